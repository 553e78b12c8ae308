import type { PlaylistEntry } from '@attune/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { type PlaylistPart, type PlaylistParts, tracksPathOf } from './own-playlists.ts';
import { restOfPlaylist } from './rest-of-playlist.ts';

export type EntriesChange =
  | { kind: 'move'; from: number; to: number }
  /** Wherever it stands in the playlist. */
  | { kind: 'take'; trackId: string }
  /** Wherever it stood: at these places of what is there of the list, and those that were found in the rest. */
  | { kind: 'put-back'; trackId: string; entry: PlaylistEntry; positions: readonly number[] };

export function changedEntries(entries: readonly PlaylistEntry[], change: EntriesChange): PlaylistEntry[] {
  if (change.kind === 'take') return entries.filter(({ track }) => track?.id !== change.trackId);
  if (change.kind === 'put-back') {
    // From the first on, so that each place is again what it was.
    return change.positions.reduce((list, place) => list.toSpliced(place, 0, change.entry), [...entries]);
  }
  const moved = entries.slice(change.from, change.from + 1);
  return entries.toSpliced(change.from, 1).toSpliced(change.to, 0, ...moved);
}

const entriesOf = (parts: PlaylistParts | undefined) =>
  parts?.pages.flatMap(({ contents }) => contents?.entries ?? []) ?? [];
const nextOffsetOf = (parts: PlaylistParts | undefined) => parts?.pages.at(-1)?.contents?.nextOffset ?? null;

/** All that is there so far as one part, so that a change may cross from one page into another. */
function changedParts(parts: PlaylistParts, change: EntriesChange): PlaylistParts {
  const before = entriesOf(parts);
  const entries = changedEntries(before, change);
  const grown = entries.length - before.length;
  const total = (parts.pages[0]?.contents?.total ?? before.length) + grown;
  const next = nextOffsetOf(parts);
  const playlist = parts.pages[0]?.playlist ?? null;
  const whole: PlaylistPart = {
    playlist: playlist && { ...playlist, tracks: total },
    contents: { entries, total, nextOffset: next === null ? null : next + grown },
  };
  return { pages: [whole], pageParams: [0] };
}

/** A change of what one before it had left, which the service has refused. */
export class OutdatedChangeError extends Error {
  override readonly name = 'OutdatedChangeError';
}

interface SentChange {
  change: EntriesChange;
  /** How many changes had been refused when it was made. */
  after: number;
  /** What was there of the list then. */
  shown: ShownPart;
}

interface ShownPart {
  /** Where the rest of the list began; `null` where all of it was there. */
  nextOffset: number | null;
  /** Of the whole list. */
  total: number;
  /** How often the song of the change stood in it. */
  times: number;
}

/**
 * Changes what a playlist holds: shown at once, read anew from the service where it did not agree. With a change that is
 * refused go those that wait behind it.
 */
export function useChangeEntries(id: string) {
  const { listener, keys } = useApi();
  const queryClient = useQueryClient();
  const queryKey = keys.ownPlaylist(id);
  const refusals = useRef(0);
  /** Where a song that was taken out stood in the rest of the list. */
  const beyond = useRef(new Map<string, readonly number[]>());
  /** More came or went than could be shown at once. */
  const isOutdated = useRef(false);
  const path = tracksPathOf(id);
  const rest = restOfPlaylist(id, listener, queryClient, queryKey);
  const send = async (change: EntriesChange, { nextOffset, total, times }: ShownPart) => {
    if (change.kind === 'move') {
      return listener.change('PUT', path, { body: { from: change.from, to: change.to } });
    }
    const { trackId } = change;
    if (change.kind === 'take') {
      // It goes there as well, and nobody could tell afterwards where it is to be put back.
      const from = nextOffset ?? total;
      const ids = nextOffset === null ? [] : await rest.read(from, total);
      beyond.current.set(
        trackId,
        ids.flatMap((one, at) => (one === trackId ? [from + at] : [])),
      );
      await listener.change('DELETE', path, { query: { ids: trackId } });
      if (nextOffset !== null) rest.keep({ from: from - times, ids: ids.filter((one) => one !== trackId) });
      return;
    }
    const inRest = beyond.current.get(trackId) ?? [];
    for (const position of [...change.positions, ...inRest]) {
      await listener.change('POST', path, { body: { trackIds: [trackId], position } });
    }
    if (inRest.length > 0) rest.forget();
    else rest.shift(change.positions.length);
  };
  const { mutate, ...mutation } = useMutation({
    mutationKey: queryKey,
    // In the order in which they were made: each counts places as the one before left them.
    scope: { id: `playlist ${id}` },
    networkMode: 'always',
    async mutationFn({ change, after, shown }: SentChange) {
      if (after !== refusals.current) throw new OutdatedChangeError();
      await send(change, shown);
    },
    async onMutate({ change }) {
      // The rest of the list may be on its way for a change before this one.
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData<PlaylistParts>(queryKey, (parts) => parts && changedParts(parts, change));
    },
    onError(error) {
      if (error instanceof OutdatedChangeError) return undefined;
      refusals.current += 1;
      return queryClient.resetQueries({ queryKey });
    },
    onSuccess(_nothing, { change }) {
      if (change.kind === 'move') return undefined;
      if (beyond.current.get(change.trackId)?.length) isOutdated.current = true;
      return queryClient.invalidateQueries({ queryKey: keys.ownPlaylists });
    },
    onSettled() {
      // Before the last of them the service does not have what is shown.
      if (!isOutdated.current || queryClient.isMutating({ mutationKey: queryKey }) > 1) return;
      isOutdated.current = false;
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    ...mutation,
    mutate(change: EntriesChange) {
      const parts = queryClient.getQueryData<PlaylistParts>(queryKey);
      const entries = entriesOf(parts);
      const times =
        change.kind === 'take' ? entries.filter(({ track }) => track?.id === change.trackId).length : 0;
      const total = parts?.pages.at(-1)?.contents?.total ?? entries.length;
      const shown = { nextOffset: nextOffsetOf(parts), total, times };
      mutate({ change, after: refusals.current, shown });
    },
  };
}
