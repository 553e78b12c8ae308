import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as z from 'zod';

/** A built file, as it is and compressed. */
interface ScriptFile {
  plain: Buffer;
  brotli: Buffer;
}

/** The script that makes the pages sound. */
export interface PlayerScript {
  /** Below the plugin's prefix; changes with the content, so it can be kept for ever. */
  entryPath: string;
  /** The entry and what it loads later, by their file names. */
  files: ReadonlyMap<string, ScriptFile>;
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string().regex(/^[\w.-]+\.js$/), isEntry: z.boolean().optional() }),
);

const compress = promisify(brotliCompress);

/**
 * Reads what `npm run build` made of `src/client`. Found as a package export, as a bundler may have moved this module.
 * @returns `null` where it has not been built: the pages then work as they do without a script.
 */
export async function loadPlayerScript(
  manifestPath: string | null = builtManifest(),
): Promise<PlayerScript | null> {
  if (manifestPath === null) return null;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) return null;
  const files = await Promise.all(
    chunks.map(async ({ file }): Promise<[string, ScriptFile]> => {
      const plain = readFileSync(join(dirname(manifestPath), file));
      // Once per start, so a quality that takes a few hundredths of a second is enough.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 7 };
      return [file, { plain, brotli: await compress(plain, { params }) }];
    }),
  );
  return { entryPath: `/assets/${entry.file}`, files: new Map(files) };
}

function builtManifest(): string | null {
  try {
    return createRequire(import.meta.url).resolve('@attune/local-streaming/client/manifest.json');
  } catch {
    return null;
  }
}
