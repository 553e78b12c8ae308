import { describe, expect, it } from 'vitest';
import { randomStream } from '../score/random.ts';
import { drumPieces, sounds } from '../score/types.ts';
import { drumSample } from './drums.ts';
import { inverseFft } from './dsp/inverse-fft.ts';
import { frequencyOf, levelled } from './sample.ts';
import { textureSample } from './texture.ts';
import { voices } from './voices.ts';

const rate = 22_050;
const random = () => randomStream('test', 'samples');

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

/** Power of one frequency in a stretch of samples (Goertzel's algorithm). */
function power(samples: Float32Array, hz: number): number {
  const c = 2 * Math.cos((2 * Math.PI * hz) / rate);
  let s1 = 0;
  let s2 = 0;
  for (const value of samples) {
    const s = value + c * s1 - s2;
    s2 = s1;
    s1 = s;
  }
  return s1 * s1 + s2 * s2 - c * s1 * s2;
}

/** The strongest frequency near the expected one, in cents away from it. */
function centsOff(samples: Float32Array, expected: number): number {
  const stretch = samples.slice(Math.floor(rate * 0.1), Math.floor(rate * 0.9));
  const tapered = stretch.map((value, i) => value * Math.sin((Math.PI * i) / stretch.length) ** 2);
  let best = { cents: 0, power: -1 };
  for (let cents = -60; cents <= 60; cents += 2) {
    const found = power(tapered, expected * 2 ** (cents / 1200));
    if (found > best.power) best = { cents, power: found };
  }
  return best.cents;
}

describe('the inverse transform', () => {
  it('turns one bin into one wave, with the phase it was given', () => {
    const real = new Float64Array(64);
    const imaginary = new Float64Array(64);
    real[3] = 0.5;
    real[61] = 0.5;
    inverseFft(real, imaginary);
    for (let i = 0; i < 64; i++) {
      expect(real[i]).toBeCloseTo(Math.cos((2 * Math.PI * 3 * i) / 64), 10);
      expect(imaginary[i]).toBeCloseTo(0, 10);
    }
  });
});

describe('every sound', () => {
  it.each(sounds)('%s is a finite, audible tone with a level like all others', (sound) => {
    for (const pitch of [40, 64, 88]) {
      const sample = levelled(voices[sound].sample(frequencyOf(pitch), rate, random()), rate);
      for (const channel of sample.channels) {
        expect(channel.every(Number.isFinite)).toBe(true);
        expect(rms(channel.subarray(0, Math.floor(rate * 0.4)))).toBeGreaterThan(0.03);
        expect(rms(channel.subarray(0, Math.floor(rate * 0.4)))).toBeLessThan(0.8);
      }
    }
  });

  it('is the same whenever it is made', () => {
    const make = () => voices['nylon-guitar'].sample(220, rate, random()).channels[0];
    expect(make()).toEqual(make());
  });

  it.each([
    'nylon-guitar',
    'steel-guitar',
    'harp',
    'upright-bass',
    'electric-bass',
    'grand-piano',
    'vibraphone',
    'electric-piano',
  ] as const)('%s is in tune', (sound) => {
    for (const pitch of sound.includes('bass') ? [33, 40] : [52, 60, 69]) {
      const [samples = new Float32Array()] = voices[sound].sample(
        frequencyOf(pitch),
        rate,
        random(),
      ).channels;
      expect(Math.abs(centsOff(samples, frequencyOf(pitch))), `${sound} ${pitch}`).toBeLessThanOrEqual(8);
    }
  });

  it.each(['strings', 'voice', 'flute', 'saw-lead', 'sub-bass'] as const)(
    '%s loops at the pitch it states, without a seam',
    (sound) => {
      const sample = voices[sound].sample(frequencyOf(57), rate, random());
      const [samples = new Float32Array()] = sample.channels;
      const bins = (sample.frequency * samples.length) / rate;
      expect(Math.abs(bins - Math.round(bins))).toBeLessThan(1e-6);
      const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
      let steepest = 0;
      for (let i = 1; i < samples.length; i++)
        steepest = Math.max(steepest, Math.abs((samples[i] ?? 0) - (samples[i - 1] ?? 0)));
      expect(seam).toBeLessThanOrEqual(steepest);
    },
  );

  it('dies away where it is plucked or struck', () => {
    for (const sound of ['nylon-guitar', 'grand-piano', 'marimba', 'banjo'] as const) {
      const [samples = new Float32Array()] = voices[sound].sample(220, rate, random()).channels;
      const early = rms(samples.subarray(0, Math.floor(rate * 0.2)));
      const late = rms(samples.subarray(Math.floor(samples.length * 0.85)));
      expect(late, sound).toBeLessThan(early * 0.3);
    }
  });
});

describe('drums', () => {
  it.each(drumPieces)('%s peaks at full scale and ends in silence, in every kit', (piece) => {
    for (const kit of ['acoustic', 'brushes', 'dusty', 'club'] as const) {
      const [samples = new Float32Array()] = drumSample(kit, piece, rate, 65, random()).channels;
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)).toBeLessThanOrEqual(1.0001);
      expect(rms(samples.subarray(-Math.floor(rate * 0.005)))).toBeLessThan(0.08);
    }
  });

  it('have their place: a bass drum is low, a cymbal high', () => {
    const share = (piece: 'kick' | 'hat-closed') => {
      const [samples = new Float32Array()] = drumSample('acoustic', piece, rate, 65, random()).channels;
      let rough = 0;
      for (let i = 1; i < samples.length; i++) rough += ((samples[i] ?? 0) - (samples[i - 1] ?? 0)) ** 2;
      return rough / samples.reduce((sum, value) => sum + value * value, 0);
    };
    expect(share('kick')).toBeLessThan(0.05);
    expect(share('hat-closed')).toBeGreaterThan(0.5);
  });
});

describe('textures', () => {
  it.each(['vinyl', 'air'] as const)('%s goes round for eight seconds below full scale', (kind) => {
    const [samples = new Float32Array()] = textureSample(kind, rate, random()).channels;
    expect(samples.length).toBe(rate * 8);
    expect(samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)).toBeLessThanOrEqual(1.0001);
  });
});
