import { expect, test } from 'vitest';
import { StreamingError } from '../streaming/streaming-error.ts';
import type { DeviceService } from '../streaming/streaming-service.ts';
import { createDevices } from './devices.ts';

const call = { accessToken: 'token' };

function devicesAt(...outcomes: (StreamingError | null)[]) {
  const sent: string[] = [];
  const waits: number[] = [];
  const answer = async (what: string) => {
    sent.push(what);
    const outcome = outcomes[sent.length - 1];
    if (outcome) throw outcome;
  };
  const service: DeviceService = {
    devices: async () => [],
    playTracks: (ids, device) => answer(`play ${ids.join()} on ${device}`),
    queueTrack: (id, device) => answer(`queue ${id} on ${device}`),
    transferPlayback: (device) => answer(`go on with ${device}`),
    command: ({ action }) => answer(action),
  };
  const devices = createDevices({
    service,
    isId: (id) => id.startsWith('t'),
    requirePermission: async () => undefined,
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  return { devices, sent, waits };
}

test('a listener taken for one without a premium account is asked about once more, a second later', async () => {
  const { devices, sent, waits } = devicesAt(new StreamingError('premium-required'), null);
  await devices.play({ trackIds: ['t1', 't2'], deviceId: 'kitchen' }, call);
  expect(sent).toEqual(['play t1,t2 on kitchen', 'play t1,t2 on kitchen']);
  expect(waits).toEqual([1000]);
});

test('told so twice, it is so', async () => {
  const refusal = new StreamingError('premium-required');
  const { devices, sent } = devicesAt(refusal, refusal, null);
  await expect(devices.queue({ trackId: 't1' }, call)).rejects.toMatchObject({ kind: 'premium-required' });
  expect(sent).toHaveLength(2);
});

test.each(['unavailable', 'timeout', 'unexpected-reply', 'no-active-device', 'rate-limited'] as const)(
  'a command that ends in %s is not sent again: it may have been done, or will be refused again',
  async (kind) => {
    const { devices, sent, waits } = devicesAt(new StreamingError(kind), null);
    await expect(devices.queue({ trackId: 't1' }, call)).rejects.toMatchObject({ kind });
    expect(sent).toEqual(['queue t1 on undefined']);
    expect(waits).toEqual([]);
  },
);

test('a device the service does not understand is told as such', async () => {
  const { devices, sent } = devicesAt(new StreamingError('unexpected-reply', { status: 400 }));
  await expect(devices.transfer({ deviceId: 'toaster' }, call)).rejects.toMatchObject({
    code: 'invalid_request',
    errors: [{ field: 'deviceId' }],
  });
  expect(sent).toEqual(['go on with toaster']);
});

test.each(['unavailable', 'timeout', 'no-active-device', 'device-refused', 'rate-limited'] as const)(
  'a skip that ends in %s is not sent again: two songs would be skipped',
  async (kind) => {
    const { devices, sent } = devicesAt(new StreamingError(kind), null);
    await expect(devices.command({ action: 'next' }, call)).rejects.toMatchObject({ kind });
    expect(sent).toEqual(['next']);
  },
);
