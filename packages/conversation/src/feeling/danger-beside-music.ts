import { type Distress, readToneShares } from '@attune/mood';
import type { Message } from '../message.ts';
import { readWeightFile } from '../packed-weights.ts';
import { type BesideWeights, followUpDanger, type PackedFollowUpWeights } from './follow-up-danger.ts';

/** A message that is heard as danger where it stands alone. */
export type HeardAlone = Exclude<Distress, { tier: 'none' }>;

/** What is weighed of it, in this order. The first is 1. */
export const besideNames: readonly (keyof BesideWeights)[] = [
  ...(['always', 'acute', 'possible', 'followUp', 'sign', 'theme', 'oneself'] as const),
  ...(['words', 'amends', 'hurts'] as const),
];

/** Beyond these, in log odds, a reading is as sure as it gets. */
const most = 8;
const leastPossible = -2;
const mostHurt = 5;
/** From this many words and marks on, a message is not told by its length. */
const fewWords = 4;

/**
 * How much a message that is heard as danger alone reads like it where it follows in a conversation, in log odds: how it is heard, how it reads
 * beside what is typed while music plays, whether it changes the music, and how likely it tells of what hurts. Learned by
 * `npm run conversation:train:danger`, figures in docs/distress-model.md. Without the readings it knows nothing, and answers `null`.
 */
export function dangerBeside(heard: HeardAlone, message: Message, amends: boolean): number | null {
  const features = besideFeatures(heard, message, amends, followUpDanger(message.text));
  if (features === null) return null;
  const weights = shippedWeights();
  return besideNames.reduce((sum, name, at) => sum + weights[name] * (features[at] ?? 0), 0);
}

/** @param followUp what the model of what follows says, in log odds. */
export function besideFeatures(
  { heardBy, above }: HeardAlone,
  { text, words }: Message,
  amends: boolean,
  followUp: number,
): number[] | null {
  if (heardBy === undefined || above === undefined) return null;
  const { hurts } = readToneShares(text);
  return [
    1,
    clamp(above.acute, -most, most),
    clamp(above.possible, leastPossible, most),
    clamp(followUp, -most, most),
    Number(heardBy === 'sign'),
    Number(heardBy === 'theme'),
    Number(words.some((word) => oneself.has(word.text))),
    Math.min(words.length, fewWords) / fewWords,
    Number(amends),
    clamp(Math.log((hurts + 0.01) / (1.01 - hurts)), -mostHurt, mostHurt),
  ];
}

const clamp = (value: number, least: number, greatest: number) => Math.min(greatest, Math.max(least, value));

/** With one of these a message is about its writer. */
export const oneself: ReadonlySet<string> = new Set(
  "i im i'm ive i've id i'd ill i'll me my mine myself we us our".split(' '),
);

let weights: BesideWeights | undefined;

function shippedWeights(): BesideWeights {
  weights ??= (readWeightFile('follow-up-weights') as PackedFollowUpWeights).beside;
  return weights;
}
