import { isFiller } from '../cues/fillers.ts';
import { type Message, wordAt } from '../message.ts';

/** A stretch of words of a message, up to the one before `to`. */
export interface Stretch {
  from: number;
  to: number;
}

export interface Sentence extends Stretch {
  /** It ends with a question mark. */
  isMarked: boolean;
}

const ends = new Set(['.', '!', '?', ';', '\n', '…']);
const most = 12;

/**
 * The sentences of a message, without their marks.
 * @param whole what no mark cuts: titles such as "Lobby, 3 a.m."
 */
export function sentencesOf({ words }: Message, whole: readonly Stretch[] = []): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (let at = 0; at <= words.length && found.length < most; at += 1) {
    const { text = '\n', isWord = false } = words[at] ?? {};
    if (at < words.length && (isWord || !ends.has(text))) continue;
    if (whole.some((one) => one.from < at && at < one.to)) continue;
    if (at > from) found.push({ from, to: at, isMarked: text === '?' });
    else if (text === '?') {
      const last = found.at(-1);
      if (last !== undefined) last.isMarked = true;
    }
    from = at + 1;
  }
  return found;
}

const leading = new Set(
  `so ok okay and but oh well now then right yes no yeah please hey hi wait haha lol ha hm hmm also actually just love dear my friend
  perfect lovely great nice good fine thanks thank you aye bloody hell goodness i we he she they wife husband daughter son mother gran
  mum friend asked asks ask asking mean meant wonder wonders wondering curious know wants want to says say said about do can could would
  tell me us remind whether if`
    .trim()
    .split(/\s+/),
);
const askWords = new Set(
  'who whom whose what whatd which where when why how is are was were does did has have do any tell describe name'.split(
    ' ',
  ),
);

/** Where the asking of a sentence begins: behind what only leads to it; `null` where nothing is asked. */
export function asksFrom(message: Message, { from, to, isMarked }: Sentence): number | null {
  let at = from;
  let lastAsk: number | null = null;
  for (; at < to; at += 1) {
    const word = wordAt(message, at);
    // "There's someone singing on number 3" tells of it.
    if (being.has(word) && wordAt(message, at - 1) === 'there') break;
    if (askWords.has(word)) {
      lastAsk = at;
      // "Do you know who that is", "I asked is the brass one miserable".
      if (!leading.has(word)) return isTurned(message, at, from) ? at - 1 : at;
    } else if (word !== '' && !leading.has(word) && !isFiller(word)) break;
  }
  if (lastAsk !== null) return lastAsk;
  const last = askedLast(message, from, to);
  if (last !== null) return last;
  const comma = afterComma(message, from, to);
  if (comma !== null) return comma;
  return isMarked ? from : null;
}

/** "She is real?": asked without turning the words round. */
const isTurned = (message: Message, at: number, from: number): boolean =>
  at > from && being.has(wordAt(message, at)) && others.has(wordAt(message, at - 1));
const being = new Set(['is', 'are', 'was']);
const others = new Set(['he', 'she', 'it', 'they']);

const endings: ReadonlySet<string> = new Set([
  ...['who dat', 'who dis', 'who this', 'who that'],
  ...'that,it,this,she,he,they,dat,that by,it by,this by,that called,it called'
    .split(',')
    .flatMap((what) =>
      ['who is', 'who are', 'what is', 'how long is', 'how old is'].map((ask) => `${ask} ${what}`),
    ),
]);
const longestEnding = 4;

/** "Second one is great whos that by": asked at the end, without a mark before it. */
function askedLast(message: Message, from: number, to: number): number | null {
  for (let at = to - longestEnding; at <= to - 2; at += 1) {
    if (at <= from) continue;
    const said = message.words.slice(at, to).map(({ text }) => text);
    if (endings.has(said.join(' ')) && !leadsIn.has(wordAt(message, at - 1))) return at;
  }
  return null;
}
/** "I know who that is" and "the guy who it is" ask nothing. */
const leadsIn = new Set('know knows wonder tell see remember guess of about the'.split(' '));

const surelyAsking = new Set('who whose what which where why how is are does has'.split(' '));

const asksOf = new Set('there it that this he she they anyone anybody someone somebody'.split(' '));

/** "Number three, the sun one, is lovely, is that a string quartet?": the verb that only tells is passed over. */
function laterIn(message: Message, at: number, to: number): number {
  if (!being.has(wordAt(message, at)) || asksOf.has(wordAt(message, at + 1))) return at;
  for (let next = at + 1; next < to; next += 1) {
    const isLed = message.words[next - 1]?.text === ',';
    if (isLed && being.has(wordAt(message, next)) && asksOf.has(wordAt(message, next + 1))) return next;
  }
  return at;
}

/** "My wife likes that, who is it?": what follows a comma, a dash or an "and" may ask. */
function afterComma(message: Message, from: number, to: number): number | null {
  for (let at = from + 1; at < to; at += 1) {
    if (!surelyAsking.has(wordAt(message, at))) continue;
    const before = message.words[at - 1]?.text ?? '';
    if (before === ',' || before === ':' || isBehindDash(message, at)) return laterIn(message, at, to);
    const isJoined = before === 'and' || before === 'but' || before === 'so';
    // "Number 5 has a Spanish title so is there singing in it or not".
    if (isJoined && (message.words[at - 2]?.text === ',' || asksOf.has(wordAt(message, at + 1)))) return at;
  }
  return null;
}

/** "The song number 2 - is it piano?": a dash is no word. */
const isBehindDash = ({ text, words }: Message, at: number): boolean =>
  /^\s*[-–—]\s*$/.test(text.slice(words[at - 1]?.end, words[at]?.start)) || words[at - 1]?.text === '-';

/** The words of a stretch without its marks, as far as patterns read them. */
export const saidIn = ({ words }: Message, { from, to }: Stretch): string =>
  words
    .slice(from, to)
    .flatMap(({ text, isWord }) => (isWord ? [text] : []))
    .join(' ')
    .slice(0, mostRead);
/** In characters. */
const mostRead = 300;
