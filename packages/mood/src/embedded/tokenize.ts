import { messageMaxUnits } from '@attune/contract';
import { keepLast } from '../keep-last.ts';

/**
 * Cuts a message into the tokens that the model's features are built from: words in lower case, numbers,
 * punctuation that carries feeling, and single emoji without skin tone or gender.
 */
export interface TokenizedMessage {
  readonly tokens: readonly string[];
  /** True for the tokens that are words or numbers. */
  readonly isWord: readonly boolean[];
  /** Share of the letters that are capitals, 0 to 1. */
  readonly capitalShare: number;
}

const tokenPattern =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|\p{N}+|[:;=][-o]?[()DPp/\\|3]|<3|\.{2,}|[!?]+|[.,;:…]/gu;

const wordPattern = /^[\p{L}\p{N}]/u;
const isLetter = /\p{L}/u;

export const tokenize = keepLast((message: string): TokenizedMessage => {
  const text = message
    .slice(0, messageMaxUnits)
    .normalize('NFKC')
    // The work is bounded: one character may have become eighteen.
    .slice(0, messageMaxUnits)
    .replace(/[‘’ʼ`´]/g, "'");
  const tokens: string[] = [];
  const isWord: boolean[] = [];
  for (const [match] of text.matchAll(tokenPattern)) {
    const word = wordPattern.test(match);
    tokens.push(word ? evenWord(match) : evenMark(match));
    isWord.push(word);
  }
  return { tokens, isWord, capitalShare: shareOfCapitals(text) };
});

/** "sooooo" and "soooo" become "sooo": that a word is drawn out matters, how far does not. */
function evenWord(word: string): string {
  const letters = [...word.toLowerCase()];
  const isDrawnOut = (letter: string, at: number) =>
    letter === letters[at - 1] && letter === letters[at - 2] && letter === letters[at - 3];
  return letters.filter((letter, at) => !isDrawnOut(letter, at) || !isLetter.test(letter)).join('');
}

function evenMark(mark: string): string {
  if (/^[!?]+$/.test(mark)) return mark.includes('?') && mark.includes('!') ? '?!' : mark.slice(0, 2);
  if (mark === '…' || mark.startsWith('..')) return '…';
  return mark;
}

function shareOfCapitals(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 6) return 0;
  return (text.match(/\p{Lu}/gu)?.length ?? 0) / letters;
}
