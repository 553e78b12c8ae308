import type { Random } from '../score/random.ts';
import { applyFilter, biquad, fadeEnd, noise, type Signal } from './dsp/filters.ts';
import type { Sample } from './sample.ts';

/** One way in which a struck body vibrates. */
export interface Mode {
  /** Frequency as a multiple of the fundamental. */
  ratio: number;
  amplitude: number;
  /** Seconds until it has fallen by 60 dB. */
  ring: number;
}

export interface Strike {
  seconds: number;
  modes: (frequency: number) => readonly Mode[];
  /** Level of the mallet's or hammer's own knock and its pitch in Hz. */
  knock: { level: number; hz: number };
  /** Seconds over which the blow lands; felt is slower than wood. */
  softness: number;
  /** Slow swelling of the tone, as of a vibraphone's fans. */
  tremolo?: { rate: number; depth: number };
}

/** A struck body as the sum of its decaying modes. */
export function strikeBody(frequency: number, sampleRate: number, strike: Strike, random: Random): Sample {
  const length = Math.floor(sampleRate * strike.seconds);
  const samples = new Float32Array(length);
  for (const mode of strike.modes(frequency)) {
    if (mode.ratio * frequency < sampleRate * 0.45) addMode(samples, mode, frequency, sampleRate, random);
  }
  addKnock(samples, strike, sampleRate, random);
  const rise = Math.max(1, Math.floor(strike.softness * sampleRate));
  for (let i = 0; i < rise; i++)
    samples[i] = (samples[i] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / rise));
  if (strike.tremolo) {
    const { rate, depth } = strike.tremolo;
    for (let i = 0; i < length; i++) {
      samples[i] =
        (samples[i] ?? 0) * (1 - depth * (0.5 - 0.5 * Math.cos((2 * Math.PI * rate * i) / sampleRate)));
    }
  }
  return { channels: [fadeEnd(samples, Math.floor(sampleRate * 0.08))], frequency, loops: false };
}

/** Adds one damped sine by a two-pole resonator, which costs two multiplications a sample; stops once inaudible. */
function addMode(samples: Signal, mode: Mode, frequency: number, sampleRate: number, random: Random): void {
  const w = (2 * Math.PI * frequency * mode.ratio) / sampleRate;
  const r = 10 ** (-3 / (mode.ring * sampleRate));
  const phase = random.between(0, 0.6);
  const c = 2 * r * Math.cos(w);
  const rr = r * r;
  let y1 = (mode.amplitude * Math.sin(phase - w)) / r;
  let y2 = (mode.amplitude * Math.sin(phase - 2 * w)) / rr;
  const audible = Math.min(samples.length, Math.ceil(mode.ring * 1.2 * sampleRate));
  for (let i = 0; i < audible; i++) {
    const y = c * y1 - rr * y2;
    y2 = y1;
    y1 = y;
    samples[i] = (samples[i] ?? 0) + y;
  }
}

function addKnock(samples: Signal, { knock }: Strike, sampleRate: number, random: Random): void {
  if (knock.level === 0) return;
  const length = Math.min(samples.length, Math.floor(sampleRate * 0.05));
  const burst = applyFilter(noise(length, random.next), biquad('bandpass', knock.hz, 0.8, sampleRate));
  for (let i = 0; i < length; i++) {
    samples[i] = (samples[i] ?? 0) + (burst[i] ?? 0) * knock.level * Math.exp((-i / length) * 6);
  }
}

/**
 * Modes of a piano string: stretched partials (stiffness), each in two stages of decay, as three strings of one note
 * first move together and then apart.
 * @param hardness 0 felt to 1 bright hammer.
 */
export function pianoModes(frequency: number, hardness: number): Mode[] {
  const stiffness = 0.00032 * (frequency / 262) ** 1.1;
  const cutoff = 700 + 3600 * hardness + frequency * 0.9;
  const ring = 9 * (262 / frequency) ** 0.62;
  const modes: Mode[] = [];
  for (let n = 1; n <= 28; n++) {
    const ratio = n * Math.sqrt(1 + stiffness * n * n);
    const hz = ratio * frequency;
    const struckAt = Math.abs(Math.sin((Math.PI * n) / 8.2)) * 0.85 + 0.15;
    const amplitude = (struckAt / n ** 0.75) * Math.exp(-((hz / cutoff) ** 1.15));
    if (amplitude < 0.0008) continue;
    const modeRing = ring / (1 + 0.22 * (n - 1));
    modes.push({ ratio, amplitude: amplitude * 0.72, ring: modeRing * 0.42 });
    modes.push({ ratio: ratio * 1.00028, amplitude: amplitude * 0.28, ring: modeRing });
  }
  return modes;
}

/** An electric piano: a tine whose tone is phase-modulated by its own motion before the pickup, plus a bell above. */
export function electricPiano(frequency: number, sampleRate: number): Sample {
  const length = Math.floor(sampleRate * 3.6);
  const samples = new Float32Array(length);
  const decay = 1.5 * (262 / frequency) ** 0.4;
  const bell = Math.min(14, Math.floor((sampleRate * 0.4) / frequency));
  for (let i = 0; i < length; i++) {
    const t = i / sampleRate;
    const w = 2 * Math.PI * frequency * t;
    const level = Math.exp(-t / decay);
    const index = 0.35 + 1.15 * Math.exp(-t / (decay * 0.45));
    const tine = Math.sin(w + index * Math.sin(w));
    const chime = t < 0.5 ? Math.sin(w * bell) * Math.exp(-t / 0.07) * 0.16 : 0;
    samples[i] = (level * tine + chime) * Math.min(1, t / 0.002);
  }
  return { channels: [fadeEnd(samples, Math.floor(sampleRate * 0.1))], frequency, loops: false };
}
