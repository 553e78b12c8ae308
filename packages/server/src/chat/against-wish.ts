import type { Brief, Constraint } from '@attune/contract';
import { contraryWords, saidOtherwise } from '@attune/mix';
import { entryOf } from '@attune/vocabulary';

/** What a list says of itself that goes against a brief. */
export interface AgainstWish {
  patterns: readonly RegExp[];
  /** In lower case, letters and digits alone, with a space between words. */
  words: readonly string[];
}

/** Curators write of these in words that no vocabulary counts as their name. */
const writtenOtherwise: ReadonlyMap<string, RegExp> = new Map([
  ...saidOtherwise,
  ['party', /\b(?:part(?:y|ies)|clubbing|dance ?floors?)\b/i],
  ['workout', /\b(?:gym|work-?outs?|weights room|deadlifts?|cardio|leg day)\b/i],
  [
    'drum machine',
    /\b(?:drum machines?|drum (?:and|&|n) bass|techno|house music|jungle|breakbeats?|808s?)\b/i,
  ],
  ['drums', /\b(?:drums?|drummers?|breakbeats?)\b/i],
  ['electronic', /\b(?:electronica?|electro|techno|drum (?:and|&|n) bass|synth-?pop|edm|rave)\b/i],
]);

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
export function againstWish(
  brief: Pick<Brief, 'mood' | 'situation' | 'wanted' | 'avoided'>,
): AgainstWish | null {
  const { wanted, avoided } = brief;
  const refused = avoided.filter(({ soft }) => soft !== true);
  const had = new Set(wanted.flatMap(wordsFor));
  // "Smooth jazz, but no other jazz": what is refused may not shut out what is wanted.
  const words = refused
    .flatMap(wordsFor)
    .filter((word) => word.length > 2 && ![...had].some((one) => ` ${one} `.includes(` ${word} `)));
  const isWanted = (value: string) => wanted.some((one) => one.value === value);
  const patterns = [
    ...contraryWords(brief),
    ...refused.flatMap(({ value }) => (isWanted(value) ? [] : (writtenOtherwise.get(value) ?? []))),
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
