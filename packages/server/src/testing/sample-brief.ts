import type { Brief } from '@attune/contract';

/** A quiet evening, of which nothing else is asked. */
export function sampleBrief(changes: Partial<Brief> = {}): Brief {
  return {
    mood: 'calm',
    feeling: { valence: 0.4, energy: 0.4 },
    target: { valence: 0.6, energy: 0.2 },
    path: 'match',
    wanted: [],
    avoided: [],
    like: [],
    length: null,
    explicit: true,
    discovery: 'any',
    situation: null,
    ...changes,
  };
}
