import { findBeats, speaksOfTempo, tempoOf, vocabulary } from '@attune/vocabulary';
import { bareDecade, bareYear, yearsBetween } from './bare-years.ts';
import { byFirstWord } from './phrases.ts';
import type { Span } from './span.ts';
import type { Token } from './tokens.ts';

/** Words for decades ("nineties") may be somebody's age as well; other words for when music was made may not. */
const isDecade = (value: string) => value.endsWith('0s');
const eraTerms = vocabulary.era.flatMap(({ value, terms }) =>
  terms.filter((term) => term !== value || !isDecade(value)).map((term) => [term.split(' '), value] as const),
);
const isDecadeWord = ([words, value]: readonly [readonly string[], string]) =>
  isDecade(value) && words.length === 1;
const decadeWords: ReadonlyMap<string, string> = new Map(
  eraTerms.filter(isDecadeWord).map(([words, value]) => [words.join(' '), value]),
);
const eraPhrases = eraTerms.filter((term) => !isDecadeWord(term));
const eraPhrasesByFirstWord = byFirstWord(eraPhrases, ([words]) => words);

/** Words before a decade that make it somebody's age or a temperature. */
const ageOrWeather = new Set([
  'my',
  'his',
  'her',
  'their',
  'our',
  'your',
  'mid',
  'low',
  'high',
  'late',
  'early',
  'upper',
]);

/** Whether any word of the message speaks of music, which tells years of music from years of a life. */
export function speaksOfMusic(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => ofMusic.test(text));
}

/** How much a message speaks of music: by words for it, or by naming some. */
export interface SpokenOf {
  /** Words for music, or a name that means nothing else. */
  musical: boolean;
  /** Any name of a kind of music, be it an everyday word as well. */
  named: boolean;
}

/** A decade, a year or another word for when music was made, starting at the token. */
export function findEra(
  tokens: readonly Token[],
  from: number,
  musical: boolean,
  spoken: SpokenOf,
): Span | undefined {
  for (const [words, value] of eraPhrasesByFirstWord.get(tokens[from]?.text ?? '') ?? []) {
    if (words.every((word, offset) => tokens[from + offset]?.text === word)) {
      return era(value, from, from + words.length);
    }
  }
  const start = tokens[from]?.text === "'" ? from + 1 : from;
  const text = tokens[start]?.text;
  if (text === undefined) return undefined;
  const years = spoken.named ? yearsBetween(tokens, start) : undefined;
  if (years !== undefined) return era(years.value, from, years.to);
  const bare =
    (spoken.named ? bareDecade(tokens, start) : undefined) ?? bareYear(tokens, start, spoken.musical);
  if (bare !== undefined) return era(bare, from, start + 1);
  const value = decadeWords.get(text) ?? decadeOfNumber(text) ?? decadeOfYear(tokens, start, musical);
  // Two digits below thirty are as often weights, ages or the coming decade.
  if (/^[12]0'?s$/.test(text) && !spoken.musical) return undefined;
  if (value === undefined) return undefined;
  if (isAgeOrWeather(tokens, from, start) && !isPartOfDecade(tokens, from, start, spoken.musical))
    return undefined;
  return era(value, from, start + 1);
}

const figure = /^\d{2,3}(?:bpm|spm)?$/;
const ofHearts = new Set(['heart', 'pulse', 'heartbeat', 'heartrate']);

/** The words of a message that has beats per minute to look for, and whether it speaks of how fast music is. */
export interface Figures {
  words: readonly string[];
  ofTempo: boolean;
}

/** `null` where no figure stands that could be beats per minute of music. */
export function figuresIn(tokens: readonly Token[]): Figures | null {
  const words = tokens.map(({ text }) => text);
  if (!words.some((word) => figure.test(word)) || words.some((word) => ofHearts.has(word))) return null;
  return { words, ofTempo: speaksOfTempo(words.join(' ')) };
}

/** "60 bpm", "140 to 150 bpm", "bpm around 160": beats per minute as a tempo. */
export function findTempo({ words, ofTempo }: Figures, from: number): Span | undefined {
  const found = findBeats(words, from, ofTempo);
  if (found === null) return undefined;
  const value = tempoOf(found.beats);
  return { kind: 'tempo', value, from, to: from + found.words, ambiguous: false, onlyAvoided: false };
}

function era(value: string, from: number, to: number): Span {
  return { kind: 'era', value, from, to, ambiguous: false, onlyAvoided: false };
}

/** "90s", "90's", "1990s", "00s": two digits below 20 are of this century, the others of the last. */
function decadeOfNumber(text: string): string | undefined {
  const match = /^((?:19|20)?)(\d0)'?s$/.exec(text);
  const [, century, decade] = match ?? [];
  if (decade === undefined) return undefined;
  if (century !== undefined && century !== '') return `${century}${decade}s`;
  return Number(decade) < 20 ? `20${decade}s` : `19${decade}s`;
}

const beforeYear = new Set(['from', 'of', 'in', 'circa', 'hits', 'songs', 'music']);
const ofMusic =
  /^(?:songs?|music|hits|playlist|tracks?|tunes?|album|albums|stuff|vibes?|bangers?|anthems?|ballads?|classics|oldies|mixtapes?|dance)$/;

const listening = new Set(
  'listened listening hear heard danced dancing dance played playing sang sung singing'.split(' '),
);
const asking = new Set('something anything what whatever stuff give play want'.split(' '));

/** "Something we would have listened to in 1978". */
function isListenedTo(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) => listening.has(text)) && tokens.some(({ text }) => asking.has(text));
}

