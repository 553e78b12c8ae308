import type { CurrentTrack } from '@attune/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import {
  type CurrentTrackPoll,
  currentTrackQuery,
  useCurrentTrack,
} from '../../features/now-playing/api/get-current-track.ts';
import type { PanelPlayer } from '../../features/player/panel-player.ts';
import { useApi } from '../../lib/api-context.tsx';
import { type Failure, failureOf } from '../../lib/error-text.ts';

export interface WhatPlays {
  /** `null`: nothing plays; `undefined`: not known yet. */
  track: CurrentTrack | null | undefined;
  isPending: boolean;
  /** Why it could not be asked for. */
  failure: Failure | null;
}

const noNetwork: Failure = { code: 'network', retryAtMs: null };
const nobodyToFollow = () => () => {};

/**
 * What plays. The player of this page is believed, and nobody asked; what it said last stands until the next answer of
 * the poll, which alone speaks while the player is closed and no other tab tells what it plays.
 */
export function useWhatPlays(
  player: PanelPlayer | null,
  poll: CurrentTrackPoll = {},
  inOtherTab: CurrentTrack | null = null,
): WhatPlays {
  const api = useApi();
  const queryClient = useQueryClient();
  const own = useSyncExternalStore(player?.subscribe ?? nobodyToFollow, () => player?.view().track ?? null);
  const { data, isPending, isPaused, error, errorUpdatedAt } = useCurrentTrack({
    ...poll,
    isResting: own !== null,
  });
  useEffect(
    () =>
      player?.subscribe(() => {
        const { track } = player.view();
        if (track !== null) queryClient.setQueryData(currentTrackQuery(api).queryKey, track);
      }),
    [player, queryClient, api],
  );
  const here = own ?? inOtherTab;
  if (here !== null) return { track: here, isPending: false, failure: null };
  // Without a network the first question waits for one.
  if (isPending && isPaused) return { track: data, isPending, failure: noNetwork };
  return { track: data, isPending, failure: error === null ? null : failureOf(error, errorUpdatedAt) };
}
