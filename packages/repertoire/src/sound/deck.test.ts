import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { score } from '../score/compose.ts';
import { sampleTrack } from '../score/testing/sample-tracks.ts';
import { createDeck } from './deck.ts';
import { scoreGain } from './loudness.ts';
import { createSampleStore } from './sample-store.ts';
import { fakeAudio } from './testing/fake-audio.ts';

const piece = score(sampleTrack('piano solo', 'calm'));
const startAt = 2;

/** Where each gain is led to, and when, in seconds of the context. */
let ramps: { to: number; at: number }[];
const audio = fakeAudio();

beforeEach(() => {
  ramps = [];
  const GainNode = class {
    gain = {
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: (to: number, at: number) => ramps.push({ to, at }),
    };
    connect = <T>(target: T): T => target;
  };
  for (const [name, fake] of Object.entries({ ...audio.globals, GainNode })) vi.stubGlobal(name, fake);
});
afterEach(() => vi.unstubAllGlobals());

/** Seconds from the start until the piece is at its loudness. */
function fadeFrom(from: number): number {
  const context = audio.context as unknown as AudioContext;
  createDeck({
    context,
    destination: context.destination,
    store: createSampleStore(context.sampleRate),
    score: piece,
    startAt,
    from,
  });
  expect(ramps.map(({ to }) => to)).toEqual([scoreGain(piece)]);
  return (ramps[0]?.at ?? Number.NaN) - startAt;
}

test('a piece from its beginning has its first attack: the ramp is too short to soften it', () => {
  const seconds = fadeFrom(0);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(0.005);
});

test('out of the middle it comes in softly, and yet at once', () => {
  const seconds = fadeFrom(20);
  expect(seconds).toBeGreaterThanOrEqual(0.02);
  expect(seconds).toBeLessThanOrEqual(0.1);
});
