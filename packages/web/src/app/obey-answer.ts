import type { Command } from '@attune/contract';
import type { CommandedAnswer } from '../features/chat/api/analyse-mood.ts';
import type { Answer } from '../features/chat/turns.ts';
import type { PanelPlayer } from '../features/player/panel-player.ts';
import { log } from '../lib/log.ts';

const texts = {
  noCommands: 'The player of the music service takes no commands from here; its own buttons do that.',
  nothingPlays: 'Nothing is open in the player here yet.',
  failed: 'The player did not do it just now.',
} as const;

/**
 * Lets an answer have its way with the player: what was asked of it is done, and for who may be in danger the music fades
 * away. What could not be done is said beside the answer.
 */
export async function obeyAnswer(
  { command, ...answer }: CommandedAnswer,
  player: PanelPlayer | null,
): Promise<Answer> {
  if (answer.helpUrl !== undefined) {
    player?.fadeOut().catch((error: unknown) => log.warn('The music did not fade out.', error));
    return answer;
  }
  if (command === undefined || command.query !== undefined) return answer;
  const note = await noteOn(command.action, player).catch((error: unknown) => {
    log.warn('A command to the player failed.', error);
    return texts.failed;
  });
  return note === null ? answer : { ...answer, note };
}

/** @returns what could not be done, `null` where it was. */
async function noteOn(action: Command['action'], player: PanelPlayer | null): Promise<string | null> {
  if (player === null || player.command === null) return texts.noCommands;
  const isDone = await player.command(action === 'play' ? 'resume' : action);
  return isDone ? null : texts.nothingPlays;
}
