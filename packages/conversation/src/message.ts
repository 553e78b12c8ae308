import { keepLast, type NamedMusic, nameMusic } from '@attune/mood';
import { asking } from './cues/asking.ts';
import { askingAnew } from './cues/asking-anew.ts';
import { createCueFinder, type FoundCue } from './cues/cue-finder.ts';
import { playerCommands } from './cues/player.ts';
import { questions } from './cues/questions.ts';
import { smallTalk } from './cues/small-talk.ts';
import { turningBack } from './cues/turning-back.ts';
import { musicCues } from './parts/music-cues.ts';
import { type Word, wordsOf } from './words/words.ts';

const patterns = {
  ...turningBack,
  ...askingAnew,
  ...playerCommands,
  ...smallTalk,
  ...questions,
  ...musicCues,
  ...asking,
};
export type Cue = keyof typeof patterns;
const findCues = createCueFinder<Cue>(patterns);

/** A name of the vocabulary with the words it stands in. */
export interface Named extends NamedMusic {
  from: number;
  to: number;
}

/** A message cut into words, with everything in it that can be looked up. */
export interface Message {
  text: string;
  words: readonly Word[];
  named: readonly Named[];
  cues: readonly FoundCue<Cue>[];
}

export const readMessageWords = keepLast((text: string): Message => {
  const words = wordsOf(text);
  let next = 0;
  const named = nameMusic(text).flatMap((one): Named[] => {
    // Names come in the order of the message, so that no word is looked at twice.
    while (next < words.length && (words[next]?.end ?? 0) <= one.start) next += 1;
    const from = next === words.length ? -1 : next;
    let after = next;
    while (after < words.length && (words[after]?.start ?? 0) < one.end) after += 1;
    return from === -1 ? [] : [{ ...one, from, to: after }];
  });
  return { text, words, named, cues: findCues(words) };
});

export function hasCue(message: Message, ...wanted: readonly Cue[]): boolean {
  return message.cues.some(({ cue }) => wanted.includes(cue));
}

export function cuesOf(message: Message, ...wanted: readonly Cue[]): FoundCue<Cue>[] {
  return message.cues.filter(({ cue }) => wanted.includes(cue));
}

/** The words as typed, from one word up to before another. */
export function typed({ text, words }: Message, from: number, to: number): string {
  return text.slice(words[from]?.start, words[to - 1]?.end);
}

/** The comparable word at a place; nothing where a mark stands, or none is. */
export function wordAt({ words }: Message, at: number): string {
  const word = words[at];
  return word?.isWord ? word.text : '';
}
