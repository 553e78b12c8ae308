import { apiPaths, type MixRequest } from '@attune/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { json, later, nothing, problem } from '../testing/fake-network.ts';
import { findAnnounced } from '../testing/find-announced.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, installation, mixOf, spotify, track } from '../testing/samples.ts';

const asked = (network: ReturnType<typeof goodNetwork>) =>
  network.seenAt(apiPaths.mixes).map(({ body }) => body as MixRequest);
const [first] = mixOf().tracks;
if (first === undefined) throw new Error('A mix has tracks.');

/** What plays is the first track the station is made of. */
function onAir() {
  const network = goodNetwork();
  network.on(apiPaths.currentTrack, () => json({ ...track, id: first?.id, name: first?.name }));
  return network;
}

describe('a station', () => {
  test('is begun by a mood, keeps its address, and names the tab', async () => {
    const { user, network } = renderApp({ path: '/radio' });
    await user.click(await screen.findByRole('button', { name: 'Calm' }));
    expect(window.location.search).toBe('?mood=calm');
    expect(document.title).toBe('Radio · Attune');
    expect(await screen.findByRole('heading', { name: 'Station: Calm' })).toBeDefined();
    const rows = within(await screen.findByRole('list', { name: 'Up next' })).getAllByRole('listitem');
    expect(rows).toHaveLength(20);
    expect(asked(network)[0]?.brief).toMatchObject({ mood: 'calm', path: 'match', length: { tracks: 8 } });
    await user.click(screen.getByRole('button', { name: 'Another station' }));
    expect(window.location.search).toBe('');
    expect(screen.getByRole('button', { name: 'Happy' })).toBeDefined();
  });

  test('takes the place of where it was begun at the beginning of the screen, for keyboards as well', async () => {
    const { user } = renderApp({ path: '/radio' });
    const scroll = vi.spyOn(window, 'scrollTo');
    (await screen.findByRole('button', { name: 'Focus' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Station: Focus' });
    const start = document.querySelector('[data-screen]');
    expect(document.activeElement).toBe(start);
    expect(scroll).toHaveBeenCalledWith(0, 0);
    screen.getByRole('button', { name: 'Another station' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Focus' });
    expect(document.activeElement).toBe(start);
  });

  test('by an artist who is still looked for comes in the place of nothing that was begun meanwhile', async () => {
    const network = goodNetwork();
    const artist = { id: 'ARTIST000000000000000A', name: 'Mira', image: '/a.png', url: '#' };
    const found = () => json({ songs: [], artists: [artist], albums: [], playlists: [] });
    const slow = later();
    network.on(apiPaths.search, () => slow.reply);
    const { user } = renderApp({ path: '/radio', network });
    await user.type(await screen.findByRole('textbox', { name: 'An artist you like' }), 'Mira{Enter}');
    await user.click(screen.getByRole('button', { name: 'Calm' }));
    await screen.findByRole('heading', { name: 'Station: Calm' });
    await act(async () => slow.answer(found()));
    expect(window.location.search).toBe('?mood=calm');
    await user.click(screen.getByRole('button', { name: 'Another station' }));
    const again = later();
    network.on(apiPaths.search, () => again.reply);
    await user.type(screen.getByRole('textbox', { name: 'An artist you like' }), 'Mira{Enter}');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    await act(async () => again.answer(found()));
    expect(window.location.pathname).toBe('/settings');
    expect(asked(network)).toHaveLength(1);
  });

  test('says why a track is in it in words of its own', async () => {
    const network = goodNetwork();
    const reasons = [{ for: 'target', text: 'quiet and mild, as this mix is meant' }];
    const tracks = mixOf().tracks.map((one) => ({ ...one, reasons }));
    network.on(apiPaths.mixes, () => json({ ...mixOf(), tracks }));
    renderApp({ path: '/radio?mood=calm', network });
    expect(await screen.findAllByText(/ · quiet and mild, as this station is meant$/)).toHaveLength(20);
  });

  test('by an artist who is not here is not begun: that is said, and the nearest names are offered', async () => {
    const network = goodNetwork();
    const artist = { id: 'a1', name: 'The Slow Trains', image: '', url: '#' };
    const answers: Record<string, object[]> = { 'Slow Train': [artist], 'slow trains': [artist] };
    network.on(apiPaths.search, ({ query }) =>
      json({ songs: [], albums: [], playlists: [], artists: answers[query.q ?? ''] ?? [] }),
    );
    const { user } = renderApp({ path: '/radio', network });
    const field = await screen.findByRole('textbox', { name: 'An artist you like' });
    await user.type(field, 'Nobody Xyz{Enter}');
    await screen.findByText(/no artist called “Nobody Xyz” here/);
    expect(window.location.search).toBe('');
    await user.clear(field);
    await user.type(field, 'Slow Train{Enter}');
    await screen.findByRole('button', { name: 'The Slow Trains' });
    expect(network.seenAt(apiPaths.mixes)).toEqual([]);
    await user.clear(field);
    await user.type(field, 'slow trains{Enter}');
    await screen.findByRole('heading', { name: 'Station: The Slow Trains' });
  });

  test('is begun by what plays, by an artist, or by the conversation', async () => {
    const { user, network } = renderApp({ path: '/dashboard' });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await screen.findByText('Calm, all the way');
    const before = asked(network).length;
    await user.click(screen.getByRole('link', { name: 'Radio' }));
    await user.click(await screen.findByRole('button', { name: 'Songs like Halflight' }));
    await user.click(await screen.findByRole('button', { name: 'Another station' }));
    await user.type(screen.getByRole('textbox', { name: 'An artist you like' }), 'Orsolya Kerek{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Another station' }));
    await user.click(screen.getByRole('button', { name: 'Go on from our conversation' }));
    await waitFor(() => expect(asked(network)).toHaveLength(before + 3));
    expect(
      asked(network)
        .slice(before)
        .map(({ brief }) => brief.like),
    ).toEqual([
      [{ kind: 'track', name: 'Halflight', artist: 'The Slow Trains' }],
      [{ kind: 'artist', name: 'Orsolya Kerek' }],
      [],
    ]);
  });

  test('that is on is found again by the menu', async () => {
    const { user, network } = renderApp({ path: '/radio?mood=calm' });
    await screen.findByRole('heading', { name: 'Station: Calm' });
    await user.click(screen.getByRole('link', { name: 'Radio' }));
    await user.click(await screen.findByRole('button', { name: 'Back to your station: Calm' }));
    await screen.findByRole('heading', { name: 'Station: Calm' });
    expect(window.location.search).toBe('?mood=calm');
    expect(asked(network)).toHaveLength(1);
  });

  test('stays where it is when the conversation it began with is gone', async () => {
    const { user, services } = renderApp({ path: '/dashboard' });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await screen.findByText('Calm, all the way');
    await user.click(screen.getByRole('link', { name: 'Radio' }));
    await user.click(await screen.findByRole('button', { name: 'Go on from our conversation' }));
    await screen.findByRole('heading', { name: 'Station: Calm' });
    act(() => services.listener.get()?.conversation.clear());
    expect(screen.getByRole('heading', { name: 'Station: Calm' })).toBeDefined();
  });

  test('of a conversation that has gone on is begun anew for what is wanted by now', async () => {
    const network = goodNetwork();
    const { user, services } = renderApp({ path: '/radio', network });
    await screen.findByRole('button', { name: 'Happy' });
    const say = async (text: string) => {
      const conversation = services.listener.get()?.conversation;
      act(() => conversation?.send(text));
      await waitFor(() => expect(conversation?.get().turns.at(-1)?.end?.kind).toBe('answered'));
    };
    const goOn = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Go on from our conversation' }));
      await screen.findByRole('heading', { name });
      const made = asked(network).length;
      await user.click(screen.getByRole('button', { name: 'Another station' }));
      return made;
    };
    await say('rainy day');
    await goOn('Station: Calm');
    const brief = { ...calmAnswer.brief, mood: 'sad' };
    network.on(apiPaths.mood, () => json({ ...calmAnswer, detectedMood: 'sad', brief }));
    await say('sadder');
    const made = await goOn('Station: Sad');
    expect(await goOn('Station: Sad')).toBe(made);
  });

  test('whose song rests on the record can be gone on with, and one that was never heard can be begun', async () => {
    const network = onAir();
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    network.on(apiPaths.currentTrack, () =>
      json({ ...track, id: first?.id, name: first?.name, isPlaying: false }),
    );
    const { unmount } = renderApp({ path: '/radio?mood=calm', network });
    const heard = within(await screen.findByRole('region', { name: 'On air' }));
    expect(await heard.findByRole('button', { name: 'Play the station: Calm' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Play the station: Calm' })).toHaveLength(1);
    unmount();
    network.on(apiPaths.currentTrack, () => nothing());
    renderApp({ path: '/radio?mood=calm', network });
    expect(await screen.findByRole('button', { name: 'Play the station: Calm' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'On air' })).toBeNull();
  });

  test('hears a like, a refusal and the sliders, and says what it changed', async () => {
    const { user, network } = renderApp({ path: '/radio?mood=calm', network: onAir() });
    const air = within(await screen.findByRole('region', { name: 'On air' }));
    await user.click(air.getByRole('button', { name: 'More like this' }));
    expect(await screen.findByText(/^More like Track 1\./)).toBeDefined();
    expect(asked(network).at(-1)?.brief.like).toHaveLength(1);
    await user.click(air.getByRole('button', { name: 'Not this' }));
    expect(await screen.findByText(/^Less by Artist 1\./)).toBeDefined();
    expect(asked(network).at(-1)?.without).toContain(first.id);
    const energy = screen.getByRole('slider', { name: 'Energy' });
    fireEvent.change(energy, { target: { value: '90' } });
    expect(await screen.findByText('Much livelier from here.')).toBeDefined();
    expect(asked(network).at(-1)?.brief.target.energy).toBe(0.9);
    fireEvent.change(screen.getByRole('slider', { name: 'Familiarity' }), { target: { value: '2' } });
    expect(await screen.findByText('More of what is new to you.')).toBeDefined();
  });

  test('a heart given here is a like', async () => {
    const network = onAir();
    network.on(apiPaths.likedTrack.replace(':id', first.id), () => nothing());
    const { user } = renderApp({ path: '/radio?mood=calm', network });
    const air = within(await screen.findByRole('region', { name: 'On air' }));
    await user.click(air.getByRole('button', { name: 'Like Track 1' }));
    expect(await screen.findByText(/^More like Track 1\./)).toBeDefined();
  });

  test('waits in words, tells a failure with a way to try again, and the end of what fits', async () => {
    expectConsole(/The radio found no more music/);
    const network = goodNetwork();
    const answer = later();
    network.on(apiPaths.mixes, () => answer.reply);
    const { user } = renderApp({ path: '/radio?mood=sad', network });
    expect(await screen.findByText('Looking for music...')).toBeDefined();
    await act(async () => answer.answer(problem('streaming_unavailable')));
    expect(await findAnnounced('No music could be found')).toBeDefined();
    network.on(apiPaths.mixes, () => json({ ...mixOf(), tracks: [] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No more music fits this station/)).toBeDefined();
  });

  test('at a service that plays single songs says so', async () => {
    const network = goodNetwork();
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    renderApp({ path: '/radio?mood=calm', network });
    expect(await screen.findByText(/^Spotify plays one song at a time here/)).toBeDefined();
  });

  test('is played on a device of the listener’s, and goes on there by itself', async () => {
    const network = goodNetwork();
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    network.on(apiPaths.currentTrack, () => nothing());
    network.on(apiPaths.playOnDevice, () => nothing());
    network.on(apiPaths.queueOnDevice, () => nothing());
    const tracks = mixOf().tracks.slice(0, 2);
    network.on(apiPaths.mixes, ({ body }) =>
      json({ ...mixOf(), tracks: (body as MixRequest).without ? mixOf(1).tracks.slice(2, 4) : tracks }),
    );
    const { user } = renderApp({ path: '/radio?mood=calm', network });
    await screen.findByRole('button', { name: 'Play the station: Calm' });
    expect(screen.getByRole('main').querySelectorAll('.button-primary')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Play on my device: Station: Calm' }));
    await screen.findByText('Station: Calm plays on your device.');
    const hears = (heard: { id: string; name: string } | undefined) => {
      network.on(apiPaths.currentTrack, () => json({ ...track, id: heard?.id, name: heard?.name }));
      document.dispatchEvent(new Event('visibilitychange'));
    };
    hears(tracks[0]);
    await screen.findByRole('region', { name: 'On air' });
    hears(tracks[1]);
    const [next] = mixOf(1).tracks.slice(2);
    await screen.findByText(`${next?.name} is in the queue of your device.`);
    const bodiesAt = (path: string) => network.seenAt(path).map(({ body }) => body);
    expect(bodiesAt(apiPaths.playOnDevice)).toEqual([{ trackIds: tracks.map(({ id }) => id) }]);
    expect(bodiesAt(apiPaths.queueOnDevice)).toEqual([{ trackId: next?.id }]);
  });

  test('says why its device does not go on, and sends nothing more until it is asked to', async () => {
    expectConsole(/The device did not play/);
    const network = onAir();
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    network.on(apiPaths.playOnDevice, () => problem('premium_required'));
    const { user } = renderApp({ path: '/radio?mood=calm', network });
    await user.click(await screen.findByRole('button', { name: 'Play on my device: Station: Calm' }));
    await screen.findByText(/for premium accounts alone/);
    expect(network.seenAt(apiPaths.playOnDevice)).toHaveLength(1);
    expect(network.seenAt(apiPaths.queueOnDevice)).toHaveLength(0);
  });

  test('is there again after a reload, whichever screen that is of', async () => {
    const sessionStorage = createMemoryStorage();
    const network = onAir();
    const { user, unmount } = renderApp({ path: '/radio?mood=calm', network, sessionStorage });
    const air = within(await screen.findByRole('region', { name: 'On air' }));
    await user.click(air.getByRole('button', { name: 'More like this' }));
    await screen.findByText(/^More like Track 1\./);
    const made = asked(network).length;
    unmount();
    renderApp({ path: '/now-playing', network, sessionStorage });
    const why = await screen.findByRole('region', { name: 'Why this track' });
    expect(why.textContent).toContain('From the station “Calm”');
    expect(asked(network)).toHaveLength(made);
  });
});
