import { apiPaths, type LibraryStatus } from '@attune/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pollAfter } from '../features/settings/api/get-library.ts';
import { readPreferences } from '../features/settings/preferences.ts';
import { beginSignIn } from '../features/sign-in/begin-sign-in.ts';
import { tokenKeys } from '../features/sign-in/token-store.ts';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { json, later, nothing, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { installation, spotify } from '../testing/samples.ts';

afterEach(() => {
  for (const name of ['theme', 'motion']) delete document.documentElement.dataset[name];
});

const group = async (name: string) => within(await screen.findByRole('group', { name }));
const bodiesOf = (network: ReturnType<typeof goodNetwork>) =>
  network.seenAt(apiPaths.mood).map(({ body }) => body as { preferences?: unknown });

describe('what is set', () => {
  test('goes with the message that begins, and stays in this browser', async () => {
    const localStorage = createMemoryStorage();
    const { user, network } = renderApp({ path: '/settings', localStorage });
    await user.click((await group('Songs marked explicit')).getByRole('radio', { name: 'Keep them away' }));
    await user.click((await group('How long a mix is')).getByRole('radio', { name: 'An hour' }));
    await user.click((await group('What you know already')).getByRole('radio', { name: 'Rather new' }));
    await user.click((await group('Replies')).getByRole('radio', { name: 'One short sentence' }));
    await user.click(screen.getByRole('link', { name: 'Chat Assistant' }));
    await user.type(await screen.findByRole('textbox'), 'long week{Enter}');
    await waitFor(() => expect(bodiesOf(network)).toHaveLength(1));
    expect(bodiesOf(network)[0]?.preferences).toEqual({
      explicit: false,
      length: { minutes: 60 },
      discovery: 'new',
      replies: 'plain',
    });
  });

  test('set in another tab stands here as well, and is not undone by what is set here', async () => {
    const localStorage = createMemoryStorage();
    const { user } = renderApp({ path: '/settings', localStorage });
    await screen.findByRole('radio', { name: 'Keep them away' });
    localStorage.setItem('attune_preferences', JSON.stringify({ explicit: false }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'attune_preferences' })));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Keep them away' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'An hour' }));
    expect(JSON.parse(localStorage.getItem('attune_preferences') ?? '')).toEqual({
      explicit: false,
      length: { minutes: 60 },
    });
  });

  test('is as the installation has it until it is set, and again when it is taken back', async () => {
    const localStorage = createMemoryStorage();
    const { user, network } = renderApp({ path: '/settings', localStorage });
    const lengths = await group('How long a mix is');
    expect((lengths.getByRole('radio', { name: '20 tracks' }) as HTMLInputElement).checked).toBe(true);
    await user.click(lengths.getByRole('radio', { name: 'Two hours' }));
    expect(readPreferences(localStorage)).toEqual({ length: { minutes: 120 } });
    await user.click(lengths.getByRole('radio', { name: '20 tracks' }));
    expect(readPreferences(localStorage)).toEqual({});
    await user.click(screen.getByRole('link', { name: 'Chat Assistant' }));
    await user.type(await screen.findByRole('textbox'), 'long week{Enter}');
    await waitFor(() => expect(bodiesOf(network)).toHaveLength(1));
    expect(bodiesOf(network)[0]).not.toHaveProperty('preferences');
  });

  test.each(['{', '[]', '{"length":{"minutes":1}}', '{"loud":true}', 'null'])(
    'is nothing where the browser holds %s',
    async (stored) => {
      const localStorage = createMemoryStorage();
      localStorage.setItem('attune_preferences', stored);
      expect(readPreferences(localStorage)).toEqual({});
      renderApp({ path: '/settings', localStorage });
      const lengths = await group('How long a mix is');
      expect((lengths.getByRole('radio', { name: '20 tracks' }) as HTMLInputElement).checked).toBe(true);
    },
  );
});

