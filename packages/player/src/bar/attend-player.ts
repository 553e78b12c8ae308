import { type Conductor, createConductor } from '../conductor/conductor.ts';
import type { ServiceClient } from '../conductor/service/service-client.ts';
import type { CreateEngine } from '../playback-engine.ts';
import { pageStorage } from '../session/page-storage.ts';
import { readRemembered } from '../session/remembered.ts';
import { type BarParts, showBar } from './bar.ts';
import { createSoundSource } from './open-sound.ts';
import { attendShortcuts } from './shortcuts.ts';

export interface PlayerPlace extends Omit<BarParts, 'conductor'> {
  service: ServiceClient;
  /** Fetches what makes the sound, when somebody is about to press Play. */
  loadEngine: () => Promise<CreateEngine>;
  /**
   * Opens the sound device; a page that has opened one in a gesture already gives that. Where the page has been touched, it
   * may be called to make ready what is to be played, and gives a device that sleeps.
   */
  createContext?: () => AudioContext;
}

/** A player that stands nowhere yet: what it will play can be made ready, and nothing is heard or told. */
export interface ReadyPlayer {
  conductor: Conductor;
  /** Puts it on the page. Call it once. */
  attend(): AttendedPlayer;
}

/** A player as it stands on a page. */
export interface AttendedPlayer {
  /** The landmark of the bar. */
  bar: HTMLElement;
  /** Left empty for the page it stands on: among the queue's controls, and beside the artist's name. */
  places: { options: HTMLElement; timeLeft: HTMLElement };
  /** Ends the sound, tells the service so, and takes the bar away. */
  close(): Promise<void>;
}

/** How often the page looks whether its player has been changed elsewhere. */
const lookEveryMs = 2000;

export function readyPlayer(place: PlayerPlace): ReadyPlayer {
  const { volume, muted } = readRemembered(pageStorage());
  const conductor = createConductor({
    service: place.service,
    sound: createSoundSource(place.loadEngine, place.createContext),
    volume: muted ? 0 : volume,
    playerId: newPlayerId(),
    now: () => performance.now(),
    random: Math.random,
  });
  return { conductor, attend: () => attendPlayer(place, conductor) };
}

/** Puts a player on the page: its bar, its keys, and its one truth with the service. */
function attendPlayer(place: PlayerPlace, conductor: Conductor): AttendedPlayer {
  const { reportFailure } = place;
  const abort = new AbortController();
  const { signal } = abort;
  const bar = showBar({ ...place, conductor });
  attendShortcuts({
    conductor,
    openShortcuts: bar.openShortcuts,
    toggle: bar.shortcutsSwitch,
    storage: pageStorage(),
    reportFailure,
    signal,
  });

  const look = () => void conductor.sync().catch(reportFailure);
  const isLookedAt = () => document.visibilityState === 'visible' || conductor.view().status === 'playing';
  const lookIfLookedAt = () => {
    if (isLookedAt()) look();
  };
  const timer = setInterval(lookIfLookedAt, lookEveryMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', lookIfLookedAt, { signal });
  window.addEventListener('pagehide', () => conductor.leave(), { signal });
  window.addEventListener('pageshow', look, { signal });

  return {
    bar: bar.element,
    places: bar.places,
    close() {
      abort.abort();
      bar.remove();
      return conductor.close();
    },
  };
}

/** `crypto.randomUUID` would need a secure context, which a machine of the house network is not. */
function newPlayerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