function decadeOfYear(tokens: readonly Token[], at: number, musical: boolean): string | undefined {
  const text = tokens[at]?.text ?? '';
  if (!/^(?:19[2-9]\d|20[0-2]\d)$/.test(text) || !beforeYear.has(tokens[at - 1]?.text ?? ''))
    return undefined;
  // A year alone tells a story ("that summer in 1988"); with words of music it names an era.
  if (!(musical || isListenedTo(tokens))) return undefined;
  return `${text.slice(0, 3)}0s`;
}

function isAgeOrWeather(tokens: readonly Token[], from: number, start: number): boolean {
  const before = tokens[from - 1]?.text ?? '';
  const before2 = tokens[from - 2]?.text ?? '';
  if (ageOrWeather.has(before) || (before === '-' && ageOrWeather.has(before2))) return true;
  const after = tokens[start + 1]?.text ?? '';
  return (
    after === 'outside' || after === 'degrees' || (before === 'the' && before2 === 'in' && isWeather(tokens))
  );
}

/** Nobody is in their late 2000s, and few messages that speak of music tell an age. */
const ofCentury = /^(?:\d{4}|[089]0)'?s$|^(?:nineties|eighties|noughties)$/;

/** "Late 90s", "the early 2000s": a part of a decade; "in her late 80s" is an age, "high 80s" the weather. */
function isPartOfDecade(tokens: readonly Token[], from: number, start: number, musical: boolean): boolean {
  const part = tokens[from - 1]?.text === '-' ? from - 2 : from - 1;
  if (!['late', 'early', 'mid'].includes(tokens[part]?.text ?? '')) return false;
  const isAsked =
    tokens.some(({ text }) => asking.has(text)) && tokens[part - 2]?.text !== 'in' && !isWeather(tokens);
  if (!musical && !isAsked && !ofCentury.test(tokens[start]?.text ?? '')) return false;
  return ![tokens[part - 1]?.text, tokens[part - 2]?.text].some((word) => ofSomebody.has(word ?? ''));
}

const ofSomebody = new Set("my his her their our your i'm im am is he's she's was turning".split(' '));

function isWeather(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) =>
    ['outside', 'degrees', 'sunny', 'heat', 'hot', 'temperature'].includes(text),
  );
}
