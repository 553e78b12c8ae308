import { createRepertoire } from '@attune/repertoire';
import { StandaloneError, startStandalone } from './standalone.ts';
import { loadStandaloneConfig, StandaloneConfigError } from './standalone-config.ts';

try {
  const app = await startStandalone(loadStandaloneConfig(process.env), createRepertoire(), (text, kind) => {
    (kind === 'notice' ? process.stdout : process.stderr).write(`${text}\n`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
} catch (error) {
  if (!(error instanceof StandaloneError || error instanceof StandaloneConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
