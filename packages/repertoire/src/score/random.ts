/** Seeded chance. Two streams with the same seed give the same values on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** An item chosen with odds in proportion to its weight. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  /** About normal, mean 0, standard deviation 1, never beyond 3.5. */
  bell(): number;
}

/**
 * A named stream of chance for one track. Each part draws from a stream of its own, so that a change to the drums
 * leaves the melody as it was.
 */
export function randomStream(trackId: string, name: string): Random {
  const next = sfc32(hash128(`${trackId}/${name}`));
  const random: Random = {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('cannot pick from an empty list');
      return item;
    },
    weighted(items, weight) {
      const total = items.reduce((sum, item) => sum + weight(item), 0);
      let left = next() * total;
      for (const item of items) {
        left -= weight(item);
        if (left < 0) return item;
      }
      return random.pick(items);
    },
    // A sum of uniform draws (Irwin-Hall): unlike logarithm and cosine it is bit-exact on every engine.
    bell: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  };
  return random;
}

type Words = [number, number, number, number];

/** FNV-1a over four lanes with a murmur finaliser; enough to set the generator's 128 bits of state apart. */
function hash128(text: string): Words {
  const words: Words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (let i = 0; i < text.length; i++) {
    for (let lane = 0; lane < 4; lane++) {
      words[lane] = Math.imul((words[lane] ?? 0) ^ (text.charCodeAt(i) + lane), 0x01000193);
    }
  }
  return words.map((word) => {
    let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  }) as Words;
}

/** Chris Doty-Humphrey's small fast counting generator (sfc32), from PractRand; public domain. */
function sfc32(seed: Words): () => number {
  let [a, b, c, counter] = seed;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}
