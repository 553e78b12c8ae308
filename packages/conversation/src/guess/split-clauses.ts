import { isFiller } from '../cues/fillers.ts';
import { wordSet } from '../cues/word-classes.ts';
import type { Message } from '../message.ts';

/** What stands between two marks of a message, or before a "but" or a second order. */
export interface Clause {
  /** Its words in lower case, parted by blanks. */
  said: string;
  /** Its first word among those of the message. */
  first: number;
  /** Offsets into the message, with the marks behind it. */
  start: number;
  end: number;
  /** The marks that close it. */
  marks: string;
}

const closing = new Set(['.', '!', '?', ';', ':', ',', '\n', '—', '–', '…', '(', ')', '"', '“', '”']);
const turning = new Set(['but']);
/** "Remove meditation and drop the hour": a second order is a clause of its own. */
const orders = new Set(['remove', 'drop', 'delete', 'lose', 'ditch', 'forget', 'scrap', 'cancel']);

/** The clauses of a message, one after the other; every character belongs to one. */
export function clausesOf({ words, text }: Message): Clause[] {
  const clauses: Clause[] = [];
  let said: string[] = [];
  let first = 0;
  let marks = '';
  let start = 0;
  const close = (end: number): void => {
    if (said.length > 0) clauses.push({ said: said.join(' '), first, start, end, marks });
    else {
      const last = clauses.at(-1);
      if (last !== undefined) Object.assign(last, { end, marks: last.marks + marks });
    }
    start = end;
    said = [];
    marks = '';
  };
  for (const [at, word] of words.entries()) {
    if (!word.isWord) {
      if (!closing.has(word.text)) continue;
      marks += word.text;
      if (words[at + 1]?.isWord !== false) close(words[at + 1]?.start ?? text.length);
      continue;
    }
    const isSecond = word.text === 'and' && orders.has(words[at + 1]?.text ?? '');
    if (said.length > 0 && (isSecond || turning.has(word.text))) close(word.start);
    if (said.length === 0) first = at;
    said.push(word.text);
  }
  close(text.length);
  return clauses;
}

/** Whether it is closed by a question mark. */
export const endsAsking = ({ marks }: Clause): boolean => marks.includes('?');

const courtesies = new Set(
  'please thanks thank you sorry bless love dear oh ah ha haha no not yes heavens goodness god well look hey wait what lol mate'.split(
    ' ',
  ),
);

/** Whether it says nothing: "please", "oh heavens no". */
export const isFillerClause = ({ said }: Clause): boolean =>
  said.split(' ').every((word) => courtesies.has(word) || isFiller(word));

const ahead = wordSet(`
  no nah nope oh hey oi wait ah ugh omg wtf what please pls just can could would will so and ok okay well then now quick quickly sorry actually but
  because cause right haha lol yes yeah also again
`);
const asking = wordSet('can could would will');

/** The words of a clause behind those of no weight: "ok, can you please put it back" asks to put it back. */
export function coreOf({ said }: Clause): string {
  const words = said.split(' ');
  const isAhead = (word: string, at: number) =>
    ahead.has(word) || (word === 'you' && asking.has(words[at - 1] ?? ''));
  const first = words.findIndex((word, at) => !isAhead(word, at));
  return first < 0 ? '' : words.slice(first).join(' ');
}
