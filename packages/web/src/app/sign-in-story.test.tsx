import { apiPaths, signInErrors } from '@attune/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createSignInOrigin } from '../features/sign-in/sign-in-origin.ts';
import { tokenKeys } from '../features/sign-in/token-store.ts';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { json, later, nothing, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, profile } from '../testing/samples.ts';

const storedEntries = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => {
    const key = storage.key(index) ?? '';
    return [key, storage.getItem(key)] as const;
  });
const stored = (storage: Storage) => Object.values(tokenKeys).map((key) => storage.getItem(key));

describe('signing in', () => {
  test('the return with both tokens stores them, cleans the address and opens the dashboard', async () => {
    const localStorage = createMemoryStorage();
    renderApp({
      path: '/callback?access_token=a-1&refresh_token=r-1',
      isSignedIn: false,
      localStorage,
    });
    expect(window.location.search).toBe('');
    expect(screen.getByText('Processing authentication...')).toBeDefined();
    await screen.findByText(/How are you feeling today/);
    expect(window.location.pathname).toBe('/dashboard');
    expect(stored(localStorage).slice(0, 2)).toEqual(['a-1', 'r-1']);
    expect(Math.abs(Number(stored(localStorage)[2]) - Date.now())).toBeLessThan(10_000);
  });

  test.each(['/CALLBACK', '/Callback'])('ROUTE-02 %s is no screen and takes no tokens', async (path) => {
    expectConsole(/No screen at this path/);
    const localStorage = createMemoryStorage();
    renderApp({ path: `${path}?access_token=a-1&refresh_token=r-1`, isSignedIn: false, localStorage });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(window.location.pathname).toBe(path);
    expect(stored(localStorage)).toEqual([null, null, null]);
  });

  test('ROUTE-02 /Dashboard is no screen', async () => {
    expectConsole(/No screen at this path/);
    renderApp({ path: '/Dashboard' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('tokens of a sign-in begun here are expected: nobody is asked whose they are', async () => {
    const sessionStorage = createMemoryStorage();
    createSignInOrigin(sessionStorage, createMemoryStorage(), Date.now).begin();
    renderApp({ path: '/callback?access_token=a-1&refresh_token=r-1', isSignedIn: false, sessionStorage });
    expect(await screen.findByRole('textbox')).toBeDefined();
    expect(screen.queryByText(/Not you\?/)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('tokens out of nowhere are stored, and before the first message the listener is asked', async () => {
    const localStorage = createMemoryStorage();
    const path = '/callback?access_token=a-1&refresh_token=r-1';
    const first = renderApp({ path, isSignedIn: false, localStorage });
    expect(
      await screen.findByRole('region', { name: 'You are now signed in as Mira Vale. Not you?' }),
    ).toBeDefined();
    expect(stored(localStorage).slice(0, 2)).toEqual(['a-1', 'r-1']);
    expect(screen.queryByRole('textbox')).toBeNull();
    first.unmount();
    // A reload does not answer it.
    const { user } = renderApp({ path: '/dashboard', isSignedIn: false, localStorage });
    await user.click(await screen.findByRole('button', { name: 'That is me, go on' }));
    expect(screen.getByRole('textbox')).toBeDefined();
    expect(screen.queryByText(/Not you\?/)).toBeNull();
    expect(stored(localStorage).slice(0, 2)).toEqual(['a-1', 'r-1']);
  });

  test('who is not the one named leaves with one press, and nothing stays', async () => {
    const localStorage = createMemoryStorage();
    const { user, network } = renderApp({
      path: '/callback?access_token=a-1&refresh_token=r-1',
      isSignedIn: false,
      localStorage,
    });
    const question = await screen.findByRole('region', { name: /Not you\?/ });
    await user.click(within(question).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(localStorage.length).toBe(0);
    expect(network.seenAt(apiPaths.mood)).toHaveLength(0);
  });

  test('asks also when the name does not load', async () => {
    expectConsole(/^error: The profile did not load/);
    const network = goodNetwork();
    network.on(apiPaths.profile, () => problem('streaming_unavailable'));
    renderApp({ path: '/callback?access_token=a-1&refresh_token=r-1', isSignedIn: false, network });
    expect(await screen.findByText(/signed in as an account whose name did not load. Not you/)).toBeDefined();
  });

  describe('tokens that come back to somebody who is signed in', () => {
    const path = '/callback?access_token=a-2&refresh_token=r-2';
    const somebodyElse = { ...profile, external_urls: { spotify: 'https://music.test/else' } };

    test.each([
      ['refused', () => problem('token_rejected')],
      ['not answered for', () => problem('streaming_unavailable')],
    ])('leave the sign-in as it is while they are %s, and it is said', async (_what, answer) => {
      const warned = expectConsole(/^warn: The tokens that came back have not proven good/);
      const network = goodNetwork();
      network.on(apiPaths.profile, ({ authorization }) =>
        authorization === 'Bearer a-2' ? answer() : json(profile),
      );
      const localStorage = createMemoryStorage();
      renderApp({ path, localStorage, network });
      expect(window.location.search).toBe('');
      expect(screen.getByText('Processing authentication...')).toBeDefined();
      expect(await screen.findByText(/You are still signed in as before/)).toBeDefined();
      expect(window.location.pathname).toBe('/dashboard');
      expect(await screen.findByRole('link', { name: 'Mira Vale' })).toBeDefined();
      expect(screen.queryByText(/Not you\?/)).toBeNull();
      expect(stored(localStorage).slice(0, 2)).toEqual(['access-1', 'refresh-1']);
      expect(warned).toHaveLength(1);
      expect(warned.join()).not.toContain('a-2');
    });

    test('replace it once they have proven good, and not before', async () => {
      const network = goodNetwork();
      const proof = later();
      const isNew = (authorization: string | null) => authorization === 'Bearer a-2';
      network.on(apiPaths.profile, ({ authorization }) =>
        isNew(authorization) ? proof.reply : json(profile),
      );
      const localStorage = createMemoryStorage();
      renderApp({ path, localStorage, network });
      await waitFor(() =>
        expect(network.seenAt(apiPaths.profile).some((seen) => isNew(seen.authorization))).toBe(true),
      );
      expect(stored(localStorage).slice(0, 2)).toEqual(['access-1', 'refresh-1']);
      network.on(apiPaths.profile, () => json(somebodyElse));
      proof.answer(json(somebodyElse));
      expect(await screen.findByRole('region', { name: /Not you\?/ })).toBeDefined();
      expect(window.location.pathname).toBe('/dashboard');
      expect(stored(localStorage).slice(0, 2)).toEqual(['a-2', 'r-2']);
      expect(Math.abs(Number(stored(localStorage)[2]) - Date.now())).toBeLessThan(10_000);
      expect(screen.queryByText(/still signed in as before/)).toBeNull();
    });

    test('of the same account go on with the sign-in, and nobody is asked whose it is', async () => {
      const localStorage = createMemoryStorage();
      localStorage.setItem('attune_sign_in', 'of before');
      renderApp({ path, localStorage });
      expect(await screen.findByRole('textbox')).toBeDefined();
      expect(screen.queryByRole('region', { name: /Not you\?/ })).toBeNull();
      expect(stored(localStorage).slice(0, 2)).toEqual(['a-2', 'r-2']);
      expect(localStorage.getItem('attune_sign_in')).toBe('of before');
    });

    test('are a sign-in of their own where nobody knows whose the one of before is', async () => {
      expectConsole(/^error: The profile did not load/);
      const network = goodNetwork();
      network.on(apiPaths.profile, ({ authorization }) =>
        authorization === 'Bearer a-2' ? json(profile) : problem('streaming_unavailable'),
      );
      const localStorage = createMemoryStorage();
      localStorage.setItem('attune_sign_in', 'of before');
      renderApp({ path, localStorage, network });
      expect(await screen.findByRole('region', { name: /Not you\?/ })).toBeDefined();
      expect(localStorage.getItem('attune_sign_in')).not.toBe('of before');
    });
  });

  test('the return with one token missing stores nothing and ends on the landing page', async () => {
    const localStorage = createMemoryStorage();
    renderApp({ path: '/callback?access_token=a-1', isSignedIn: false, localStorage });
    expect(await screen.findByRole('heading', { name: 'Your Mood, Your Music' })).toBeDefined();
    expect(window.location.pathname).toBe('/');
    expect(window.location.search).toBe('');
    expect(stored(localStorage)).toEqual([null, null, null]);
  });

  test('the dashboard without a token leads to a panel that names the service and has the focus', async () => {
    renderApp({ path: '/dashboard', isSignedIn: false });
    const panel = await screen.findByRole('region', { name: 'First, connect your music' });
    expect(window.location.pathname).toBe('/');
    expect(document.activeElement).toBe(panel);
    expect(
      await within(panel).findByRole('button', { name: 'Continue with the built-in service' }),
    ).toBeDefined();
  });

  test.each([...signInErrors, 'something_new'])(
    'a sign-in that ended with %s is put into words',
    async (code) => {
      renderApp({ path: `/?sign_in_error=${code}`, isSignedIn: false });
      const words = (await screen.findByRole('alert')).textContent;
      expect(words).not.toContain(code);
      expect(words?.length).toBeGreaterThan(20);
      await waitFor(() => expect(window.location.search).toBe(''));
      expect(screen.getByRole('alert').textContent).toBe(words);
    },
  );
});

describe('the header', () => {
  test('shows who is signed in, with the way to their profile', async () => {
    renderApp();
    const link = await screen.findByRole('link', { name: 'Mira Vale' });
    expect(link.getAttribute('href')).toBe(profile.external_urls.spotify);
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/avatar.png');
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  });

  test('goes on saying that it loads when the profile fails, and logs it', async () => {
    const logged = expectConsole(/^error: The profile did not load/);
    const network = goodNetwork();
    network.on(apiPaths.profile, () => problem('streaming_unavailable'));
    renderApp({ network });
    await waitFor(() => expect(network.seenAt(apiPaths.profile)).toHaveLength(1));
    expect(screen.getByText('Loading user data...')).toBeDefined();
    await waitFor(() => expect(logged).toHaveLength(1));
    expect(screen.getByText('Loading user data...')).toBeDefined();
  });

  test('says beneath it why a listener outside the allowlist sees no profile, and what to do', async () => {
    expectConsole(/^error: The profile did not load/);
    const network = goodNetwork();
    network.on(apiPaths.profile, () => problem('listener_not_allowed'));
    renderApp({ network });
    expect(await screen.findByText(/not on the list of this installation/)).toBeDefined();
    expect(screen.getByText(/Ask the person who runs it to add you/)).toBeDefined();
    expect(screen.getByText('Loading user data...')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
  });

  test('asks for the profile again on request when an outage kept it away', async () => {
    expectConsole(/^error: The profile did not load/);
    const network = goodNetwork();
    network.on(apiPaths.profile, () => problem('streaming_unavailable'));
    const { user } = renderApp({ network });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.on(apiPaths.profile, () => json(profile));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Mira Vale' })).toBeDefined();
    expect(screen.queryByText(/out of reach/)).toBeNull();
  });

  test('signs out: backend first, then all three values, then the landing page', async () => {
    const localStorage = createMemoryStorage();
    const network = goodNetwork();
    let storedDuringLogout: unknown;
    network.on(apiPaths.logout, () => {
      storedDuringLogout = stored(localStorage)[0];
      return new Response(null, { status: 204 });
    });
    const { user } = renderApp({ path: '/terms', localStorage, network });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(storedDuringLogout).toBe('access-1');
    expect(network.seenAt(apiPaths.logout)[0]).toMatchObject({ query: {}, body: undefined });
    expect(stored(localStorage)).toEqual([null, null, null]);
    expect(
      await screen.findByText('You are signed out of Attune and of the built-in service. See you soon.'),
    ).toBeDefined();
  });

  test('stays signed in when the backend does not take the sign-out, and logs it', async () => {
    const logged = expectConsole(/^error: Signing out did not work/);
    const localStorage = createMemoryStorage();
    const network = goodNetwork();
    network.on(apiPaths.logout, () => problem('internal'));
    const { user } = renderApp({ path: '/terms', localStorage, network });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(logged).toHaveLength(1));
    expect(window.location.pathname).toBe('/terms');
    expect(stored(localStorage)).not.toContain(null);
    // Read out, and there to be seen: not only for who listens to the screen.
    const words = await screen.findByText(/^Signing out did not work\. Something went wrong on our side/);
    expect(words.closest('[role="status"]')).not.toBeNull();
    expect(words.closest('.sr-only')).toBeNull();

    network.on(apiPaths.logout, () => nothing());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(stored(localStorage)).toEqual([null, null, null]);
  });
});

describe('leaving the dashboard', () => {
  test('AUTH-08 logs out at once, leaves the timestamp, forgets the conversation, and tells the backend behind it', async () => {
    const localStorage = createMemoryStorage();
    const sessionStorage = createMemoryStorage();
    const network = goodNetwork();
    network.on(apiPaths.logout, () => new Promise<Response>(() => undefined));
    const { user } = renderApp({ path: '/dashboard', localStorage, sessionStorage, network });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await screen.findByText(calmAnswer.botResponse);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(stored(localStorage).slice(0, 2)).toEqual([null, null]);
    expect(stored(localStorage)[2]).not.toBeNull();
    expect(sessionStorage.length).toBe(0);
    await waitFor(() => expect(network.seenAt(apiPaths.logout)).toHaveLength(1));
    expect(network.seenAt(apiPaths.logout)[0]).toMatchObject({ authorization: 'Bearer access-1' });
  });

  test('logs out even when the backend does not hear of it', async () => {
    const logged = expectConsole(/^error: The server could not be told of the logout/);
    const localStorage = createMemoryStorage();
    const network = goodNetwork();
    network.on(apiPaths.logout, () => problem('internal'));
    const { user } = renderApp({ path: '/dashboard', localStorage, network });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(stored(localStorage).slice(0, 2)).toEqual([null, null]);
    await waitFor(() => expect(logged).toHaveLength(1));
  });

  test('an expired sign-in that nothing cures ends on the landing page and keeps what was written', async () => {
    const sessionStorage = createMemoryStorage();
    const localStorage = createMemoryStorage();
    const network = goodNetwork();
    const { user } = renderApp({ path: '/dashboard', network, sessionStorage, localStorage });
    network.on(apiPaths.mood, () => problem('token_rejected'));
    network.on(apiPaths.refreshToken, () => problem('refresh_rejected'));
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    expect(await screen.findByRole('region', { name: 'Your sign-in has ended' })).toBeDefined();
    expect(stored(localStorage)).toEqual([null, null, null]);
    expect(JSON.stringify(Object.fromEntries(storedEntries(sessionStorage)))).toContain('rainy day');
  });

  test('a missing permission is said once and neither repeated nor refreshed', async () => {
    expectConsole(/The mood of the message could not be read/);
    const network = goodNetwork();
    network.on(apiPaths.mood, () => problem('permission_missing'));
    const { user } = renderApp({ path: '/dashboard', network });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    expect(await screen.findByText(/Attune may not do this with your account/)).toBeDefined();
    expect(network.seenAt(apiPaths.mood)).toHaveLength(1);
    expect(network.seenAt(apiPaths.refreshToken)).toHaveLength(0);
  });

  test('an outage of the refresh keeps the sign-in', async () => {
    expectConsole(/could not be read|did not load|was not read/);
    const localStorage = createMemoryStorage();
    const network = goodNetwork();
    renderApp({ path: '/dashboard', network, localStorage });
    await screen.findByRole('textbox');
    localStorage.setItem(tokenKeys.timestamp, '0');
    network.on(apiPaths.refreshToken, () => problem('streaming_unavailable'));
    const { user } = renderApp({ path: '/dashboard', network, localStorage, isSignedIn: false });
    const [, input] = await screen.findAllByRole('textbox');
    await user.type(input as HTMLElement, 'rainy day{Enter}');
    const conversation = within(await screen.findByRole('log'));
    expect(await conversation.findByText(/The music service is out of reach/)).toBeDefined();
    expect(stored(localStorage)).toEqual(['access-1', 'refresh-1', '0']);

    network.on(apiPaths.refreshToken, () => json({ access_token: 'access-2' }));
    await user.click(conversation.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(calmAnswer.botResponse)).toBeDefined();
    expect(stored(localStorage).slice(0, 2)).toEqual(['access-2', 'refresh-1']);
    expect(network.seenAt(apiPaths.mood).at(-1)?.authorization).toBe('Bearer access-2');
  });
});
