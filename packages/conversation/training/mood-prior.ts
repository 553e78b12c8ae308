import { type Mood, moods, type Situation, situations } from '@attune/contract';
import { likelierMoods } from '../src/feeling/situation-moods.ts';
import type { MoodWeights } from '../src/feeling/weigh-moods.ts';

/** How many times likelier than by the words alone a mood is in a situation that goes with it, in few words and in many: mostly, */
const usually = { inFew: 2.2, inMany: 1.5 };
/** in one that seldom has another, */
const mostly = { inFew: 4, inMany: 1.5 };
/** and in one that hardly ever has. */
const nearlyAlways = { inFew: 8, inMany: 3 };
const seldomAnother: ReadonlySet<Situation> = new Set([
  ...([
    'work stress',
    'worry',
    'sleeplessness',
    'anger',
    'celebration',
    'reunion',
    'party',
    'workout',
  ] as const),
  ...(['running', 'winding down', 'dinner with guests', 'date', 'cooking', 'summer', 'cleaning'] as const),
  ...(['study', 'coding'] as const),
]);
const hardlyAnother: ReadonlySet<Situation> = new Set([
  ...([
    'grief',
    'heartbreak',
    'loneliness',
    'homesickness',
    'shame',
    'failure',
    'illness',
    'achievement',
  ] as const),
  ...(['new love', 'birth', 'gratitude', 'meditation', 'falling asleep', 'wedding', 'birthday'] as const),
]);
/** How many times likelier a mood is that the music is asked to have, or to lead to. */
const asked = 6;

/** What is held before a message is labelled: few of them are about each situation, and the weights stay near this where none is. */
export function moodPrior(): MoodWeights {
  const only = (mood: Mood, value: number) => moods.map((one) => (one === mood ? value : 0));
  const prior: Record<string, readonly number[]> = {
    // A matter that hurts makes sad likelier, and what is bright less.
    tone: moods.map((mood) => ({ sad: 0.4, happy: -0.4, energetic: -0.2, calm: 0, focus: 0 })[mood]),
  };
  for (const mood of moods) {
    prior[`read ${mood}`] = only(mood, 1);
    prior[`words ${mood}`] = only(mood, 1);
    prior[`asked ${mood}`] = only(mood, Math.log(asked));
    prior[`leads to ${mood}`] = only(mood, Math.log(asked));
  }
  for (const situation of situations) {
    const there = likelierMoods[situation];
    const { inFew, inMany } = hardlyAnother.has(situation)
      ? nearlyAlways
      : seldomAnother.has(situation)
        ? mostly
        : usually;
    const goesWith = (times: number) => moods.map((mood) => (there.includes(mood) ? Math.log(times) : 0));
    prior[`situation ${situation}`] = goesWith(inMany);
    prior[`situation ${situation} in few words`] = goesWith(inFew / inMany);
  }
  return prior;
}
