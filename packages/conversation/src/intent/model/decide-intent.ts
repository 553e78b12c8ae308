import type { Intent, Situation } from '@attune/contract';
import { isCry } from '../../feeling/cries.ts';
import { isOccasion } from '../../feeling/occasions.ts';
import { isSad } from '../../feeling/situation-moods.ts';
import { hasCue, type Message } from '../../message.ts';
import type { ConstraintOperation } from '../../parts/read-constraint.ts';
import { movesMusic, type Parts, speaksOfMusic } from '../../parts/read-parts.ts';
import { looksAsked } from '../../questions/begins-asking.ts';
import { isChat } from '../../questions/question-kinds.ts';
import {
  isAskedOfNobody,
  isAskedOfUs,
  isCertainlyAsked,
  isMusicAsked,
  type ReadQuestion,
} from '../../questions/read-question.ts';
import { isUnspoken } from '../../replies/texts/topic-openings.ts';
import { endsInTime } from '../intent-by-rules.ts';
import { statedFeeling } from '../stated-feeling.ts';
import { tellsOfOneself } from '../tells-of-oneself.ts';
import { type IntentEvidence, intentFeatures } from './intent-features.ts';
import { type IntentWeights, type ModelIntent, modelIntents, weighIntents } from './intent-model.ts';
import { shippedWeights } from './shipped-weights.ts';

/** The likeliest of the intents that a message can have where it stands. */
export function decideIntent(evidence: IntentEvidence, weights: IntentWeights = shippedWeights()): Intent {
  if (evidence.parts.isTitle === true && evidence.byRules === 'play') return 'play';
  const refused = refusedBy(evidence);
  const likely = weighIntents(intentFeatures(evidence), weights);
  const decided = likeliest(evidence, likely, refused) ?? evidence.byRules;
  const { question } = evidence;
  if (question === undefined || question === null) return decided;
  const share = likely[modelIntents.indexOf('question')] ?? 0;
  const isMarked = looksAsked(evidence.message.text);
  if (isAskedOfUs(question, share, isMarked) && (isMarked || !tellsFeeling(evidence)))
    return mayBeAsked(decided, evidence, refused) ? asAsked(decided, question) : decided;
  const without = (refusing: readonly Intent[]) =>
    likeliest(
      { ...evidence, isMusicAsked: isMusicAsked(question) },
      likely,
      new Set([...refused, ...refusing]),
    ) ?? decided;
  if (isMusicAsked(question)) return isTurnedAway(decided, evidence) ? without(noMusic) : decided;
  return decided === 'question' && isAskedOfNobody(question) ? without(['question']) : decided;
}

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
  return best.intent;
}

/** "How are you" is said in passing, and answered as that. */
function asAsked(decided: Intent, { kind }: ReadQuestion): Intent {
  if (decided === 'smalltalk' && (isChat(kind) || kind === 'self')) return decided;
  return isChat(kind) && decided !== 'question' ? 'smalltalk' : 'question';
}

/** What changes the music that stands is done and not talked about: "can you leave out the drums". */
const changing: ReadonlySet<Intent> = new Set(['refine', 'again', 'undo', 'reset']);

function mayBeAsked(
  decided: Intent,
  { standing, parts }: IntentEvidence,
  refused: ReadonlySet<Intent>,
): boolean {
  if (decided === 'question' || refused.has('question')) return decided === 'question';
  // "Do you have Glenn Miller?" asks to hear him.
  if (decided === 'play' && asksForName(parts)) return false;
  return standing === 'first' || !changing.has(decided);
}

/** None of these brings music. */
const noMusic: readonly Intent[] = ['question', 'offtopic', 'unreadable', 'smalltalk'];

function isTurnedAway(decided: Intent, { parts }: IntentEvidence): boolean {
  return noMusic.includes(decided) || (decided === 'play' && isOnlyLoose(parts));
}

const turnedAway: readonly Intent[] = ['offtopic', 'unreadable', 'smalltalk'];

