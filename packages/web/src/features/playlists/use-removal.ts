import { useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from '../../lib/api-context.tsx';
import { useStore } from '../../lib/store.ts';
import { pathOf } from './api/own-playlists.ts';
import { createRemoval, type Removal } from './removal.ts';

/** One of each sign-in, whichever screen shows it. */
const removals = new WeakMap<Api, Removal>();

export function useRemoval(): Removal {
  const api = useApi();
  const queryClient = useQueryClient();
  let removal = removals.get(api);
  if (removal === undefined) {
    const created = createRemoval(
      (id, isLast) => api.listener.change('DELETE', pathOf(id), { isLast }),
      (id) => {
        for (const tell of api.onPlaylistRemoved) tell(id);
        return queryClient.invalidateQueries({ queryKey: api.keys.ownPlaylists });
      },
    );
    // The page may be left from a screen that shows nothing of it.
    window.addEventListener('pagehide', () => void created.finish(true));
    api.beforeLeaving.add(() => created.finish(true));
    removals.set(api, created);
    removal = created;
  }
  return removal;
}

/** Without those that are deleted, though the service may not have been told yet. */
export function useNotRemoved<Listed extends { id: string }>(playlists: readonly Listed[]): Listed[] {
  const { pending, leaving } = useStore(useRemoval());
  return playlists.filter(({ id }) => id !== pending?.id && !leaving.includes(id));
}
