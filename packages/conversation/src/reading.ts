import type {
  Brief,
  Change,
  Command,
  Edit,
  Intent,
  Mood,
  MoodReading,
  ShownMix,
  Situation,
} from '@attune/contract';
import type { Distress } from '@attune/mood';
import type { HelpTurnedDown } from './feeling/help-turned-down.ts';
import type { Stands } from './intent/what-stands.ts';
import type { HeldArtists } from './names/held/artist-names.ts';
import type { MixQuestion } from './questions/mix-question.ts';

/** What stands beside the text of a message. */
export interface ConversationContext {
  brief: Brief | null;
  mix: ShownMix | null;
  /** Whether music is on. */
  playing: boolean;
  /** Whether the card of help stands open on the page. */
  helpOpen?: boolean;
  /** Names of the playlists on the screen, in their order. */
  lists?: readonly string[];
  /** Names of the replies this conversation has had, the newest last: one may tell what song it spoke of. */
  replyIds?: readonly string[];
  /** The message may point at what the last reply spoke of, which stands in the mix in the place of what plays. */
  isOfSpoken?: true;
  /** The artists of a catalogue that is known whole, as the listener may hear it. */
  artists?: HeldArtists;
}

/** A message as it is understood, in the fields of the wire. */
export interface ConversationReading {
  intent: Intent;
  language: string;
  brief: Brief | null;
  changes: Change[];
  edits: Edit[];
  command?: Command;
  asks?: Mood[];
  undo?: number;
  keepsMusic?: true;
  /** Something was told that turns no music. It does not cross the wire. */
  isTold?: true;
  /** What is asked of the mix on the screen. It does not cross the wire. */
  ofMix?: MixQuestion;
  /** It is asked of what plays, and nobody knows here what that is. It does not cross the wire. */
  isUnseen?: true;
  /** The message tells its mood so surely that a reply may speak of it. It does not cross the wire. */
  isClear?: true;
  /** It asks for music like some, and says nothing of how that is to feel. It does not cross the wire. */
  leavesFeeling?: true;
  /** It begins with nothing of what stood, so that what the listener has set for every brief holds again. It does not cross the wire. */
  isAnew?: true;
  /** What is done from now on, as it was said; empty where it is not said in words to repeat. It does not cross the wire. */
  turnsTo?: string;
  /** Whoever was low feels better, or is nervous before what the music is for. It does not cross the wire. */
  eases?: 'better' | 'nerves';
  /** How what the music was for ended, where nothing else is said. It does not cross the wire. */
  ends?: 'done' | 'over' | 'home' | 'asleep' | 'gone';
  /** A guess that the message turns down, by its name; empty where it has none. It does not cross the wire. */
  owns?: string;
  /** What may be to be turned round, or not: it is asked. It does not cross the wire. */
  asksWhich?: string;
  /** Fault is found, and nobody knows with what: it is asked. It does not cross the wire. */
  asksWhat?: true;
  /** What a reply has to say beside what changed: two feelings at once, one song at the end, which no brief can say, no slow way up, or a wish that is left beside a step back. It does not cross the wire. */
  says?: 'both' | 'between' | 'unplaced' | 'left' | 'at once';
  /** What was asked for was understood, and changes nothing. It does not cross the wire. */
  stands?: Stands;
  /** What is said of the card of help. It does not cross the wire, but for whether the card goes. */
  ofHelp?: HelpTurnedDown;
}

/** What is read elsewhere: danger, and what a message is about. */
export interface MessageReaders {
  recognizeDistress: (text: string) => Distress;
  readSituation: (text: string) => Situation | null;
  /** A part of a message is not cut into parts again, however often it says so. */
  isPart?: true;
}

/** A message of which all but the feeling is read. */
export interface PendingReading {
  intent: Intent;
  distress: Distress;
  /** The text whose feeling has to be read; `null` where none is needed, or none may be read. */
  feelingText: string | null;
  /**
   * Completes the reading. Pure, and never throws.
   * @param feeling what a classifier made of `feelingText`; `null` when none was asked or it knew nothing in it.
   */
  complete: (feeling: MoodReading | null) => ConversationReading;
  /**
   * Where the message names artists of the catalogue: they are no words for a model, and a reply is written to the message with stand-ins for them.
   */
  hidden?: { text: string; restored: <Told>(told: Told) => Told };
}

/** Reads a message of which it is known what is heard as danger in it. */
export type ReadHeard = (
  text: string,
  context: ConversationContext,
  distress: Distress,
  readers: MessageReaders,
) => PendingReading;
