import type { Brief } from '@attune/contract';
import type { ConversationReading } from '../read-message.ts';

/** What a reply goes by. */
export interface AnsweredTurn {
  text: string;
  reading: ConversationReading;
  /** The brief before the message. */
  before: Brief | null;
  /** What this conversation has been told already, by id. */
  replyIds: readonly string[];
}
