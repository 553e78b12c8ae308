import type { SessionReport } from '@attune/player/messages';
import { expect, test, vi } from 'vitest';
import type { ApiRequest } from '../../lib/api-client.ts';
import { createListenerService } from './listener-service.ts';

const [first, second] = ['A'.repeat(22), 'B'.repeat(22)];
const report: SessionReport = {
  playerId: 'dashboard',
  basedOn: null,
  context: null,
  order: [first, second],
  index: 0,
  queuedTrackId: null,
  queue: [],
  positionMs: 0,
  isPlaying: true,
  ended: false,
  shuffle: false,
  repeat: 'off',
  volumePercent: 80,
};

function setUp(answer: () => Response) {
  const send = vi.fn(async (_request: ApiRequest) => answer());
  const onReported = vi.fn();
  return { service: createListenerService(send, onReported), send, onReported };
}

test('calls go to the built-in service’s player, and the last one outlives the page', async () => {
  const { service, send } = setUp(() => Response.json({ revision: 4, session: null, tracks: [] }));
  await service.queueOf('playlist', first);
  await service.look(3, 'dashboard');
  await service.report(report, true);
  expect(send.mock.calls.map(([request]) => request)).toEqual([
    { method: 'GET', path: '/local/player/queue', query: { context: `playlist:${first}` }, isLast: false },
    {
      method: 'GET',
      path: '/local/player/session',
      query: { known: '3', player: 'dashboard' },
      isLast: false,
    },
    { method: 'PUT', path: '/local/player/session', body: report, isLast: true },
  ]);
});

test('another track, a pause and playing on are news; a seek and the volume are none', async () => {
  const { service, onReported } = setUp(() => Response.json({ revision: 1 }));
  const news = async (changes: Partial<SessionReport>) => {
    onReported.mockClear();
    await service.report({ ...report, ...changes });
    return onReported.mock.calls.length;
  };
  expect(await news({})).toBe(1);
  expect(await news({ positionMs: 60_000 })).toBe(0);
  expect(await news({ volumePercent: 20 })).toBe(0);
  expect(await news({ index: 1 })).toBe(1);
  expect(await news({ index: 1, isPlaying: false })).toBe(1);
  expect(await news({ index: 1 })).toBe(1);
});

test('a sign-in that may not tell what plays is not asked to again and again', async () => {
  const { service, onReported } = setUp(() => Response.json({ code: 'scope-missing' }, { status: 403 }));
  expect(service.isSignedIn).toBe(true);
  await expect(service.report(report)).rejects.toThrow('403');
  expect(service.isSignedIn).toBe(false);
  expect(onReported).not.toHaveBeenCalled();
});
