import { type AffectPoint, type Brief, type Mood, moodTargets } from '@attune/contract';
import type { ConversationReading } from '../reading.ts';
import { changesBetween, wordsOf } from './changes-between.ts';

/** What somebody may be called who asks for music like a song: that it is sad, or good to work to, tells nothing of them. */
const named: readonly Mood[] = ['happy', 'energetic', 'calm'];
const directing: ReadonlySet<string> = new Set(['activity', 'scene', 'tempo']);

/**
 * Whether a first request says whose music, what song or what kind of music it is to be, and nothing of how that is to feel:
 * then it is to feel as that music does. @param isClear whether a feeling was heard surely
 */
export function leavesFeeling({ brief, changes, intent }: ConversationReading, isClear: boolean): boolean {
  if (brief === null || intent !== 'request' || isClear) return false;
  const isOfMusic =
    brief.like.length > 0
      ? brief.like.every(({ kind }) => kind !== 'playing')
      : brief.wanted.some(({ kind }) => kind === 'genre');
  const isSaid = changes.some(
    ({ field, words }) => words !== undefined && (field === 'mood' || field.startsWith('target.')),
  );
  return (
    isOfMusic &&
    !isSaid &&
    brief.path === 'match' &&
    brief.situation === null &&
    !brief.wanted.some(({ kind }) => directing.has(kind))
  );
}

const distance = (one: AffectPoint, other: AffectPoint) =>
  Math.hypot(one.valence - other.valence, one.energy - other.energy);

/** A reading that `leavesFeeling`, aimed where the music it is to be like stands. */
export function aimedAtMusic(
  reading: ConversationReading,
  before: Brief | null,
  point: AffectPoint,
): ConversationReading {
  const { asks: _, ...rest } = reading;
  if (reading.brief === null) return reading;
  const mood = named.reduce((nearest, one) =>
    distance(moodTargets[one], point) < distance(moodTargets[nearest], point) ? one : nearest,
  );
  const brief = { ...reading.brief, mood, feeling: point, target: point };
  return { ...rest, brief, changes: changesBetween(before, brief, wordsOf(reading.changes)) };
}
