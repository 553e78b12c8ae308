import { apiPaths } from '@attune/contract';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { storageKeys } from '../features/chat/storage-keys.ts';
import { expectConsole } from '../testing/console-guard.ts';
import { json, later, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, calmBrief, installation, mixOf, spotify } from '../testing/samples.ts';

async function say({ user }: ReturnType<typeof renderApp>, text: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

const mixList = () => screen.findByRole('list', { name: 'Mix: Calm, all the way' });

describe('The mix in the answer', () => {
  test('reply and playlists do not wait for it; then it stands under the answer', async () => {
    const network = goodNetwork();
    const mix = later();
    network.on(apiPaths.mixes, () => mix.reply);
    const app = renderApp({ path: '/dashboard', network });
    await say(app, 'I feel calm');
    await screen.findByText(calmAnswer.botResponse);
    await screen.findAllByText('Low Tide');
    expect(await screen.findAllByText('Making a mix…')).not.toHaveLength(0);
    mix.answer(json(mixOf()));
    const rows = within(await mixList()).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]?.textContent).toContain('Artist 1 · gentle, as you are');
    screen.getByText('20 tracks · 1 h 06');
    screen.getByText('Mix of 20 tracks is there.');
    expect(network.seenAt(apiPaths.mixes).map(({ body }) => body)).toEqual([{ brief: calmBrief }]);
    await app.user.click(screen.getByRole('button', { name: 'Show all 20' }));
    expect(within(await mixList()).getAllByRole('listitem')).toHaveLength(20);
  });

  test('it is asked for before its answer is drawn', async () => {
    const network = goodNetwork();
    const drawn: boolean[] = [];
    network.on(apiPaths.mixes, () => {
      drawn.push(screen.queryByText(calmAnswer.botResponse) !== null);
      return json(mixOf());
    });
    await say(renderApp({ path: '/dashboard', network }), 'I feel calm');
    await mixList();
    expect(drawn).toEqual([false]);
  });

  test('a message is sent with what stands on the screen', async () => {
    const app = renderApp({ path: '/dashboard' });
    await say(app, 'I feel calm');
    await mixList();
    await say(app, 'more like the third one');
    const sent = app.network.seenAt(apiPaths.mood)[1]?.body as { mix: { tracks: unknown[] } };
    expect(sent.mix.tracks).toHaveLength(20);
    const { id, durationMs, year } = mixOf().tracks[2] ?? {};
    expect(sent.mix.tracks[2]).toMatchObject({ id, name: 'Track 3', artist: 'Artist 3', durationMs, year });
  });

  test('a failed mix leaves reply and playlists, and is asked for again', async () => {
    expectConsole(/No mix was made/);
    const network = goodNetwork();
    network.on(apiPaths.mixes, () => problem('streaming_unavailable'));
    const app = renderApp({ path: '/dashboard', network });
    await say(app, 'I feel calm');
    await screen.findByText(/^The mix could not be made\./);
    screen.getByText(calmAnswer.botResponse);
    network.on(apiPaths.mixes, () => json(mixOf()));
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await mixList();
  });

  test('a removed track makes room for another and the focus goes on to the next; undo brings it back', async () => {
    const app = renderApp({ path: '/dashboard' });
    const { network, user } = app;
    await say(app, 'I feel calm');
    await mixList();
    const refilled = later();
    network.on(apiPaths.mixes, () => refilled.reply);
    await user.click(screen.getByRole('button', { name: 'More about Track 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove Track 2' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More about Track 3' }));
    expect(within(await mixList()).queryByText('Track 2')).toBeNull();
    screen.getByText('Track 2 is removed.');
    const other = mixOf(1).tracks.slice(1, 2);
    refilled.answer(json({ ...mixOf(), tracks: mixOf().tracks.toSpliced(1, 1, ...other) }));
    await within(await mixList()).findByText('Track 22');
    await user.click(screen.getByRole('button', { name: 'Undo change' }));
    within(await mixList()).getByText('Track 2');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Another mix' }));
  });

  test('arrow keys on its handle put a track elsewhere, the focus stays with it, and it is told', async () => {
    const app = renderApp({ path: '/dashboard' });
    const { user } = app;
    await say(app, 'I feel calm');
    await mixList();
    const names = async () =>
      within(await mixList())
        .getAllByRole('listitem')
        .map((row) => /Track \d+/.exec(row.textContent ?? '')?.[0]);
    act(() => screen.getByRole('button', { name: 'Move Track 3, 3 of 20' }).focus());
    await user.keyboard('{ArrowUp}');
    expect(await names()).toEqual(['Track 1', 'Track 3', 'Track 2', 'Track 4', 'Track 5']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Track 3, 2 of 20' }));
    screen.getByText('Track 3 is now 2 of 20.');
    await user.keyboard('{End}{Home}{Home}');
    expect(await names()).toEqual(['Track 3', 'Track 1', 'Track 2', 'Track 4', 'Track 5']);
    await user.click(screen.getByRole('button', { name: 'Undo change' }));
    expect(await names()).toEqual(['Track 1', 'Track 2', 'Track 3', 'Track 4', 'Track 5']);
  });

  test('where no mixes are stored, a reload asks for the newest, and for one of before when it is wanted', async () => {
    const app = renderApp({ path: '/dashboard' });
    const { network, user } = app;
    await say(app, 'I feel calm');
    await mixList();
    await say(app, 'something else');
    await screen.findByRole('button', { name: 'Show mix' });
    app.unmount();
    const { sessionStorage, localStorage } = app.services;
    const stored = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    for (const key of stored) if (key.startsWith(storageKeys.mixes)) sessionStorage.removeItem(key);
    const before = network.seenAt(apiPaths.mixes).length;
    renderApp({ path: '/dashboard', network, sessionStorage, localStorage });
    await mixList();
    expect(network.seenAt(apiPaths.mixes)).toHaveLength(before + 1);
    await user.click(screen.getByRole('button', { name: 'Show mix' }));
    expect(network.seenAt(apiPaths.mixes)).toHaveLength(before + 2);
    const [earlier] = await screen.findAllByRole('article', { name: 'Mix: Calm, all the way' });
    expect(document.activeElement).toBe(earlier);
    expect(await screen.findAllByRole('list', { name: 'Mix: Calm, all the way' })).toHaveLength(2);
  });

  test('where the service plays elsewhere and takes no commands there is no play-all, and a track opens by itself', async () => {
    const network = goodNetwork();
    const { devices: _, ...capabilities } = spotify.capabilities;
    network.on(apiPaths.installation, () =>
      json({ ...installation, streaming: { ...spotify, capabilities } }),
    );
    const app = renderApp({ path: '/dashboard', network });
    await say(app, 'I feel calm');
    await mixList();
    await screen.findByRole('button', { name: 'Play Track 1' });
    expect(screen.queryByRole('button', { name: /^Play all/ })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'More about Track 1' }));
    expect(screen.queryByRole('button', { name: /queue/ })).toBeNull();
  });

  test('an answer that keeps the music has no mix; that of an earlier answer is closed once another is there', async () => {
    const app = renderApp({ path: '/dashboard' });
    const { network, user } = app;
    await say(app, 'I feel calm');
    await mixList();
    network.on(apiPaths.mood, () =>
      json({ ...calmAnswer, intent: 'smalltalk', keepsMusic: true, playlists: [], botResponse: 'Gladly.' }),
    );
    await say(app, 'thanks');
    await screen.findByText('Gladly.');
    expect(network.seenAt(apiPaths.mixes)).toHaveLength(1);
    network.on(apiPaths.mood, () => json({ ...calmAnswer, intent: 'again' }));
    network.on(apiPaths.mixes, () => json({ ...mixOf(1), title: 'Calm again' }));
    await say(app, 'another one');
    await screen.findByRole('list', { name: 'Mix: Calm again' });
    expect(screen.queryByRole('list', { name: 'Mix: Calm, all the way' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show mix' }));
    await mixList();
  });

  test('the receipt calls no wish relaxed where all are held', async () => {
    const network = goodNetwork();
    const { receipt, ...mix } = mixOf();
    network.on(apiPaths.mixes, () => json({ ...mix, receipt: { ...receipt, held: receipt.asked } }));
    const app = renderApp({ path: '/dashboard', network });
    await say(app, 'I feel calm');
    await mixList();
    screen.getByText('Both wishes held · 1 rule not kept');
  });

  test('the receipt counts what is nearly held, and what nobody asked for, as neither held nor relaxed', async () => {
    const network = goodNetwork();
    const { receipt, ...mix } = mixOf();
    const relaxed = [
      { what: 'guitar', why: 'too few', tracks: 2, nearly: true },
      { what: 'no drums', why: 'too few' },
      { what: 'at most 2 songs of an artist', why: 'too few artists' },
    ];
    const asked = ['calm', 'guitar', 'no drums'];
    network.on(apiPaths.mixes, () => json({ ...mix, receipt: { ...receipt, asked, relaxed } }));
    const app = renderApp({ path: '/dashboard', network });
    await say(app, 'I feel calm');
    await mixList();
    await app.user.click(screen.getByText('1 of 3 wishes held · 1 nearly · 1 relaxed · 1 rule not kept'));
    const titleOf = (line: string) => screen.getByText(line).previousElementSibling?.textContent;
    expect(titleOf('guitar (for 2 tracks): too few')).toBe('Nearly held');
    expect(titleOf('no drums: too few')).toBe('Not held');
    expect(titleOf('at most 2 songs of an artist: too few artists')).toBe('Besides');
  });

  test('the receipt names first what no track of the mix has', async () => {
    const network = goodNetwork();
    const { receipt, ...mix } = mixOf();
    const nowhere = { why: 'no song here has it', tracks: mix.tracks.length };
    const relaxed = [
      ...['ghazal', 'sitar', 'kora'].map((what) => ({ what, ...nowhere })),
      { what: 'piano', why: 'too few', tracks: 1 },
    ];
    const asked = ['calm', 'ghazal', 'sitar', 'kora', 'piano'];
    network.on(apiPaths.mixes, () => json({ ...mix, receipt: { ...receipt, asked, relaxed } }));
    const app = renderApp({ path: '/dashboard', network });
    await say(app, 'I feel calm');
    await mixList();
    screen.getByText('Not found: ghazal, sitar · 1 of 5 wishes held · 2 relaxed');
  });

  test('the receipt and a row say in plain words what became of what was asked', async () => {
    const app = renderApp({ path: '/dashboard' });
    await say(app, 'I feel calm');
    await mixList();
    await app.user.click(screen.getByText('1 of 2 wishes held · 1 relaxed'));
    screen.getByText('no drums (for 2 tracks): too few tracks do without');
    await app.user.click(screen.getByRole('button', { name: 'More about Track 1' }));
    expect(screen.getByText(/^no drums: holds/).textContent).toBe('no drums: holds (piano)');
  });
});
