import type { PlaylistEntry } from '@attune/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { type PlaylistPart, type PlaylistParts, tracksPathOf } from './own-playlists.ts';

export type EntriesChange =
  | { kind: 'move'; from: number; to: number }
  /** Wherever it stands in the playlist. */
  | { kind: 'take'; trackId: string }
  | { kind: 'put-back'; trackId: string; entry: PlaylistEntry; position: number };

export function changedEntries(entries: readonly PlaylistEntry[], change: EntriesChange): PlaylistEntry[] {
  if (change.kind === 'take') return entries.filter(({ track }) => track?.id !== change.trackId);
  if (change.kind === 'put-back') return entries.toSpliced(change.position, 0, change.entry);
  const moved = entries.slice(change.from, change.from + 1);
  return entries.toSpliced(change.from, 1).toSpliced(change.to, 0, ...moved);
}

/** All that is there so far as one part, so that a change may cross from one page into another. */
function changedParts(parts: PlaylistParts, change: EntriesChange): PlaylistParts {
  const before = parts.pages.flatMap(({ contents }) => contents?.entries ?? []);
  const entries = changedEntries(before, change);
  const grown = entries.length - before.length;
  const total = (parts.pages[0]?.contents?.total ?? before.length) + grown;
  const next = parts.pages.at(-1)?.contents?.nextOffset ?? null;
  const playlist = parts.pages[0]?.playlist ?? null;
  const whole: PlaylistPart = {
    playlist: playlist && { ...playlist, tracks: total },
    contents: { entries, total, nextOffset: next === null ? null : next + grown },
  };
  return { pages: [whole], pageParams: [0] };
}

/** A change of what one before it had left, which the service has refused. */
class OutdatedChangeError extends Error {
  override readonly name = 'OutdatedChangeError';
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
  const send = (change: EntriesChange) => {
    const path = tracksPathOf(id);
    if (change.kind === 'move') {
      return listener.change('PUT', path, { body: { from: change.from, to: change.to } });
    }
    if (change.kind === 'take') return listener.change('DELETE', path, { query: { ids: change.trackId } });
    return listener.change('POST', path, {
      body: { trackIds: [change.trackId], position: change.position },
    });
  };
  const { mutate, ...mutation } = useMutation({
    // In the order in which they were made: each counts places as the one before left them.
    scope: { id: `playlist ${id}` },
    networkMode: 'always',
    async mutationFn({ change, after }: { change: EntriesChange; after: number }) {
      if (after !== refusals.current) throw new OutdatedChangeError();
      await send(change);
    },
    async onMutate({ change }) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<PlaylistParts>(queryKey, (parts) => parts && changedParts(parts, change));
    },
    onError(error) {
      if (error instanceof OutdatedChangeError) return undefined;
      refusals.current += 1;
      return queryClient.resetQueries({ queryKey });
    },
    onSuccess: (_nothing, { change: { kind } }) =>
      kind === 'move' ? undefined : queryClient.invalidateQueries({ queryKey: keys.ownPlaylists }),
  });
  return { ...mutation, mutate: (change: EntriesChange) => mutate({ change, after: refusals.current }) };
}
