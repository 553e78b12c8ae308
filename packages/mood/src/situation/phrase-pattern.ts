import { isInnerHyphen, tokenize } from '../constraints/tokens.ts';

/** A place of a phrase: one of these runs of words, or nothing where it may be left out. */
interface Part {
  choices: readonly (readonly string[])[];
  isOptional: boolean;
}

export type PhrasePattern = readonly Part[];

/**
 * A phrase as it is written in the lists: `(a|b c)` is a choice, `?` behind it leaves it out as well, `#` is a number in figures or
 * words, `^` and `$` are where a clause begins and ends.
 */
export function readPattern(line: string): PhrasePattern {
  const written = line.trim().match(/\([^)]{1,900}\)\??|\S{1,40}/g) ?? [];
  return written.map((part) => {
    const group = /^\(([^)]+)\)(\??)$/.exec(part);
    const choices = group === null ? [part] : (group[1] ?? '').split('|');
    return { choices: choices.map((choice) => choice.split(' ')), isOptional: group?.[2] === '?' };
  });
}

/** The words a phrase may begin with. */
export function firstWords(pattern: PhrasePattern): Set<string> {
  const found = new Set<string>();
  for (const { choices, isOptional } of pattern) {
    const words = choices.map(([word = '']) => word).filter((word) => word !== '^');
    for (const word of words) found.add(word);
    if (!isOptional && words.length > 0) break;
  }
  return found;
}

const digits = new Set('one two three four five six seven eight nine'.split(' '));
const tens = new Set('twenty thirty forty fifty sixty seventy eighty ninety'.split(' '));
const numbers = new Set([
  ...digits,
  ...tens,
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen hundred'.split(' '),
]);
const figures = /^\d{1,4}(?:[.,]\d{1,2})?(?:st|nd|rd|th)?$/;
export const isNumber = (word: string): boolean => numbers.has(word) || figures.test(word);

/** In words and marks; nobody comes to it later. */
const mostRead = 120;

/** The words of a message in lower case, without apostrophes; '' where a mark parts them. "In-laws" are two. */
export function clauseWords(message: string): string[] {
  return tokenize(message)
    .slice(0, mostRead)
    .filter((_, at, tokens) => !isInnerHyphen(tokens, at))
    .map(({ text, isWord }) => (isWord ? text.replaceAll("'", '') : ''));
}

/** How many words from a place on a phrase takes at the most; -1 where it does not stand there. */
export function lengthAt(words: readonly string[], at: number, pattern: PhrasePattern, part = 0): number {
  const here = pattern[part];
  if (here === undefined) return 0;
  let longest = here.isOptional ? lengthAt(words, at, pattern, part + 1) : -1;
  for (const choice of here.choices) {
    const taken = wordsTaken(words, at, choice);
    const rest = taken === -1 ? -1 : lengthAt(words, at + taken, pattern, part + 1);
    if (rest !== -1) longest = Math.max(longest, taken + rest);
  }
  return longest;
}

function wordsTaken(words: readonly string[], at: number, choice: readonly string[]): number {
  let place = at;
  for (const one of choice) {
    const word = words[place] ?? '';
    if (one === '^') {
      if ((words[place - 1] ?? '') !== '') return -1;
    } else if (one === '$') {
      if (word !== '') return -1;
    } else if (one === '#' && isNumber(word))
      place += tens.has(word) && digits.has(words[place + 1] ?? '') ? 2 : 1;
    else if (one === word) place += 1;
    else return -1;
  }
  return place - at;
}
