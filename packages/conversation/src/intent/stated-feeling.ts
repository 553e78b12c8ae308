import { feelingWords } from '../feeling/feeling-words.ts';
import { cuesOf, type Message } from '../message.ts';

/** `aside` where it is said in passing; `null` where no feeling is stated. */
export type StatedFeeling = 'plain' | 'aside' | null;

const hedges = new Set('bit little kinda kind slightly getting starting somewhat sort bored'.split(' '));
const mostAside = 9;

/** Whether the listener states a feeling, and whether only in passing: "bit tired now". */
export function statedFeeling(message: Message): StatedFeeling {
  const cues = cuesOf(message, 'feelingNow');
  const first = cues[0];
  if (first === undefined) return null;
  const words = message.words.filter(({ isWord }) => isWord).length;
  const isHedged = message.words.some(
    ({ text }, at) => hedges.has(text) && at >= first.from - 2 && at <= first.to,
  );
  return isHedged && words <= mostAside && !saysLow(message) ? 'aside' : 'plain';
}

const low: ReadonlySet<string> = new Set(
  feelingWords.flatMap(({ valence, feelings }) => (valence < 0 ? [...feelings] : [])),
);
const oneself = new Set('i im feeling feel'.split(' '));

/** "I'm a bit down now" asks for no darker music: whoever says so is heard, however little of it there is. */
export const saysLow = ({ words }: Message): boolean =>
  words.length <= mostAside &&
  words.some(({ text }) => oneself.has(text)) &&
  words.some(({ text }) => low.has(text));
