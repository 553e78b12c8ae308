import { apiPaths } from '@attune/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { json, later, nothing, problem } from '../testing/fake-network.ts';
import { findAnnounced } from '../testing/find-announced.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { installation, mixOf, spotify, track, trackSummary } from '../testing/samples.ts';

const mainOf = () => within(screen.getByRole('main'));

describe('the screen of what plays', () => {
  test('shows the track, its artists and the way to both, and names the tab', async () => {
    const network = goodNetwork();
    network.on(apiPaths.currentTrack, () => json({ ...track, url: 'https://music.test/track/halflight' }));
    renderApp({ path: '/now-playing', network });
    const title = await screen.findByRole('heading', { level: 2, name: /^Halflight/ });
    expect(within(title).getByRole('link').getAttribute('href')).toBe('https://music.test/track/halflight');
    expect(mainOf().getByText('The Slow Trains')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Now Playing' })).toBeDefined();
    expect(document.title).toBe('Now Playing · Attune');
    expect(screen.getByRole('button', { name: 'Like Halflight' })).toBeDefined();
  });

  test('waits without a word too many, then says that nothing plays, with two ways on', async () => {
    const network = goodNetwork();
    const answer = later();
    network.on(apiPaths.currentTrack, () => answer.reply);
    renderApp({ path: '/now-playing', network });
    expect(await screen.findByText('Asking what is playing...')).toBeDefined();
    answer.answer(nothing());
    expect(await screen.findByText('Nothing is playing.')).toBeDefined();
    const links = ['Say how you feel', 'Search for music'].map((name) =>
      mainOf().getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/dashboard', '/search']);
  });

  test.each([
    ['streaming_unavailable', /could not be asked for/],
    ['playback_forbidden', /could not be asked for/],
  ] as const)('says why it could not be asked for: %s', async (code, words) => {
    expectConsole(/current track/);
    const network = goodNetwork();
    network.on(apiPaths.currentTrack, () => problem(code));
    renderApp({ path: '/now-playing', network });
    expect(await mainOf().findByText(words)).toBeDefined();
    expect(await findAnnounced(words)).toBeDefined();
  });

  test('that it could not be asked for can be tried again at once', async () => {
    expectConsole(/current track/);
    const network = goodNetwork();
    network.on(apiPaths.currentTrack, () => problem('streaming_unavailable'));
    const { user } = renderApp({ path: '/now-playing', network });
    const again = await mainOf().findByRole('button', { name: 'Try again' });
    network.on(apiPaths.currentTrack, () => json(track));
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 2, name: /^Halflight/ })).toBeDefined();
  });

  test('says why a track of a mix was chosen', async () => {
    const network = goodNetwork();
    const [chosen] = mixOf().tracks;
    network.on(apiPaths.currentTrack, () => json({ ...track, id: chosen?.id, name: chosen?.name }));
    const { user } = renderApp({ path: '/dashboard', network });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await screen.findByText('Calm, all the way');
    await user.click(screen.getByRole('link', { name: 'Now Playing' }));
    const why = await screen.findByRole('region', { name: 'Why this track' });
    expect(why.textContent).toContain('From the mix “Calm, all the way”');
    expect(why.textContent).toContain('gentle, as you are');
  });

  test('says why a track of the station was chosen', async () => {
    const network = goodNetwork();
    const [first] = mixOf().tracks;
    const answer = later();
    network.on(apiPaths.currentTrack, () => answer.reply);
    const { user } = renderApp({ path: '/radio?mood=calm', network });
    await screen.findByRole('list', { name: 'Up next' });
    answer.answer(json({ ...track, id: first?.id, name: first?.name }));
    await screen.findByRole('region', { name: 'On air' });
    await user.click(screen.getByRole('link', { name: 'Now Playing' }));
    const why = await screen.findByRole('region', { name: 'Why this track' });
    expect(why.textContent).toContain('From the station “Calm”');
    expect(why.textContent).toContain('gentle, as you are');
  });

  test('says why a track of a mix made from liked songs was chosen, and tells the mix what was said of it', async () => {
    const network = goodNetwork();
    const [chosen] = mixOf().tracks;
    const { image, url } = trackSummary;
    const liked = {
      id: trackSummary.id,
      name: 'Liked',
      description: 'Artist',
      album: null,
      durationMs: 60_000,
    };
    const tracks = [{ ...liked, image, url, explicit: null, addedAt: null }];
    network.on(apiPaths.liked, () => json({ tracks, total: 1, nextOffset: null }));
    network.on(apiPaths.currentTrack, () => json({ ...track, id: chosen?.id, name: chosen?.name }));
    const sessionStorage = createMemoryStorage();
    const { user, unmount } = renderApp({ path: '/liked', network, sessionStorage });
    await user.click(await screen.findByRole('button', { name: 'Make a mix from these' }));
    await screen.findByText('Calm, all the way');
    await user.click(screen.getByRole('link', { name: 'Now Playing' }));
    expect((await screen.findByRole('region', { name: 'Why this track' })).textContent).toContain(
      'gentle, as you are',
    );
    unmount();
    // The tab is loaded anew: its mixes are still there.
    renderApp({ path: '/now-playing', network, sessionStorage });
    await screen.findByRole('region', { name: 'Why this track' });
    network.on(apiPaths.mixes, () => json({ ...mixOf(), tracks: mixOf().tracks.slice(1) }));
    await user.click(screen.getByRole('button', { name: 'Not this' }));
    await screen.findByText('Track 1 is out of the mix.');
    expect(network.seenAt(apiPaths.mixes).at(-1)?.body).toMatchObject({ without: [chosen?.id] });
  });

  describe('of a track of a mix', () => {
    async function playOfMix() {
      const network = goodNetwork();
      const [chosen] = mixOf().tracks;
      network.on(apiPaths.currentTrack, () => json({ ...track, id: chosen?.id, name: chosen?.name }));
      const { user } = renderApp({ path: '/dashboard', network });
      await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
      await screen.findByText('Calm, all the way');
      await user.click(screen.getByRole('link', { name: 'Now Playing' }));
      await screen.findByRole('region', { name: 'Why this track' });
      const asked = () => network.seenAt(apiPaths.mixes).map(({ body }) => body);
      return { network, user, asked, chosen };
    }

    test('“Not this” takes it out of the mix and says so; the focus stays', async () => {
      const { user, asked, chosen, network } = await playOfMix();
      network.on(apiPaths.mixes, () => json({ ...mixOf(), tracks: mixOf().tracks.slice(1) }));
      const button = screen.getByRole('button', { name: 'Not this' });
      await user.click(button);
      await screen.findByText('Track 1 is out of the mix.');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Why this track' })).toBeNull());
      expect(asked()[1]).toMatchObject({ without: [chosen?.id] });
      expect(document.activeElement).toBe(button);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await user.click(button);
      expect(asked()).toHaveLength(2);
    });

    test('“More like this” keeps it and makes the rest anew', async () => {
      const { user, asked, chosen } = await playOfMix();
      await user.click(screen.getByRole('button', { name: 'More like this' }));
      await screen.findByText('The mix goes on with more like Track 1.');
      expect(asked()[1]).toMatchObject({
        keep: [{ id: chosen?.id, position: 1 }],
        brief: { like: [{ kind: 'track', name: 'Track 1' }] },
      });
    });

    test('where the mix cannot be changed, that is said', async () => {
      expectConsole(/No mix was made/);
      const { user, network } = await playOfMix();
      network.on(apiPaths.mixes, () => problem('streaming_unavailable'));
      await user.click(screen.getByRole('button', { name: 'More like this' }));
      await screen.findByText(/^The mix could not be changed/);
    });
  });

  test('at a service with a player of its own says who keeps what comes next, and how far it was heard', async () => {
    const network = goodNetwork();
    const capabilities = { playback: 'embed', search: 'on-enter' };
    network.on(apiPaths.installation, () =>
      json({ ...installation, streaming: { ...spotify, capabilities } }),
    );
    const heard = { isPlaying: false, progressMs: 61_000, durationMs: 125_000 };
    network.on(apiPaths.currentTrack, () => json({ ...track, ...heard }));
    renderApp({ path: '/now-playing', network });
    expect(await screen.findByText('What comes next is kept by Spotify.')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Position' }).textContent).toBe('1:01 of 2:05');
    expect(mainOf().queryByRole('button', { name: 'Next track' })).toBeNull();
  });
});

