import type { Mood } from '@attune/contract';
import { cuesOf, type Message, typed, wordAt } from '../../message.ts';
import { descriptionAt } from '../moves/moving-words.ts';

/** A mood that takes the place of what was understood. */
interface Opposite {
  mood: Mood;
  words: string;
  isCorrection: true;
}

const opposites: Readonly<Record<Mood, Mood>> = {
  happy: 'sad',
  sad: 'happy',
  energetic: 'calm',
  calm: 'energetic',
  focus: 'energetic',
};

/** "Now the opposite" is of the mood that stands. */
export function oppositeAsked(message: Message, before: Mood | null): Opposite | null {
  const named = oppositeNamed(message);
  if (named !== null) return named;
  const [cue] = cuesOf(message, 'opposite');
  // "Opposite! Yes singing" is of what is sung.
  const isOfThing = message.named.some(({ kind }) => kind !== 'activity' && kind !== 'scene');
  if (cue === undefined || before === null || isOfThing) return null;
  return { mood: opposites[before], words: typed(message, cue.from, cue.to), isCorrection: true };
}

/** "The opposite of calm, please", and "this is the opposite of calm" of music that was to be so. */
function oppositeNamed(message: Message): Opposite | null {
  const at = message.words.findIndex(({ text }) => text === 'opposite');
  if (at < 0 || wordAt(message, at + 1) !== 'of') return null;
  const isFound = [1, 2, 3].some((back) =>
    ['is', 'are', 'was', 'thats'].includes(wordAt(message, at - back)),
  );
  for (const from of [at + 2, at + 3]) {
    const mood = wordAt(message, from) === '' ? null : descriptionAt(message, from)?.direction.mood;
    if (mood)
      return {
        mood: isFound ? mood : opposites[mood],
        words: typed(message, at, from + 1),
        isCorrection: true,
      };
  }
  return null;
}
