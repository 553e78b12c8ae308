import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isMoodModelError, MoodModelError } from '../errors.ts';
import { featureVersion } from './features.ts';
import { decodeModel, type MoodModel } from './model-format.ts';

/** Where the model and its recorded checksum (SHA-256, hexadecimal) lie on disk. */
export interface ModelFiles {
  model: string;
  checksum: string;
}

/**
 * The model that ships with Attune. Resolved as an export of this package, so that the sources and a bundled
 * server both find it.
 */
export function shippedModelFiles(): ModelFiles {
  const { resolve } = createRequire(import.meta.url);
  return { model: resolve('@attune/mood/model'), checksum: resolve('@attune/mood/model/checksum') };
}

/**
 * Reads a model and makes sure it is the one that was recorded.
 * @throws {MoodModelError} `model-file` when a file is missing, the checksum differs, or the model was made
 * for another version of the features.
 */
export async function loadModel(files?: ModelFiles): Promise<MoodModel> {
  try {
    const { model, checksum } = files ?? shippedModelFiles();
    const [bytes, recorded] = await Promise.all([readFile(model), readFile(checksum, 'utf8')]);
    const actual = createHash('sha256').update(bytes).digest('hex');
    if (actual !== recorded.trim().split(/\s/)[0]) {
      throw new MoodModelError('model-file', 'The mood model differs from its recorded checksum.');
    }
    const decoded = decodeModel(bytes);
    if (decoded.header.featureVersion !== featureVersion) {
      throw new MoodModelError('model-file', 'The mood model was made for another version of the features.');
    }
    return decoded;
  } catch (cause) {
    if (isMoodModelError(cause)) throw cause;
    throw new MoodModelError('model-file', 'The mood model could not be read.', { cause });
  }
}
