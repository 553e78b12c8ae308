import type { Intent } from '@attune/contract';
import { readToneShares } from '@attune/mood';
import { isSad } from '../../feeling/situation-moods.ts';
import type { Message } from '../../message.ts';
import { isAboutMusic } from '../../parts/play/read-play.ts';
import { type Parts, speaksOfMusic } from '../../parts/read-parts.ts';
import { isForHearing } from '../../parts/settings/read-explicit.ts';
import { takesThisOut } from '../../parts/tracks/read-this-one.ts';
import { looksAsked } from '../../questions/begins-asking.ts';
import { isChat, type QuestionKind } from '../../questions/question-kinds.ts';
import {
  isAskedOfNobody,
  isAskedOfUs,
  isCertainlyAsked,
  isMusicAsked,
  type ReadQuestion,
} from '../../questions/read-question.ts';
import { asksByTheClock } from '../asks-by-the-clock.ts';
import { asksForChange } from '../asks-for-change.ts';
import { asksForMeaning, asksHowItGoesOn, asksWhatItIs } from '../asks-what-it-is.ts';
import { chatsAlone, triesOut } from '../chats-alone.ts';
import { asksForName, isOnlyLoose } from '../guessed-titles.ts';
import { changingIntents } from '../intent-by-rules.ts';
import { keepsAsIs, refusesChange } from '../keeps-as-is.ts';
import { canBe } from '../possible-intents.ts';
import { praisesWhatPlays } from '../praises-what-plays.ts';
import { refusedIntents } from '../refused-intents.ts';
import { statedFeeling } from '../stated-feeling.ts';
import { mostSteps, stepsBack } from '../steps-back.ts';
import { type IntentEvidence, intentFeatures } from './intent-features.ts';
import { type IntentWeights, modelIntents, weighIntents } from './intent-model.ts';
import { shippedWeights } from './shipped-weights.ts';

/** The likeliest of the intents that a message can have where it stands. */
export function decideIntent(
  evidence: IntentEvidence,
  weights: IntentWeights = shippedWeights(evidence.standing),
): Intent {
  // Nothing else is started for it; the answer tells how it is done.
  if (evidence.parts.asksToMove === true) return 'question';
  // "Take that one off" takes out one song, whether it is known which or not.
  if (evidence.standing !== 'first' && takesThisOut(evidence.message)) return 'refine';
  // "I love Garbage Collector": the words of a title tell the model nothing.
  if (evidence.standing !== 'first' && editsByTitle(evidence.parts)) return 'refine';
  if (evidence.byRules === 'play' && (evidence.parts.isTitle === true || isToPlayerAlone(evidence)))
    return 'play';
  if (evidence.byRules === 'undo' && stepsBack(evidence.message) === mostSteps) return 'undo';
  if (evidence.standing !== 'first' && keepsAsIs(evidence.message, evidence.parts)) return 'smalltalk';
  if (evidence.standing !== 'first' && refusesChange(evidence.parts)) return 'refine';
  if (evidence.standing !== 'first' && praisesWhatPlays(evidence.message, evidence.parts)) return 'smalltalk';
  if (
    evidence.standing !== 'first' &&
    evidence.parts.length === null &&
    asksByTheClock(evidence.message.text)
  )
    return 'refine';
  if (asksForAnother(evidence)) return 'refine';
  if (evidence.standing !== 'first' && goesToPlace(evidence.parts)) return 'play';
  if (endsInOrder(evidence)) return 'play';
  if (evidence.isPlaying === true && isForHearing(evidence.message)) return 'play';
  if (asksWhatItIs(evidence.message)) return 'question';
  if (evidence.standing === 'first' && triesOut(evidence.message.text)) return 'question';
  if (evidence.standing === 'first' && chatsAlone(evidence.message.text)) return 'smalltalk';
  if (evidence.standing !== 'first' && asksHowItGoesOn(evidence.message)) return 'question';
  if (evidence.standing !== 'first' && asksForMeaning(evidence.message)) return 'offtopic';
  if (skipsForFault(evidence)) return 'play';
  const refused = refusedIntents(evidence);
  const likely = weighIntents(intentFeatures(evidence), weights);
  const decided = likeliest(evidence, likely, refused) ?? evidence.byRules;
  const { question } = evidence;
  if (question === undefined || question === null) return decided;
  const share = likely[modelIntents.indexOf('question')] ?? 0;
  const isMarked = looksAsked(evidence.message.text);
  const isAsked = isAskedOfUs(question, share, isMarked) && soundsAsked(share, evidence, question);
  if (isAsked && (isMarked || !tellsFeeling(evidence)))
    return mayBeAsked(decided, evidence, question, refused) ? asAsked(decided, question) : decided;
  const without = (refusing: readonly Intent[]) =>
    likeliest(
      { ...evidence, isMusicAsked: isMusicAsked(question) },
      likely,
      new Set([...refused, ...refusing]),
    ) ?? decided;
  if (isMusicAsked(question)) return isTurnedAway(decided, evidence) ? without(noMusic) : decided;
  return decided === 'question' && isAskedOfNobody(question) ? without(['question']) : decided;
}

const editsByTitle = ({ edits, positions, isLimited }: Parts): boolean =>
  isLimited === true || (edits.length > 0 && positions.some(({ isOrder }) => isOrder === true));

/** "Could the bass be rounder?" */
function asksForAnother({ standing, message, question }: IntentEvidence): boolean {
  const asked = standing === 'first' ? null : asksForChange(message);
  return asked === 'part' || (asked === 'whole' && (question == null || !isBesideTheMusic(question)));
}

