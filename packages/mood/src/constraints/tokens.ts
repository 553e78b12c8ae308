import { keepLast } from '../keep-last.ts';

export interface Token {
  /** Lower case, apostrophes straight. */
  readonly text: string;
  /** Offsets into the message as typed, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
}

const tokenPattern = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['&][\p{L}\p{N}]+)*'?|[^\s]/gu;

/** Cuts a message into words and punctuation marks. */
export const tokenize = keepLast((message: string): readonly Token[] => {
  // Same length before and after, so that offsets hold for the message as typed.
  const even = message.replace(/[‘’ʼ`]/g, "'").replace(/'n'/gi, ' n ');
  return Array.from(even.matchAll(tokenPattern), (match) => {
    const start = match.index;
    const end = start + match[0].length;
    return { text: match[0].toLowerCase(), start, end, isWord: /^[\p{L}\p{N}]/u.test(match[0]) };
  });
});

/** What terms are looked up by: spaces, hyphens and apostrophes gone, "n" and "&" read as "and". */
export function lookupKey(words: readonly string[]): string {
  return words.map(keyOfWord).join('');
}

/** What a word adds to the key of the terms it stands in. */
export function keyOfWord(word: string): string {
  return word === 'n' || word === '&' ? 'and' : word.replaceAll('&', 'and').replaceAll("'", '');
}

/** The word at a place, or nothing where a clause begins or ends there. */
export function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.isWord ? token.text : '';
}

/** Whether the token is a hyphen inside a word: "soul-destroying". */
export function isInnerHyphen(tokens: readonly Token[], at: number): boolean {
  const [before, hyphen, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return hyphen?.text === '-' && before?.end === hyphen.start && after?.start === hyphen.end;
}
