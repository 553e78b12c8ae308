import { deviceCommands } from '../features/devices/api/devices.ts';
import { createDevicePlayer } from '../features/devices/device-player.ts';
import { makeMix } from '../features/mix/api/make-mix.ts';
import { createRadio } from '../features/radio/radio.ts';
import { createStationOnDevice } from '../features/radio/station-on-device.ts';
import type { Listener, ListenerRadio } from './listener.ts';

/** Where what a device was asked for by the station is told. */
export const stationPlace = 'station';

/** The listener's radio, which begins with the first visit to its screen and goes on beside every other. */
export function openRadio(listener: Listener, now: () => number): ListenerRadio {
  const { api, radio, player, playedElsewhere } = listener;
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
  const devices = createDevicePlayer({
    commands: deviceCommands(api.listener),
    onPlayed: playedElsewhere,
    now,
  });
  const onDevice = createStationOnDevice(opened, ({ id, name }) =>
    devices.ask({ what: 'queue', place: stationPlace, name, trackIds: [id] }),
  );
  devices.subscribe(() => {
    const { asked, outcome } = devices.get();
    if (asked === null || outcome === 'under-way') return;
    if (outcome !== 'done') onDevice.refused();
    else if (asked.what === 'play') onDevice.played(asked.trackIds);
    else onDevice.queued();
  });
  const tuned = { ...opened, hear: onDevice.hear, devices };
  radio.set(tuned);
  return tuned;
}
