import type { Conversation } from '../../features/chat/conversation.ts';
import type { DevicePlayer } from '../../features/devices/device-player.ts';
import type { OtherTab } from '../../features/player/other-tab.ts';
import type { PanelPlayer } from '../../features/player/panel-player.ts';
import type { Radio } from '../../features/radio/radio.ts';
import type { Api } from '../../lib/api-context.tsx';
import type { Store } from '../../lib/store.ts';
import type { ListenerMixes } from './listener-mixes.ts';

/** Their radio, and the devices of theirs that it is played on. */
export interface ListenerRadio extends Radio {
  devices: DevicePlayer;
}

/**
 * What a signed-in listener has going on, apart from the screen they look at: it begins with their first screen, outlives
 * every move within the product, and ends with their sign-in.
 */
export interface Listener {
  signIn: string;
  api: Api;
  conversation: Conversation;
  mixes: Store<ListenerMixes>;
  /** Of mixes made from a list of songs; fetched when the first is wanted. */
  listMixes: Store<ListenerMixes>;
  /** `null` until the screen of it was visited. */
  radio: Store<ListenerRadio | null>;
  /** `null` until it is known which player suits the music service, and where none does. */
  player: Store<PanelPlayer | null>;
  /** Another device was told from here what to play: what plays is asked for soon. */
  playedElsewhere: () => void;
  /** What sounds in another tab of theirs. */
  otherTab: OtherTab;
}
