import { apiPaths, type ProblemCode } from '@attune/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectConsole } from '../testing/console-guard.ts';
import { type FakeNetwork, json, later, nothing, problem } from '../testing/fake-network.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { installation, mixOf, spotify } from '../testing/samples.ts';

const ids = mixOf().tracks.map(({ id }) => id);

/** A backend in front of a service that takes commands, with one mix in the conversation. */
async function openMix(prepare: (network: FakeNetwork) => void = () => undefined) {
  const network = goodNetwork();
  network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
  network.on(apiPaths.playOnDevice, () => nothing());
  network.on(apiPaths.queueOnDevice, () => nothing());
  prepare(network);
  const app = renderApp({ path: '/dashboard', network });
  await app.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'I feel calm');
  await app.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('list', { name: 'Mix: Calm, all the way' });
  return app;
}

const playAll = () => screen.findByRole('button', { name: 'Play all: Calm, all the way' });
const bodiesAt = (network: FakeNetwork, path: string) => network.seenAt(path).map(({ body }) => body);

describe('A mix on the listener’s own devices', () => {
  test('all of it is played there in its order, and what plays is asked for anew', async () => {
    const answer = later();
    const { network, user } = await openMix((to) => to.on(apiPaths.playOnDevice, () => answer.reply));
    await user.click(await playAll());
    screen.getByText('Starting Calm, all the way on your device…');
    expect((await playAll()).getAttribute('aria-busy')).toBe('true');
    await user.click(await playAll());
    expect(bodiesAt(network, apiPaths.playOnDevice)).toEqual([{ trackIds: ids }]);
    answer.answer(nothing());
    await screen.findByText('Calm, all the way plays on your device.');
    const asksFresh = () => network.seenAt(apiPaths.currentTrack).some(({ query }) => query.fresh === 'true');
    await vi.waitFor(() => expect(asksFresh()).toBe(true), { timeout: 4000 });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/plays on your device/)).toBeNull();
  });

  test('a row plays from there on, is queued alone, and its own button stays with the embedded player', async () => {
    const { network, user } = await openMix();
    await playAll();
    await user.click(screen.getByRole('button', { name: 'More about Track 3' }));
    await user.click(screen.getByRole('button', { name: 'Play from Track 3 on' }));
    await screen.findByText('Track 3 plays on your device.');
    await user.click(screen.getByRole('button', { name: 'Add to queue: Track 3' }));
    await screen.findByText('Track 3 is in the queue of your device.');
    expect(bodiesAt(network, apiPaths.playOnDevice)).toEqual([{ trackIds: ids.slice(2) }]);
    expect(bodiesAt(network, apiPaths.queueOnDevice)).toEqual([{ trackId: ids[2] }]);
    expect(screen.queryByRole('button', { name: /^Play next/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Play Track 3' }));
    await screen.findByRole('button', { name: 'Play with Spotify' });
  });

  test('with no device in use those that are switched on are offered, and the chosen one is meant from then on', async () => {
    expectConsole(/The device did not play/);
    const { network, user } = await openMix((to) => {
      to.on(apiPaths.playOnDevice, ({ body }) =>
        (body as { deviceId?: string }).deviceId === 'k' ? nothing() : problem('no_active_device'),
      );
      const devices = [
        { id: 'k', name: 'Kitchen', isActive: false },
        { id: 'p', name: 'Phone', isActive: false },
      ];
      to.on(apiPaths.devices, () => json({ devices }));
    });
    await user.click(await playAll());
    await screen.findByText('No device of yours is in use. Choose a device:');
    screen.getByRole('button', { name: 'Play on Phone' });
    await user.click(screen.getByRole('button', { name: 'Play on Kitchen' }));
    await screen.findByText('Calm, all the way plays on Kitchen.');
    await user.click(screen.getByRole('button', { name: 'More about Track 1' }));
    await user.click(screen.getByRole('button', { name: 'Add to queue: Track 1' }));
    await screen.findByText('Track 1 is in the queue of Kitchen.');
    expect(bodiesAt(network, apiPaths.queueOnDevice)).toEqual([{ trackId: ids[0], deviceId: 'k' }]);
  });

  const refusals: [ProblemCode, RegExp, canRetry: boolean][] = [
    ['no_active_device', /None of your devices is there to play on\. Open the music service’s app/, true],
    ['premium_required', /for premium accounts alone/, false],
    ['device_refused', /This device takes no commands from here/, true],
    ['streaming_rate_limited', /asked us to slow down/, true],
    ['streaming_app_suspended', /has suspended this installation/, false],
  ];
  test.each(refusals)('%s is told in its own words', async (code, words, canRetry) => {
    expectConsole(/The device did not play/);
    const { network, user } = await openMix((to) => {
      to.on(apiPaths.playOnDevice, () => problem(code));
      to.on(apiPaths.devices, () => json({ devices: [] }));
    });
    await user.click(await playAll());
    const note = (await screen.findByText(words)).closest('[role="status"]');
    const retry = within(note as HTMLElement).queryByRole('button', { name: 'Try again' });
    expect(retry !== null).toBe(canRetry);
    // Nothing is repeated unless the listener wants it.
    expect(network.seenAt(apiPaths.playOnDevice)).toHaveLength(1);
    if (retry === null) return;
    network.on(apiPaths.playOnDevice, () => nothing());
    await user.click(retry);
    await screen.findByText('Calm, all the way plays on your device.');
  });

  test('without the permission it says what for, and offers to ask', async () => {
    expectConsole(/The device did not play/);
    const { user } = await openMix((to) => to.on(apiPaths.playOnDevice, () => problem('permission_missing')));
    await user.click(await playAll());
    await screen.findByText('To play on your devices, Attune needs your leave to see and control them.');
    screen.getByRole('button', { name: 'Allow it' });
  });
});
