import type { MixTrack } from '@attune/contract';
import type { Radio } from './radio.ts';

/** A station that goes on on a device of the listener's. */
export interface StationOnDevice {
  /** These were sent there, in place of what played. */
  played(trackIds: readonly string[]): void;
  /** A track was queued there after all. */
  queued(): void;
  /** The device did not do what it was told: nothing more is, until it did. */
  refused(): void;
  /** As `Radio.hear`. */
  hear(trackId: string | null, isPlaying?: boolean): void;
}

/**
 * Has a device go on with the station: with each song of it that begins, the next one is queued, unless it was sent already. So
 * a song costs one call, what the listener says is heard with the song after next at the latest, and nothing is sent twice. A
 * queue is played before the rest of the list that was sent first, so that a changed station takes its place.
 */
export function createStationOnDevice(radio: Radio, queue: (track: MixTrack) => void): StationOnDevice {
  const sent = new Set<string>();
  /** Of which station it was; `null` while the device is not followed. */
  let key: string | null = null;
  let playing: string | null = null;
  let isWaiting = false;

  function goOn(): void {
    const state = radio.get();
    if (state === null || state.key !== key || state.isMaking || isWaiting) return;
    if (playing === null || !sent.has(playing)) return;
    const place = state.tracks.findIndex(({ id }) => id === playing);
    // One that was put aside meanwhile is heard where it stood.
    const next = state.tracks[(place === -1 ? state.at : place) + 1];
    if (next === undefined || sent.has(next.id)) return;
    isWaiting = true;
    sent.add(next.id);
    queue(next);
  }
  radio.subscribe(goOn);

  return {
    played(trackIds) {
      sent.clear();
      for (const id of trackIds) sent.add(id);
      key = radio.get()?.key ?? null;
      isWaiting = false;
      goOn();
    },
    queued() {
      key = radio.get()?.key ?? null;
    },
    refused() {
      key = null;
    },
    hear(trackId, isPlaying) {
      if (trackId !== playing) isWaiting = false;
      playing = trackId;
      radio.hear(trackId, isPlaying);
      goOn();
    },
  };
}
