import type { ListedTrack } from '@attune/contract';
import { useMemo } from 'react';
import { mixAroundTracks } from '../../../features/mix/around-tracks.ts';
import { MixSkeleton } from '../../../features/mix/mix-skeleton.tsx';
import { listenerTexts } from '../listener-texts.ts';
import { useMixPlayback } from '../use-mix-playback.tsx';
import { useListMixes } from './use-list-mixes.ts';

interface ListMixProps {
  /** Names the list among those a mix was made from. */
  place: string;
  tracks: readonly ListedTrack[];
}

/** A mix made from a list of songs, under the button that asked for it. */
export function ListMix({ place, tracks }: ListMixProps) {
  const island = useListMixes(true);
  const playback = useMixPlayback();
  const origin = useMemo(() => mixAroundTracks(tracks), [tracks]);
  if (island === 'failed') return <p className="px-1 text-muted text-s">{listenerTexts.mixNotLoaded}</p>;
  if (island === null) return <MixSkeleton brief={origin.brief} isNewest />;
  // A list that is filtered in another way makes another mix, though its artists may be the same.
  const id = [place, ...(origin.around ?? []).map((track) => track.id)].join(' ');
  const at = { ...origin, id, from: null, isNewest: true };
  return <island.Mix place={at} playback={playback} />;
}
