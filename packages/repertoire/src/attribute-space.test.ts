import { describe, expect, it } from 'vitest';
import { attributeDistance, keyDistance, tempoDistance } from './attribute-space.ts';
import { createCatalogue } from './build-catalogue.ts';

const tracks = [...createCatalogue().tracks.values()];

describe('distance between tempos', () => {
  it('is nothing between equal tempos and small between half and double time', () => {
    expect(tempoDistance(120, 120)).toBe(0);
    expect(tempoDistance(75, 150)).toBeLessThan(tempoDistance(75, 100));
    expect(tempoDistance(75, 150)).toBeGreaterThan(0);
  });

  it('measures ratios: 60 to 66 is as far as 120 to 132', () => {
    expect(tempoDistance(60, 66)).toBeCloseTo(tempoDistance(120, 132));
  });
});

describe('distance between keys', () => {
  const major = (key: number) => ({ key, mode: 'major' as const });
  const minor = (key: number) => ({ key, mode: 'minor' as const });

  it('counts steps on the circle of fifths', () => {
    expect(keyDistance(major(0), major(7))).toBeCloseTo(1 / 6);
    expect(keyDistance(major(0), major(5))).toBeCloseTo(1 / 6);
    expect(keyDistance(major(0), major(6))).toBe(1);
    expect(keyDistance(major(11), major(6))).toBeCloseTo(1 / 6);
  });

  it('puts a minor key beside its relative major', () => {
    expect(keyDistance(major(0), minor(9))).toBe(0);
  });
});

describe('distance between tracks', () => {
  it('is zero to itself, symmetric, and obeys its stated bound', () => {
    for (const [at, track] of tracks.entries()) {
      const other = tracks[(at * 7 + 13) % tracks.length] ?? track;
      const distance = attributeDistance(track.attributes, other.attributes);
      expect(attributeDistance(track.attributes, track.attributes)).toBe(0);
      expect(attributeDistance(other.attributes, track.attributes)).toBeCloseTo(distance, 10);
      expect(distance).toBeLessThan(2.9);
    }
  });
});
