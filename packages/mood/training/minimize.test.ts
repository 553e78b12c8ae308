import { expect, it } from 'vitest';
import { minimize } from './minimize.ts';

it('finds the point where a convex function is least', () => {
  // (x - 3)² + 50 (y + 1)² + x y, least where both slopes are zero.
  const at = minimize(
    ([x = 0, y = 0], slope) => {
      slope[0] = 2 * (x - 3) + y;
      slope[1] = 100 * (y + 1) + x;
      return (x - 3) ** 2 + 50 * (y + 1) ** 2 + x * y;
    },
    2,
    100,
    1e-14,
  );
  const x = (600 + 100) / 199;
  expect(at[0]).toBeCloseTo(x, 4);
  expect(at[1]).toBeCloseTo(6 - 2 * x, 4);
});

it('stays where it began when that is least already', () => {
  const at = minimize(
    ([x = 0], slope) => {
      slope[0] = 2 * x;
      return x * x;
    },
    1,
    10,
  );
  expect(at[0]).toBe(0);
});
