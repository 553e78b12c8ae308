import type { ActivePlayer } from './active-player.ts';
import type { PageSound } from './page-sound.ts';
import type { PageState } from './page-state.ts';
import type { KnownTracks } from './queue/known-tracks.ts';
import type { SessionEvents } from './session-events.ts';

/** What the modules of the conductor share. */
export interface ConductorParts {
  state: PageState;
  known: KnownTracks;
  active: ActivePlayer;
  sound: PageSound;
  withoutReporting: SessionEvents['withoutReporting'];
  /** Tells the service how it stands here now, or what the listener has asked for. */
  report: () => void;
  onChange: () => void;
}
