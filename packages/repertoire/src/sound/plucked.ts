import type { Random } from '../score/random.ts';
import { applyFilter, type Biquad, fadeEnd, noise, type Signal } from './dsp/filters.ts';
import type { Sample } from './sample.ts';

export interface Pluck {
  seconds: number;
  /** 0 dull to 1 bright: how much of the high partials survives each round trip on the string. */
  brightness: number;
  /** Seconds until the fundamental of A3 has fallen by 60 dB; lower strings ring longer. */
  ring: number;
  /** Where it is plucked, as a share of the string's length; near the bridge is thin, the middle is round. */
  position: number;
  /** How sharp the plectrum or nail is, 0 flesh to 1 plectrum. */
  nail: number;
  /** A second string beside it, in cents, for courses of two. */
  courseCents?: number;
  /** Drive into a valve stage; none unless told. */
  drive?: number;
  /** Resonances of the body, or the cabinet's filters. */
  body?: (sampleRate: number) => readonly Biquad[];
}

/**
 * A plucked string after Karplus and Strong, with the extensions of Jaffe and Smith (Computer Music Journal 7:2, 1983):
 * pluck position, a damping filter in the loop, and an allpass that tunes the loop exactly.
 */
export function pluckString(frequency: number, sampleRate: number, pluck: Pluck, random: Random): Sample {
  const length = Math.floor(sampleRate * pluck.seconds);
  const samples = string(frequency, sampleRate, pluck, length, random);
  if (pluck.courseCents) {
    const second = string(frequency * 2 ** (pluck.courseCents / 1200), sampleRate, pluck, length, random);
    const apart = Math.floor(sampleRate * 0.006);
    for (let i = apart; i < length; i++) samples[i] = (samples[i] ?? 0) + 0.8 * (second[i - apart] ?? 0);
  }
  if (pluck.drive) overdrive(samples, pluck.drive);
  for (const filter of pluck.body?.(sampleRate) ?? []) applyFilter(samples, filter);
  return { channels: [fadeEnd(samples, Math.floor(sampleRate * 0.05))], frequency, loops: false };
}

function string(frequency: number, sampleRate: number, pluck: Pluck, length: number, random: Random): Signal {
  const damping = 0.5 * (1 - pluck.brightness) * Math.min(1, 0.35 + frequency / 900);
  const period = sampleRate / frequency - damping;
  const whole = Math.max(2, Math.floor(period - 0.2));
  const fraction = period - whole;
  const tuning = (1 - fraction) / (1 + fraction);
  const ring = pluck.ring * (220 / frequency) ** 0.45;
  const loss = 10 ** (-3 / (frequency * ring));
  const line = excitation(whole, pluck, random);
  const samples = new Float32Array(length);
  let at = 0;
  let lastFiltered = 0;
  let allpassIn = 0;
  let allpassOut = 0;
  for (let i = 0; i < length; i++) {
    const out = line[at] ?? 0;
    samples[i] = out;
    const filtered = loss * ((1 - damping) * out + damping * lastFiltered);
    lastFiltered = out;
    const tuned = tuning * filtered + allpassIn - tuning * allpassOut;
    allpassIn = filtered;
    allpassOut = tuned;
    line[at] = tuned;
    at = at + 1 === whole ? 0 : at + 1;
  }
  return samples;
}

/** The string's shape at the moment of release: noise, softened by the finger, without the partials that have a node there. */
function excitation(length: number, pluck: Pluck, random: Random): Signal {
  const raw = noise(length, random.next);
  let smooth = 0;
  const soft = 0.12 + 0.8 * pluck.nail;
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 0; i < length; i++) {
      smooth += soft * ((raw[i] ?? 0) - smooth);
      raw[i] = smooth;
    }
  }
  const comb = Math.max(1, Math.round(length * pluck.position));
  const shaped = raw.map((value, i) => value - (raw[(i + length - comb) % length] ?? 0) * 0.9);
  const mean = shaped.reduce((sum, value) => sum + value, 0) / length;
  return shaped.map((value) => value - mean);
}

/** A soft valve: the string's decay is compressed into sustain and gains odd and even partials. */
function overdrive(samples: Signal, drive: number): void {
  let peak = 1e-9;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  for (let i = 0; i < samples.length; i++) {
    const pushed = ((samples[i] ?? 0) / peak) * drive;
    samples[i] = Math.tanh(pushed + 0.18) - Math.tanh(0.18);
  }
}