/** Who tells of themselves is not turned away, whatever a model makes of a word it has rarely seen. */
function refusedBy({
  message,
  parts,
  situation,
  situationBefore,
  topic,
  standing,
  byRules,
  question,
}: IntentEvidence): ReadonlySet<Intent> {
  const isFirst = standing === 'first';
  if (!isFirst && bringsGoodNews(message, situation, situationBefore))
    return new Set<Intent>(['refine', 'again', ...turnedAway]);
  const stated = tellsOfOneself(message, parts, situation);
  // After a mix a party popper may be applause; tears never are.
  if (stated === 'felt' && (isFirst || isCry(message.text)))
    return new Set(modelIntents.filter((intent) => intent !== 'mood' && intent !== 'request'));
  const refused = new Set<Intent>();
  if (!isFirst && amendsMusic(message, parts, situation, situationBefore)) {
    refused.add('mood');
    refused.add('request');
  }
  const isAbout =
    topic !== null &&
    !isUnspoken(topic) &&
    byRules !== 'offtopic' &&
    !orders.has(message.words[0]?.text ?? '') &&
    !hasCue(message, 'smalltalk');
  if ((stated !== 'done' && !isAbout) || !isFirst) return refused;
  // "Boss put a meeting in at five" plays nothing.
  if (isAbout && isOnlyLoose(parts)) refused.add('play');
  for (const intent of turnedAway) refused.add(intent);
  // "Where is dark mode, my eyes are burning" asks without a mark.
  const isAsked = message.text.includes('?') || (question != null && isCertainlyAsked(question));
  if (!isAsked) refused.add('question');
  if (!hasCue(message, 'undo')) refused.add('undo');
  if (!hasCue(message, 'reset')) refused.add('reset');
  if (message.text.includes(',') && isBareGuess(parts)) refused.add('play');
  return refused;
}

const isTitleGuess = ({ candidate }: Parts): boolean =>
  candidate?.signs.some((sign) => sign.startsWith('title')) === true;

/** Long, with a mark in it, and nothing in it that asks to hear a title. */
function isBareSentence({ words, text }: Message, { command, named, candidate }: Parts): boolean {
  if (command !== null || named !== null || candidate === null) return false;
  const isBare = candidate.signs.some((sign) => sign.startsWith('title') && sign.includes(' bare'));
  return isBare && text.includes(',') && words.length > mostInTitle;
}

const ownBeginnings = new Set(
  'my our i im ive we weve he hes she shes they theyve theyre its it what how oh'.split(' '),
);
const mostInOwnTitle = 3;

/** "My hair is purple now" tells of somebody, "my girl" is a title; "what would you play at 5am" asks for no title. */
function isAboutOneself({ words }: Message, { command, named, candidate }: Parts): boolean {
  if (command !== null || named !== null || candidate === null) return false;
  const isGuess = candidate.signs.some(
    (sign) => sign.startsWith('title plain') || sign.startsWith('title strange'),
  );
  return isGuess && ownBeginnings.has(words[0]?.text ?? '') && words.length > mostInOwnTitle;
}

/** In words and marks. */
const mostInGreeting = 6;
const mostInTitle = 6;
/** "Lovely" and "thank god" are no talk with the assistant in what somebody tells at length. */
const mostInChat = 8;
/** Longer than an order of music without a word for asking. */
const mostUnasked = 8;

/** "Can I ask for a specific song" names none. */
function asksAboutAsking({ text }: Message, { command, named }: Parts): boolean {
  return command === null && named === null && aboutAsking.test(text.slice(0, mostRead));
}

const aboutAsking =
  /\b(?:can|could|may|might|should|do|am|are|is) (?:i|we|you|u|it|one|people|there)\b[^.!?]{0,40}\b(?:ask|asking|request|requests|requesting|choose|choosing|type|name|naming|select|selecting)\b/i;

/** Words for starting music, and a name behind them. */
function asksForName({ candidate }: Parts): boolean {
  return (
    candidate?.signs.some((sign) => sign === 'title artist led' || sign === 'title capital led') === true
  );
}

/** A title that nothing speaks for but that it might be one. */
function isBareGuess({ command, named, candidate }: Parts): boolean {
  if (command !== null || named !== null || candidate === null) return false;
  return candidate.signs.includes('title plain bare') || candidate.signs.includes('title strange bare');
}

const amending: ReadonlySet<ConstraintOperation> = new Set([
  'takeOut',
  'lessen',
  'allow',
  'bringBack',
  'swapOut',
]);
const goingOn = new Set(
  'and also plus but same still just only even not no nothing without less more'.split(' '),
);

