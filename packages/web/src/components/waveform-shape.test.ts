import { moods } from '@attune/contract';
import { expect, test } from 'vitest';
import { moodsInOrder } from './moods.ts';
import { barHeight, moodAt, spectrum } from './waveform-shape.ts';

const shapes = [...moods, 'all'] as const;

test.each(shapes)('every bar of the shape %s stays visible and inside its frame', (shape) => {
  for (let index = 0; index < 200; index += 1) {
    const height = barHeight(shape, (index + 0.5) / 200, index);
    expect(height).toBeGreaterThanOrEqual(0.06);
    expect(height).toBeLessThanOrEqual(1);
    expect(barHeight(shape, (index + 0.5) / 200, index)).toBe(height);
  }
});

test('the brand’s waveform passes through every mood once', () => {
  const passed = Array.from({ length: 100 }, (_, index) => moodAt(index / 100));
  expect([...new Set(passed)]).toEqual(spectrum);
  expect([...spectrum].sort()).toEqual([...moods].sort());
  expect(moodsInOrder).toEqual([...moods]);
});
