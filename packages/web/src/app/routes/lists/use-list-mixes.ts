import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { storageKeys } from '../../../features/chat/storage-keys.ts';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { log } from '../../../lib/log.ts';
import { useStore } from '../../../lib/store.ts';
import { useListener } from '../../listener/listener-context.tsx';
import { type ListenerMixes, mixesOf } from '../../listener/listener-mixes.ts';
import { useServices } from '../../services-context.tsx';

/**
 * What makes the mixes of lists, fetched with the first that is wanted.
 * @param isWanted or only where this tab has made some before
 */
export function useListMixes(isWanted: boolean): ListenerMixes {
  const { api, signIn, listMixes, playedElsewhere } = useListener();
  const { sessionStorage, now } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (mixesOf(listMixes.get()) !== undefined) return;
    const storageKey = `${storageKeys.mixes}/${signIn}/lists`;
    if (!isWanted && sessionStorage.getItem(storageKey) === null) return;
    let isLeft = false;
    loadWhenOnline(() => import('../../listener/mix-island.tsx')).then(
      ({ openMixIsland }) => {
        if (isLeft || mixesOf(listMixes.get()) !== undefined) return;
        const island = openMixIsland({
          api,
          queryClient,
          conversation: null,
          sessionStorage,
          storageKey,
          now,
          askToSave: () => api.ask('save-mixes'),
          onPlayedElsewhere: playedElsewhere,
        });
        listMixes.set(island);
      },
      (error: unknown) => {
        log.warn('What makes mixes did not load.', error);
        listMixes.set('failed');
      },
    );
    return () => {
      isLeft = true;
    };
  }, [api, queryClient, signIn, listMixes, playedElsewhere, sessionStorage, now, isWanted]);
  return useStore(listMixes);
}
