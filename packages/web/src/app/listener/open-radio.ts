import { keysBelow, storageKeys } from '../../features/chat/storage-keys.ts';
import { deviceCommands } from '../../features/devices/api/devices.ts';
import { createDevicePlayer } from '../../features/devices/device-player.ts';
import { makeMix } from '../../features/mix/api/make-mix.ts';
import { createRadio } from '../../features/radio/radio.ts';
import { createStationOnDevice } from '../../features/radio/station-on-device.ts';
import { createStationStorage } from '../../features/radio/station-storage.ts';
import { profileQuery } from '../../features/sign-in/api/get-profile.ts';
import { knownAnswer } from '../../lib/light-query.ts';
import type { Listener, ListenerRadio } from './listener.ts';

/** The place of messages about the device that plays the station. */
export const stationPlace = 'station';

const keyOf = (signIn: string) => `${storageKeys.station}/${signIn}`;

const earlierKeys = (tab: Storage, signIn: string): string[] =>
  keysBelow(tab, storageKeys.station).filter((key) => key !== keyOf(signIn));

/** Whether this tab has a station of an earlier sign-in, which may be of the same account. */
export const mayTakeOverStation = (tab: Storage, signIn: string): boolean =>
  tab.getItem(keyOf(signIn)) === null && earlierKeys(tab, signIn).length > 0;

/** The listener's radio, which begins with the first visit to its screen and goes on beside every other. */
export function openRadio(listener: Listener, sessionStorage: Storage, now: () => number): ListenerRadio {
  const { signIn, api, radio, player, playedElsewhere } = listener;
  const present = radio.get();
  if (present !== null) return present;
  /** The player has the queue of before a reload, or of before another one had the music, and is told what comes by now once it plays. */
  let owes = false;
  const opened = createRadio({
    make: (request, signal) => makeMix(api.listener, request, signal),
    goOnWith(after, ids) {
      const controls = player.get()?.view().controls;
      const view = controls?.view();
      if (view?.track?.id !== after || ids.length === 0) return;
      if (view.status === 'elsewhere' || view.isPlayingElsewhere) owes = true;
      else controls?.goOnWith(ids);
    },
    now,
    storage: createStationStorage(sessionStorage, {
      key: keyOf(signIn),
      earlierKeys: earlierKeys(sessionStorage, signIn),
      account: () => knownAnswer(profileQuery, api.listener)?.external_urls.spotify,
    }),
  });
  owes = opened.get() !== null;
  const pay = () => {
    const state = opened.get();
    const controls = player.get()?.view().controls;
    if (!owes || state === null || !controls || controls.view().status !== 'playing') return;
    owes = false;
    const ids = state.tracks.slice(state.at + 1).map(({ id }) => id);
    if (controls.view().track?.id === state.tracks[state.at]?.id && ids.length > 0) controls.goOnWith(ids);
  };
  let stopFollowing = () => {};
  const followPlayer = () => {
    stopFollowing();
    stopFollowing = player.get()?.subscribe(pay) ?? (() => {});
    pay();
  };
  player.subscribe(followPlayer);
  followPlayer();
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
