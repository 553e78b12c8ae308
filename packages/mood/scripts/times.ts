/** Milliseconds that one piece of work takes, its promise included when it gives one. */
export async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The upper one of the two in the middle when they are even in number; 0 when there are none. */
export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
