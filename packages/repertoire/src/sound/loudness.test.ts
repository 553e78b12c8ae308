import { describe, expect, it } from 'vitest';
import { score } from '../score/compose.ts';
import { sampleTrack } from '../score/testing/sample-tracks.ts';
import { fromDb, scoreGain } from './loudness.ts';

const piece = score(sampleTrack('soul', 'happy'));

/** The same piece with every part moved by so many decibels. */
function moved(decibels: number) {
  const shift = <T extends { placement: { gainDb: number } }>(part: T): T => ({
    ...part,
    placement: { ...part.placement, gainDb: part.placement.gainDb + decibels },
  });
  return { ...piece, parts: piece.parts.map(shift), drums: piece.drums && shift(piece.drums) };
}

describe('the gain of a score', () => {
  it('takes back exactly what the parts are louder', () => {
    expect(scoreGain(moved(6))).toBeCloseTo(scoreGain(piece) * fromDb(-6), 6);
    expect(scoreGain(moved(-9))).toBeCloseTo(scoreGain(piece) * fromDb(9), 6);
  });

  it('is lower the more is played', () => {
    const fewer = { ...piece, parts: piece.parts.slice(0, 2) };
    expect(scoreGain(fewer)).toBeGreaterThan(scoreGain(piece));
  });

  it('lies in a range that a mixing desk has, for every genre and mood', () => {
    for (const genre of ['ambient', 'hard rock', 'piano solo', 'techno']) {
      for (const mood of ['calm', 'energetic'] as const) {
        const gain = scoreGain(score(sampleTrack(genre, mood)));
        expect(gain, `${genre} ${mood}`).toBeGreaterThan(fromDb(-24));
        expect(gain, `${genre} ${mood}`).toBeLessThan(fromDb(24));
      }
    }
  });
});
