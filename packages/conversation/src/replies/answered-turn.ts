import type { Brief } from '@attune/contract';
import type { ConversationReading } from '../read-message.ts';

/** The playlists on the screen, for who asks why they are there. */
export interface ShownLists {
  /** The words that they were searched by. */
  searched: readonly string[];
  /** Each by its name, with the words of the search that it says of itself. */
  lists: ReadonlyArray<{ name: string; fits: readonly string[] }>;
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
}
