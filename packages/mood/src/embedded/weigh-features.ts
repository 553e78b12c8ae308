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
  const most = features.words.length + features.characters.length;
  const columns = new Int32Array(most);
  const values = new Float32Array(most);
  const rarities = new Float64Array(most);
  let count = 0;
  for (let family = 0; family < families.length; family += 1) {
    const familyKeys = families[family] as Uint32Array;
    const from = count;
    let squares = 0;
    for (let at = 0; at < familyKeys.length; at += 1) {
      const position = findKey(keys, familyKeys[at] as number, directory);
      if (position === -1) continue;
      const rarity = rarityOf(position);
      squares += rarity * rarity;
      columns[count] = position;
      rarities[count] = rarity;
      count += 1;
    }
    const scale = (familyWeights[family] ?? 0) / (Math.sqrt(squares) || 1);
    for (let at = from; at < count; at += 1) values[at] = (rarities[at] as number) * scale;
  }
  return { columns: columns.subarray(0, count), values: values.subarray(0, count) };
}
