import { makeMix } from '../features/mix/api/make-mix.ts';
import { createRadio, type Radio } from '../features/radio/radio.ts';
import type { Listener } from './listener.ts';

/** The listener's radio, which begins with the first visit to its screen and goes on beside every other. */
export function openRadio({ api, radio, player }: Listener, now: () => number): Radio {
  const present = radio.get();
  if (present !== null) return present;
  const opened = createRadio({
    make: (request, signal) => makeMix(api.listener, request, signal),
    goOnWith(after, ids) {
      const controls = player.get()?.view().controls;
      if (controls?.view().track?.id === after && ids.length > 0) controls.goOnWith(ids);
    },
    now,
  });
  radio.set(opened);
  return opened;
}
