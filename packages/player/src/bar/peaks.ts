/** The greatest amount in each of `count` equal stretches of the signal, 0 to 1. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  return Array.from({ length: count }, (_, place) => {
    const from = Math.floor((place * samples.length) / count);
    const to = Math.max(from + 1, Math.floor(((place + 1) * samples.length) / count));
    let peak = 0;
    for (let at = from; at < to; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return Math.min(1, peak);
  });
}
