/** A track of a queue, as far as its time is concerned. */
interface Timed {
  id: string;
  durationMs: number;
}

/** What is left of a session: its tracks that are still to come, and the rest of the one that plays. */
export function sessionLeftMs(
  session: ReadonlySet<string>,
  { queue, at, positionMs }: { queue: readonly Timed[]; at: number; positionMs: number },
): number {
  return queue.slice(at).reduce((sum, { id, durationMs }, place) => {
    if (!session.has(id)) return sum;
    return sum + Math.max(0, durationMs - (place === 0 ? positionMs : 0));
  }, 0);
}

const minuteMs = 60_000;

/** As people say it, rounded up: `1 h 12`, `48 min`; the last minute in seconds. */
export function timeLeft(ms: number): string {
  if (ms < minuteMs) return `${Math.max(1, Math.ceil(ms / 1000))} s`;
  const minutes = Math.ceil(ms / minuteMs);
  return minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
