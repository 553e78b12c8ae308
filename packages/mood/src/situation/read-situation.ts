import type { Situation } from '@attune/contract';
import { isSurelyIn, loadSituationModel, type SituationModel, situationIn } from './situation-model.ts';

let loaded: SituationModel | undefined;

/**
 * What a message is about, of the closed list; `null` when none of them is stated, or it is unsure. The shipped model is
 * loaded with the first message.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readSituation(message: string): Situation | null {
  loaded ??= loadSituationModel();
  return situationIn(loaded, message);
}

/**
 * Whether a message tells surely enough of a situation that a reply may speak of it.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function tellsSurely(message: string, situation: Situation): boolean {
  loaded ??= loadSituationModel();
  return isSurelyIn(loaded, message, situation);
}
