import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '../../lib/api-client.ts';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { standInForBrowser } from '../../testing/browser-stand-ins.ts';
import { mixOf } from '../../testing/samples.ts';
import { playerAhead } from './open-player.ts';

const song = { kind: 'track', id: 'B'.repeat(22), name: 'Undertow' } as const;

beforeEach(() => {
  standInForBrowser();
  localStorage.clear();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

/** A player whose service is slow to say how the listener's player stands. */
function setUp() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const send = vi.fn(async ({ path }: ApiRequest) => {
    if (!path.endsWith('/session')) throw new TypeError('fetch failed');
    await answered;
    return Response.json({ session: null, wasGone: false });
  });
  const createContext = vi.fn(() => {
    throw new Error('There is no sound device.');
  });
  const opened = playerAhead({
    host: () => document.body,
    send,
    onReported: () => {},
    createContext,
    onClose: () => {},
    reportFailure: () => {},
    onTrouble: () => {},
    more: async () => mixOf(),
    storage: createMemoryStorage(),
  }).open();
  return { opened, answer, send, createContext };
}

test.each([
  ['as loud as it was last', { volume: 0.25, muted: false }, '25'],
  ['muted as it was last', { volume: 0.25, muted: true }, '0'],
])('a player that has not sounded yet shows that it is %s', async (_how, remembered, shown) => {
  localStorage.setItem('attune.player', JSON.stringify(remembered));
  const { opened } = setUp();
  expect(document.querySelector<HTMLInputElement>('[data-range="volume"]')?.value).toBe(shown);
  await opened.close();
});

test.each([
  ['gone on with', 'resume'],
  ['put in the queue', 'enqueue'],
] as const)(
  'a player that is closed while the service is asked plays nothing of what was to be %s',
  async (_what, how) => {
    const { opened, answer, send, createContext } = setUp();
    const asked = opened[how](song, 'next');
    await opened.close();
    answer();
    await asked.catch(() => undefined);
    expect(createContext).not.toHaveBeenCalled();
    expect(new Set(send.mock.calls.map(([{ path }]) => path.split('/').at(-1)))).toEqual(
      new Set(['session']),
    );
  },
);
