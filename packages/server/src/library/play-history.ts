import type { HistoryAnswer } from '@attune/contract';
import { listedTrack } from '../streaming/listed-track.ts';
import type { LibraryService, ListenerCall } from '../streaming/streaming-service.ts';

/** What the listener played lately. */
export type PlayHistory = (call: ListenerCall) => Promise<HistoryAnswer>;

export interface PlayHistoryOptions {
  library: Pick<LibraryService, 'recentlyPlayed'>;
  /** Whether the service keeps such a list; of one that does not nothing is asked. */
  isSupported: boolean;
  /** @throws `StreamingError` `permission-missing` where the listener is known not to have agreed to it. */
  requirePermission: (call: ListenerCall) => Promise<void>;
}

export function createPlayHistory({
  library,
  isSupported,
  requirePermission,
}: PlayHistoryOptions): PlayHistory {
  return async (call) => {
    if (!isSupported) return { tracks: [] };
    await requirePermission(call);
    const entries = await library.recentlyPlayed(call);
    return { tracks: entries.map(({ item, addedAt }) => ({ ...listedTrack(item), playedAt: addedAt })) };
  };
}
