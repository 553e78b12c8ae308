import { wordSet } from './surroundings.ts';
import { type Token, wordAt } from './tokens.ts';

/** What may come behind a decade without its "s", so that it counts neither minutes nor people. */
const behind = wordSet(
  'please pls plz for hits music rock pop disco soul funk style stuff mix era songs or and but with only maybe dance one ones no not',
);
const joins = wordSet('and & , / + n or');
const counting = wordSet(
  'between from over under about around to at than by nearly almost like are is were was be aged ages age',
);

const isDecade = (text: string | undefined) => /^[3-9]0$/.test(text ?? '');
const isDecadeInFull = (text: string | undefined) => /^[3-9]0'?s?$/.test(text ?? '');

/** "70 and 80", "60, 70": two decades side by side; "songs from the 80": one that is pointed at. For messages that name music. */
export function bareDecade(tokens: readonly Token[], at: number): string | undefined {
  const text = tokens[at]?.text;
  if (!isDecade(text)) return undefined;
  return isOfPair(tokens, at) || isPointedAt(tokens, at) ? `19${text}s` : undefined;
}

function isOfPair(tokens: readonly Token[], at: number): boolean {
  const isJoined = (one: number) => joins.has(tokens[one]?.text ?? '');
  const goesOn = isJoined(at + 1) && isDecadeInFull(tokens[at + 2]?.text);
  const wentOn = isJoined(at - 1) && isDecadeInFull(tokens[at - 2]?.text);
  if (!goesOn && !wentOn) return false;
  const first = wentOn ? at - 2 : at;
  const last = goesOn ? at + 2 : at;
  return !counting.has(wordAt(tokens, first - 1)) && ends(tokens, last + 1);
}

function isPointedAt(tokens: readonly Token[], at: number): boolean {
  return (
    wordAt(tokens, at - 1) === 'the' &&
    ['from', 'of'].includes(wordAt(tokens, at - 2)) &&
    ends(tokens, at + 1)
  );
}

function ends(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  return (word === '' && tokens[at]?.text !== '%') || behind.has(word);
}

const beforeDecade = wordSet('less more not too very early late mid');
const about = wordSet('about around circa roughly approximately');
const feeling = wordSet(
  'after before past until since around born age aged died married feels feel felt feeling looks look looked smells days since',
);

/** "Less 2010", "like 2003", "1962 or so": a year of music that no word of music stands beside. */
export function bareYear(tokens: readonly Token[], at: number, isMusical: boolean): string | undefined {
  const [, year = '', ish] = /^((?:19[3-9]|20[0-2])\d)(ish)?$/.exec(tokens[at]?.text ?? '') ?? [];
  const isRough = ish !== undefined || isRoughly(tokens, at + 1);
  if (year === '' || !(isRough || ends(tokens, at + 1))) return undefined;
  const before = wordAt(tokens, at - 1);
  const isOfLife = feeling.has(wordAt(tokens, at - 2)) || (feeling.has(before) && !about.has(before));
  if (isOfLife) return undefined;
  const isDecadeSaid =
    beforeDecade.has(before) && (year.endsWith('0') || before === 'less' || before === 'more');
  const isOfPast = year.startsWith('19');
  const isAbout = isOfPast && about.has(before);
  // "Punk, 1980, Polish or English", "What we danced to. 1993": alone between two marks.
  const isAlone =
    (isOfPast || isMusical) && /^[,.!;:]$/.test(tokens[at - 1]?.text ?? '') && wordAt(tokens, at + 1) === '';
  return isRough || isDecadeSaid || before === 'like' || isAbout || isAlone
    ? `${year.slice(0, 3)}0s`
    : undefined;
}

/** "2003 ish", "1962 or so". */
function isRoughly(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, tokens[at]?.text === '-' ? at + 1 : at);
  const next = wordAt(tokens, at + 1);
  return (
    word === 'ish' ||
    word === 'onwards' ||
    word === 'onward' ||
    (word === 'or' && (next === 'so' || next === 'thereabouts'))
  );
}

/** "93 to 96", "'72-'75": years of one decade, for messages that name music. */
export function yearsBetween(
  tokens: readonly Token[],
  at: number,
): { value: string; to: number } | undefined {
  const second = [at + 2, at + 3].find((one) => /^[5-9]\d$/.test(tokens[one]?.text ?? ''));
  const first = tokens[at]?.text ?? '';
  if (second === undefined || !/^[5-9]\d$/.test(first)) return undefined;
  const between = tokens.slice(at + 1, second).map(({ text }) => text);
  const last = tokens[second]?.text ?? '';
  const areYears =
    ['to', '-', '–', 'till', 'until', 'through', 'thru'].includes(between[0] ?? '') &&
    (between.length === 1 || between[1] === "'") &&
    first[0] === last[0] &&
    first < last &&
    ends(tokens, second + 1);
  return areYears ? { value: `19${first.slice(0, 1)}0s`, to: second + 1 } : undefined;
}
