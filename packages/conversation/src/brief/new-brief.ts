import { type Brief, type Mood, moodTargets } from '@attune/contract';

/** What outlives a mood: a dislike, songs kept away for the children, and how much that is new is welcome. */
export type Lasting = Pick<Brief, 'avoided' | 'explicit' | 'discovery'>;

const nothingLasting: Lasting = { avoided: [], explicit: true, discovery: 'any' };

/** A brief that knows a mood and, from the brief of before, what outlives it. */
export function newBrief(mood: Mood, before: Lasting | null): Brief {
  const { avoided, explicit, discovery } = before ?? nothingLasting;
  return {
    mood,
    feeling: moodTargets[mood],
    target: moodTargets[mood],
    path: 'match',
    wanted: [],
    avoided,
    like: [],
    length: null,
    explicit,
    discovery,
    situation: null,
  };
}
