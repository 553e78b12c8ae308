import { gunzipSync } from 'node:zlib';
import type { IntentWeights } from './intent-model.ts';
import { packedWeights, weightScale } from './intent-weights.ts';

let unpacked: IntentWeights | undefined;

/** The weights that come with the product; unpacked at the first call. */
export function shippedWeights(): IntentWeights {
  unpacked ??= { values: unpack(packedWeights), scale: weightScale };
  return unpacked;
}

function unpack(packed: string): Int8Array {
  const bytes = gunzipSync(Buffer.from(packed, 'base64'));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
