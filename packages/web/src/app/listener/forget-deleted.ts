import type { Mixes } from '../../features/mix/mixes.ts';
import type { Api } from '../../lib/api-context.tsx';

/** The service is asked no more often than this, and only as somebody comes back to the page. */
const askedAgainAfterMs = 60_000;

export interface ForgetDeletedParts {
  mixes: Mixes;
  api: Pick<Api, 'onPlaylistRemoved'>;
  /** Which of these playlists the listener does not have any more. */
  findGone: (playlistIds: readonly string[]) => Promise<readonly string[]>;
  now: () => number;
  document: Document;
}

/**
 * A mix whose playlist was deleted can be saved again, wherever that was done: on this page it is told, and of what was done
 * elsewhere the service is asked as the page is opened, or comes into sight again.
 * @returns ends it
 */
export function forgetDeleted({ mixes, api, findGone, now, document }: ForgetDeletedParts): () => void {
  const forget = (id: string) => mixes.unsave([id]);
  let askedAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    const saved = mixes.savedAs();
    if (document.visibilityState === 'hidden' || saved.length === 0) return;
    if (now() - askedAt < askedAgainAfterMs) return;
    askedAt = now();
    // Where it is not told, a mix stays saved as it was; to bring it up to date tells as well.
    findGone(saved).then(mixes.unsave, () => {});
  };
  look();
  api.onPlaylistRemoved.add(forget);
  document.addEventListener('visibilitychange', look);
  return () => {
    api.onPlaylistRemoved.delete(forget);
    document.removeEventListener('visibilitychange', look);
  };
}
