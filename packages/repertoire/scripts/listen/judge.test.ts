import { describe, expect, it } from 'vitest';
import { score } from '../../src/score/compose.ts';
import { sampleTrack } from '../../src/score/testing/sample-tracks.ts';
import { readBounds } from './bounds.ts';
import { type Heard, tempoError, violationsOf } from './judge.ts';
import { chromaSimilarity } from './similarity.ts';

const bounds = readBounds();
const good: Heard['measured'] = {
  seconds: 120,
  peakDbfs: -4,
  loudnessLufs: -16.2,
  longestInnerSilenceSeconds: 0.4,
  detectedBpm: 124,
  onsetsPerSecond: 5,
  spectralCentroidHz: 2000,
  detectedScale: 'major',
  detectedKey: 'C',
  chroma: [],
};

function heard(changes: Partial<Heard['measured']>, genre = 'house'): Heard {
  const track = sampleTrack(genre, 'happy');
  return { score: score(track), measured: { ...good, ...changes } } as Heard;
}

describe('the judge of a rendered file', () => {
  it('finds nothing wrong with a file within all bounds', () => {
    expect(violationsOf(heard({}), bounds)).toEqual([]);
  });

  it('names each bound that is broken', () => {
    expect(violationsOf(heard({ peakDbfs: -0.5 }), bounds)).toEqual(['peak -0.5 dBFS']);
    expect(violationsOf(heard({ loudnessLufs: -18.5 }), bounds)).toEqual(['loudness -18.5 LUFS']);
    expect(violationsOf(heard({ longestInnerSilenceSeconds: 2.4 }), bounds)).toEqual(['silence of 2.4 s']);
    expect(violationsOf(heard({ seconds: 60 }), bounds)).toEqual(['60 s long']);
    expect(violationsOf(heard({ detectedBpm: 111 }), bounds)).toEqual(['tempo 111.0 for 124']);
  });

  it('asks for the tempo only where there are drums', () => {
    expect(violationsOf(heard({ detectedBpm: 111 }, 'piano solo'), bounds)).toEqual([]);
  });

  it('takes half and double tempo for the same', () => {
    expect(tempoError(62, 124, bounds.tempo.factors)).toBeCloseTo(0);
    expect(tempoError(248, 124, bounds.tempo.factors)).toBeCloseTo(0);
    expect(tempoError(93, 124, bounds.tempo.factors)).toBeGreaterThan(0.2);
  });
});

describe('the similarity of two pieces', () => {
  const row = (tone: number) => Array.from({ length: 12 }, (_, index) => (index === tone ? 1 : 0));

  it('is one for the same piece in another key', () => {
    const piece = [0, 5, 7, 0, 9, 2].map(row);
    const transposed = [3, 8, 10, 3, 0, 5].map(row);
    expect(chromaSimilarity(piece, transposed)).toBeCloseTo(1);
  });

  it('is well below for another progression', () => {
    expect(chromaSimilarity([0, 5, 7, 0, 9, 2].map(row), [0, 1, 0, 3, 0, 6].map(row))).toBeLessThan(0.6);
  });
});
