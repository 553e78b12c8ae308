export interface Tempo {
  /** `null` where there is no pulse to speak of. */
  tempoBpm: number | null;
  /** How much of what begins comes back after a beat, from 0 to 1. */
  pulseStrength: number;
}

const slowestBpm = 45;
const fastestBpm = 210;
const stepBpm = 0.5;
/** People tap to most music near this tempo, and the less often the farther it lies, in octaves. */
const usualBpm = 118;
const spreadOctaves = 0.85;
/** A beat comes back after two, three and four of them as well; each counts less. */
const multiples = [1, 0.6, 0.4, 0.5] as const;
/** Below this nothing can be tapped to. */
const leastPulse = 0.08;

/** How alike an envelope is to itself some frames later, 1 for the same; between whole frames it is interpolated. */
function autocorrelation(envelope: Float64Array, longest: number): (lag: number) => number {
  const mean = envelope.reduce((sum, value) => sum + value, 0) / Math.max(1, envelope.length);
  const centred = envelope.map((value) => value - mean);
  const at = new Float64Array(longest + 2);
  for (let lag = 0; lag < at.length && lag < centred.length; lag += 1) {
    let sum = 0;
    for (let frame = 0; frame + lag < centred.length; frame += 1)
      sum += (centred[frame] ?? 0) * (centred[frame + lag] ?? 0);
    // Fewer frames overlap the longer the lag.
    at[lag] = sum / (centred.length - lag);
  }
  const whole = at[0] || 1;
  return (lag) => {
    const low = Math.floor(lag);
    const share = lag - low;
    return ((at[low] ?? 0) * (1 - share) + (at[low + 1] ?? 0) * share) / whole;
  };
}

/**
 * The tempo at which what begins comes back most, weighed by what people tap to. Half and double tempo remain confused at times.
 * @param envelope how much begins in each frame
 */
export function findTempo(envelope: Float64Array, framesPerSecond: number): Tempo {
  const longest = Math.min(
    Math.ceil((60 / slowestBpm) * framesPerSecond * multiples.length),
    envelope.length - 2,
  );
  if (longest < framesPerSecond * 2) return { tempoBpm: null, pulseStrength: 0 };
  const alike = autocorrelation(envelope, longest);
  let best = { bpm: 0, score: 0 };
  for (let bpm = slowestBpm; bpm <= fastestBpm; bpm += stepBpm) {
    const lag = (60 / bpm) * framesPerSecond;
    const comb = multiples.reduce(
      (sum, weight, index) => sum + weight * (lag * (index + 1) < longest ? alike(lag * (index + 1)) : 0),
      0,
    );
    const score = comb * Math.exp(-0.5 * (Math.log2(bpm / usualBpm) / spreadOctaves) ** 2);
    if (score > best.score) best = { bpm, score };
  }
  if (best.bpm === 0) return { tempoBpm: null, pulseStrength: 0 };
  const pulseStrength = Math.max(0, Math.min(1, alike((60 / best.bpm) * framesPerSecond)));
  return { tempoBpm: pulseStrength < leastPulse ? null : best.bpm, pulseStrength };
}
