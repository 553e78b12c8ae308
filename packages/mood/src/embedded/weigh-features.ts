import type { MessageFeatures } from './features.ts';

const directoryBits = 16;

/** The position of the first key for each value of a key's highest bits, so that few keys are left to compare. */
export function keyDirectory(keys: Uint32Array): Uint32Array {
  const directory = new Uint32Array(2 ** directoryBits + 1).fill(keys.length);
  for (let position = keys.length - 1; position >= 0; position -= 1) {
    directory[(keys[position] as number) >>> (32 - directoryBits)] = position;
  }
  for (let at = directory.length - 2; at >= 0; at -= 1) {
    directory[at] = Math.min(directory[at] as number, directory[at + 1] as number);
  }
  return directory;
}

/** Position of a key in a rising list, or -1. */
export function findKey(keys: Uint32Array, key: number, directory?: Uint32Array): number {
  const bucket = key >>> (32 - directoryBits);
  let low = directory === undefined ? 0 : (directory[bucket] as number);
  let high = (directory === undefined ? keys.length : (directory[bucket + 1] as number)) - 1;
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
  directory: Uint32Array,
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
      const position = findKey(keys, key, directory);
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