/**
 * What only makes sense of the music that stands: the third one, less of this, none of that, swap those. Whatever is told beside
 * it, "feels like a car advert, swap the synths", begins nothing anew, unless music for something else is asked for.
 */
function amendsMusic(
  message: Message,
  parts: Parts,
  situation: Situation | null,
  before: Situation | null,
): boolean {
  if (parts.edits.length > 0 || parts.artists.avoided.length > 0) return true;
  if (parts.constraints.some(({ operation, kind }) => amending.has(operation) && kind !== 'activity'))
    return true;
  const isNew =
    parts.constraints.some(({ kind, operation }) => kind === 'activity' && operation === 'want') ||
    (situation !== null && situation !== before && isOccasion(situation)) ||
    statedFeeling(message) !== null ||
    hasCue(message, 'reset');
  if (isNew) return false;
  if (movesMusic(parts) || parts.anyLanguage) return true;
  if (isOnlyAvoided(parts))
    return situation === null || situation === before || goingOn.has(message.words[0]?.text ?? '');
  // "Some jazz" refines; "tango for the bridge ladies, they come at two" may be for something else than before.
  return (
    speaksOfMusic(parts) &&
    (goingOn.has(message.words[0]?.text ?? '') || !mayBeginAnew.test(message.text.slice(0, mostRead)))
  );
}

/** In characters. */
const mostRead = 200;
const mayBeginAnew =
  /\b(?:now|new|next|starting|started|arrives?|arriving|coming|tonight|tomorrow|later|forget|plans?|for (?:the|my|our|an?|his|her|their|some|that) \w|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)|make (?:me|us))\b/i;

function isOnlyAvoided({ constraints }: Parts): boolean {
  return (
    constraints.some(({ operation }) => operation === 'avoid') &&
    constraints.every(({ operation }) => operation !== 'want')
  );
}

const goodNews: ReadonlySet<Situation> = new Set([
  'celebration',
  'achievement',
  'new love',
  'wedding',
  'birth',
  'party',
]);

/** "we won!! party time with hip hop": who tells of something new and glad does not amend what was played for before. */
function bringsGoodNews(message: Message, now: Situation | null, before: Situation | null): boolean {
  if (now === null || now === before || !goodNews.has(now)) return false;
  return !hasCue(message, 'makeIt') && saidByUs.test(message.text);
}

const saidByUs =
  /\b(?:we|i)\s+(?:just |finally |all )?(?:won|did it|passed|got|made it|have won|are getting)\b/i;

