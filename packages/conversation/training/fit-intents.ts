import { featurePlaces } from '../src/intent/model/intent-features.ts';
import { type IntentWeights, modelIntents, weighIntents } from '../src/intent/model/intent-model.ts';
import type { IntentExample } from './read-examples.ts';

/** Chosen by how well writers are told who had no part in the fit. */
const rounds = 25;
const rate = 0.1;
/** The weights of the last rounds together tell more steadily than those of the last, which lean to the examples seen last. */
const averagedRounds = 15;
/** How strongly weights are held small. */
const decay = 0.003;

type Example = Pick<IntentExample, 'places' | 'placesAlone' | 'intents'>;

/** One order tells a message in fifty otherwise than another; the mean of some tells it more steadily. */
const seeds = [20, 21, 22, 23, 24];

/** Softmax regression by AdaGrad, the mean of several orders that fixed seeds make: the same examples give the same weights. */
export function fitIntents(examples: readonly Example[]): IntentWeights {
  const mean = new Float32Array(modelIntents.length * featurePlaces);
  for (const seed of seeds) {
    for (const [at, value] of fitInOrder(examples, seed).entries())
      mean[at] = (mean[at] ?? 0) + value / seeds.length;
  }
  return { values: mean, scale: 1 };
}

function fitInOrder(examples: readonly Example[], firstSeed: number): Float32Array {
  const values = new Float32Array(modelIntents.length * featurePlaces);
  const steps = new Float32Array(values.length).fill(1e-6);
  const averaged = new Float32Array(values.length);
  const weights = { values, scale: 1 };
  let seed = firstSeed;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const order = examples.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const [turn, at] of order.entries()) {
      const example = examples[at];
      if (example === undefined) continue;
      // Every other time without the rules, so that the words have to tell it by themselves.
      learn((turn + round) % 2 === 0 ? example.places : example.placesAlone, example.intents);
    }
    if (round < rounds - averagedRounds) continue;
    for (let at = 0; at < values.length; at += 1)
      averaged[at] = (averaged[at] ?? 0) + (values[at] ?? 0) / averagedRounds;
  }
  return averaged;

  function learn(places: readonly number[], intents: readonly number[]): void {
    const likely = weighIntents(places, weights);
    const right = intents.reduce((sum, one) => sum + (likely[one] ?? 0), 0);
    for (const [intent, probability] of likely.entries()) {
      const wanted = intents.includes(intent) ? probability / Math.max(right, 1e-9) : 0;
      const error = probability - wanted;
      for (const place of places) {
        const index = intent * featurePlaces + place;
        const gradient = error + decay * (values[index] ?? 0);
        steps[index] = (steps[index] ?? 0) + gradient * gradient;
        values[index] = (values[index] ?? 0) - (rate * gradient) / Math.sqrt(steps[index] ?? 1);
      }
    }
  }
}
