import { apiPaths, builtInServicePath, type TryAnswer } from '@attune/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { json, later, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, installation, spotify } from '../testing/samples.ts';

const sentence = 'long week, need something slow';
const heard: TryAnswer = {
  detectedMood: 'calm',
  botResponse: 'Let the week go.',
  intent: 'mood',
  language: 'en',
};
const { streaming } = installation;
const byName = {
  ...installation,
  streaming: { ...streaming, capabilities: { ...streaming.capabilities, signIn: 'name' as const } },
};

const card = () => within(screen.getByRole('region', { name: 'Try it' }));
const field = () => card().getByRole('textbox', { name: 'How do you feel right now?' });

function setUp(answer: TryAnswer = heard, what: typeof installation = byName) {
  const network = goodNetwork();
  network.on(apiPaths.installation, () => json(what));
  network.on(apiPaths.try, () => json(answer));
  return network;
}
const render = (options: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ isSignedIn: false, network: setUp(), ...options });

describe('a first message before any account', () => {
  test('is heard and answered, and a name is asked for where a name is an account', async () => {
    const { user, network } = render();
    await user.type(field(), `${sentence}{Enter}`);
    expect(await card().findByText('Let the week go.')).toBeDefined();
    expect(card().getByText('Calm')).toBeDefined();
    expect(network.seenAt(apiPaths.try).map(({ body }) => body)).toEqual([{ text: sentence }]);
    const name = await card().findByRole('textbox', { name: 'Keep this? Type a name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    const form = name.closest('form');
    expect(form?.getAttribute('action')).toBe(apiPaths.login);
    expect(form?.method).toBe('get');
    expect(document.documentElement.dataset.mood).toBe('calm');
  });

  test('a line to begin with is sent by one press, and so is a mood', async () => {
    const { user, network } = render();
    await user.click(card().getByRole('button', { name: 'Long week, need something slow.' }));
    await card().findByText('Let the week go.');
    await user.click(card().getByRole('button', { name: 'Say something else' }));
    expect(document.documentElement.dataset.mood).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Sad' }));
    await card().findByText('Let the week go.');
    expect(network.seenAt(apiPaths.try).map(({ body }) => body)).toEqual([
      { text: 'Long week, need something slow.' },
      { text: 'Missing someone tonight.' },
    ]);
  });

  test('with another service it is kept for the sign-in there', async () => {
    const storage = createMemoryStorage();
    const assign = vi.fn();
    vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign });
    const { user } = render({
      network: setUp(heard, { ...installation, streaming: spotify }),
      sessionStorage: storage,
    });
    await user.type(field(), `${sentence}{Enter}`);
    await user.click(await card().findByRole('button', { name: /^Continue with/ }));
    expect(assign).toHaveBeenCalledWith(apiPaths.login);
    expect(storage.getItem('attune_tried_message')).toContain(sentence);
  });

  test('who is in danger is shown where help is, no mood, and nothing to sign up for', async () => {
    const { user } = render({
      network: setUp({
        ...heard,
        intent: 'distress',
        botResponse: 'You matter.',
        helpUrl: 'https://help.example/',
        helpCard: {
          heading: 'Not alone',
          findLine: 'Find a line near you',
          emergency: 'Call',
          emergencyNote: '112 works',
          emergencyNumber: '112',
          gentle: 'Gentle',
          close: 'Close',
          reopen: 'Help',
        },
      }),
    });
    await user.type(field(), 'some words{Enter}');
    const line = await card().findByRole('link', { name: /^Find a line near you/ });
    expect(line.getAttribute('href')).toBe('https://help.example/');
    expect(card().getByRole('link', { name: /Call/ }).getAttribute('href')).toBe('tel:112');
    expect(card().queryByText('Calm')).toBeNull();
    expect(card().queryByRole('textbox')).toBeNull();
  });

  test('a failure is said in place and tried again', async () => {
    expectConsole(/could not be tried/);
    const network = setUp();
    network.on(apiPaths.try, () => problem('not_ready'));
    const { user } = render({ network });
    await user.type(field(), `${sentence}{Enter}`);
    const again = await card().findByRole('button', { name: 'Try again' });
    network.on(apiPaths.try, () => json(heard));
    await user.click(again);
    expect(await card().findByText('Let the week go.')).toBeDefined();
  });

  test('a track that fits is asked for as any visitor may, and stopping it is one press', async () => {
    expectConsole(/preview could not be played/);
    vi.stubGlobal(
      'AudioContext',
      class {
        resume = async () => {};
        close = async () => {};
      },
    );
    const preview = { id: 'a'.repeat(22), name: 'Low Tide', artist: 'Hana', image: '/cover.svg' };
    const network = setUp({ ...heard, preview });
    network.on(`${builtInServicePath}/player/queue`, () => json({ context: null, tracks: [] }));
    const { user } = render({ network });
    await user.type(field(), `${sentence}{Enter}`);
    expect(await card().findByText('Low Tide')).toBeDefined();
    await waitFor(() => expect(network.seenAt(`${builtInServicePath}/player/queue`)).toHaveLength(1));
    expect(network.seenAt(`${builtInServicePath}/player/queue`)[0]?.query).toEqual({
      context: `track:${preview.id}`,
    });
    expect(await card().findByText('It could not be played just now.')).toBeDefined();
    expect(card().getByRole('button', { name: 'Hear Low Tide' })).toBeDefined();
    vi.unstubAllGlobals();
  });

  test('no sound device stays open for a message that is not answered', async () => {
    expectConsole(/could not be tried/);
    const devices: { state: string }[] = [];
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'running';
        constructor() {
          devices.push(this);
        }
        resume = async () => {};
        close = async () => {
          this.state = 'closed';
        };
      },
    );
    const network = setUp();
    network.on(apiPaths.try, () => later().reply);
    const { user, unmount } = render({ network });
    await user.type(field(), `${sentence}{Enter}`);
    await user.click(card().getByRole('button', { name: 'Say something else' }));
    network.on(apiPaths.try, () => problem('not_ready'));
    await user.type(field(), `${sentence}{Enter}`);
    await card().findByRole('button', { name: 'Try again' });
    unmount();
    expect(devices.map(({ state }) => state)).toEqual(['closed', 'closed']);
    vi.unstubAllGlobals();
  });
});

