import { type Conductor, createConductor } from '../conductor/conductor.ts';
import type { ServiceClient } from '../conductor/service-client.ts';
import type { CreateEngine } from '../playback-engine.ts';
import { pageStorage } from '../session/page-storage.ts';
import { type PlayerScreen, showBar } from './bar.ts';
import { createSoundSource } from './open-sound.ts';
import { attendShortcuts } from './shortcuts.ts';

export interface PlayerPlace {
  service: ServiceClient;
  /** What the bar is put into; wears the class `with-player` while the bar shows. */
  host: HTMLElement;
  /** Path of the service whose pages the links lead to, without a slash at the end. */
  base: string;
  /** Address of the picture for a track without a cover, or with one that does not load. */
  fallbackCover: string;
  /** Links lead to tabs of their own, as leaving the page would end the music. */
  opensTabs: boolean;
  /** The listener puts the player away; without it they cannot. */
  onClose: (() => void) | null;
  /** The screen that a phone's mini player opens; without it the bar is whole on every screen. */
  screen: PlayerScreen | null;
  /** Fetches what makes the sound, when somebody is about to press Play. */
  loadEngine: () => Promise<CreateEngine>;
  /**
   * Opens the sound device; a page that has opened one in a gesture already gives that. Where the page has been touched, it
   * may be called to make ready what is to be played, and gives a device that sleeps.
   */
  createContext?: () => AudioContext;
  /** The bar says that something failed; this is for those who ask why. */
  reportFailure: (error: unknown) => void;
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
  const conductor = createConductor({
    service: place.service,
    sound: createSoundSource(place.loadEngine, place.createContext),
    playerId: newPlayerId(),
    now: () => performance.now(),
    random: Math.random,
  });
  return { conductor, attend: () => attendPlayer(place, conductor) };
}

/** Puts a player on the page: its bar, its keys, and its one truth with the service. */
function attendPlayer(place: PlayerPlace, conductor: Conductor): AttendedPlayer {
  const { host, base, fallbackCover, opensTabs, onClose, screen, reportFailure } = place;
  const abort = new AbortController();
  const { signal } = abort;
  const bar = showBar({ conductor, host, base, fallbackCover, opensTabs, onClose, screen, reportFailure });
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