/** "This tune is annoying me, skip": the fault that is found is why. */
const skipsForFault = ({ message, parts }: IntentEvidence): boolean =>
  parts.command?.action === 'next' &&
  skipping.test(message.text.slice(0, mostRead)) &&
  (parts.moves.complained ?? []).length > 0 &&
  parts.edits.length === 0 &&
  !speaksOfMusic(parts);

/** "What's that racket? Turn it off": what is asked is answered by what is ordered. */
const endsInOrder = ({ message, parts, isPlaying }: IntentEvidence): boolean =>
  isPlaying === true &&
  parts.command !== null &&
  parts.edits.length === 0 &&
  orderAtEnd.test(message.text.slice(-mostRead));
const orderAtEnd =
  /[?!.] {0,3}(?:please |just |can you |ok |now ){0,2}(?:(?:turn|switch|shut) (?:it|this|that) off|stop it|pause(?: it)?|skip(?: it| this| that)?|next(?: one| song)?|(?:turn|switch) (?:it|this|that) (?:down|up))(?: please| now)?[!. ]{0,4}$/i;

/** "Skip to the third one": a track of the mix is gone to, and nothing is done with it. */
const goesToPlace = ({ candidate, edits }: Parts): boolean =>
  edits.length === 0 && candidate?.signs.includes('place') === true;
const skipping =
  /(?:^|[,.!;] {0,3})(?:skip|next|skip (?:it|this|that)|next (?:one|song|track|please))(?:[ ,.!]{1,3}(?:please|pls))?[.! ]{0,4}$/i;
/** In characters. */
const mostRead = 160;

/** "Make it louder" while it plays, and not a word beside it. */
const isToPlayerAlone = ({ message, parts, isPlaying }: IntentEvidence): boolean =>
  parts.command !== null && (isAboutMusic(message) || (isPlaying === true && isOff(message)));

/** Where nothing plays it may be how somebody feels. */
const isOff = ({ words }: Message): boolean => words[0]?.text === 'off' && words.length === 1;

/** A question has to sound like one to both readers: that of intents knows many stories, wishes and complaints that only ask in passing. */
const soundsAsked = (share: number, { standing }: IntentEvidence, question: ReadQuestion): boolean =>
  standing === 'first' ? share >= leastToOpen : share >= leastToAsk || isBesideTheMusic(question);
/** 0 to 1. */
const leastToOpen = 0.25;
const leastToAsk = 0.03;

/** Who mourns, or says how they feel, and asks nothing is not told about the product. */
const tellsFeeling = ({ message, situation }: IntentEvidence): boolean =>
  (situation !== null && isSad(situation)) || statedFeeling(message) !== null;

function likeliest(
  evidence: IntentEvidence,
  likely: readonly number[],
  refused: ReadonlySet<Intent>,
): Intent | null {
  let best: { intent: Intent | null; share: number } = { intent: null, share: -1 };
  for (const [at, intent] of modelIntents.entries()) {
    const share = likely[at] ?? 0;
    if (share > best.share && !refused.has(intent) && canBe(intent, evidence)) best = { intent, share };
  }
  const asked = outweighs * (likely[modelIntents.indexOf('request')] ?? 0);
  const mayAsk = evidence.standing === 'first' && !tellsOfHarm(evidence.message.text);
  const isRequest = best.intent === 'mood' && mayAsk && asked > best.share;
  return isRequest && !refused.has('request') && canBe('request', evidence) ? 'request' : best.intent;
}

/**
 * Few of the days that first messages were learned from ask for music, and more of those who come to talk to an assistant: a request this much less
 * likely than a telling is one. Chosen by five writers of dialogues that were left out: 238 of 249 first messages right instead of 233, for 5 of 2,000 days.
 */
const outweighs = 6;

/** What likely hurts is told, and asks for no kind of music: "customers treated me like dirt". */
const tellsOfHarm = (text: string): boolean => readToneShares(text).hurts >= 0.5;

/** "How are you" is said in passing, and answered as that. */
function asAsked(decided: Intent, { kind }: ReadQuestion): Intent {
  if (decided === 'smalltalk' && (isChat(kind) || kind === 'self')) return decided;
  return isChat(kind) && decided !== 'question' ? 'smalltalk' : 'question';
}

function mayBeAsked(
  decided: Intent,
  { standing, parts }: IntentEvidence,
  question: ReadQuestion,
  refused: ReadonlySet<Intent>,
): boolean {
  if (decided === 'question' || refused.has('question')) return decided === 'question';
  // "Do you have Glenn Miller?" asks to hear him.
  if (decided === 'play' && asksForName(parts)) return false;
  return standing === 'first' || !changingIntents.has(decided) || isBesideTheMusic(question);
}

/** These may ask for the change itself, or find fault: "can you make it longer", "do I have to hear him again", "this is a car advert". */
const aboutChanges: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  ...([
    'ads',
    'controls',
    'explicit',
    'facts',
    'filter',
    'heard',
    'languages',
    'length',
    'misheard',
    'moods',
    'music',
    'quality',
    'repeats',
  ] as const),
  ...(['sleep', 'specific', 'taste', 'undo', 'who', 'why'] as const),
]);

/** "Is my playlist public?" changes nothing, whatever words of music are in it. */
const isBesideTheMusic = (question: ReadQuestion): boolean =>
  isCertainlyAsked(question) && question.share >= surelyAbout && !aboutChanges.has(question.kind);
const surelyAbout = 0.8;

/** None of these brings music. */
const noMusic: readonly Intent[] = ['question', 'offtopic', 'unreadable', 'smalltalk'];

function isTurnedAway(decided: Intent, { parts }: IntentEvidence): boolean {
  return noMusic.includes(decided) || (decided === 'play' && isOnlyLoose(parts));
}
