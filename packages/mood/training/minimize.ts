/** A smooth function: returns its value at a point and writes its slope there. */
export type Loss = (at: Float64Array, slope: Float64Array) => number;

/** How many steps are remembered to tell the curvature. */
const memory = 8;
const mostHalvings = 20;
/** Share of the promised descent a step has to bring (Armijo's rule). */
const leastDescent = 1e-4;

/**
 * The point where a convex function is least, by L-BFGS (J. Nocedal, "Updating quasi-Newton matrices with limited storage",
 * 1980) with backtracking. No chance is in it: the same function gives the same point.
 */
export function minimize(loss: Loss, size: number, mostSteps: number, tolerance = 1e-5): Float64Array {
  let point: Float64Array = new Float64Array(size);
  let slope: Float64Array = new Float64Array(size);
  let value = loss(point, slope);
  const past: { step: Float64Array; turn: Float64Array; product: number }[] = [];
  for (let round = 0; round < mostSteps; round += 1) {
    const direction = directionOf(slope, past);
    const promised = dot(slope, direction);
    if (promised <= 0) break;
    let length = 1;
    let next = point;
    let nextValue = value;
    const nextSlope = new Float64Array(size);
    for (let halving = 0; halving < mostHalvings; halving += 1, length /= 2) {
      next = plus(point, -length, direction);
      nextValue = loss(next, nextSlope);
      if (nextValue <= value - leastDescent * length * promised) break;
    }
    const step = plus(next, -1, point);
    const turn = plus(nextSlope, -1, slope);
    const product = dot(step, turn);
    if (product > 1e-12) past.push({ step, turn, product });
    if (past.length > memory) past.shift();
    const isDone = value - nextValue < tolerance * Math.abs(nextValue);
    [point, slope, value] = [next, nextSlope, nextValue];
    if (isDone) break;
  }
  return point;
}

/** The slope as the remembered steps bend it ("two-loop recursion"). */
function directionOf(
  slope: Float64Array,
  past: readonly { step: Float64Array; turn: Float64Array; product: number }[],
): Float64Array {
  let direction: Float64Array = slope.slice();
  const shares: number[] = [];
  for (const { step, turn, product } of past.toReversed()) {
    const share = dot(step, direction) / product;
    shares.unshift(share);
    direction = plus(direction, -share, turn);
  }
  const last = past.at(-1);
  const scale =
    last === undefined ? 1 / Math.sqrt(dot(slope, slope) || 1) : last.product / dot(last.turn, last.turn);
  direction = direction.map((one) => one * scale);
  for (const [at, { step, turn, product }] of past.entries())
    direction = plus(direction, (shares[at] ?? 0) - dot(turn, direction) / product, step);
  return direction;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

/** `a` and `times` times `b`. */
function plus(a: Float64Array, times: number, b: Float64Array): Float64Array {
  const sum = new Float64Array(a.length);
  for (let at = 0; at < a.length; at += 1) sum[at] = (a[at] as number) + times * (b[at] as number);
  return sum;
}
