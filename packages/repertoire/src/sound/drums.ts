import type { Random } from '../score/random.ts';
import type { DrumKit, DrumPiece } from '../score/types.ts';
import { applyFilter, biquad, fadeEnd, noise, type Signal } from './dsp/filters.ts';
import type { Sample } from './sample.ts';

/** What sets one kit's sound apart from another's. */
interface KitCharacter {
  kick: { from: number; to: number; sweep: number; ring: number; click: number };
  snare: { body: number; ring: number; wires: number; tone: number };
  /** Lowest frequency and length of the cymbals. */
  cymbals: { hz: number; length: number };
  /** Everything above is lost, as on tape. */
  ceilingHz: number;
}

const characters: Readonly<Record<DrumKit, KitCharacter>> = {
  acoustic: {
    kick: { from: 150, to: 56, sweep: 0.03, ring: 0.22, click: 0.35 },
    snare: { body: 190, ring: 0.13, wires: 0.17, tone: 4200 },
    cymbals: { hz: 6200, length: 1 },
    ceilingHz: 16_000,
  },
  brushes: {
    kick: { from: 110, to: 52, sweep: 0.03, ring: 0.2, click: 0.1 },
    snare: { body: 180, ring: 0.08, wires: 0.14, tone: 3000 },
    cymbals: { hz: 5200, length: 0.9 },
    ceilingHz: 11_000,
  },
  dusty: {
    kick: { from: 120, to: 50, sweep: 0.035, ring: 0.24, click: 0.2 },
    snare: { body: 175, ring: 0.12, wires: 0.13, tone: 2600 },
    cymbals: { hz: 4800, length: 0.7 },
    ceilingHz: 7_500,
  },
  electronic: {
    kick: { from: 190, to: 52, sweep: 0.035, ring: 0.3, click: 0.4 },
    snare: { body: 200, ring: 0.12, wires: 0.2, tone: 4800 },
    cymbals: { hz: 7200, length: 0.8 },
    ceilingHz: 17_000,
  },
  club: {
    kick: { from: 230, to: 50, sweep: 0.028, ring: 0.34, click: 0.5 },
    snare: { body: 210, ring: 0.1, wires: 0.16, tone: 5200 },
    cymbals: { hz: 7600, length: 0.75 },
    ceilingHz: 17_000,
  },
  rock: {
    kick: { from: 170, to: 58, sweep: 0.025, ring: 0.24, click: 0.6 },
    snare: { body: 185, ring: 0.17, wires: 0.24, tone: 4000 },
    cymbals: { hz: 5600, length: 1.3 },
    ceilingHz: 16_000,
  },
  orchestral: {
    kick: { from: 90, to: 45, sweep: 0.05, ring: 0.7, click: 0.05 },
    snare: { body: 200, ring: 0.1, wires: 0.2, tone: 3600 },
    cymbals: { hz: 4800, length: 1.6 },
    ceilingHz: 14_000,
  },
};

interface Bench {
  rate: number;
  kit: KitCharacter;
  random: Random;
}

/** One stroke of a drum. Timpani are tuned to `tonicHz`. */
export function drumSample(
  kit: DrumKit,
  piece: DrumPiece,
  sampleRate: number,
  tonicHz: number,
  random: Random,
): Sample {
  const bench = { rate: sampleRate, kit: characters[kit], random };
  const samples = build(piece, bench, tonicHz);
  if (bench.kit.ceilingHz < 15_000)
    applyFilter(samples, biquad('lowpass', bench.kit.ceilingHz, 0.7, sampleRate));
  let peak = 1e-9;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) / peak;
  return { channels: [fadeEnd(samples, Math.floor(sampleRate * 0.01))], frequency: 1, loops: false };
}

function build(piece: DrumPiece, bench: Bench, tonicHz: number): Signal {
  const { cymbals } = bench.kit;
  switch (piece) {
    case 'kick':
      return kick(bench);
    case 'snare':
      return snare(bench);
    case 'rim':
      return tones(
        bench,
        [
          [1720, 0.5],
          [2650, 0.35],
          [480, 0.5],
        ],
        0.035,
        0.12,
      );
    case 'clap':
      return clap(bench);
    case 'hat-closed':
      return metal(bench, cymbals.hz, 0.045 * cymbals.length, 0.12);
    case 'hat-open':
      return metal(bench, cymbals.hz, 0.28 * cymbals.length, 0.6);
    case 'ride':
      return metal(bench, cymbals.hz * 0.7, 0.6 * cymbals.length, 1.1, 0.5);
    case 'crash':
      return metal(bench, cymbals.hz * 0.55, 0.9 * cymbals.length, 2.2);
    case 'tom-high':
      return drop(bench, 210, 165, 0.28);
    case 'tom-mid':
      return drop(bench, 165, 122, 0.34);
    case 'tom-low':
      return drop(bench, 125, 86, 0.42);
    case 'shaker':
      return shake(bench, 5200, 0.05, 0.018);
    case 'tambourine':
      return metal(bench, 6800, 0.09, 0.2);
    case 'conga-high':
      return drop(bench, 340, 318, 0.16);
    case 'conga-low':
      return drop(bench, 225, 205, 0.24);
    case 'cowbell':
      return tones(
        bench,
        [
          [562, 0.6],
          [845, 0.5],
        ],
        0.09,
        0.3,
      );
    case 'claves':
      return tones(bench, [[2480, 1]], 0.03, 0.1);
    case 'brush':
      return shake(bench, 2600, 0.16, 0.06);
    case 'timpani':
      return timpani(bench, tonicHz);
  }
}

