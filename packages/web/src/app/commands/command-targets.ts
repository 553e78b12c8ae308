import type { DeviceCommand, TrackSummary } from '@attune/contract';
import type { PanelPlayer } from '../../features/player/panel-player.ts';

/** Where the service takes commands: a device of the listener's. */
export interface ToldDevice {
  command(command: DeviceCommand): Promise<void>;
  /** Whether it sounds, and was told from here what to play. */
  playsForUs(): boolean;
}

/** What the command of an answer may act on. */
export interface CommandTargets {
  player: PanelPlayer | null;
  search: (query: string) => Promise<TrackSummary[]>;
  /** The playlists on the screen. */
  lists: readonly { id: string; name: string }[];
  device: ToldDevice | null;
  /** Whether what sounds does so in another tab. */
  isInOtherTab: boolean;
  /** The tracks of the mix in which this one stands, in their order: music goes on with what follows there. */
  around: (trackId: string) => readonly string[] | undefined;
}
