import type { CommandedAnswer } from '../../features/chat/api/analyse-mood.ts';
import type { Answer } from '../../features/chat/turns.ts';
import type { PanelPlayer } from '../../features/player/panel-player.ts';
import { log } from '../../lib/log.ts';
import type { CommandTargets } from './command-targets.ts';

const failed = 'The player did not do it just now.';

/**
 * Runs the command of an answer on the player. For somebody who may be in danger the music fades out instead, and is paused
 * on a device that was told from here to play it. What could not be done is said beside the answer.
 */
export async function runCommandOfAnswer(
  { command, ...answer }: CommandedAnswer,
  targets: CommandTargets,
): Promise<Answer> {
  if (answer.helpUrl !== undefined) {
    const { player, device } = targets;
    hush(player);
    if (device?.playsForUs()) device.command({ action: 'pause' }).catch(warn);
    return answer;
  }
  if (command === undefined) return answer;
  try {
    const { runCommand } = await import('./run-command.ts');
    const note = await runCommand(command, targets);
    return note === null ? answer : { ...answer, note };
  } catch (error) {
    log.warn('A command to the player failed.', error);
    return { ...answer, note: failed };
  }
}

const warn = (error: unknown) => log.warn('The music did not fade out.', error);

/** Lets what plays here fade away. */
export const hush = (player: PanelPlayer | null): void => void player?.fadeOut().catch(warn);
