import { type Mood, type MoodProbabilities, moods, type Situation } from '@attune/contract';
import type { LikelyTopic, ToneShares } from '@attune/mood';
import { isSad } from './situation-moods.ts';

/** Of 53 messages of days so read that were asked about, or quiet by what they may be about, 50 were glad and none was sad. */
const surely = { happy: 0.85, sad: 0.045, hurts: 0.45, topic: 0.5 };

interface ReadGladly {
  read: MoodProbabilities;
  topics: readonly LikelyTopic[];
  tone: ToneShares;
  situation: Situation | null;
}

/** "Went to the dentist, no cavities!": glad by its words, and about nothing that is known well enough to say otherwise. */
export function asGladlyRead(
  likely: MoodProbabilities,
  { read, topics, tone, situation }: ReadGladly,
): MoodProbabilities {
  const isGlad =
    read.happy >= surely.happy &&
    read.sad <= surely.sad &&
    tone.hurts < surely.hurts &&
    (topics[0]?.probability ?? 0) < surely.topic &&
    (situation === null || !isSad(situation));
  // Who changes their outfit six times before a date may be nervous, and is not sad.
  const isEager = situation === 'date' && tone.hurts < surely.hurts && read.sad < likelySad;
  if (!isGlad && !isEager) return likely;
  const isOnlyEager = isEager && !isGlad;
  const unlikely = isOnlyEager ? unlikelyBeforeDate : unlikelyOfGlad;
  const times = isOnlyEager ? hardly : lesser;
  const weighed = moods.map((mood) => [mood, likely[mood] * (unlikely.has(mood) ? times : 1)] as const);
  const sum = weighed.reduce((total, [, one]) => total + one, 0);
  return Object.fromEntries(weighed.map(([mood, one]) => [mood, one / sum])) as MoodProbabilities;
}

/** As likely as this by its words, a date is one that went badly, or that nobody came to. */
const likelySad = 0.4;

const unlikelyOfGlad: ReadonlySet<Mood> = new Set(['sad', 'calm']);
/** Nerves before a date want nothing wild either. */
const unlikelyBeforeDate: ReadonlySet<Mood> = new Set(['sad', 'calm', 'energetic']);

/** How much less likely these are then than what it may be about makes them. */
const lesser = 0.25;
const hardly = 0.1;
