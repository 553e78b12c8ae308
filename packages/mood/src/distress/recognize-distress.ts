import { readToneShares } from '../topic/read-topic.ts';
import type { DistressLanguage } from './distress-language.ts';
import type { Word } from './matching/read-words.ts';
import {
  allFeatures,
  featuresBesideRequests,
  featuresOf,
  type HeardBy,
  onlyOrdersMusic,
  type Reading,
  wordsOf,
} from './read-distress-features.ts';
import { tellsOfViolence } from './told-violence.ts';
import { scoreFeatures, shippedDistressModel, weightsOf } from './trained/distress-model.ts';

/** What a message says of its writer's safety, and in which language; `none` is no statement that all is well. */
export type Distress =
  | {
      tier: 'acute' | 'possible';
      language: DistressLanguage;
      /** Of its tier by so little that what else is said may explain it. */
      isFaint?: true;
      /** A phrase that is known to speak of danger, words that are often about it, or neither; absent where nobody looked. */
      heardBy?: HeardBy;
      /** How far it is above the threshold of each tier, in log odds, below 0 where it is not; absent where nobody looked. */
      above?: { acute: number; possible: number };
    }
  | { tier: 'none' };

/**
 * Whether a message speaks of self-harm or acute danger (`acute`) or may come from it (`possible`). Both must not leave
 * this machine and are answered with `distressWords`. Works without a network.
 * @throws {MoodModelError} `model-file` when the model that ships with Attune cannot be read, never for a message.
 */
export function recognizeDistress(message: string): Distress {
  const heard = hear(message);
  if (heard.tier === 'none') return heard;
  const { acute, possible } = heard.above;
  if (heard.tier === 'possible') return possible < faintlyPossible ? { ...heard, isFaint: true } : heard;
  if (acute >= barely) return heard;
  if (isHardlyPainful(heard.language, message)) return { ...heard, tier: 'possible' };
  return acute < faintly ? { ...heard, isFaint: true } : heard;
}

/** So little above its threshold, in log odds, a message is acute by words that may mean something else. */
const barely = 3;
const faintly = 2;
const faintlyPossible = 1.5;
/** As unlikely as this to tell of anything that hurts, it does: "spring!!!", "the police academy took me". */
const hardlyHurts = 0.1;

const isHardlyPainful = (language: DistressLanguage, message: string): boolean =>
  language === 'en' && readToneShares(message).hurts < hardlyHurts;

type Heard = { tier: 'none' } | Required<Omit<Exclude<Distress, { tier: 'none' }>, 'isFaint'>>;

function hear(message: string): Heard {
  const words = wordsOf(message);
  const readings = featuresOf(words);
  const heard = hearAll(words, readings);
  // A sign counts wherever it stands in the message.
  const isSigned = heard.tier !== 'none' && readings.some(({ heardBy }) => heardBy === 'sign');
  if (tellsOfViolence(words))
    return { tier: 'acute', language: 'en', heardBy: 'sign', above: atLeast(barely, heard) };
  return isSigned ? { ...heard, heardBy: 'sign' } : heard;
}

/** How far a message is above the thresholds that is acute whatever the model makes of it. */
function atLeast(least: number, heard: Heard): { acute: number; possible: number } {
  const { acute, possible } = heard.tier === 'none' ? { acute: least, possible: least } : heard.above;
  return { acute: Math.max(least, acute), possible: Math.max(least, possible) };
}

function hearAll(words: readonly Word[], readings: readonly Reading[]): Heard {
  const whole = tierOf(readings);
  if (whole.tier === 'acute') return onlyOrdersMusic(words) ? { ...whole, tier: 'possible' } : whole;
  const beside = tierOf(featuresBesideRequests(words));
  // "I've decided. I'm quitting on Friday. Play something triumphant": taken alone, words say more than they were meant to.
  if (whole.tier === 'none' && beside.tier === 'acute') return { ...beside, tier: 'possible' };
  return beside.tier === 'acute' || whole.tier === 'none' ? beside : whole;
}

function tierOf(readings: readonly Reading[]): Heard {
  const model = shippedDistressModel();
  const detected = readings.map((reading) => {
    const { language, heardBy } = reading;
    const weights = weightsOf(model, language);
    const { acute, any } = scoreFeatures(weights, allFeatures(reading));
    return {
      language,
      heardBy,
      above: { acute: acute - weights.acuteFrom, possible: any - weights.possibleFrom },
    };
  });
  const acute = best(detected, ({ above }) => above.acute);
  if (acute !== null) return { tier: 'acute', ...acute };
  const possible = best(detected, ({ above }) => above.possible);
  return possible === null ? { tier: 'none' } : { tier: 'possible', ...possible };
}

/** The one furthest above its threshold; nothing when none is. */
function best<T>(detected: readonly T[], by: (one: T) => number): T | null {
  const [first] = detected.filter((one) => by(one) >= 0).toSorted((a, b) => by(b) - by(a));
  return first ?? null;
}
