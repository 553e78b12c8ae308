import { type Brief, type Like, type Mood, moodTargets } from '@attune/contract';

/** In the middle of all moods, so that what is liked decides. */
const anyMood: Mood = 'focus';

/** A brief of music like this, whatever the mood; or of a mood, whatever is liked. */
export function briefAround(like: readonly Like[], mood: Mood = anyMood): Brief {
  const target = moodTargets[mood];
  return {
    mood,
    feeling: target,
    target,
    path: 'match',
    wanted: [],
    avoided: [],
    like: [...like],
    length: null,
    explicit: true,
    discovery: 'any',
    situation: null,
  };
}
