import { accessSync, constants, mkdirSync } from 'node:fs';
import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/settings.ts';

/** Whether anything is to be kept: where listeners are at Spotify, only a secret that is not given. */
const keeps = ({ sessionSecret, streaming }: Pick<Config, 'sessionSecret' | 'streaming'>) =>
  sessionSecret === undefined || streaming.kind === 'built-in';

/**
 * Whoever named a folder for what is kept is not to find out with the next start that nothing was. Where none is named, memory does.
 * @throws {ConfigError} where it cannot be written
 */
export function requireNamedDataDir(
  config: Pick<Config, 'dataDir' | 'isDataDirNamed' | 'sessionSecret' | 'streaming'>,
): void {
  if (config.isDataDirNamed !== true || !keeps(config)) return;
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    accessSync(config.dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    const expected = `expected a folder that this user can read and write (${code})`;
    throw new ConfigError([{ key: 'DATA_DIR', expected }]);
  }
}
