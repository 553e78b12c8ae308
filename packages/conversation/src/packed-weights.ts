import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

/** The trained weights that come with the product, by their names among the exports of this package. */
export type WeightFile =
  | 'intent-weights'
  | 'question-weights'
  | 'opening-weights'
  | 'mood-weights'
  | 'follow-up-weights'
  | 'told-weights';

/**
 * Reads a file of trained weights; resolved as an export, so that the sources and a bundled server both find it. A message is
 * the first to need one: to carry them in the code would make every start slower.
 */
export function readWeightFile(name: WeightFile): unknown {
  const file = createRequire(import.meta.url).resolve(`@attune/conversation/${name}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param packed gzip, base64 */
export function unpackBytes(packed: string): Int8Array {
  const bytes = gunzipSync(Buffer.from(packed, 'base64'));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
