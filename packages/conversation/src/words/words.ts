import { tokenize } from '@attune/mood';
import { isFiller } from '../cues/fillers.ts';
import { commonWords } from './common-words.ts';
import { repairWord } from './repair-word.ts';
import { spelledOut } from './spelled-out.ts';

/** One word of a message as it is compared, or one mark between words. */
export interface Word {
  /** Lower case, without apostrophes, short forms spelled out. */
  text: string;
  isWord: boolean;
  /** Offsets into the message as typed. Two words that one short form stands for share them. */
  start: number;
  end: number;
}

/** The marks that end a sentence, as words of a message have them. */
export const sentenceEnds: ReadonlySet<string> = new Set(['.', '!', '?', ';', '\n']);

/** Nothing is looked for beyond this many words; the longest message has fewer unless it is made to be slow. */
const mostWords = 300;

/** Cuts a message into words, those with a slip of the thumb repaired. Hyphens inside words separate them. */
export function wordsOf(message: string): Word[] {
  const words: Word[] = [];
  const tokens = tokenize(message);
  for (let at = 0; at < tokens.length && words.length < mostWords; at += 1) {
    const { text = '', start = 0, end = 0, isWord = false } = tokens[at] ?? {};
    if (text === 'w' && tokens[at + 1]?.text === '/' && tokens[at + 2]?.text === 'o') {
      words.push({ text: 'without', isWord: true, start, end: tokens[at + 2]?.end ?? end });
      at += 2;
      continue;
    }
    if (text === '-' || text === "'" || text === '+') continue;
    if (!isWord) {
      // "&" joins as "and" does.
      words.push({ text: text === '&' ? 'and' : text, isWord: text === '&', start, end });
      continue;
    }
    for (const part of partsOf(text)) words.push({ text: part, isWord: true, start, end });
  }
  return words;
}

function partsOf(text: string): readonly string[] {
  const plain = shortened(text.replaceAll("'", ''));
  const known = spelledOut.get(text) ?? spelledOut.get(plain);
  if (known !== undefined) return known;
  const measured = splitMeasure(plain);
  if (measured !== undefined) return measured.flatMap((part) => spelledOut.get(part) ?? [part]);
  return [repairWord(withoutDoubledEnd(plain))];
}

/** "okayy" as "okay". */
function withoutDoubledEnd(word: string): string {
  const base = word.slice(0, -1);
  const isDoubled = word.length > 3 && word.at(-1) === word.at(-2);
  return isDoubled && !commonWords.has(word) && (commonWords.has(base) || isFiller(base)) ? base : word;
}

/** "sooooo" as "so": no English word has a letter three times in a row. */
function shortened(word: string): string {
  if (word.length < 3) return word;
  let kept = '';
  for (let at = 0; at < word.length; at += 1) {
    const isThird = word[at] === word[at - 1] && word[at] === word[at + 1];
    const isLaterThanThird = word[at] === word[at - 1] && word[at] === word[at - 2];
    if (isDigit(word[at]) || !(isThird || isLaterThanThird)) kept += word[at];
  }
  return kept;
}

const units = new Set(
  'h hr hrs hour hours m min mins minutes minute songs song tracks track x yo yos yr yrs'.split(' '),
);

/** "90min" as "90" and "min", "1h30" as its three parts. */
function splitMeasure(word: string): string[] | undefined {
  if (!isDigit(word[0])) return undefined;
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && isDigit(character) !== isDigit(part[0])) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  parts.push(part);
  const unit = parts[1];
  if (parts.length < 2 || parts.length > 4 || unit === undefined || !units.has(unit)) return undefined;
  return parts.map((one) => (one === 'h' ? 'hours' : one === 'm' ? 'minutes' : one));
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}
