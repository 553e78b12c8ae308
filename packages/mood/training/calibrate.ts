import { classCount } from './logistic-regression.ts';

/** Scores of held-out rows, `classCount` a row, with the right class of each. */
export interface HeldOut {
  scores: Float64Array;
  labels: Int8Array;
}

/** Mean negative log-likelihood of the labels when scores are divided by a temperature. */
export function lossAt({ scores, labels }: HeldOut, temperature: number): number {
  let loss = 0;
  for (let row = 0; row < labels.length; row += 1) {
    const own = Array.from(
      scores.subarray(row * classCount, (row + 1) * classCount),
      (score) => score / temperature,
    );
    const highest = Math.max(...own);
    const logSum = Math.log(own.reduce((sum, score) => sum + Math.exp(score - highest), 0)) + highest;
    loss += logSum - (own[labels[row] ?? 0] ?? 0);
  }
  return loss / Math.max(1, labels.length);
}

/**
 * The temperature that makes held-out probabilities fit best (Guo et al., "On calibration of modern neural
 * networks", 2017), found by golden-section search between 0.1 and 10 on a logarithmic scale.
 */
export function fitTemperature(heldOut: HeldOut): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = Math.log(0.1);
  let high = Math.log(10);
  for (let round = 0; round < 40; round += 1) {
    const left = high - golden * (high - low);
    const right = low + golden * (high - low);
    if (lossAt(heldOut, Math.exp(left)) < lossAt(heldOut, Math.exp(right))) high = right;
    else low = left;
  }
  return Number(Math.exp((low + high) / 2).toFixed(4));
}

const networkWeights = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1];

/** Scores of the features plus those of the network, the latter at a weight. */
export function mixScores(
  byFeatures: Float64Array,
  byNetwork: Float64Array,
  networkWeight: number,
): Float64Array {
  return byFeatures.map((score, at) => score + networkWeight * (byNetwork[at] ?? 0));
}

/** The network's weight and the temperature under which held-out messages are likeliest. */
export function fitMixture(
  byFeatures: Float64Array,
  byNetwork: Float64Array,
  labels: Int8Array,
): { networkWeight: number; temperature: number } {
  const tried = networkWeights.map((networkWeight) => {
    const heldOut = { scores: mixScores(byFeatures, byNetwork, networkWeight), labels };
    const temperature = fitTemperature(heldOut);
    return { networkWeight, temperature, loss: lossAt(heldOut, temperature) };
  });
  const { networkWeight, temperature } = tried.reduce((best, one) => (one.loss < best.loss ? one : best));
  return { networkWeight, temperature };
}
