import type { Brief, Constraint, Situation } from '@attune/contract';
import { entryOf } from '@attune/vocabulary';

/** What a list says of itself that goes against a brief. */
export interface AgainstWish {
  patterns: readonly RegExp[];
  /** In lower case, letters and digits alone, with a space between words. */
  words: readonly string[];
}

const sleeping =
  /\b(?:sleep(?:ing|y)?|asleep|bab(?:y|ies)|lullab(?:y|ies)|pillows?|lights out|bedtime|insomnia|naps?)\b/i;

/** Who does these is awake, and wants to stay so, however calm the music. */
const awake: ReadonlySet<Situation> = new Set<Situation>([
  ...(['workout', 'running', 'party', 'sports match', 'celebration', 'achievement', 'wedding'] as const),
  ...([
    'cleaning',
    'cooking',
    'commute',
    'travel',
    'dinner with guests',
    'study',
    'coding',
    'exams',
  ] as const),
  ...(['making something', 'waking up'] as const),
]);
const awakeActivities: ReadonlySet<string> = new Set(
  'workout running cycling walking driving dancing party cleaning cooking work study coding hiking gaming travel gardening'.split(
    ' ',
  ),
);

/** Curators write of these in words that no vocabulary counts as their name. */
const saidOtherwise: ReadonlyMap<string, RegExp> = new Map([
  [
    'romance',
    /\b(?:romances?|romantic|in love|love (?:songs?|affairs?)|lovers|kiss(?:es|ing)?|holding hands|sweethearts?|valentines?)\b/i,
  ],
  [
    'heartbreak',
    /\b(?:heart-?\s?breaks?|heart-?\s?broken|break-?\s?ups?|broke up|my ex|left me|divorced?)\b/i,
  ],
  ['sleep', sleeping],
  ['party', /\b(?:part(?:y|ies)|clubbing|dance ?floors?)\b/i],
  ['workout', /\b(?:gym|work-?outs?|weights room|deadlifts?|cardio|leg day)\b/i],
  [
    'drum machine',
    /\b(?:drum machines?|drum (?:and|&|n) bass|techno|house music|jungle|breakbeats?|808s?)\b/i,
  ],
  ['drums', /\b(?:drums?|drummers?|breakbeats?)\b/i],
  ['electronic', /\b(?:electronica?|electro|techno|drum (?:and|&|n) bass|synth-?pop|edm|rave)\b/i],
]);

/** Whoever asks for sleep, or a child's, is shown lists for it. */
const wantsSleep = ({ situation, wanted }: Pick<Brief, 'situation' | 'wanted'>): boolean =>
  situation === 'falling asleep' ||
  situation === 'sleeplessness' ||
  situation === 'birth' ||
  wanted.some(({ value }) => value === 'sleep' || value === 'lullaby' || value === "children's music");

const isAwake = ({ situation, wanted }: Pick<Brief, 'situation' | 'wanted'>): boolean =>
  (situation !== null && awake.has(situation)) ||
  wanted.some(({ kind, value }) => kind === 'activity' && awakeActivities.has(value));

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Its name and what somebody types for it, but for what means something else in everyday speech. */
function wordsFor({ kind, value }: Constraint): string[] {
  if (kind === 'language') return [];
  const entry = kind === 'artist' || kind === 'keyword' ? undefined : entryOf(kind, value);
  const terms = entry === undefined ? [value] : [value, ...entry.terms];
  return terms.filter((term) => term === value || entry?.ambiguous.includes(term) !== true).map(lettersOf);
}

/** What a list may not say of itself to stand beside a mix for this brief; `null` where nothing speaks against any. */
export function againstWish({
  situation,
  wanted,
  avoided,
}: Pick<Brief, 'situation' | 'wanted' | 'avoided'>): AgainstWish | null {
  const refused = avoided.filter(({ soft }) => soft !== true);
  const had = new Set(wanted.flatMap(wordsFor));
  // "Smooth jazz, but no other jazz": what is refused may not shut out what is wanted.
  const words = refused
    .flatMap(wordsFor)
    .filter((word) => word.length > 2 && ![...had].some((one) => ` ${one} `.includes(` ${word} `)));
  const isWanted = (value: string) => wanted.some((one) => one.value === value);
  const patterns = [
    ...(isAwake({ situation, wanted }) && !wantsSleep({ situation, wanted }) ? [sleeping] : []),
    ...refused.flatMap(({ value }) => (isWanted(value) ? [] : (saidOtherwise.get(value) ?? []))),
  ];
  return words.length + patterns.length === 0 ? null : { words, patterns };
}

/** Whether a list says of itself what goes against the wish. */
export function goesAgainst(
  { patterns, words }: AgainstWish,
  { name, description }: { name: string; description: string | null },
): boolean {
  const text = `${name}. ${description ?? ''}`;
  const said = ` ${lettersOf(text)} `;
  return (
    patterns.some((pattern) => pattern.test(text)) ||
    words.some((word) => said.includes(` ${word} `) || said.includes(` ${word}s `))
  );
}
