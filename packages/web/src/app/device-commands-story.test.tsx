import { apiPaths, type ProblemCode } from '@attune/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../lib/browser-storage.ts';
import { json, later, nothing, problem } from '../testing/fake-network.ts';
import { findAnnounced } from '../testing/find-announced.ts';
import { goodNetwork, renderApp } from '../testing/render-app.tsx';
import { calmAnswer, installation, spotify, track } from '../testing/samples.ts';

/** What plays on a device of the listener's, at a service that takes commands. */
function onDevice() {
  const network = goodNetwork();
  network.on(apiPaths.installation, () => json({ ...installation, streaming: spotify }));
  const heard = { isPlaying: true, progressMs: 61_000, durationMs: 125_000 };
  network.on(apiPaths.currentTrack, () => json({ ...track, ...heard, observedAt: new Date().toISOString() }));
  network.on(apiPaths.commandDevice, () => nothing());
  return network;
}
const button = (name: string) => screen.findByRole('button', { name });

describe('what plays on a device', () => {
  test('is paused, gone on with, skipped and set to another place from here, each in one command', async () => {
    const network = onDevice();
    const { user } = renderApp({ path: '/now-playing', network });
    await user.click(await button('Pause on your device'));
    await user.click(await button('Go on playing on your device'));
    await button('Pause on your device');
    await user.click(await button('Next track on your device'));
    await user.click(await button('Previous track on your device'));
    const place = screen.getByRole('slider', { name: 'Position' });
    fireEvent.change(place, { target: { value: '90000' } });
    const bodies = () => network.seenAt(apiPaths.commandDevice).map(({ body }) => body);
    await waitFor(() => expect(bodies()).toHaveLength(5));
    expect(bodies()).toEqual([
      { action: 'pause' },
      { action: 'resume' },
      { action: 'next' },
      { action: 'previous' },
      { action: 'seek', positionMs: 90_000 },
    ]);
    const asksFresh = () => network.seenAt(apiPaths.currentTrack).some(({ query }) => query.fresh === 'true');
    await waitFor(() => expect(asksFresh()).toBe(true), { timeout: 4000 });
  });

  test('goes on under the answer to danger, unless it was worked from here', async () => {
    const network = onDevice();
    network.on(apiPaths.mood, () => json({ ...calmAnswer, helpUrl: 'https://help.example' }));
    const { user } = renderApp({ path: '/now-playing', network });
    const bodies = () => network.seenAt(apiPaths.commandDevice).map(({ body }) => body);
    const sayDanger = async () => {
      await user.click(await screen.findByRole('link', { name: /Chat Assistant/ }));
      await user.type(await screen.findByLabelText('Your message'), 'I cannot go on{Enter}');
      await screen.findAllByText(calmAnswer.botResponse);
    };
    await button('Pause on your device');
    await sayDanger();
    expect(bodies()).toEqual([]);
    await user.click(screen.getByRole('link', { name: /Now Playing/ }));
    await user.click(await button('Next track on your device'));
    await sayDanger();
    await waitFor(() => expect(bodies()).toEqual([{ action: 'next' }, { action: 'pause' }]));
  });

  test('worked from here rests under the answer to danger also after a reload, under its sign-in alone', async () => {
    const network = onDevice();
    network.on(apiPaths.mood, () => json({ ...calmAnswer, helpUrl: 'https://help.example' }));
    const [localStorage, sessionStorage] = [createMemoryStorage(), createMemoryStorage()];
    const first = renderApp({ path: '/now-playing', network, localStorage, sessionStorage });
    await first.user.click(await button('Next track on your device'));
    await waitFor(() => expect(network.seenAt(apiPaths.commandDevice)).toHaveLength(1));
    first.unmount();
    const { user } = renderApp({ path: '/dashboard', network, localStorage, sessionStorage });
    await waitFor(() => expect(network.seenAt(apiPaths.currentTrack).length).toBeGreaterThan(1));
    await user.type(await screen.findByLabelText('Your message'), 'I cannot go on{Enter}');
    const bodies = () => network.seenAt(apiPaths.commandDevice).map(({ body }) => body);
    await waitFor(() => expect(bodies()).toEqual([{ action: 'next' }, { action: 'pause' }]));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(sessionStorage.length).toBe(0);
  });

  test('is told one thing at a time', async () => {
    const network = onDevice();
    const answer = later();
    network.on(apiPaths.commandDevice, () => answer.reply);
    const { user } = renderApp({ path: '/now-playing', network });
    await user.click(await button('Next track on your device'));
    await user.click(await button('Next track on your device'));
    await user.click(await button('Pause on your device'));
    expect(network.seenAt(apiPaths.commandDevice)).toHaveLength(1);
    answer.answer(nothing());
  });

  const refusals: [ProblemCode, RegExp][] = [
    ['no_active_device', /None of your devices is there to play on/],
    ['premium_required', /for premium accounts alone/],
    ['device_refused', /This device takes no commands from here/],
    ['streaming_rate_limited', /asked us to slow down/],
  ];
  test.each(refusals)(
    '%s is told in its own words, and nothing is sent again by itself',
    async (code, words) => {
      const network = onDevice();
      network.on(apiPaths.commandDevice, () => problem(code));
      const { user } = renderApp({ path: '/now-playing', network });
      await user.click(await button('Next track on your device'));
      expect(await findAnnounced(words)).toBeDefined();
      expect(network.seenAt(apiPaths.commandDevice)).toHaveLength(1);
    },
  );

  test('without the permission it says what for, and offers to ask', async () => {
    const network = onDevice();
    network.on(apiPaths.commandDevice, () => problem('permission_missing'));
    const { user } = renderApp({ path: '/now-playing', network });
    await user.click(await button('Pause on your device'));
    expect(await screen.findByText(/needs your permission to work the devices/)).toBeDefined();
    expect(await button('Ask me for permission')).toBeDefined();
  });
});
