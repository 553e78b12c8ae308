import { apiPaths, type OwnPlaylist } from '@attune/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json, later, nothing } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { playlist, trackSummary } from '../testing/samples.ts';

const id = 'PLAYLIST00000000000000';
const songOf = (name: string) => ({
  ...trackSummary,
  id: `SONG${name.padStart(18, '0')}`,
  name,
  album: null,
  durationMs: 60_000,
  explicit: null,
});
const nameOf = (trackId: string | undefined) => trackId?.replace(/^SONG0{0,18}/, '') ?? '';

/** A service that keeps a playlist and tells it in pages of three; the second is slow while `isSlow`. */
function serviceKeeping(names: readonly string[]) {
  const kept = { names: [...names], isSlow: true, beforeTaking: Promise.resolve() };
  const page = (start: number) => {
    const end = start + 3;
    const entries = kept.names.slice(start, end).map((name) => ({ addedAt: null, track: songOf(name) }));
    return { entries, total: kept.names.length, nextOffset: end < kept.names.length ? end : null };
  };
  const whole = (): OwnPlaylist => ({
    ...playlist,
    id,
    name: 'Rain',
    isOwn: true,
    madeByAttune: false,
    tracks: kept.names.length,
  });
  const network = goodNetwork();
  network.on(apiPaths.likedAmong, () => json({ liked: [] }));
  network.on(apiPaths.ownPlaylists, () => json({ playlists: [whole()], total: 1, nextOffset: null }));
  network.on(apiPaths.ownPlaylist.replace(':id', id), () => json({ playlist: whole(), contents: page(0) }));
  network.on(apiPaths.ownPlaylistTracks.replace(':id', id), async ({ method, query, body }) => {
    if (method === 'GET') return kept.isSlow ? later().reply : json(page(Number(query.offset)));
    if (method === 'DELETE') {
      await kept.beforeTaking;
      kept.names = kept.names.filter((name) => name !== nameOf(query.ids));
    } else {
      const { trackIds, position } = body as { trackIds: string[]; position: number };
      kept.names.splice(position, 0, ...trackIds.map(nameOf));
    }
    return nothing();
  });
  return { kept, network };
}

const shown = () =>
  within(screen.getByRole('list', { name: /songs?$/ }))
    .getAllByRole('listitem')
    .map((item) =>
      ['First', 'Second', 'Third', 'Fourth', 'Fifth'].find((name) => item.textContent?.includes(name)),
    );

async function takeOut(user: UserEvent, name: string, kept: { isSlow: boolean }) {
  const menu = await screen.findByRole('button', { name: `More for ${name}` });
  kept.isSlow = false;
  // jsdom has no popovers, so that what is in one is there all the time, and hidden.
  const choices = within(menu.parentElement as HTMLElement);
  await user.click(choices.getByRole('button', { name: 'Remove from the playlist', hidden: true }));
}

test('a song that stands twice is had back in both places, though the list was not yet there as far as the other', async () => {
  const before = ['First', 'Second', 'Third', 'Fourth', 'Second', 'Fifth'];
  const { kept, network } = serviceKeeping(before);
  const { user } = renderApp({ path: `/playlists/${id}`, network });
  await takeOut(user, 'Second', kept);
  await waitFor(() => expect(kept.names).toEqual(['First', 'Third', 'Fourth', 'Fifth']));
  await waitFor(() => expect(shown()).toEqual(['First', 'Third', 'Fourth', 'Fifth']));
  expect(screen.getByRole('list', { name: '4 songs' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept.names).toEqual(before));
  await waitFor(() => expect(shown()).toEqual(before));
  expect(screen.getByRole('list', { name: '6 songs' })).toBeDefined();
});

test('what follows a song that is just being taken out is not read before it is out', async () => {
  const { kept, network } = serviceKeeping(['First', 'Second', 'Third', 'Fourth', 'Fifth']);
  let goOn = () => {};
  kept.beforeTaking = new Promise((resolve) => {
    goOn = resolve;
  });
  const { user } = renderApp({ path: `/playlists/${id}`, network });
  await takeOut(user, 'Second', kept);
  await waitFor(() => expect(network.seen.at(-1)?.method).toBe('DELETE'));
  await act(async () => goOn());
  await waitFor(() => expect(shown()).toEqual(['First', 'Third', 'Fourth', 'Fifth']));
});
