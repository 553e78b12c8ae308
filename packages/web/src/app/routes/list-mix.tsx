import type { ListedTrack } from '@attune/contract';
import { useEffect, useMemo } from 'react';
import { storageKeys } from '../../features/chat/storage-keys.ts';
import { mixAroundSongs } from '../../features/mix/around-songs.ts';
import { MixSkeleton } from '../../features/mix/mix-skeleton.tsx';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { log } from '../../lib/log.ts';
import { useStore } from '../../lib/store.ts';
import { useListener } from '../listener-context.tsx';
import { type ListenerMixes, mixesOf } from '../listener-mixes.ts';
import { useServices } from '../services-context.tsx';
import { listenerTexts } from './listener-texts.ts';
import { useMixPlayback } from './use-mix-playback.tsx';

interface ListMixProps {
  /** Names the list among those a mix was made from. */
  place: string;
  songs: readonly ListedTrack[];
}

/** A mix made from a list of songs, under the button that asked for it. */
export function ListMix({ place, songs }: ListMixProps) {
  const island = useListMixes();
  const playback = useMixPlayback();
  const origin = useMemo(() => mixAroundSongs(songs), [songs]);
  if (island === 'failed') return <p className="px-1 text-muted text-s">{listenerTexts.mixNotLoaded}</p>;
  if (island === null) return <MixSkeleton brief={origin.brief} isNewest />;
  const at = { ...origin, id: place, from: null, isNewest: true };
  return <island.Mix place={at} playback={playback} />;
}

/** What makes the mixes of lists, fetched with the first that is wanted. */
function useListMixes(): ListenerMixes {
  const { api, signIn, listMixes, playedElsewhere } = useListener();
  const { sessionStorage, now } = useServices();
  useEffect(() => {
    if (mixesOf(listMixes.get()) !== undefined) return;
    let isLeft = false;
    loadWhenOnline(() => import('../mix-island.tsx')).then(
      ({ openMixIsland }) => {
        if (isLeft || mixesOf(listMixes.get()) !== undefined) return;
        const island = openMixIsland({
          api,
          conversation: null,
          sessionStorage,
          storageKey: `${storageKeys.mixes}/${signIn}/lists`,
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
  }, [api, signIn, listMixes, playedElsewhere, sessionStorage, now]);
  return useStore(listMixes);
}
