import type { Device } from '@attune/contract';
import { SignedOutError } from '../../lib/api-error.ts';
import { type Failure, failureOf } from '../../lib/error-text.ts';
import { log } from '../../lib/log.ts';
import { createStore, type ReadonlyStore } from '../../lib/store.ts';
import type { DeviceCommands } from './api/devices.ts';

/** What a device is to do, and where on the screen it was asked for. */
export interface Asked {
  what: 'play' | 'queue';
  place: string;
  /** Of the mix or the track. */
  name: string;
  trackIds: readonly string[];
}

export interface DevicePlayerView {
  /** The last thing asked for; `null` before the first, and once its outcome was put away. */
  asked: Asked | null;
  outcome: 'under-way' | 'done' | Failure;
  /** Those to choose from, where none was in use. */
  devices: readonly Device[];
  /** The one that was chosen; `null`: whichever is in use. */
  chosen: Device | null;
}

/** Plays on the listener's own devices. */
export interface DevicePlayer extends ReadonlyStore<DevicePlayerView> {
  ask(asked: Asked): void;
  /** Asks for the same once more. */
  again(): void;
  /** Asks for the same on this device, which is meant from then on. */
  on(device: Device): void;
  dismiss(): void;
}

export interface DevicePlayerParts {
  commands: DeviceCommands;
  /** Something else plays from now on. */
  onPlayed: () => void;
  now: () => number;
}

export function createDevicePlayer({ commands, onPlayed, now }: DevicePlayerParts): DevicePlayer {
  const store = createStore<DevicePlayerView>({ asked: null, outcome: 'done', devices: [], chosen: null });
  /** Counts what was asked for, so that what comes late of something older is not shown. */
  let latest = 0;

  async function send({ what, trackIds }: Asked, deviceId: string | undefined): Promise<void> {
    const [first] = trackIds;
    if (what === 'play') await commands.play(trackIds, deviceId);
    else if (first !== undefined) await commands.queue(first, deviceId);
  }

  /** Where no device is in use, those that are switched on can be chosen; where that fails there are none to choose. */
  const othersAfter = async ({ code }: Failure): Promise<Device[]> =>
    code === 'no_active_device' || code === 'device_refused' ? commands.list().catch(() => []) : [];

  async function attempt(asked: Asked, chosen: Device | null): Promise<void> {
    const mine = ++latest;
    const isMine = () => mine === latest;
    store.set({ asked, outcome: 'under-way', devices: [], chosen });
    try {
      await send(asked, chosen?.id);
      if (isMine()) store.set({ ...store.get(), outcome: 'done' });
      onPlayed();
    } catch (error) {
      if (!(error instanceof SignedOutError)) log.warn('The device did not play.', error);
      const failure = failureOf(error, now());
      const devices = await othersAfter(failure);
      // One that is gone is not asked for again.
      if (isMine()) store.set({ asked, outcome: failure, devices, chosen: null });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    ask: (asked) => void attempt(asked, store.get().chosen),
    again() {
      const { asked, chosen } = store.get();
      if (asked !== null) void attempt(asked, chosen);
    },
    on(device) {
      const { asked } = store.get();
      if (asked !== null) void attempt(asked, device);
    },
    dismiss() {
      latest += 1;
      store.set({ ...store.get(), asked: null });
    },
  };
}
