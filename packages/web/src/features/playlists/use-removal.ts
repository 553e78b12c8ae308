import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Api, useApi } from '../../lib/api-context.tsx';
import { pathOf } from './api/own-playlists.ts';
import { createRemoval, type Removal } from './removal.ts';

/** One of each sign-in, whichever screen shows it. */
const removals = new WeakMap<Api, Removal>();

export function useRemoval(): Removal {
  const api = useApi();
  const queryClient = useQueryClient();
  let removal = removals.get(api);
  if (removal === undefined) {
    removal = createRemoval(
      (id, isLast) => api.listener.change('DELETE', pathOf(id), { isLast }),
      () => void queryClient.invalidateQueries({ queryKey: api.keys.ownPlaylists }),
    );
    removals.set(api, removal);
  }
  const { finish } = removal;
  useEffect(() => {
    const last = () => finish(true);
    window.addEventListener('pagehide', last);
    return () => window.removeEventListener('pagehide', last);
  }, [finish]);
  return removal;
}
