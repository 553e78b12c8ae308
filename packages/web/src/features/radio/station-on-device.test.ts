import type { MixTrack } from '@attune/contract';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { calmBrief, mixOf } from '../../testing/samples.ts';
import { createRadio } from './radio.ts';
import { createStationOnDevice } from './station-on-device.ts';
import { createStationStorage } from './station-storage.ts';

const seed = { key: 'mood=calm', name: 'Calm', brief: calmBrief };
const idsOf = (tracks: readonly MixTrack[]) => tracks.map(({ id }) => id);
const batch = (number: number) => mixOf(number).tracks.slice(0, 4);
const [a = '', b = '', c = '', d = ''] = idsOf(batch(0));
const [e = '', f = ''] = idsOf(batch(1));

/** A station whose first four tracks play on a device, and whose next ones come when the test says so. */
async function playing() {
  let nowMs = 0;
  let answer: (tracks: MixTrack[]) => void = () => {};
  const queued: string[] = [];
  const radio = createRadio({
    make: () =>
      new Promise((resolve) => {
        answer = (tracks) => resolve({ ...mixOf(), tracks });
      }),
    goOnWith: () => undefined,
    now: () => nowMs,
    storage: createStationStorage(createMemoryStorage(), {
      key: 'station',
      earlierKeys: [],
      account: () => undefined,
    }),
  });
  const onDevice = createStationOnDevice(radio, ({ id }) => void queued.push(id));
  const come = (tracks: MixTrack[]) => {
    answer(tracks);
    return new Promise<void>((resolve) => setTimeout(resolve));
  };
  /** Each song was heard to its end. */
  const hear = (id: string | null) => {
    nowMs += 1_000_000;
    onDevice.hear(id);
  };
  radio.open(seed);
  await come(batch(0));
  onDevice.played(idsOf(batch(0)));
  hear(a);
  return { radio, onDevice, queued, come, hear };
}

test('with the last song that was sent the next one is queued, and then one with each, each once', async () => {
  const { queued, come, hear } = await playing();
  hear(b);
  await come(batch(1));
  hear(c);
  expect(queued).toEqual([]);
  hear(d);
  hear(d);
  expect(queued).toEqual([e]);
  hear(null);
  hear(d);
  expect(queued).toEqual([e]);
  hear(e);
  expect(queued).toEqual([e, f]);
});

test('what the listener says is queued before the rest of what was sent, one song ahead alone', async () => {
  const { radio, queued, come, hear } = await playing();
  radio.setEnergy(0.9);
  await come(batch(1));
  expect(queued).toEqual([e]);
  radio.setEnergy(0.1);
  await come(batch(1).slice(1));
  expect(queued).toEqual([e]);
  // It was put aside, and is on its way all the same.
  hear(e);
  expect(queued).toEqual([e, f]);
});

test('after a refusal nothing is sent until the listener has it done', async () => {
  const { onDevice, queued, come, hear } = await playing();
  hear(b);
  await come(batch(1));
  onDevice.refused();
  hear(d);
  expect(queued).toEqual([]);
  onDevice.queued();
  hear(c);
  hear(d);
  expect(queued).toEqual([e]);
});

test('other music, and another station, are none of its business', async () => {
  const { radio, queued, come, hear } = await playing();
  hear('ANOTHER');
  radio.open({ ...seed, key: 'mood=happy' });
  await come(batch(1));
  hear(d);
  expect(queued).toEqual([]);
});