describe('what can be done with it', () => {
  const atSpotify = () => {
    const network = goodNetwork();
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    return network;
  };
  const devices = [
    { id: 'kitchen', name: 'Kitchen', isActive: true },
    { id: 'phone', name: 'Phone', isActive: false },
  ];

  test('the music goes on with another device, and what plays is asked for anew', async () => {
    const network = atSpotify();
    network.on(apiPaths.devices, () => json({ devices }));
    network.on(apiPaths.transferToDevice, () => nothing());
    const { user } = renderApp({ path: '/now-playing', network });
    await user.click(await screen.findByRole('button', { name: 'Show my devices' }));
    await user.click(await screen.findByRole('button', { name: 'Go on with the music on Phone' }));
    expect(await screen.findByText('The music goes on with Phone.')).toBeDefined();
    expect(network.seenAt(apiPaths.transferToDevice).map(({ body }) => body)).toEqual([
      { deviceId: 'phone' },
    ]);
    const back = screen.getByRole('button', { name: 'Go on with the music on Kitchen' });
    await waitFor(() => expect(document.activeElement).toBe(back.closest('ul')));
    const asksFresh = () => network.seenAt(apiPaths.currentTrack).some(({ query }) => query.fresh === 'true');
    await waitFor(() => expect(asksFresh()).toBe(true));
  });

  test('the devices are asked for in words, and none and a failure are told', async () => {
    const network = atSpotify();
    network.on(apiPaths.devices, () => json({ devices: [] }));
    const { user } = renderApp({ path: '/now-playing', network });
    await user.click(await screen.findByRole('button', { name: 'Show my devices' }));
    const none = await screen.findByText(/^No device of yours is switched on/);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(none)).toBe(true);
    network.on(apiPaths.devices, () => problem('streaming_unavailable'));
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await findAnnounced('Your devices could not be listed.')).toBeDefined();
    // A press goes with what comes in its place, and the keys go on there.
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    network.on(apiPaths.devices, () => problem('permission_missing'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const why = await screen.findByText(/needs your permission to see the devices/);
    expect(document.activeElement?.contains(why)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('songs like it are found on request, and a radio begins with it', async () => {
    const network = goodNetwork();
    network.on(apiPaths.recommendations, () => json({ songs: [trackSummary] }));
    network.on(apiPaths.likedAmong, () => json({ liked: null }));
    const { user } = renderApp({ path: '/now-playing', network });
    await user.click(await screen.findByRole('button', { name: 'Songs like this' }));
    const list = await screen.findByRole('list', { name: 'Songs like this' });
    // Keys go on at what came in the button's place.
    expect(document.activeElement?.contains(list)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(within(list).getByText('Undertow')).toBeDefined();
    expect(network.seenAt(apiPaths.recommendations).map(({ query }) => query.seed)).toEqual([track.id]);
    expect(screen.queryByRole('button', { name: 'Not this' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Radio from this track' }));
    expect(await screen.findByRole('heading', { name: 'Station: Halflight' })).toBeDefined();
  });

  test('a track of the station is judged here as well', async () => {
    const network = goodNetwork();
    const [first] = mixOf().tracks;
    network.on(apiPaths.currentTrack, () => json({ ...track, id: first?.id, name: first?.name }));
    const { user } = renderApp({ path: '/radio?mood=calm', network });
    await screen.findByRole('region', { name: 'On air' });
    await user.click(screen.getByRole('link', { name: 'Now Playing' }));
    await user.click(await screen.findByRole('button', { name: 'Not this' }));
    expect(await screen.findByText(/^Less by Artist 1\./)).toBeDefined();
  });
});

describe('the way back', () => {
  async function fromSearch() {
    const app = renderApp({ path: '/search' });
    await app.user.click(await screen.findByRole('link', { name: 'Now Playing' }));
    await screen.findByRole('heading', { level: 2, name: /^Halflight/ });
    return app;
  }

  test('leads to where one was', async () => {
    const { user } = await fromSearch();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.pathname).toBe('/search'));
  });

  function swipe(on: Element, ...downPx: number[]) {
    const at = (clientY: number) => ({ touches: [{ clientX: 100, clientY }] });
    fireEvent.touchStart(on, at(100));
    for (const px of downPx) fireEvent.touchMove(on, at(100 + px));
    fireEvent.touchEnd(on, { touches: [] });
  }

  test('is also a swipe down, that is long enough and begins at the top', async () => {
    await fromSearch();
    const back = vi.spyOn(window.history, 'back');
    const words = screen.getByText('The Slow Trains', { selector: 'main h2 + p' });
    swipe(words, 30, 60);
    swipe(words, 60, 200, 30);
    swipe(words, -30, 200);
    swipe(screen.getByRole('button', { name: 'Close' }), 60, 200);
    Object.defineProperty(window, 'scrollY', { value: 40, configurable: true });
    swipe(words, 60, 200);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    expect(back).not.toHaveBeenCalled();
    swipe(words, 60, 200);
    expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
  });
});
