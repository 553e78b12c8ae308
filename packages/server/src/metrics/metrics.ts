/** What the operator can watch. Labels are routes, names and kinds; nothing of a listener. */
export interface Metrics {
  answered(request: { method: string; route: string; status: number; durationMs: number }): void;
  upstreamCalled(call: { upstream: string; outcome: string; durationMs: number }): void;
  /** @param kind which fallback was taken, such as `classifier` or `reply`. */
  fellBack(kind: string): void;
  streamingBlocked(until: number): void;
}

/** Metrics that somebody reads. */
export interface ExposedMetrics extends Metrics {
  /** The exposition format of Prometheus. */
  expose(): Promise<{ contentType: string; text: string }>;
}

/** Where nobody watches, nothing is counted. */
export const unwatched: Metrics = {
  answered() {},
  upstreamCalled() {},
  fellBack() {},
  streamingBlocked() {},
};
