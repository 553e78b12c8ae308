import { expect, test } from 'vitest';
import { beatSampleRate, beatSound } from '../../testing/beat-sound.ts';
import { createCollector } from './collect-sound.ts';
import { energyOf } from './energy.ts';
import { measureSound } from './measure-sound.ts';

function measured(samples: Float32Array) {
  const collector = createCollector();
  collector.add([samples, samples], beatSampleRate);
  const found = measureSound(collector.collected());
  if (found === null) throw new Error('nothing was measured');
  return found;
}

/** Whether two tempos are the same, or one is twice or half the other, within 4 %. */
const isAlike = (found: number | null, tempo: number) =>
  found !== null && [0.5, 1, 2].some((octave) => Math.abs(found / (tempo * octave) - 1) <= 0.04);

test.each([62, 75, 90, 104, 120, 133, 150, 174])('%i beats a minute are measured', (bpm) => {
  const { tempoBpm, pulseStrength } = measured(beatSound({ bpm, seconds: 30 }));
  expect(isAlike(tempoBpm, bpm), `${tempoBpm}`).toBe(true);
  expect(pulseStrength).toBeGreaterThan(0.2);
});

test('a tone that is held has no tempo, and little energy', () => {
  const held = measured(beatSound({ bpm: 60, seconds: 30, beat: 0, tone: 0.4 }));
  expect(held.tempoBpm).toBeNull();
  expect(energyOf(held)).toBeLessThan(0.15);
});

test('more beats and louder ones are more energy, from 0 to 1', () => {
  const energies = [
    { bpm: 60, beat: 0.1 },
    { bpm: 90, beat: 0.5 },
    { bpm: 150, beat: 0.9 },
  ].map((sketch) => energyOf(measured(beatSound({ ...sketch, seconds: 20 }))));
  expect([...energies].sort((one, other) => one - other)).toEqual(energies);
  expect(energyOf({ fluxMean: 100, onsetRate: 20 })).toBe(1);
  expect(energyOf({ fluxMean: 0, onsetRate: 0 })).toBe(0);
});

test('the same at another rate of samples measures alike', () => {
  const sound = beatSound({ bpm: 100, seconds: 20 });
  const doubled = Float32Array.from({ length: sound.length * 2 }, (_, at) => sound[at >> 1] ?? 0);
  const collector = createCollector();
  collector.add([doubled], beatSampleRate * 2);
  const twice = measureSound(collector.collected());
  expect(isAlike(twice?.tempoBpm ?? null, 100)).toBe(true);
});

test('no more than a minute is held of a longer one', () => {
  const collector = createCollector();
  for (let part = 0; part < 100; part += 1)
    collector.add([beatSound({ bpm: 120, seconds: 1 })], beatSampleRate);
  expect(collector.isFull()).toBe(true);
  expect(collector.collected().samples).toHaveLength(60 * beatSampleRate);
});
