import { plainCharacters } from './plain-characters.ts';
import { apostrophes, quotedPassages } from './quoted-passages.ts';

/** One word of a text, as phrases are compared with it. */
export interface Word {
  text: string;
  startsSentence: boolean;
  /** A comma, a bracket or the end of a sentence follows. */
  endsClause: boolean;
  /** It stands in quotation marks. */
  isQuoted: boolean;
}

const sentenceEnds = new Set('.!?。！？।॥¿¡');
const clauseEnds = new Set(',;:()[]{}–—、，；：（）「」『』・…\n\r|');
const wordCharacter = /[\p{L}\p{M}\p{N}]/u;
const pictograph = /\p{Extended_Pictographic}/u;
/** Japanese sets no spaces: its characters are compared one by one. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** Whether a word is a character of a script that sets no spaces. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

/** A text as its words; an apostrophe inside a word stays for the language to say what it means. */
export function readWords(text: string): Word[] {
  const characters = plainCharacters(text);
  const quotes = quotedPassages(characters);
  const words: Word[] = [];
  let current = '';
  let startsSentence = true;
  let quoteEnd = -1;

  const add = (word: string, at: number) => {
    words.push({ text: word, startsSentence, endsClause: false, isQuoted: at <= quoteEnd });
    startsSentence = false;
  };
  const endClause = () => {
    const last = words.at(-1);
    if (last !== undefined) last.endsClause = true;
  };

  for (const [at, character] of characters.entries()) {
    const isApostrophe = apostrophes.has(character);
    if (wordCharacter.test(character) && !unspaced.test(character)) {
      current += character;
      continue;
    }
    if (isApostrophe && current !== '' && wordCharacter.test(characters[at + 1] ?? '')) {
      current += "'";
      continue;
    }
    if (current !== '') add(current, at - 1);
    current = '';
    const opened = quotes.get(at);
    if (opened !== undefined && at > quoteEnd) quoteEnd = opened;
    if (unspaced.test(character) || pictograph.test(character)) add(character, at);
    else if (sentenceEnds.has(character) && !isEllipsis(characters, at)) {
      endClause();
      startsSentence = true;
    } else if (clauseEnds.has(character) || character === '.' || isDash(characters, at)) endClause();
  }
  if (current !== '') add(current, characters.length - 1);
  endClause();
  return joinLetters(joinSentences(words));
}

/** Dots in a row are a pause, not an end. */
function isEllipsis(characters: readonly string[], at: number): boolean {
  return characters[at] === '.' && (characters[at - 1] === '.' || characters[at + 1] === '.');
}

function isDash(characters: readonly string[], at: number): boolean {
  return characters[at] === '-' && characters[at - 1] === ' ';
}

/** "I. want. this." is one sentence. */
function joinSentences(words: readonly Word[]): Word[] {
  const isAlone = (at: number) =>
    words[at]?.startsSentence === true && (at + 1 === words.length || words[at + 1]?.startsSentence === true);
  return words.map((word, at) => ({
    ...word,
    startsSentence: word.startsSentence && !(isAlone(at) && isAlone(at - 1)),
  }));
}

/** "k i l l" is one word: three single letters or more in a row. */
function joinLetters(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let end = at;
    while (end < words.length && isSingleLetter(words[end])) end += 1;
    const count = end - at > 2 ? end - at : 1;
    const joined = words.slice(at, at + count);
    const first = joined[0];
    if (first !== undefined)
      result.push({
        ...first,
        text: joined.map(({ text }) => text).join(''),
        endsClause: joined.at(-1)?.endsClause === true,
      });
    at += count;
  }
  return result;
}

function isSingleLetter(word: Word | undefined): boolean {
  return word !== undefined && /^[a-z]$/.test(word.text);
}
