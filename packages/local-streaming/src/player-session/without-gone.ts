import type { SessionReport } from '@attune/player/messages';

/**
 * What a player reports without the tracks that are gone since they were queued; the one that plays has to be there.
 * @returns `null` where it is not, or nothing is left
 */
export function withoutGone<Report extends SessionReport>(
  report: Report,
  isThere: (trackId: string) => boolean,
): Report | null {
  const { order, index, queue, queuedTrackId } = report;
  const current = queuedTrackId ?? order[index];
  const left = order.filter(isThere);
  if (current === undefined || !isThere(current) || left.length === 0) return null;
  const before = order.slice(0, index).filter(isThere).length;
  return { ...report, order: left, index: Math.min(before, left.length - 1), queue: queue.filter(isThere) };
}
