import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Words, the most frequent first, with `dimension` numbers each. */
export interface PublicVectors {
  words: string[];
  vectors: Float64Array;
  dimension: number;
}

const publicDimension = 100;

/**
 * Vectors of frequent English words from which training starts: GloVe (Pennington, Socher and Manning, 2014; Public Domain
 * Dedication and License), `words.txt.gz` and `vectors-f16le.bin.gz` in a folder outside the project. Turned to their principal
 * axes, of which the first `dimension` are kept, each word at length 1.
 */
export function readPublicVectors(folder: string, dimension: number): PublicVectors {
  const read = (name: string) => gunzipSync(readFileSync(join(folder, name)));
  const words = read('words.txt.gz').toString('utf8').trimEnd().split('\n');
  const raw = halfFloats(read('vectors-f16le.bin.gz'), words.length * publicDimension);
  const means = new Float64Array(publicDimension);
  for (const [at, one] of raw.entries()) {
    const d = at % publicDimension;
    means[d] = (means[d] as number) + one / words.length;
  }
  const centred = raw.map((one, at) => one - (means[at % publicDimension] as number));
  const axes = principalAxes(centred, publicDimension, dimension);
  const vectors = new Float64Array(words.length * dimension);
  for (const word of words.keys()) {
    const own = centred.subarray(word * publicDimension, (word + 1) * publicDimension);
    const turned = axes.map((axis) => axis.reduce((sum, one, d) => sum + one * (own[d] as number), 0));
    const length = Math.hypot(...turned) || 1;
    vectors.set(
      turned.map((one) => one / length),
      word * dimension,
    );
  }
  return { words, vectors, dimension };
}

function halfFloats(bytes: Buffer, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, at) => {
    const half = bytes.readUInt16LE(2 * at);
    const [sign, exponent, fraction] = [half >>> 15 ? -1 : 1, (half >>> 10) & 31, half & 1023];
    if (exponent === 0) return sign * 2 ** -24 * fraction;
    return sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
  });
}

const turns = 60;

/** The directions in which rows of `width` numbers vary most, by repeated multiplication with their covariance. */
function principalAxes(rows: Float64Array, width: number, count: number): Float64Array[] {
  const covariance = new Float64Array(width * width);
  for (let from = 0; from < rows.length; from += width)
    for (let i = 0; i < width; i += 1)
      for (let j = 0; j < width; j += 1)
        covariance[i * width + j] =
          (covariance[i * width + j] as number) + (rows[from + i] as number) * (rows[from + j] as number);
  const axes: Float64Array[] = [];
  for (let axis = 0; axis < count; axis += 1) {
    let direction = Float64Array.from({ length: width }, (_, d) => (d === axis ? 1 : 0.01));
    for (let turn = 0; turn < turns; turn += 1) {
      const next = Float64Array.from({ length: width }, (_, i) =>
        direction.reduce((sum, one, j) => sum + one * (covariance[i * width + j] as number), 0),
      );
      // What the axes before hold is taken out.
      for (const before of axes) {
        const part = before.reduce((sum, one, d) => sum + one * (next[d] as number), 0);
        for (let d = 0; d < width; d += 1) next[d] = (next[d] as number) - part * (before[d] as number);
      }
      const length = Math.hypot(...next) || 1;
      direction = next.map((one) => one / length);
    }
    axes.push(direction);
  }
  return axes;
}