describe('after the sign-in', () => {
  const tried = (atMs = Date.now()) => {
    const storage = createMemoryStorage();
    storage.setItem('attune_tried_message', JSON.stringify({ text: sentence, at: atMs }));
    return storage;
  };

  test('the message is said in the conversation, and once', async () => {
    const storage = tried();
    const { network } = renderApp({ path: '/dashboard', sessionStorage: storage });
    expect(await within(await screen.findByRole('log')).findByText(sentence)).toBeDefined();
    await waitFor(() => expect(network.seenAt(apiPaths.mood)).toHaveLength(1));
    expect(network.seenAt(apiPaths.mood)[0]?.body).toMatchObject({ text: sentence });
    expect(storage.getItem('attune_tried_message')).toBeNull();
  });

  test('one of long ago is not', async () => {
    const { network } = renderApp({
      path: '/dashboard',
      sessionStorage: tried(Date.now() - 31 * 60_000),
    });
    await screen.findByRole('textbox');
    expect(network.seenAt(apiPaths.mood)).toEqual([]);
  });

  test('a sign-in that did not come about leaves it where it was typed', () => {
    renderApp({ isSignedIn: false, network: setUp(), sessionStorage: tried() });
    expect((field() as HTMLTextAreaElement).value).toBe(sentence);
  });

  test('whoever is signed in says it in their conversation at once', async () => {
    const { user, network } = renderApp({ path: '/' });
    await user.type(field(), `${sentence}{Enter}`);
    expect(await within(await screen.findByRole('log')).findByText(sentence)).toBeDefined();
    expect(window.location.pathname).toBe('/dashboard');
    await waitFor(() => expect(network.seenAt(apiPaths.mood)).toHaveLength(1));
    expect(network.seenAt(apiPaths.try)).toEqual([]);
  });

  test('whoever has not said yet whose account it is says nothing under it from the landing page', async () => {
    const localStorage = createMemoryStorage();
    localStorage.setItem('attune_sign_in_unconfirmed', 'true');
    const { user, network } = renderApp({ path: '/dashboard', localStorage });
    await screen.findByRole('button', { name: 'That is me, go on' });
    await user.click(screen.getByRole('link', { name: /Attune/ }));
    await user.type(await screen.findByRole('textbox', { name: /How do you feel/ }), `${sentence}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'That is me, go on' }));
    const input = await screen.findByRole('textbox');
    expect((input as HTMLTextAreaElement).value).toBe(sentence);
    expect(network.seenAt(apiPaths.mood)).toEqual([]);
  });

  test('a message that another one is before waits in the input, below what is written there', async () => {
    const network = goodNetwork();
    const { reply, answer } = later();
    network.on(apiPaths.mood, () => reply);
    const { user, services } = renderApp({ path: '/dashboard', network });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    services.listener.get()?.conversation.writeDraft('And also');
    await user.click(screen.getByRole('link', { name: /Attune/ }));
    await user.type(await screen.findByRole('textbox', { name: /How do you feel/ }), `${sentence}{Enter}`);
    const input = await screen.findByRole('textbox');
    expect((input as HTMLTextAreaElement).value).toBe(`And also\n${sentence}`);
    answer(json(calmAnswer));
    await waitFor(() => expect(input.hasAttribute('disabled')).toBe(false));
  });
});
