import { apiPaths } from '@attune/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { moodStarters } from '../features/chat/starters.ts';
import { surpriseStarters } from '../features/chat/surprise-starters.ts';
import type { TabChannel } from '../features/player/other-tab.ts';
import { closedView, type PanelPlayer } from '../features/player/panel-player.ts';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { json, later, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, track, trackSummary } from '../testing/samples.ts';

const greeting = "Hello! I'm your music mood assistant. How are you feeling today?";
const failure = "Let's try that again - how are you feeling right now?";

describe('a conversation', () => {
  test('begins with the greeting alone; the first message brings the list, the answer and the playlists', async () => {
    const network = goodNetwork();
    const answer = later();
    network.on(apiPaths.mood, () => answer.reply);
    const { user } = renderApp({ path: '/dashboard', network });

    const input = await screen.findByPlaceholderText("Tell me how you're feeling...");
    expect(screen.getByText(greeting)).toBeDefined();
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);

    await user.type(input, '  long week{Shift>}{Enter}{/Shift}slow please {Enter}');

    const log = screen.getByRole('log');
    expect(within(log).getByText(/long week/).textContent).toBe('  long week\nslow please ');
    expect(network.seenAt(apiPaths.mood)[0]?.body).toEqual({ text: '  long week\nslow please ' });
    expect(screen.getByTestId('typing-indicator').children).toHaveLength(3);
    expect(input).toHaveProperty('value', '');
    expect(input).toHaveProperty('disabled', true);
    expect(await screen.findByText('Your Personalized Playlists')).toBeDefined();

    answer.answer(json(calmAnswer));
    expect(await within(log).findByText(calmAnswer.botResponse)).toBeDefined();
    expect(within(log).getByText('Calm')).toBeDefined();
    expect(screen.queryByTestId('typing-indicator')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Calm Playlists' })).toBeDefined();
    expect(screen.getByText('Curated based on your current mood')).toBeDefined();
    const link = screen.getByRole('link', { name: /Low Tide/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(document.documentElement.dataset.mood).toBe('calm');
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  test('shows a place to find help as a link and leaves the mood unsaid, also after a reload', async () => {
    const sessionStorage = createMemoryStorage();
    const network = goodNetwork();
    const helpUrl = 'https://help.example';
    network.on(apiPaths.mood, () => json({ ...calmAnswer, botResponse: 'See help.example.', helpUrl }));
    const first = renderApp({ path: '/dashboard', network, sessionStorage });
    await first.user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    const log = await screen.findByRole('log');
    const link = await within(log).findByRole('link', { name: /help\.example/ });
    expect(link.getAttribute('href')).toBe(helpUrl);
    expect(within(log).queryByText('Calm')).toBeNull();
    first.unmount();
    renderApp({ path: '/dashboard', network, sessionStorage });
    expect(await screen.findByRole('link', { name: /help\.example/ })).toBeDefined();
  });

  test('plays nothing by name whose search was stopped', async () => {
    expectConsole(/A command to the player failed/);
    const network = goodNetwork();
    const found = later();
    const toggle = vi.fn();
    const player = { toggle, view: () => closedView, subscribe: () => () => {} } as unknown as PanelPlayer;
    network.on(apiPaths.search, () => found.reply);
    const { user, services } = renderApp({ path: '/dashboard', network });
    network.on(apiPaths.mood, () => {
      act(() => services.listener.get()?.player.set(player));
      const command = { action: 'play', query: 'Undertow' };
      return json({ ...calmAnswer, playlists: [], command });
    });
    await user.type(await screen.findByRole('textbox'), 'play undertow{Enter}');
    await waitFor(() => expect(network.seenAt(apiPaths.search)).toHaveLength(1));
    act(() => services.listener.get()?.conversation.stop());
    const songs = [{ ...trackSummary, album: null, durationMs: 1, explicit: null }];
    await act(async () => found.answer(json({ songs, artists: [], albums: [], playlists: [] })));
    expect(toggle).not.toHaveBeenCalled();
    act(() => services.listener.get()?.player.set(null));
  });

  test('has what sounds in another tab fade away where it may speak of danger', async () => {
    const listeners: ((event: MessageEvent) => void)[] = [];
    const posted: unknown[] = [];
    const channel = {
      postMessage: (data: unknown) => void posted.push(data),
      addEventListener: (_type: string, hear: (event: MessageEvent) => void) => void listeners.push(hear),
      close: () => {},
    } as unknown as TabChannel;
    const network = goodNetwork();
    const { user, services } = renderApp({ path: '/dashboard', network, openChannel: () => channel });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await screen.findByText(calmAnswer.botResponse);
    expect(posted).not.toContainEqual({ kind: 'hush' });
    network.on(apiPaths.mood, () => json({ ...calmAnswer, helpUrl: 'https://help.example' }));
    await user.type(screen.getByRole('textbox'), 'another{Enter}');
    await waitFor(() => expect(posted).toContainEqual({ kind: 'hush' }));
    const fadeOut = vi.fn(async () => {});
    const player = { fadeOut, view: () => closedView, subscribe: () => () => {} } as unknown as PanelPlayer;
    act(() => services.listener.get()?.player.set(player));
    for (const hear of listeners) hear({ data: { kind: 'hush' } } as MessageEvent);
    expect(fadeOut).toHaveBeenCalledOnce();
    act(() => services.listener.get()?.player.set(null));
  });

  test('tells with a message that music sounds in another tab, and who does there what it asks of the player', async () => {
    const listeners: ((event: MessageEvent) => void)[] = [];
    const channel = {
      postMessage: () => {},
      addEventListener: (_type: string, hear: (event: MessageEvent) => void) => void listeners.push(hear),
      close: () => {},
    } as unknown as TabChannel;
    const network = goodNetwork();
    network.on(apiPaths.mood, () => json({ ...calmAnswer, playlists: [], command: { action: 'louder' } }));
    const { user } = renderApp({ path: '/dashboard', network, openChannel: () => channel });
    const field = await screen.findByRole('textbox');
    const sounds = { kind: 'sounds', from: 'another', track };
    act(() => {
      for (const hear of listeners) hear({ data: sounds } as MessageEvent);
    });
    await user.type(field, 'louder{Enter}');
    expect(await screen.findByText(/^The music plays in another tab/)).toBeDefined();
    expect(network.seenAt(apiPaths.mood)[0]?.body).toMatchObject({ playing: true });
  });

  test('shows a quiet line of help in the language of the answer, also after a reload', async () => {
    const sessionStorage = createMemoryStorage();
    const network = goodNetwork();
    const helpLine = { text: 'Ayuda cerca de ti: help.example', url: 'https://help.example' };
    network.on(apiPaths.mood, () =>
      json({ ...calmAnswer, botResponse: 'Gracias por contármelo.', helpLine, language: 'es' }),
    );
    const first = renderApp({ path: '/dashboard', network, sessionStorage });
    await first.user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    const log = await screen.findByRole('log');
    expect(await within(log).findByRole('link', { name: /help\.example/ })).toBeDefined();
    expect(within(log).queryByText('Calm')).toBeNull();
    expect(within(log).getByText('Gracias por contármelo.').lang).toBe('es');
    first.unmount();
    renderApp({ path: '/dashboard', network, sessionStorage });
    const line = (await screen.findByRole('link', { name: /help\.example/ })).closest('p');
    expect(line?.lang).toBe('es');
  });

  test('says so when an answer fails, and sends the same words once more on request', async () => {
    expectConsole(/The mood of the message could not be read/);
    const network = goodNetwork();
    network.on(apiPaths.mood, () => problem('streaming_unavailable'));
    const { user } = renderApp({ path: '/dashboard', network });

    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    expect(await screen.findByText(failure)).toBeDefined();
    expect(screen.getByText(/The music service is out of reach/)).toBeDefined();

    network.on(apiPaths.mood, () => json(calmAnswer));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(calmAnswer.botResponse)).toBeDefined();
    expect(screen.queryByText(failure)).toBeNull();
    expect(screen.getAllByText('rainy day')).toHaveLength(1);
    expect(network.seenAt(apiPaths.mood).map((request) => request.body)).toEqual([
      { text: 'rainy day' },
      { text: 'rainy day' },
    ]);
  });

  test('shows that there is no music yet as a reply and not as a failure, with a button to look again', async () => {
    expectConsole(/The mood of the message could not be read/);
    const network = goodNetwork();
    network.on(apiPaths.mood, () => problem('no_music_yet'));
    const { user } = renderApp({ path: '/dashboard', network });

    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    expect(await screen.findAllByText(/There is no music here yet/)).toHaveLength(1);
    expect(screen.queryByText(failure)).toBeNull();

    network.on(apiPaths.mood, () => json(calmAnswer));
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText(calmAnswer.botResponse)).toBeDefined();
  });

  test('offers no second try of a message that would fail again, and a new sign-in where that helps', async () => {
    expectConsole(/The mood of the message could not be read/);
    const network = goodNetwork();
    network.on(apiPaths.mood, () => problem('listener_not_allowed'));
    const { user } = renderApp({ path: '/dashboard', network });
    await user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    const log = within(await screen.findByRole('log'));
    expect(await log.findByText(/not on the list of this installation/)).toBeDefined();
    expect(log.queryByRole('button')).toBeNull();

    network.on(apiPaths.mood, () => problem('permission_missing'));
    await user.type(screen.getByRole('textbox'), 'sunny day{Enter}');
    expect(await log.findByRole('button', { name: 'Sign in again' })).toBeDefined();
    expect(log.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('says beside the fixed sentence until when a quota is used up, also after a reload', async () => {
    expectConsole(/The mood of the message could not be read/);
    const sessionStorage = createMemoryStorage();
    const network = goodNetwork();
    network.on(apiPaths.mood, () => problem('streaming_quota_exceeded', 3 * 86_400));
    const first = renderApp({ path: '/dashboard', network, sessionStorage });
    await first.user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    expect((await screen.findByText(failure)).textContent).toBe(failure);
    const day = new Date(Date.now() + 3 * 86_400_000).toLocaleDateString('en', { weekday: 'long' });
    const reason = new RegExp(`^The calls to the music service are used up until ${day}.*Try again after`);
    expect(screen.getByText(reason)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    first.unmount();
    renderApp({ path: '/dashboard', network, sessionStorage });
    expect(await screen.findByText(reason)).toBeDefined();
  });

  test('survives a reload with its draft, can be cleared, and the clearing can be undone', async () => {
    const sessionStorage = createMemoryStorage();
    const first = renderApp({ path: '/dashboard', sessionStorage });
    await first.user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    await screen.findByText(calmAnswer.botResponse);
    await first.user.type(screen.getByRole('textbox'), 'and then');
    first.unmount();

    const second = renderApp({ path: '/dashboard', sessionStorage });
    expect(await screen.findByText('rainy day')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Calm Playlists' })).toBeDefined();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'and then');

    await second.user.click(screen.getByRole('button', { name: 'Clear conversation' }));
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.getByText(greeting)).toBeDefined();
    // Keys go on there, and not at the top of the page.
    const start = document.querySelector('[data-screen]');
    expect(document.activeElement).toBe(start);
    await second.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('rainy day')).toBeDefined();
    expect(document.activeElement).toBe(start);
  });

  test('offers to send a message again whose answer a reload cut off', async () => {
    const sessionStorage = createMemoryStorage();
    const network = goodNetwork();
    network.on(apiPaths.mood, () => later().reply);
    const first = renderApp({ path: '/dashboard', sessionStorage, network });
    await first.user.type(await screen.findByRole('textbox'), 'rainy day{Enter}');
    first.unmount();

    const { user } = renderApp({ path: '/dashboard', sessionStorage });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(calmAnswer.botResponse)).toBeDefined();
  });

  test('takes no blank text and no Enter that ends an input-method composition', async () => {
    const { user, network } = renderApp({ path: '/dashboard' });
    const input = await screen.findByRole('textbox');
    await user.type(input, '   {Enter}');
    expect(network.seenAt(apiPaths.mood)).toHaveLength(0);

    await user.type(input, '雨の日');
    const enter = (how: { isComposing?: boolean; keyCode?: number }) =>
      fireEvent.keyDown(input, { key: 'Enter', ...how });
    enter({ isComposing: true });
    enter({ keyCode: 229 });
    expect(input).toHaveProperty('value', '   雨の日');
    expect(screen.queryByRole('log')).toBeNull();
    enter({});
    expect(await screen.findByText(calmAnswer.botResponse)).toBeDefined();
    expect(network.seenAt(apiPaths.mood).map(({ body }) => body)).toEqual([{ text: '   雨の日' }]);
  });

  test('counts characters, not code units, and keeps a text that is too long from being sent', async () => {
    const { user, network } = renderApp({ path: '/dashboard' });
    const input = await screen.findByRole('textbox');
    await user.click(input);
    await user.paste('🙂'.repeat(2000));
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false);
    await user.paste('!');
    expect(screen.getByText(/2,001 of 2,000 characters/)).toBeDefined();
    await user.keyboard('{Enter}');
    expect(network.seenAt(apiPaths.mood)).toHaveLength(0);
  });

  test('surprises at once without a network as well, in words that are there already', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderApp({ path: '/dashboard' });
    const input = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
    await user.click(screen.getByRole('button', { name: 'Surprise me' }));
    await waitFor(() => expect(Object.values(moodStarters)).toContain(input.value));
    const before = input.value;
    vi.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Surprise me' }));
    await waitFor(() => expect(surpriseStarters).toContain(input.value));
    expect(input.value).not.toContain(before);
  });

  test('has first words ready: by mood, as a surprise, and below the greeting', async () => {
    const { user, network } = renderApp({ path: '/dashboard' });
    const input = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
    await user.click(screen.getByRole('button', { name: 'Moods' }));
    // jsdom knows no popovers and keeps theirs hidden; what opens and closes it is the browser's own.
    await user.click(screen.getByRole('button', { name: 'Sad', hidden: true }));
    expect(input.value).toMatch(/sad/);
    expect(document.activeElement).toBe(input);
    const before = input.value;
    await user.click(screen.getByRole('button', { name: 'Surprise me' }));
    await waitFor(() => expect(input.value).not.toBe(before));
    const draft = input.value;
    const offered = screen.getByText('Or begin with one of these').parentElement as HTMLElement;
    const [starter] = within(offered).getAllByRole('button');
    const text = starter?.textContent ?? '';
    expect(text).not.toBe('');
    await user.click(starter as HTMLElement);
    // It is sent as it is, and what was being written stays.
    await waitFor(() => expect(network.seenAt(apiPaths.mood)).toHaveLength(1));
    expect(network.seenAt(apiPaths.mood)[0]?.body).toMatchObject({ text });
    expect(input.value).toBe(draft);
  });
});
