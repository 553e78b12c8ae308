import { losses, type Situation } from '@attune/contract';
import { nameMusic } from '../constraints/name-music.ts';
import { withSparedNews } from '../topic/spared.ts';
import { withoutCourtesies } from './courtesies.ts';
import { plainlyTold, readPlainly } from './plain-situation.ts';
import { readPhrases } from './read-phrases.ts';
import { withoutDenials, withoutSayings } from './sayings.ts';
import {
  graveSituations,
  isSurelyIn,
  likelihoodOf,
  loadSituationModel,
  type SituationModel,
  situationIn,
} from './situation-model.ts';
import { besideStayingAwake } from './wants-awake.ts';

let loaded: SituationModel | undefined;

/**
 * What a message is about, of the closed list; `null` when none of them is stated, or it is unsure. The shipped model is
 * loaded with the first message.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readSituation(message: string): Situation | null {
  loaded ??= loadSituationModel();
  const plain = withoutSayings(withoutCourtesies(withSparedNews(willIn(message))));
  const situation = plainlyOr(loaded, besideMusic(loaded, plain), plain);
  if (situation === null) return null;
  if (ofNight.has(situation) && unsleepy.test(plain)) return null;
  const beside = ofNight.has(situation) ? besideStayingAwake(plain) : null;
  if (beside !== null) return toldBeside(loaded, beside);
  const meant = withoutDenials(plain);
  return meant === plain ? situation : notDenied(loaded, situation, meant);
}

const will =
  /\bi['’]ll\b|\bill(?= (?:take|be|have|try|keep|go|see|do|get|give|just|never|probably|always|call|come|make|let|say|tell|think|stay|need|want|play|listen|start|leave|pass|wait|find|check|use|put|buy|bring|stick)\b)/gi;

/** "I'll take it" tells of no illness: words are read without their apostrophes. */
const willIn = (message: string): string => message.replace(will, 'I will');

/** "No sleepy stuff" is asked of the music, by somebody who is awake. */
const unsleepy = /\b(?:no|nothing|without)(?: too| so| any| that)? sleepy\b/i;

/** What a message tells of beside the trouble it denies: that, where the rest tells of it as well, or else what is sure of the rest. */
function notDenied(model: SituationModel, read: Situation, meant: string): Situation | null {
  const besides = plainlyOr(model, besideMusic(model, meant), meant);
  if (besides === null || besides === read) return besides;
  return readPlainly(meant) === besides || isSurelyIn(model, meant, besides) ? besides : null;
}

/** As likely as this by the whole of the words, what they tell stands beside what is said in passing. */
const sureOfAnother = 0.8;

/** In words: a longer phrase is not doubted, nor a trouble for something that is none: "i got robbed". */
const mostDoubted = 4;
const hard: ReadonlySet<Situation> = new Set([...graveSituations, 'worry', 'anger', 'work stress']);

/** What is said in so many words stands, but beside a trouble, or what the rest is surely about. */
function plainlyOr(model: SituationModel, read: Situation | null, message: string): Situation | null {
  const told = plainlyTold(message);
  if (told === null || read === null) return told?.situation ?? read;
  const plain = told.situation;
  // Rain is told in passing.
  if (plain === 'rain') return read;
  const isDoubted = told.told < mostDoubted && hard.has(plain) <= hard.has(read);
  if (isDoubted && likelihoodOf(model, message, read) >= sureOfAnother) return read;
  const phrases = readPhrases(message);
  const isStated = losses.has(read) || (phrases?.situation === read && phrases.isSure);
  const outweighs = graveSituations.has(plain) || (hard.has(plain) && told.told >= mostDoubted);
  return graveSituations.has(read) && !outweighs && isStated ? read : plain;
}

/** "Deep house, one hour": the name of a kind of music alone tells of no occasion that is not said in so many words. */
function besideMusic(model: SituationModel, message: string): Situation | null {
  const situation = situationIn(model, message);
  if (situation === null || readPhrases(message)?.situation === situation) return situation;
  const bare = withoutGenres(message);
  return bare === message || situationIn(model, bare) === situation ? situation : null;
}

function withoutGenres(message: string): string {
  return nameMusic(message)
    .filter(({ kind, meant }) => kind === 'genre' && meant)
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, message);
}

/** What is told beside staying awake: of the few words that are left the model alone is not sure enough. */
function toldBeside(model: SituationModel, beside: string): Situation | null {
  const situation = situationIn(model, beside);
  if (situation === null || ofNight.has(situation)) return null;
  const isTold = readPhrases(beside)?.situation === situation || isSurelyIn(model, beside, situation);
  return isTold ? situation : null;
}

/** Said in so many words it need be no likelier than this by the rest of them. */
const leastBesidePlain = 0.02;

/** Who asks to be kept awake through the night is in none of these. */
const ofNight: ReadonlySet<Situation> = new Set(['sleeplessness', 'falling asleep', 'winding down']);

/**
 * Whether a message tells surely enough of a situation that a reply may speak of it.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function tellsSurely(message: string, situation: Situation): boolean {
  loaded ??= loadSituationModel();
  if (isSurelyIn(loaded, message, situation)) return true;
  return readPlainly(message) === situation && likelihoodOf(loaded, message, situation) >= leastBesidePlain;
}