test('theme and motion take effect at once, and the device decides again when it is to', async () => {
  const localStorage = createMemoryStorage();
  const { user } = renderApp({ path: '/settings', localStorage });
  const { dataset } = document.documentElement;
  await user.click((await group('Theme')).getByRole('radio', { name: 'Dark' }));
  await user.click((await group('Motion')).getByRole('radio', { name: 'Keep everything still' }));
  expect(dataset).toMatchObject({ theme: 'dark', motion: 'reduced' });
  expect(localStorage.getItem('attune_motion')).toBe('reduced');
  await user.click((await group('Motion')).getByRole('radio', { name: 'As my device' }));
  await user.click((await group('Theme')).getByRole('radio', { name: 'As my device' }));
  expect(dataset.theme).toBeUndefined();
  expect(dataset.motion).toBeUndefined();
  expect(localStorage.getItem('attune_motion')).toBeNull();
});

test('names whom this installation sends something, and the way out', async () => {
  const network = goodNetwork();
  const replyModel = { kind: 'hosted', name: 'Some/Chat-Model' } as const;
  network.on(apiPaths.installation, () => json({ ...installation, replyModel }));
  const { user } = renderApp({ path: '/settings', network });
  const section = within(await screen.findByRole('region', { name: 'To whom something goes' }));
  expect(
    await section.findByText(
      /Your message, its mood, what it is about and what you asked for go to Some\/Chat-Model/,
    ),
  ).toBeDefined();
  expect(document.title).toBe('Settings · Attune');
  const leaving = within(screen.getByRole('region', { name: 'Leaving' }));
  await user.click(leaving.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText(/signed out/i)).toBeDefined();
  expect(network.seenAt(apiPaths.logout)).toHaveLength(1);
});

