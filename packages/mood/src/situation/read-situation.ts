import type { Situation } from '@attune/contract';
import { readPhrases } from './read-phrases.ts';
import { isSurelyIn, loadSituationModel, type SituationModel, situationIn } from './situation-model.ts';
import { besideStayingAwake } from './wants-awake.ts';

let loaded: SituationModel | undefined;

/**
 * What a message is about, of the closed list; `null` when none of them is stated, or it is unsure. The shipped model is
 * loaded with the first message.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readSituation(message: string): Situation | null {
  loaded ??= loadSituationModel();
  const situation = situationIn(loaded, message);
  const beside = situation !== null && ofNight.has(situation) ? besideStayingAwake(message) : null;
  return beside === null ? situation : toldBeside(loaded, beside);
}

/** What is told beside staying awake: of the few words that are left the model alone is not sure enough. */
function toldBeside(model: SituationModel, beside: string): Situation | null {
  const situation = situationIn(model, beside);
  if (situation === null || ofNight.has(situation)) return null;
  const isTold = readPhrases(beside)?.situation === situation || isSurelyIn(model, beside, situation);
  return isTold ? situation : null;
}

/** Who asks to be kept awake through the night is in none of these. */
const ofNight: ReadonlySet<Situation> = new Set(['sleeplessness', 'falling asleep', 'winding down']);

/**
 * Whether a message tells surely enough of a situation that a reply may speak of it.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function tellsSurely(message: string, situation: Situation): boolean {
  loaded ??= loadSituationModel();
  return isSurelyIn(loaded, message, situation);
}
