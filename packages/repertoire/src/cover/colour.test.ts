import { describe, expect, it } from 'vitest';
import { between, toHex } from './colour.ts';

describe('colours', () => {
  it.each([
    [[0, 0, 0], '#000000'],
    [[1, 0, 0], '#ffffff'],
    [[0.628, 0.2577, 29.23], '#ff0000'],
    [[0.452, 0.3132, 264.05], '#0000ff'],
  ] as const)('writes %j as %s', (colour, hex) => {
    const channels = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
    const wanted = channels(hex);
    for (const [at, channel] of channels(toHex(colour)).entries()) {
      expect(Math.abs(channel - (wanted[at] ?? 0))).toBeLessThanOrEqual(2);
    }
  });

  it('keeps the hue and gives up chroma where a screen cannot follow', () => {
    expect(toHex([0.9, 0.4, 140])).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('goes the short way round the hue circle', () => {
    expect(between([0.5, 0.1, 350], [0.5, 0.1, 10], 0.5)[2]).toBeCloseTo(360);
  });
});
