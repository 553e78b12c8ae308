/**
 * How alike two pieces are bar by bar, whatever their key: the highest correlation of their beat-wise chroma over all
 * twelve transpositions. 1 is the same harmony and tune at the same places; unrelated pieces lie around 0.3.
 */
export function chromaSimilarity(
  a: readonly (readonly number[])[],
  b: readonly (readonly number[])[],
): number {
  const beats = Math.min(a.length, b.length);
  let best = -1;
  for (let shift = 0; shift < 12; shift++) {
    const first: number[] = [];
    const second: number[] = [];
    for (let beat = 0; beat < beats; beat++) {
      for (let tone = 0; tone < 12; tone++) {
        first.push(a[beat]?.[tone] ?? 0);
        second.push(b[beat]?.[(tone + shift) % 12] ?? 0);
      }
    }
    best = Math.max(best, correlation(first, second));
  }
  return best;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const meanA = a.reduce((sum, value) => sum + value, 0) / a.length;
  const meanB = b.reduce((sum, value) => sum + value, 0) / b.length;
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  for (let i = 0; i < a.length; i++) {
    const da = (a[i] ?? 0) - meanA;
    const db = (b[i] ?? 0) - meanB;
    product += da * db;
    squareA += da * da;
    squareB += db * db;
  }
  return product / Math.max(1e-9, Math.sqrt(squareA * squareB));
}
