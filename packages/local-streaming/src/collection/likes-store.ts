import { mostTracks } from '../limits.ts';
import type { Collection, StarredThing } from '../music/index.ts';
import type { SavedItem, StateStore } from '../state/state.ts';
import { type AsListener, isSilence } from './as-listener.ts';
import type { Refreshing } from './refreshing.ts';

/** Where tracks and albums that listeners like are stored: beside their other things, or at the music's own server first. */
export interface LikesStore {
  /** Takes over what the music's server has. While it does not answer, what was seen last stays. @throws {SpotifyError} */
  refresh(listenerId: string): Promise<void>;
  /** Resolves once it is so at the music's server; other kinds of things are not sent to it. @throws {SpotifyError} */
  put(listenerId: string, items: readonly Pick<SavedItem, 'kind' | 'id'>[], isLiked: boolean): Promise<void>;
}

export const localLikes: LikesStore = {
  refresh: async () => undefined,
  put: async () => undefined,
};

interface RemoteLikesParts {
  collection: Collection;
  asListener: AsListener;
  refreshing: Refreshing;
  state: StateStore;
}

const isStarred = (item: Pick<SavedItem, 'kind' | 'id'>): item is StarredThing =>
  item.kind === 'track' || item.kind === 'album';
const keyOf = (listenerId: string) => `likes ${listenerId}`;

export function createRemoteLikes({
  collection,
  asListener,
  refreshing,
  state,
}: RemoteLikesParts): LikesStore {
  const read = async (listenerId: string) => {
    const starred = await asListener(listenerId, collection.starred);
    return () =>
      void state.changeListener(listenerId, (record) => {
        const others = record.saved.filter((item) => !isStarred(item));
        const saved = [...starred.slice(0, mostTracks), ...others];
        return JSON.stringify(saved) === JSON.stringify(record.saved) ? record : { ...record, saved };
      });
  };

  return {
    async refresh(listenerId) {
      try {
        await refreshing.refresh(keyOf(listenerId), () => read(listenerId));
      } catch (error) {
        const isKnown =
          refreshing.wasRead(keyOf(listenerId)) || state.listener(listenerId)?.saved.some(isStarred);
        if (!isSilence(error) || !isKnown) throw error;
      }
    },
    async put(listenerId, items, isLiked) {
      const things = items.filter(isStarred);
      if (things.length === 0) return;
      try {
        await asListener(listenerId, (credential) => collection.star(credential, things, isLiked));
      } finally {
        refreshing.changed(keyOf(listenerId));
      }
    },
  };
}
