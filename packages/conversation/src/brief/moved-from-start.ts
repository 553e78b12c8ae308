import { type Brief, type Mood, moodTargets, nearestMood } from '@attune/contract';
import type { DecidedMood } from '../feeling/decide-mood.ts';
import { awayFrom } from '../parts/moods/read-denied-moods.ts';
import { movesMusic, type Parts } from '../parts/read-parts.ts';
import { moved } from './changes-of-parts.ts';

/** How people say that it need not be much. */
export const mildly =
  /\b(?:(?:a )?(?:bit|little|touch|tad|hint) (?:of|more)|slightly|somewhat|a (?:bit|little))\b/i;

/** Where a first message moves the music that nothing stands before. */
export interface Moved {
  mood: Mood;
  feeling: Brief['feeling'];
  target: Brief['target'];
}

/** "less sad" with nothing before: sad now, and wants it less. "calmer": wants it calm. */
export function movedFrom(parts: Parts): Moved | null {
  if (!movesMusic(parts)) return null;
  const { valence, energy } = parts.moves;
  if (valence === 0 && energy === 0) return null;
  const isLess = parts.moves.words.some(
    (words) => words.startsWith('less') || words.startsWith('too') || words.startsWith('not'),
  );
  // "Nothing too cheerful please" asks for neither that nor for sorrow.
  if (valence !== 0 && parts.moves.words.every((words) => mildlyDenied.test(words)))
    return {
      mood: 'calm',
      feeling: moodTargets.calm,
      target: moved(moodTargets.calm, { valence, energy: Math.max(0, energy) }),
    };
  // "Not so loud" wants it quiet; only who wants it less sad is sad.
  const start = isLess && valence !== 0 ? opposite(valence, energy) : null;
  if (start !== null) {
    return {
      mood: start,
      feeling: moodTargets[start],
      target: moved(moodTargets[start], { valence, energy }),
    };
  }
  // "Not too slow" and "with a bit of a beat" ask for no party.
  const isMild = isLess || parts.moves.words.some((words) => mildly.test(words));
  if (isMild && energy > 0 && valence === 0)
    return { mood: 'happy', feeling: moodTargets.happy, target: inBetween };
  const mood = towards(valence, energy);
  return { mood, feeling: moodTargets[mood], target: moodTargets[mood] };
}

const mildlyDenied = /^(?:not|nothing)\b/;

/** Neither quiet nor lively, and on the bright side. */
const inBetween: Brief['target'] = { valence: 0.65, energy: 0.5 };

/** "Nothing sad" to begin with: away from that; where more is told, from what that tells. */
export function turnedFrom(
  { moves }: Parts,
  intent: 'mood' | 'request',
  told: DecidedMood | null,
): Moved | null {
  // "Nothing serious, just a cold" turns no music down.
  const denied = moves.denied.filter(({ isOfMusic }) => isOfMusic || intent === 'request');
  if (denied.length === 0) return null;
  if (told !== null) {
    const target = awayFrom(moodTargets[told.mood], denied);
    return { mood: nearestMood(target, told.mood), feeling: told.feeling, target };
  }
  const sum = (axis: 'valence' | 'energy') =>
    denied.reduce((total, { direction }) => total + direction[axis], 0);
  const mood = opposite(sum('valence'), sum('energy'));
  return { mood, feeling: moodTargets[mood], target: moodTargets[mood] };
}

/** "In a good mood, not too loud": glad music, and quieter than it mostly is. */
export function gladThough({ moves }: Parts, { mood, feeling }: DecidedMood): Moved | null {
  const { valence, energy, words } = moves;
  const isLess = words.length > 0 && words.every((one) => /^(?:not|less|too)\b/.test(one));
  if (!isLess || valence !== 0 || energy >= 0 || (mood !== 'happy' && mood !== 'energetic')) return null;
  return { mood, feeling, target: moved(moodTargets[mood], { valence, energy }) };
}

function opposite(valence: number, energy: number): Mood {
  return towards(-valence, -energy);
}

function towards(valence: number, energy: number): Mood {
  if (Math.abs(energy) > Math.abs(valence)) return energy > 0 ? 'energetic' : 'calm';
  return valence >= 0 ? 'happy' : 'sad';
}
