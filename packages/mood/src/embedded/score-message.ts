import { moods } from '@attune/contract';
import type { MessageFeatures } from './features.ts';
import type { MoodModel } from './model-format.ts';
import { scoreByNetwork } from './network.ts';
import { findKey, weighFeatures } from './weigh-features.ts';

const classCount = moods.length;

/** Without a known word, this share of known runs of characters still speaks for a misspelt English word. */
const knownCharactersNeeded = 0.75;

/** One score a mood, higher is likelier; `null` when the message holds nothing the model knows. */
export function scoreMessage(model: MoodModel, features: MessageFeatures): number[] | null {
  const { keys, directory, weights, rarities, scales, header } = model;
  if (!isKnown(features, keys)) return null;
  const rarityOf = (position: number) => (rarities[position] ?? 0) / header.rarityStep;
  const { columns, values } = weighFeatures(features, keys, directory, rarityOf, header.familyWeights);
  const scores = [...header.intercepts];
  for (const [at, column] of columns.entries()) {
    const factor = (values[at] ?? 0) * scaleOf(scales[column] ?? 0, header.scaleSteps);
    for (let k = 0; k < classCount; k += 1) {
      scores[k] = (scores[k] ?? 0) + factor * (weights[column * classCount + k] ?? 0);
    }
  }
  const byNetwork = scoreByNetwork(model.network, features.tokens);
  return scores.map((score, k) => score + header.networkWeight * (byNetwork?.[k] ?? 0));
}

/** What one step of a feature's weights is worth; see `ModelHeader.scaleSteps`. */
export function scaleOf(scale: number, scaleSteps: number): number {
  return 2 ** (scale / scaleSteps - 16) / 127;
}

function isKnown({ singles, characters }: MessageFeatures, keys: Uint32Array): boolean {
  if (singles.some((key) => findKey(keys, key) !== -1)) return true;
  if (characters.length === 0) return false;
  const known = characters.reduce((count, key) => count + (findKey(keys, key) === -1 ? 0 : 1), 0);
  return known / characters.length >= knownCharactersNeeded;
}
