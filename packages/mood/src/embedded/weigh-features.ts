import type { MessageFeatures } from './features.ts';

/** Position of a key in a rising list, or -1. */
export function findKey(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * The known features of a message with their values: rarity over the length of the family's vector, times the
 * family's weight. Used by training and at run time alike, so that both see the same numbers.
 */
export function weighFeatures(
  features: MessageFeatures,
  keys: Uint32Array,
  rarityOf: (position: number) => number,
  familyWeights: readonly number[],
): { columns: Int32Array; values: Float32Array } {
  const families = [features.words, features.characters];
  const columns: number[] = [];
  const values: number[] = [];
  for (const [family, familyKeys] of families.entries()) {
    const from = columns.length;
    let squares = 0;
    for (const key of familyKeys) {
      const position = findKey(keys, key);
      if (position === -1) continue;
      const rarity = rarityOf(position);
      squares += rarity * rarity;
      columns.push(position);
      values.push(rarity);
    }
    const scale = (familyWeights[family] ?? 0) / (Math.sqrt(squares) || 1);
    for (let at = from; at < values.length; at += 1) values[at] = (values[at] ?? 0) * scale;
  }
  return { columns: Int32Array.from(columns), values: Float32Array.from(values) };
}
