import { apiPaths, type Profile } from '@attune/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createServices } from '../app/services.ts';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { createStore } from '../lib/store.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { type FakeNetwork, json, later, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, profile, track } from '../testing/samples.ts';

const noor: Profile = {
  ...profile,
  display_name: 'Noor Lind',
  external_urls: { spotify: 'https://music.test/noor' },
};

let localStorage: Storage;
let otherTabs: EventTarget;
let network: FakeNetwork;
beforeEach(() => {
  localStorage = createMemoryStorage();
  otherTabs = new EventTarget();
  network = goodNetwork();
  // Whose the profile and the track are depends on the token, as at a real service.
  const isNoor = (authorization: string | null) => authorization === 'Bearer noor-1';
  network.on(apiPaths.profile, ({ authorization }) => json(isNoor(authorization) ? noor : profile));
  network.on(apiPaths.currentTrack, ({ authorization }) =>
    json(isNoor(authorization) ? { ...track, name: 'Noor’s Track' } : track),
  );
});

/** Another tab of this browser, where something happens to the sign-in. */
function inAnotherTab(happen: (session: ReturnType<typeof createServices>['session']) => void): void {
  const { session } = createServices({
    localStorage,
    sessionStorage: createMemoryStorage(),
    otherTabs: new EventTarget(),
    now: Date.now,
    newId: () => 'sign-in-elsewhere',
    network: { fetch: network.fetch, locks: undefined, connection: createStore(true) },
    openChannel: () => ({ postMessage: () => {}, addEventListener: () => {}, close: () => {} }),
  });
  happen(session);
  act(() => void otherTabs.dispatchEvent(new StorageEvent('storage', { key: null })));
}
/** The page of this tab is gone: what other tabs do now, nobody here hears. */
const fallAsleep = () => {
  otherTabs = new EventTarget();
};
const signInNoor = () =>
  inAnotherTab((session) => session.accept({ accessToken: 'noor-1', refreshToken: 'noor-r' }));

const open = (sessionStorage = createMemoryStorage()) =>
  renderApp({ path: '/dashboard', localStorage, sessionStorage, otherTabs, network });
/** The next load of the same tab. */
const reopen = (sessionStorage: Storage) =>
  renderApp({ path: '/dashboard', isSignedIn: false, localStorage, sessionStorage, otherTabs, network });

describe('another account signed in from another tab', () => {
  test('is the one this tab names, asks about and shows, and nothing of the one before stays', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await screen.findByText(calmAnswer.botResponse);
    await user.type(screen.getByRole('textbox'), 'half a sentence');
    signInNoor();
    expect(screen.queryByText('Mira Vale')).toBeNull();
    expect(
      await screen.findByRole('region', { name: 'You are now signed in as Noor Lind. Not you?' }),
    ).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Noor Lind' })).toBeDefined();
    expect(await screen.findByText('Noor’s Track')).toBeDefined();
    expect(screen.queryByText('rainy day')).toBeNull();
    expect(screen.queryByText('Halflight')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'That is me, go on' }));
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
    expect(network.seenAt(apiPaths.mood).map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
    ]);
  });

  test('gets no message of the one before, whose token was refused while it was under way', async () => {
    const refused = later();
    network.on(apiPaths.mood, () => refused.reply);
    const { user } = open();
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await waitFor(() => expect(network.seenAt(apiPaths.mood)).toHaveLength(1));
    signInNoor();
    refused.answer(problem('token_rejected'));
    await screen.findByRole('link', { name: 'Noor Lind' });
    expect(network.seenAt(apiPaths.mood)).toHaveLength(1);
    expect(localStorage.getItem('spotify_access_token')).toBe('noor-1');
  });

  test('finds nothing of it in a tab that slept through the change, and its writer finds it again', async () => {
    const sessionStorage = createMemoryStorage();
    const first = open(sessionStorage);
    await first.user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await screen.findByText(calmAnswer.botResponse);
    await screen.findByRole('link', { name: 'Mira Vale' });
    first.unmount();
    fallAsleep();
    signInNoor();
    const second = reopen(sessionStorage);
    await screen.findByRole('link', { name: 'Noor Lind' });
    expect(screen.queryByText('rainy day')).toBeNull();
    second.unmount();

    inAnotherTab((session) => session.accept({ accessToken: 'access-2', refreshToken: 'r' }));
    reopen(sessionStorage);
    await screen.findByRole('link', { name: 'Mira Vale' });
    expect(within(await screen.findByRole('log')).getByText('rainy day')).toBeDefined();
  });
});

test('who allows more in another tab loses nothing of this one, and what was refused here is asked for again', async () => {
  expectConsole(/^warn: The current track may not be read/);
  network.on(apiPaths.currentTrack, ({ authorization }) =>
    authorization === 'Bearer access-2' ? json(track) : problem('permission_missing'),
  );
  const { user } = open();
  await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
  await screen.findByText(calmAnswer.botResponse);
  const written = screen.getByRole('textbox');
  await user.type(written, 'half a sentence');
  const before = network.seenAt(apiPaths.currentTrack).length;
  inAnotherTab((session) => session.goOnWith({ accessToken: 'access-2', refreshToken: 'r-2' }));
  await waitFor(() => expect(network.seenAt(apiPaths.currentTrack).length).toBeGreaterThan(before));
  expect(screen.getByRole('textbox')).toBe(written);
  expect(written).toHaveProperty('value', 'half a sentence');
  expect(screen.getByText('rainy day')).toBeDefined();
});

test('who signed out elsewhere while this tab slept leaves no word behind in it', async () => {
  const sessionStorage = createMemoryStorage();
  const first = open(sessionStorage);
  await first.user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
  await screen.findByText(calmAnswer.botResponse);
  first.unmount();
  fallAsleep();
  inAnotherTab((session) => session.signOut());
  reopen(sessionStorage);
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(sessionStorage.length).toBe(0);
});
