import { describe, expect, it } from 'vitest';
import { chance, idOf, slugOf, sway } from './identity.ts';

describe('slugs and ids', () => {
  it('writes names without accents, quotes and signs', () => {
    expect(slugOf("Teodor Brânză's “Lobby”, 3 a.m.")).toBe('teodor-branzas-lobby-3-a-m');
  });

  it('gives 22 base-62 characters that depend on kind and slug', () => {
    expect(idOf('track', 'x')).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(idOf('track', 'x')).toBe(idOf('track', 'x'));
    expect(idOf('track', 'x')).not.toBe(idOf('album', 'x'));
  });
});

describe('seeded chance', () => {
  it('draws evenly from 0 to 1', () => {
    const draws = Array.from({ length: 4000 }, (_, at) => chance(`thing-${at}`, 'test'));
    const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
    expect(mean).toBeCloseTo(0.5, 1);
    for (const tenth of Array.from({ length: 10 }, (_, at) => at)) {
      const inTenth = draws.filter((draw) => Math.floor(draw * 10) === tenth).length;
      expect(inTenth).toBeGreaterThan(320);
      expect(inTenth).toBeLessThan(480);
    }
  });

  it('draws for one purpose without disturbing another', () => {
    expect(chance('a', 'key')).toBe(chance('a', 'key'));
    expect(chance('a', 'key')).not.toBe(chance('a', 'mode'));
  });

  it('sways between -1 and 1, mostly near 0', () => {
    const sways = Array.from({ length: 2000 }, (_, at) => sway(`thing-${at}`, 'test'));
    expect(Math.min(...sways)).toBeGreaterThan(-1);
    expect(Math.max(...sways)).toBeLessThan(1);
    expect(sways.filter((value) => Math.abs(value) < 0.5).length).toBeGreaterThan(1400);
  });
});
