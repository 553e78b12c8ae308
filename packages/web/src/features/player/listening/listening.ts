import { briefBounds, type Like, type Mix, type MixRequest } from '@attune/contract';
import type { Track } from '@attune/player';
import type { Conductor } from '@attune/player/conductor';
import { briefAround } from '../../../lib/brief-around.ts';
import type { ReadonlyStore } from '../../../lib/store.ts';
import { createStore } from '../../../lib/store.ts';
import { createContinuation } from './continuation.ts';
import { createSleepTimer, type SleepChoice, type SleepState } from './sleep-timer.ts';
import { sessionLeftMs } from './time-left.ts';

/** How a listener listens, beside what plays. */
export interface ListeningView {
  /** What is left of a mix that was to last so long; `null` where none was asked to, or it is over. */
  leftMs: number | null;
  /** When the music is to fade; `null`: not at all. */
  sleep: SleepState | null;
  /** Whether similar music goes on at the end of a mix, and of one song. */
  goesOn: boolean;
}

export interface Listening extends ReadonlyStore<ListeningView> {
  /** Tracks begin to play, made with this request; `null` where they are no mix. After one alone comes music like it. */
  begin(madeWith: MixRequest | null, trackIds: readonly string[]): void;
  setSleep(choice: SleepChoice | null): void;
  setGoesOn(goesOn: boolean): void;
  close(): void;
}

export interface ListeningParts {
  player: Pick<Conductor, 'view' | 'positionMs' | 'subscribe' | 'extend'>;
  fadeOut: (ms: number, calledOff: AbortSignal) => Promise<void>;
  more: (request: MixRequest) => Promise<Mix>;
  /** What was set before, and where it is kept. */
  preference: { read: () => boolean; write: (goesOn: boolean) => void };
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Calls back every so many milliseconds; returns how to stop. */
  every: (ms: number, call: () => void) => () => void;
  onFailure: (error: unknown) => void;
}

const lookEveryMs = 1000;

/** As a brief names it. A line of several artists is the name of none of them. */
function likeTrack({ name, artist }: Pick<Track, 'name' | 'artist'>): Like {
  const bounded = (words: string) => words.trim().slice(0, briefBounds.words);
  const isOne = artist.trim() !== '' && !artist.includes(', ');
  return { kind: 'track', name: bounded(name), ...(isOne && { artist: bounded(artist) }) };
}

export function createListening(parts: ListeningParts): Listening {
  const { player, fadeOut, more, preference, now, every, onFailure } = parts;
  const store = createStore<ListeningView>({ leftMs: null, sleep: null, goesOn: preference.read() });
  /** The tracks of a mix that was to last so long. */
  let session: ReadonlySet<string> = new Set();

  const sounds = () => ['playing', 'loading'].includes(player.view().status);
  const sleep = createSleepTimer({
    trackLeftMs: () => (sounds() ? Math.max(0, player.view().durationMs - player.positionMs()) : null),
    fadeOut,
    now,
    onFailure,
  });
  const continuation = createContinuation({
    queue() {
      const { queue, at, source, repeat } = player.view();
      return {
        trackIds: queue.map(({ id }) => id),
        at,
        goesToItsEnd: sounds() && source === null && repeat === 'off',
      };
    },
    more,
    around(trackId) {
      const track = player.view().queue.find(({ id }) => id === trackId);
      return track === undefined ? null : { brief: briefAround([likeTrack(track)]), aimsAtLiked: true };
    },
    extend: player.extend,
    isWanted: () => store.get().goesOn,
    onFailure,
  });

  function leftMs(): number | null {
    const { queue, at } = player.view();
    const left = sessionLeftMs(session, { queue, at, positionMs: player.positionMs() });
    return left > 0 ? left : null;
  }

  function look(): void {
    sleep.look();
    continuation.look();
    const view: ListeningView = { leftMs: leftMs(), sleep: sleep.state(), goesOn: store.get().goesOn };
    // Nobody draws again for a time that stands still.
    if (JSON.stringify(view) !== JSON.stringify(store.get())) store.set(view);
  }

  const stops = [every(lookEveryMs, look), player.subscribe(look)];
  return {
    get: store.get,
    subscribe: store.subscribe,
    begin(madeWith, trackIds) {
      const asksMinutes = madeWith?.brief.length !== null && 'minutes' in (madeWith?.brief.length ?? {});
      session = new Set(asksMinutes ? trackIds : []);
      continuation.begin(madeWith, trackIds);
      look();
    },
    setSleep(choice) {
      sleep.choose(choice);
      look();
    },
    setGoesOn(goesOn) {
      preference.write(goesOn);
      store.set({ ...store.get(), goesOn });
      look();
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
