import type { Brief, ShownMix } from '@attune/contract';
import type { ConversationReading } from '../read-message.ts';
import type { HeldMusic } from './held-music.ts';
import type { MissingWish } from './tell-missing.ts';

/** The playlists on the screen, for who asks why they are there. */
export interface ShownLists {
  /** The words that they were searched by. */
  searched: readonly string[];
  /** Each by its name, with the words of the search that it says of itself. */
  lists: ReadonlyArray<{ name: string; fits: readonly string[] }>;
}

/** The mix on the screen, for who asks something of it. */
export interface AskedMix {
  shown: ShownMix;
  /** Of each track whether it has what is asked for by name; `null` where nobody knows. Empty where nothing is. */
  has: ReadonlyArray<boolean | null>;
}

/** What a reply goes by. */
export interface AnsweredTurn {
  text: string;
  reading: ConversationReading;
  /** The brief before the message. */
  before: Brief | null;
  /** The replies this conversation has had already, by id. */
  replyIds: readonly string[];
  /** For a question alone. */
  shown?: ShownLists;
  /** For a question about the mix alone. */
  mix?: AskedMix;
  /** What the brief asks for and no song has; absent where only a search can tell, and empty where all is there. */
  missing?: readonly MissingWish[];
  /** What the service has, where its catalogue is known whole. For a question about the mix or the music alone. */
  held?: HeldMusic;
}