function kick({ rate, kit, random }: Bench): Signal {
  const { from, to, sweep, ring, click } = kit.kick;
  const samples = new Float32Array(Math.floor(rate * (ring * 3)));
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-t / sweep))) / rate;
    samples[i] = Math.tanh(1.5 * Math.sin(phase) * Math.exp(-t / ring) * Math.min(1, t / 0.001));
  }
  const beater = applyFilter(
    noise(Math.floor(rate * 0.02), random.next),
    biquad('bandpass', 2600, 0.7, rate),
  );
  for (let i = 0; i < beater.length; i++)
    samples[i] = (samples[i] ?? 0) + (beater[i] ?? 0) * click * Math.exp(-i / (rate * 0.004));
  return samples;
}

function snare({ rate, kit, random }: Bench): Signal {
  const { body, ring, wires, tone } = kit.snare;
  const length = Math.floor(rate * wires * 4);
  const rattle = noise(length, random.next);
  applyFilter(rattle, biquad('highpass', 1100, 0.7, rate));
  applyFilter(rattle, biquad('peak', tone, 0.8, rate, 6));
  const samples = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const t = i / rate;
    const skin =
      Math.sin(2 * Math.PI * body * t + 3 * Math.exp(-t / 0.01)) +
      0.6 * Math.sin(2 * Math.PI * body * 1.78 * t);
    samples[i] =
      0.5 * skin * Math.exp(-t / (ring * 0.5)) + 0.62 * (rattle[i] ?? 0) * Math.exp(-t / (wires * 0.55));
  }
  return samples;
}

/** Several hands that do not quite meet. */
function clap({ rate, random }: Bench): Signal {
  const samples = new Float32Array(Math.floor(rate * 0.3));
  const raw = applyFilter(noise(samples.length, random.next), biquad('bandpass', 1350, 0.9, rate));
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    const hands = [0, 0.011, 0.021].reduce((sum, at) => sum + (t >= at ? Math.exp(-(t - at) / 0.005) : 0), 0);
    samples[i] = (raw[i] ?? 0) * (hands * 0.7 + (t > 0.028 ? Math.exp(-(t - 0.028) / 0.07) : 0));
  }
  return samples;
}

/** Struck metal: six square waves that share no fundamental, as in the classic drum machines, blended with noise. */
function metal({ rate, random }: Bench, hz: number, decay: number, seconds: number, ping = 0): Signal {
  const samples = noise(Math.floor(rate * seconds), random.next);
  const ratios = [2, 3, 4.16, 5.43, 6.79, 8.21].map((ratio) => ratio * 205);
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    const square = ratios.reduce((sum, ratio) => sum + ((ratio * t) % 1 < 0.5 ? 1 : -1), 0) / 6;
    samples[i] = 0.55 * (samples[i] ?? 0) + 0.6 * square;
  }
  applyFilter(samples, biquad('highpass', hz, 0.8, rate));
  applyFilter(samples, biquad('highpass', hz * 0.8, 0.7, rate));
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    const bell = ping * Math.sin(2 * Math.PI * 3150 * t) * Math.exp(-t / 0.09) * 0.25;
    samples[i] =
      ((samples[i] ?? 0) + bell) *
      (0.7 * Math.exp(-t / decay) + 0.3 * Math.exp(-t / (decay * 0.3))) *
      Math.min(1, t / 0.0006);
  }
  return samples;
}

function drop({ rate, random }: Bench, from: number, to: number, ring: number): Signal {
  const samples = new Float32Array(Math.floor(rate * ring * 4));
  const slap = applyFilter(noise(Math.floor(rate * 0.03), random.next), biquad('bandpass', 1500, 0.8, rate));
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-t / 0.04))) / rate;
    const skin = Math.sin(phase) + 0.25 * Math.sin(phase * 1.6);
    samples[i] = skin * Math.exp(-t / (ring * 0.6)) + (slap[i] ?? 0) * 0.6 * Math.exp(-t / 0.006);
  }
  return samples;
}

function shake({ rate, random }: Bench, hz: number, decay: number, rise: number): Signal {
  const samples = noise(Math.floor(rate * (decay * 4 + rise)), random.next);
  applyFilter(samples, biquad('bandpass', hz, 0.6, rate));
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    samples[i] = (samples[i] ?? 0) * Math.min(1, t / rise) * Math.exp(-Math.max(0, t - rise) / decay);
  }
  return samples;
}

function tones(
  { rate }: Bench,
  partials: readonly (readonly [number, number])[],
  decay: number,
  seconds: number,
): Signal {
  const samples = new Float32Array(Math.floor(rate * seconds));
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    const sum = partials.reduce((total, [hz, level]) => total + level * Math.sin(2 * Math.PI * hz * t), 0);
    samples[i] = sum * Math.exp(-t / decay);
  }
  return samples;
}

/** A kettle: its skin's modes stand nearly in the ratios 2:3:4:5 above a missing fundamental. */
function timpani({ rate, random }: Bench, tonicHz: number): Signal {
  let hz = tonicHz;
  while (hz > 130) hz /= 2;
  while (hz < 65) hz *= 2;
  const samples = tones(
    { rate, random, kit: characters.orchestral },
    [
      [hz, 1],
      [hz * 1.504, 0.55],
      [hz * 1.98, 0.4],
      [hz * 2.44, 0.2],
    ],
    0.55,
    2,
  );
  const mallet = applyFilter(noise(Math.floor(rate * 0.04), random.next), biquad('lowpass', 700, 0.7, rate));
  for (let i = 0; i < mallet.length; i++)
    samples[i] = (samples[i] ?? 0) + (mallet[i] ?? 0) * Math.exp(-i / (rate * 0.01));
  return samples;
}
