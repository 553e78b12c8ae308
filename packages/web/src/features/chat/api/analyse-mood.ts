import {
  apiPaths,
  type Brief,
  type Command,
  type MoodAnswer,
  type MoodRequest,
  moodAnswerSchema,
  type Preferences,
  replyIdBounds,
  type ShownList,
  type ShownMix,
  shownListBounds,
} from '@attune/contract';
import type { ApiClient } from '../../../lib/api-client.ts';
import type { Answer } from '../turns.ts';

/** What the conversation keeps of an answer, and what is to be done at the player. */
export interface CommandedAnswer extends Answer {
  command?: Command;
}

export function answerOf({ botResponse, detectedMood, playlists, ...answer }: MoodAnswer): CommandedAnswer {
  const {
    helpUrl,
    helpCard,
    helpLine,
    closesHelp,
    language,
    brief,
    intent,
    undo,
    asks,
    edits,
    replyId,
    command,
  } = answer;
  return {
    text: botResponse,
    mood: detectedMood,
    playlists,
    brief,
    intent,
    ...(helpUrl !== undefined && { helpUrl }),
    ...(helpCard !== undefined && { helpCard }),
    ...(helpLine !== undefined && { helpLine }),
    ...(closesHelp && { closesHelp }),
    ...(language !== 'und' && language !== 'en' && { language }),
    ...(edits.length > 0 && { edits }),
    ...(undo !== undefined && { undo }),
    ...(asks !== undefined && { asks }),
    ...(replyId !== undefined && { replyId }),
    ...(command !== undefined && { command }),
  };
}

/** What a conversation has come to when a message is sent. */
export interface SentMessage {
  text: string;
  brief: Brief | null;
  /** The change whose music stands on the screen; empty before the first. */
  step: string;
  replyIds: readonly string[];
  /** Whether the card of help stands open. */
  helpOpen: boolean;
  /** The playlists on the screen. */
  lists: Answer['playlists'];
}

/** What a message is read by, beside the conversation. */
interface Surroundings {
  mix: ShownMix | null;
  /** Whether music is on: "louder" and "next" then go to the player. */
  playing: boolean;
  preferences: Preferences;
}

const shownListOf = ({ name, description }: Answer['playlists'][number]): ShownList => ({
  name: name.slice(0, shownListBounds.name),
  description: description?.slice(0, shownListBounds.description) ?? null,
});

/** Sends the listener's text exactly as typed, with what is wanted so far; answers with what it made of it. */
export async function analyseMood(
  listener: ApiClient,
  { text, brief, replyIds, lists, helpOpen }: Omit<SentMessage, 'step'>,
  { mix, playing, preferences }: Surroundings,
  signal: AbortSignal,
): Promise<CommandedAnswer> {
  const body: MoodRequest = {
    text,
    ...(brief !== null && { brief }),
    ...(mix !== null && { mix }),
    ...(playing && { playing }),
    ...(helpOpen && { helpOpen }),
    ...(Object.keys(preferences).length > 0 && { preferences }),
    ...(lists.length > 0 && { lists: lists.slice(0, shownListBounds.lists).map(shownListOf) }),
    ...(replyIds.length > 0 && { replyIds: replyIds.slice(-replyIdBounds.ids) }),
  };
  return answerOf(await listener.post(apiPaths.mood, body, moodAnswerSchema, { signal }));
}
