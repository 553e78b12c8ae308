import { type TokenizedMessage, tokenize } from './tokenize.ts';

/** Kinds of features; each is a seed, so that equal strings of different kinds are different features. */
export const featureKinds = {
  word: 1,
  pair: 2,
  triple: 3,
  chars: 4,
  negated: 5,
  late: 6,
  early: 7,
  mark: 8,
  shape: 9,
  skip: 10,
  last: 11,
  stem: 12,
} as const;

const negators = new Set(
  "not no never without nothing none neither nor cannot can't cant don't dont didn't didnt isn't isnt ain't aint won't wont doesn't doesnt wasn't wasnt shouldn't couldn't wouldn't nobody".split(
    ' ',
  ),
);
const contrasts = new Set(['but', 'though', 'although', 'however', 'yet', 'still', 'instead', 'anyway']);

export interface FeatureOptions {
  negation?: boolean;
  contrast?: boolean;
  charMin?: number;
  charMax?: number;
  crossWord?: boolean;
  skip?: boolean;
  last?: boolean;
  shape?: boolean;
  triples?: boolean;
}

function hashString(kind: number, text: string): number {
  let h = (0x811c9dc5 ^ Math.imul(kind, 0x9e3779b1)) >>> 0;
  for (let i = 0; i < text.length; i += 1) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 16;
  return h >>> 0;
}

export function featuresOf(
  message: string,
  options: FeatureOptions = {},
): { words: number[]; chars: number[] } {
  const o = {
    negation: true,
    contrast: true,
    charMin: 2,
    charMax: 5,
    crossWord: false,
    skip: false,
    last: false,
    shape: true,
    triples: true,
    ...options,
  };
  const m: TokenizedMessage = tokenize(message);
  const words = new Set<number>();
  const chars = new Set<number>();
  const T = m.tokens;
  const W = T.filter((_, i) => m.isWord[i] || /[^.,;:!?…]/.test(T[i]!));
  for (let i = 0; i < T.length; i += 1) if (!m.isWord[i]) words.add(hashString(featureKinds.mark, T[i]!));
  const P = ['^', ...W, '$'];
  for (let i = 0; i < P.length; i += 1) {
    if (i > 0 && i < P.length - 1) words.add(hashString(featureKinds.word, P[i]!));
    if (i + 1 < P.length) words.add(hashString(featureKinds.pair, `${P[i]} ${P[i + 1]}`));
    if (o.triples && i + 2 < P.length)
      words.add(hashString(featureKinds.triple, `${P[i]} ${P[i + 1]} ${P[i + 2]}`));
    if (o.skip && i + 2 < P.length) words.add(hashString(featureKinds.skip, `${P[i]} ${P[i + 2]}`));
  }
  if (o.negation) {
    let left = 0;
    for (let i = 0; i < T.length; i += 1) {
      if (!m.isWord[i] && /[.,;:!?…]/.test(T[i]!)) {
        left = 0;
        continue;
      }
      if (contrasts.has(T[i]!)) left = 0;
      if (negators.has(T[i]!)) {
        left = 4;
        continue;
      }
      if (left > 0) {
        words.add(hashString(featureKinds.negated, T[i]!));
        left -= 1;
      }
    }
  }
  if (o.contrast) {
    let at = -1;
    for (let i = 0; i < T.length; i += 1) if (contrasts.has(T[i]!)) at = i;
    if (at > 0 && at < T.length - 1) {
      for (let i = 0; i < T.length; i += 1)
        if (m.isWord[i]) words.add(hashString(i < at ? featureKinds.early : featureKinds.late, T[i]!));
    }
  }
  if (o.last) {
    let at = -1;
    for (let i = 0; i < T.length - 1; i += 1) if (!m.isWord[i] && /^[.,;:!?…]/.test(T[i]!)) at = i;
    if (at > 0)
      for (let i = at + 1; i < T.length; i += 1)
        if (m.isWord[i]) words.add(hashString(featureKinds.last, T[i]!));
  }
  if (o.shape) {
    if (m.capitalShare > 0.6) words.add(hashString(featureKinds.shape, 'CAPS'));
    words.add(hashString(featureKinds.shape, `len${Math.min(6, Math.floor(Math.log2(1 + W.length)))}`));
  }
  const units = o.crossWord ? [` ${W.join(' ')} `] : W.map((w) => ` ${w} `);
  for (const u of units) {
    for (let n = o.charMin; n <= o.charMax; n += 1) {
      for (let i = 0; i + n <= u.length; i += 1) chars.add(hashString(featureKinds.chars, u.slice(i, i + n)));
    }
  }
  return { words: [...words], chars: [...chars] };
}