describe('how the installation is set up', () => {
  const region = (name: string) => within(screen.getByRole('region', { name }));

  test('is waited for where it is told, and all else is there', async () => {
    const network = goodNetwork();
    const answer = later();
    network.on(apiPaths.installation, () => answer.reply);
    renderApp({ path: '/settings', network });
    await screen.findByRole('region', { name: 'To whom something goes' });
    expect(region('To whom something goes').getByRole('status').textContent).toBe('Loading...');
    expect(region('Leaving').getByRole('button', { name: 'Sign out' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Your own music' })).toBeNull();
    await act(async () => answer.answer(json(installation)));
    expect(await region('To whom something goes').findByRole('list')).toBeDefined();
  });

  test('that could not be asked for is said in both places, and asked for again at once', async () => {
    const network = goodNetwork();
    network.on(apiPaths.installation, () => problem('not_ready'));
    const { user } = renderApp({ path: '/settings', network });
    await screen.findByRole('region', { name: 'To whom something goes' });
    const leaving = region('Leaving');
    await region('To whom something goes').findByText(/^How this installation is set up did not load\./);
    expect(leaving.getByText(/^Whether you can sign out everywhere from here is not known\./)).toBeDefined();
    network.on(apiPaths.installation, () => json(installation));
    await user.click(leaving.getByRole('button', { name: 'Try again' }));
    expect(await region('To whom something goes').findByRole('list')).toBeDefined();
    expect(leaving.queryByText(/is not known/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('signing out everywhere', () => {
  const capabilities = { ...installation.streaming.capabilities, revokes: 'here' as const };
  const here = { ...installation, streaming: { ...installation.streaming, capabilities } };
  const press = () => screen.findByRole('button', { name: 'Sign out everywhere' });

  test('asks the backend once, in the listener’s name, and ends the sign-in here', async () => {
    const network = goodNetwork();
    network.on(apiPaths.installation, () => json(here));
    network.on(apiPaths.signIns, () => nothing());
    const { user } = renderApp({ path: '/settings', network });
    await user.click(await press());
    expect(await screen.findByText(/signed out/i)).toBeDefined();
    expect(network.seenAt(apiPaths.signIns).map(({ method }) => method)).toEqual(['DELETE']);
  });

  test('that failed is said, and the listener stays', async () => {
    expectConsole(/sign/i);
    const network = goodNetwork();
    network.on(apiPaths.installation, () => json(here));
    network.on(apiPaths.signIns, () => problem('streaming_unavailable'));
    const { user } = renderApp({ path: '/settings', network });
    await user.click(await press());
    expect((await screen.findByRole('alert')).textContent).toContain('You are still signed in');
    expect(window.location.pathname).toBe('/settings');
  });

  test('where the service alone can, it says how', async () => {
    const network = goodNetwork();
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    renderApp({ path: '/settings', network });
    expect(await screen.findByText(/remove Attune from the apps of your account at Spotify/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  });
});

describe('the installation’s own music', () => {
  const status: LibraryStatus = {
    state: 'settled',
    songs: 1200,
    done: 1200,
    expected: 1200,
    minutesLeft: null,
    listedAt: '2026-11-21T10:00:00.000Z',
    trouble: null,
    analysis: null,
  };
  const open = (...answers: LibraryStatus[]) => {
    const network = goodNetwork();
    network.on(apiPaths.library, () =>
      json({ library: answers[Math.min(network.seenAt(apiPaths.library).length, answers.length) - 1] }),
    );
    return renderApp({ path: '/settings', network });
  };

  test('that could not be asked for says so, and is asked for again', async () => {
    const network = goodNetwork();
    network.on(apiPaths.library, () => problem('not_ready'));
    const { user } = renderApp({ path: '/settings', network });
    const own = within(await screen.findByRole('region', { name: 'Your own music' }));
    expect(own.getByText(/^How far your own music is known did not load\./)).toBeDefined();
    network.on(apiPaths.library, () => json({ library: status }));
    await user.click(own.getByRole('button', { name: 'Try again' }));
    expect(await own.findByText('1,200 songs are listed.')).toBeDefined();
    expect(own.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('is nothing to ask about where the music is somewhere else', async () => {
    const network = goodNetwork();
    network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
    network.on(apiPaths.library, () => problem('not_ready'));
    renderApp({ path: '/settings', network });
    await screen.findByText(/remove Attune from the apps of your account at Spotify/);
    expect(screen.queryByRole('region', { name: 'Your own music' })).toBeNull();
  });

  test('has a bar while it is looked through, asked for until that is done and not again', async () => {
    const { network } = open(
      { ...status, state: 'looking', songs: 300, done: 300, minutesLeft: 3, listedAt: null },
      status,
    );
    const bar = await screen.findByRole('progressbar', {
      name: 'Looking through the music… About 3 minutes left.',
    });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['300', '1200']);
    await screen.findByText('1,200 songs are listed.', undefined, { timeout: 5000 });
    await screen.findByText('Looked through last:');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(network.seenAt(apiPaths.library)).toHaveLength(2);
    expect(pollAfter(status)).toBe(false);
    expect(pollAfter({ ...status, state: 'absent' })).toBe(false);
  });

  test('has a bar while it is listened to, and says what came of it', async () => {
    const analysis = { isAtWork: true, analysed: 300, passedOver: 2, minutesLeft: 40, isUnavailable: false };
    open({ ...status, analysis });
    const bar = await screen.findByRole('progressbar', {
      name: 'Listening to the music, to know its tempo and energy: 300 of 1,200. About 40 minutes left.',
    });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['302', '1200']);
    await screen.findByText('2 could not be listened to; their mood is estimated from tags.');
    expect(pollAfter({ ...status, analysis })).toBe(15_000);
    expect(pollAfter({ ...status, analysis: { ...analysis, isAtWork: false } })).toBe(false);
  });

  test('says that it was listened to, or cannot be', async () => {
    const done = { isAtWork: false, analysed: 1, passedOver: 0, minutesLeft: null, isUnavailable: false };
    open({ ...status, analysis: done });
    await screen.findByText('Tempo and energy of 1 song is known from the sound.');
    cleanup();
    open({ ...status, analysis: { ...done, isUnavailable: true } });
    await screen.findByText(/cannot be listened to on this machine/);
  });

  test('says in words why it cannot be looked at', async () => {
    open({ ...status, state: 'absent', trouble: 'unavailable' });
    await screen.findByText(/music server does not answer/);
  });

  test('is not spoken of where there is none', async () => {
    renderApp({ path: '/settings' });
    await group('Songs marked explicit');
    expect(screen.queryByRole('heading', { name: 'Your own music' })).toBeNull();
  });
});

describe('where there are two services', () => {
  const services = [
    { at: 'library', name: 'Attune Radio' },
    { at: 'spotify', name: 'Spotify' },
  ];
  const twoServices = () => {
    const network = goodNetwork();
    network.on(apiPaths.installation, ({ query }) =>
      json({
        ...(query.at === 'spotify' ? { ...installation, streaming: spotify } : installation),
        services,
      }),
    );
    const assign = vi.fn();
    const here = window.location;
    // The address goes on changing with the screens.
    const withoutLeaving = new Proxy({} as Location, {
      get: (_, key) => (key === 'assign' ? assign : Reflect.get(here, key)),
    });
    vi.spyOn(window, 'location', 'get').mockReturnValue(withoutLeaving);
    return { network, assign };
  };
  const signedInAtSpotify = () => {
    const localStorage = createMemoryStorage();
    localStorage.setItem(tokenKeys.access, 'spotify~access-1');
    localStorage.setItem(tokenKeys.refresh, 'spotify~refresh-1');
    localStorage.setItem(tokenKeys.timestamp, String(Date.now()));
    return { localStorage, isSignedIn: false };
  };
  const place = async () => within(await screen.findByRole('region', { name: 'Where your music is' }));
  afterEach(() => vi.restoreAllMocks());

  test('the one the music is at is named, and changing signs out there and leads to the other', async () => {
    const { network, assign } = twoServices();
    const { user, services: page } = renderApp({ path: '/settings', network });
    expect((await place()).getByText('Attune Radio')).toBeDefined();
    await user.click((await place()).getByRole('button', { name: 'Change to Spotify' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/login?at=spotify']]));
    expect(network.seenAt(apiPaths.logout).map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
    ]);
    expect(page.session.isSignedIn()).toBe(false);
  });

  test('whoever is at the second is told of that one, in every call, and may change back', async () => {
    const { network, assign } = twoServices();
    const { user } = renderApp({ path: '/settings', network, ...signedInAtSpotify() });
    expect((await place()).getByText('Spotify')).toBeDefined();
    expect(network.seenAt(apiPaths.installation).map(({ query }) => query)).toEqual([{ at: 'spotify' }]);
    expect(network.seenAt(apiPaths.profile).map(({ authorization }) => authorization)).toEqual([
      'Bearer spotify~access-1',
    ]);
    await user.click((await place()).getByRole('button', { name: 'Change to Attune Radio' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/login?at=library']]));
  });

  test('what is asked of whoever is at the second is asked there', () => {
    const { network, assign } = twoServices();
    const { services: page } = renderApp({ path: '/settings', network, ...signedInAtSpotify() });
    beginSignIn(page.session, 'liked-songs');
    expect(assign.mock.calls).toEqual([['/login?ask=liked-songs&at=spotify']]);
  });

  test('whoever could not be signed out stays, and reads so', async () => {
    expectConsole(/sign/i);
    const { network, assign } = twoServices();
    network.on(apiPaths.logout, () => problem('streaming_unavailable'));
    const { user, services: page } = renderApp({ path: '/settings', network });
    await user.click((await place()).getByRole('button', { name: 'Change to Spotify' }));
    expect((await (await place()).findByRole('alert')).textContent).toContain('You are still signed in');
    expect(assign).not.toHaveBeenCalled();
    expect(page.session.isSignedIn()).toBe(true);
  });

  test('both are named to whoever is at neither yet', async () => {
    const { network } = twoServices();
    renderApp({ path: '/dashboard', isSignedIn: false, network });
    expect(
      await screen.findByRole('button', { name: 'Continue with Attune Radio or Spotify' }),
    ).toBeDefined();
  });
});

test('with one service nothing is said of where the music is', async () => {
  const { network } = renderApp({ path: '/settings' });
  await screen.findByRole('region', { name: 'Leaving' });
  expect(screen.queryByRole('region', { name: 'Where your music is' })).toBeNull();
  expect(network.seenAt(apiPaths.installation).map(({ query }) => query)).toEqual([{}]);
});
