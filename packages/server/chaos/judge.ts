import { expectedStatuses, type RequestClass, requestClasses } from './expected-statuses.ts';
import type { Fault } from './faulty-upstream.ts';
import type { Outcome } from './request-mix.ts';

/** Statuses and the longest answer of each class, for a table. */
export interface Summary {
  kind: RequestClass;
  statuses: Record<number, number>;
  longestMs: number;
}

export function summarise(outcomes: readonly Outcome[]): Summary[] {
  return requestClasses.map((kind) => {
    const own = outcomes.filter((outcome) => outcome.kind === kind);
    const statuses: Record<number, number> = {};
    for (const { status } of own) statuses[status] = (statuses[status] ?? 0) + 1;
    return { kind, statuses, longestMs: Math.round(Math.max(0, ...own.map(({ durationMs }) => durationMs))) };
  });
}

/** @returns what went otherwise than listed beforehand, in words; empty when nothing did. */
export function judge(
  fault: Fault,
  outcomes: readonly Outcome[],
  limits: Record<RequestClass, number>,
): string[] {
  const expected = expectedStatuses(fault);
  const complaints = new Set<string>();
  for (const { kind, status, durationMs, retryAfter, isAnothers } of outcomes) {
    if (!expected[kind].includes(status)) {
      complaints.add(`${fault}: ${kind} was answered ${status}, expected ${expected[kind].join(' or ')}`);
    }
    if (durationMs > limits[kind]) {
      complaints.add(
        `${fault}: ${kind} took ${Math.round(durationMs)} ms, at most ${limits[kind]} are allowed`,
      );
    }
    if (status === 429 && !(Number(retryAfter) > 0))
      complaints.add(`${fault}: ${kind} got a 429 without Retry-After`);
    if (isAnothers) complaints.add(`${fault}: ${kind} was answered with another listener's data`);
  }
  return [...complaints];
}
