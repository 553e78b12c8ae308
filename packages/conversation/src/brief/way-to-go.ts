import { type AffectPoint, type Mood, moodTargets } from '@attune/contract';
import type { AskedPath } from '../parts/settings/read-path.ts';
import { builtUp, moved } from './changes-of-parts.ts';

/** A change begins where the listener is, and ends where the music is to lead. */
interface Way {
  feeling: AffectPoint;
  target: AffectPoint;
}

interface AskedWay extends Way {
  path: AskedPath | null;
  mood: Mood;
  /** The mood that the music is asked to have by its name. */
  named: Mood | null;
  moves: { valence: number; energy: number };
}

type Direction = 'brighter' | 'livelier' | 'quieter';

/** Where whoever asks to be led there mostly is. */
const starts: Record<Direction, AffectPoint> = {
  brighter: moodTargets.sad,
  livelier: { valence: 0.5, energy: 0.3 },
  quieter: { valence: 0.35, energy: 0.5 },
};

const steps: Record<Direction, { valence: number; energy: number }> = {
  brighter: { valence: builtUp, energy: 0 },
  livelier: { valence: 0, energy: builtUp },
  quieter: { valence: 0, energy: -builtUp },
};

/** Music this quiet is where a way up begins, and not where it ends. */
const lively = 0.5;

/** Nearer than this nothing is left of a way; 0 to 1. Whoever is calm already may be led further down. */
function isWay(direction: Direction, { feeling, target }: Way): boolean {
  if (direction === 'livelier') return target.energy - feeling.energy >= 0.2;
  const way = Math.hypot(target.valence - feeling.valence, target.energy - feeling.energy);
  return way >= (direction === 'brighter' ? 0.3 : 0.05);
}

/** `null` where it is not told, or is taken at once: who wants to be hyped up is not led there step by step. */
function directionOf({ path, mood, named, moves }: AskedWay): Direction | null {
  if (path?.path !== 'shift') return null;
  if (path.to === 'happy') return 'brighter';
  if (path.to === 'calm') return 'quieter';
  if (path.to === null && moves.energy !== 0) return moves.energy > 0 ? 'livelier' : 'quieter';
  if (path.to === null && moves.valence > 0) return 'brighter';
  if (path.rises !== true) return null;
  if (mood !== 'sad') return 'livelier';
  return named === 'sad' ? 'brighter' : null;
}

/**
 * Where a change begins and ends, so that it goes the way that was asked for: "I have been crying, cheer me up" does not begin
 * where it ends, whatever a reading makes of what is asked for, and whoever wants to be woken slowly is led up.
 */
export function wayToGo(asked: AskedWay): Way {
  const { path, mood, named, feeling, target } = asked;
  const direction = directionOf(asked);
  if (path === null || direction === null) return { feeling, target };
  // "Calm music that slowly builds" is calm at first.
  if (named !== null && path.to === null && path.from === null)
    return { feeling: moodTargets[named], target: moved(moodTargets[named], steps[direction]) };
  if (isWay(direction, asked)) return { feeling, target };
  if (direction === 'livelier' && target.energy < lively) {
    const start = mood === 'calm' ? target : feeling;
    return {
      feeling: { ...start, energy: Math.min(feeling.energy, target.energy) },
      target: moved(target, steps.livelier),
    };
  }
  return { feeling: starts[direction], target };
}