/** "They've put Mum's house on the internet" plays nothing. */
const toldOfPutting =
  /^\s*(?:they|he|she|somebody|someone|we|i)(?:['’]?(?:ve|s|d))? (?:have |has |had |just )?put\b/i;

/** In words and marks. */
const mostInOrder = 12;
const ofPlaying =
  /\b(?:play|put|listen|hear|songs?|music|tracks?|album|tunes?|record|do you have|have you got)\b/i;

function isOnlyLoose({ command, named, candidate }: Parts): boolean {
  return command === null && named === null && candidate?.signs.includes('loose') === true;
}

/** A question, or an order: a first message that is neither tells of somebody's day. */
function isForSomebodyElse(message: Message): boolean {
  return (
    message.text.includes('?') ||
    hasCue(message, 'aboutAnything', 'question') ||
    orders.has(message.words[0]?.text ?? '')
  );
}

const orders = new Set(
  `write tell translate solve book order call send set remind calculate explain give help buy open turn find search show check who what
  when where why how is are do does did can could will would should convert define summarise summarize draft fix please add name
  compare plan cancel text email order ring remember google hey ok i im we`
    .trim()
    .split(/\s+/),
);

function isAskedOfIt({ text, words, cues }: Message, byRules: Intent): boolean {
  if (text.includes('?')) return true;
  if (byRules === 'request') return false;
  if (words.some((word) => word.text === 'you' || word.text === 'u')) return true;
  // "Why me", "why do people lie" are said to oneself.
  if (words[0]?.text === 'why') return words.some((word) => shown.has(word.text));
  return byRules === 'question' || cues.some(({ cue }) => cue === 'question');
}

const shown = new Set('this these those that them it song songs list lists playlist music'.split(' '));

const asking =
  /\b(?:music|songs?|tunes?|tracks?|playlists?|beats|play|listen|hear|mix|something|anything|some|any|please|pls|plz|need|want|wanna|give|make|suggest|recommend|for)\b/i;

/** "Turned up to the party and it was the leftovers invite": names what music may be for, at length, and asks for none. */
function tellsAlone({ words, text, cues }: Message, parts: Parts): boolean {
  return (
    words.length > mostUnasked &&
    !text.includes('?') &&
    !asking.test(text.slice(0, mostRead)) &&
    !cues.some(({ cue }) => cue === 'ask' || cue === 'makeIt') &&
    parts.constraints.every(({ kind }) => kind === 'activity' || kind === 'scene') &&
    parts.artists.like.length === 0 &&
    !movesMusic(parts) &&
    parts.path === null
  );
}

/** "A stranger paid for my coffee" asks for nothing, whatever a model makes of the coffee. */
function asksForMusic(message: Message, parts: Parts, situation: Situation | null): boolean {
  return (
    speaksOfMusic(parts) ||
    movesMusic(parts) ||
    parts.path !== null ||
    parts.constraints.length > 0 ||
    hasCue(message, 'ask', 'makeIt') ||
    (situation !== null && isOccasion(situation))
  );
}

/** A first message has nothing to refer to, and a command has to name what is to be done. */
function canBe(
  intent: ModelIntent,
  { parts, standing, message, byRules, situation, isMusicAsked = false }: IntentEvidence,
): boolean {
  if (intent === 'refine' || intent === 'again') return standing !== 'first';
  if (intent === 'request' && standing === 'first' && !isMusicAsked && tellsAlone(message, parts))
    return false;
  if (intent === 'request' && standing === 'first')
    return byRules === 'request' || isMusicAsked || asksForMusic(message, parts, situation);
  // "Why do people lie" is said to oneself; a question to the assistant asks it, or of the music.
  if (intent === 'question' && standing === 'first') return isAskedOfIt(message, byRules);
  if (intent === 'offtopic' && standing === 'first')
    return byRules === 'offtopic' || isForSomebodyElse(message);
  // With nothing to go back from, only plain or short words ask for it.
  if ((intent === 'undo' || intent === 'reset') && standing === 'first')
    return message.words.length <= (hasCue(message, intent) ? mostInOrder : 6);
  // "I am new to this. Do you have Glenn Miller?" greets and asks.
  if (intent === 'smalltalk' && standing === 'first' && asksForName(parts)) return false;
  // "Hello, I'm having a house party, can you make me a playlist" is no greeting alone.
  if (
    intent === 'smalltalk' &&
    standing === 'first' &&
    message.words.length > mostInGreeting &&
    asksForMusic(message, parts, situation)
  )
    return false;
  if (intent === 'smalltalk' && standing === 'first' && byRules === 'mood')
    return message.words.length <= (hasCue(message, 'smalltalk') ? mostInChat : mostInGreeting);
  if (intent === 'play' && asksAboutAsking(message, parts)) return false;
  if (intent === 'play' && standing === 'first' && toldOfPutting.test(message.text)) return false;
  // "45 minutes of it, then it can shut up" says how long it is to be.
  if (intent === 'play' && ((isOnlyLoose(parts) && parts.length !== null) || endsInTime(message, parts)))
    return false;
  // "A quiet kind of grief" pauses nothing.
  if (intent === 'play' && standing === 'first' && isOnlyLoose(parts)) return message.words.length <= 5;
  // No title is told like that: "hello from Lagos, the traffic is war".
  if (
    intent === 'play' &&
    standing === 'first' &&
    (isBareSentence(message, parts) || isAboutOneself(message, parts))
  )
    return false;
  // A story is no order to play or to stop.
  if (
    intent === 'play' &&
    standing === 'first' &&
    message.words.length > mostInOrder &&
    !ofPlaying.test(message.text.slice(0, mostRead))
  )
    return false;
  // "That third song is exactly it" speaks of what stands there.
  if (
    intent === 'play' &&
    parts.positions.length > 0 &&
    parts.command === null &&
    parts.named === null &&
    isTitleGuess(parts)
  )
    return false;
  if (intent === 'play') return parts.command !== null || parts.named !== null || parts.candidate !== null;
  if (intent === 'unreadable') return message.cues.length === 0 && message.named.length === 0;
  return true;
}
