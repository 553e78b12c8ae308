import type { Intent, Situation } from '@attune/contract';
import { isOccasion } from '../feeling/occasions.ts';
import { isToldPlainly } from '../feeling/plain-statements.ts';
import { cuesOf, hasCue, type Message } from '../message.ts';
import { movesMusic, type Parts, speaksOfMusic } from '../parts/read-parts.ts';
import { isChangeRefused } from '../parts/refused-before.ts';
import { asksOutright } from './asks-outright.ts';
import {
  asksAboutAsking,
  asksForName,
  isAboutOneself,
  isBareSentence,
  isOnlyLoose,
  isTitleGuess,
} from './guessed-titles.ts';
import { endsInTime, isToldOf } from './intent-by-rules.ts';
import type { IntentEvidence } from './model/intent-features.ts';
import type { ModelIntent } from './model/intent-model.ts';
import { orders } from './orders.ts';

/** What has to be so for a message to be of an intent, where not every message can be. */
const conditions: Partial<Record<ModelIntent, (evidence: IntentEvidence) => boolean>> = {
  // A first message has nothing to refer to.
  refine: ({ standing }) => standing !== 'first',
  again: ({ standing, message }) => standing !== 'first' && mayAskAnew(message),
  request: mayRequest,
  // "Why do people lie" is said to oneself; a question to the assistant asks it, or of the music.
  question: ({ standing, message, byRules }) => standing !== 'first' || isAskedOfIt(message, byRules),
  offtopic: ({ standing, message, byRules }) =>
    standing !== 'first' || byRules === 'offtopic' || isForSomebodyElse(message),
  undo: (evidence) => mayGoBack('undo', evidence),
  reset: (evidence) => mayGoBack('reset', evidence),
  smalltalk: mayChat,
  play: mayPlay,
  unreadable: ({ message }) => message.cues.length === 0 && message.named.length === 0,
};

/** Whether a message can be of an intent where it stands. */
export const canBe = (intent: ModelIntent, evidence: IntentEvidence): boolean =>
  conditions[intent]?.(evidence) ?? true;

/** In words and marks. */
const mostInGreeting = 6;
/** "Lovely" and "thank god" are no talk with the assistant in what somebody tells at length. */
const mostInChat = 8;
/** Longer than an order of music without a word for asking. */
const mostUnasked = 8;
const mostInOrder = 12;
const mostInShortOrder = 6;
const mostInLooseOrder = 5;
/** In characters. */
const mostRead = 200;

function mayRequest({
  standing,
  message,
  parts,
  byRules,
  situation,
  isMusicAsked = false,
}: IntentEvidence): boolean {
  if (standing !== 'first' || isMusicAsked || asksOutright(message.text)) return true;
  return !tellsAlone(message, parts) && (byRules === 'request' || asksForMusic(message, parts, situation));
}

/** With nothing to go back from, only plain or short words ask for it. */
function mayGoBack(intent: 'undo' | 'reset', { standing, message }: IntentEvidence): boolean {
  const isSaid = cuesOf(message, intent).some(({ from }) => !isToldOf(message, from));
  if (!isSaid && intent === 'undo' && goesBackInTime(message)) return false;
  if (standing === 'first') return message.words.length <= (isSaid ? mostInOrder : mostInShortOrder);
  // "One I said", "pure class that": nothing in it goes back.
  const has = (words: ReadonlySet<string>) =>
    message.words.some(
      ({ text }, at) => words.has(text) && !isChangeRefused(message, at) && !isToldOf(message, at),
    );
  return isSaid || has(goingBack[intent]) || (intent === 'undo' && has(earlier) && has(being));
}

/** "Take me back to the 80s" goes to other years, and back from nothing. */
const goesBackInTime = ({ words, named }: Message): boolean =>
  named.some(
    ({ kind, from }) =>
      kind === 'era' && words.slice(Math.max(0, from - 3), from).some(({ text }) => text === 'back'),
  );

/** "The former was better", "the way it was a moment ago". */
const earlier = new Set(
  'before earlier former formerly ago previous prior last first original old'.split(' '),
);
const being = new Set('was were liked preferred had'.split(' '));

const goingBack = {
  undo: new Set(
    `back backwards undo undoo undone unde revert reverse restore return returned rewind rollback backtrack retract cancel scratch scrap unsay
    unchange oops whoops mistake mistakenly nevermind nvm regret previously`
      .trim()
      .split(/\s+/),
  ),
  reset: new Set(
    `reset restart start starting begin beginning over scratch forget clear wipe erase scrap bin dump delete drop ditch trash zero blank
    clean fresh anew afresh everything nothing new slate`
      .trim()
      .split(/\s+/),
  ),
};

function mayChat({ standing, message, parts, byRules, situation }: IntentEvidence): boolean {
  if (standing !== 'first') return true;
  // "I am new to this. Do you have Glenn Miller?" greets and asks.
  if (asksForName(parts) || isToldPlainly(message.text)) return false;
  const { length } = message.words;
  // "Hello, I'm having a house party, can you make me a playlist" is no greeting alone.
  if (length > mostInGreeting && asksForMusic(message, parts, situation)) return false;
  return byRules !== 'mood' || length <= (hasCue(message, 'smalltalk') ? mostInChat : mostInGreeting);
}

/** "I heard a coyote and for a second I thought it was the track" asks for no other music. */
const mayAskAnew = (message: Message): boolean =>
  message.words.length <= mostInAnew ||
  message.text.includes('?') ||
  message.words.some(({ text }) => text === 'these' || text === 'those' || text === 'them') ||
  hasCue(message, 'again', 'moreLikeThis', 'stillNo', 'compared', 'fresh', 'ask', 'makeIt');
/** In words and marks. */
const mostInAnew = 6;

/** A command has to name what is to be done. */
function mayPlay({ standing, message, parts }: IntentEvidence): boolean {
  const { command, named, candidate } = parts;
  if (command === null && named === null && candidate === null) return false;
  if (asksAboutAsking(message, parts) || teasing.test(message.text)) return false;
  // A story with "what do you play for that?" at its end asks for music, and resumes none.
  if (
    standing === 'first' &&
    named === null &&
    message.words.length > mostInOrder &&
    asksOutright(message.text)
  )
    return false;
  if (standing !== 'first' && isToldBesideName(message, parts)) return false;
  // "45 minutes of it, then it can shut up" says how long it is to be.
  if ((isOnlyLoose(parts) && parts.length !== null) || endsInTime(message, parts)) return false;
  // "That third song is exactly it" speaks of what stands there.
  if (parts.positions.length > 0 && command === null && named === null && isTitleGuess(parts)) return false;
  return standing !== 'first' || mayBeginByPlaying(message, parts);
}

/** "Stop laughing", "stop it, you're making me blush" is said to the assistant. */
const teasing =
  /^(?:(?:lol|haha|oh|omg|no|ok|pls|please|aw|aww),? ){0,2}(?:stop|quit|shush|hush) (?:(?:it|that),? )?(?:(?:laugh|cry|judg|ly|teas|apologi[sz]|say|be|mak|try|ask|pretend|flirt|whin|complain|talk|star|smil|gigg?l|read|guess|worry|fuss)ing|you|ur|you['’]?re|your|i|i['’]?m|he|she|they|we)\b/i;

/** "Nice, Bell Witch, finally someone gets it": a name nobody asked to hear. */
const isToldBesideName = (message: Message, parts: Parts): boolean =>
  isBareSentence(message, parts) && parts.candidate?.signs.includes('title artist bare') !== true;

function mayBeginByPlaying(message: Message, parts: Parts): boolean {
  if (toldOfPutting.test(message.text)) return false;
  // "A quiet kind of grief" pauses nothing.
  if (isOnlyLoose(parts)) return message.words.length <= mostInLooseOrder;
  // No title is told like that: "hello from Lagos, the traffic is war".
  if (isBareSentence(message, parts) || isAboutOneself(message, parts)) return false;
  // A story is no order to play or to stop.
  return message.words.length <= mostInOrder || ofPlaying.test(message.text.slice(0, mostRead));
}

/** "They've put Mum's house on the internet" plays nothing. */
const toldOfPutting =
  /^(?:(?:they|he|she|somebody|someone|we|i)(?:['’]?(?:ve|s|d))?|(?:my |the |our |his |her )?(?:boss|landlord|landlady|mum|mom|dad|wife|husband|son|daughter|kids?|school|council|bank|gym|neighbou?rs?|manager|sister|brother|doctor|vet|cat|dog)) (?:have |has |had |just )?put\b/i;
const ofPlaying =
  /\b(?:play|put|listen|hear|songs?|music|tracks?|album|tunes?|record|do you have|have you got)\b/i;

/** A question, or an order: a first message that is neither tells of somebody's day. */
function isForSomebodyElse(message: Message): boolean {
  return (
    message.text.includes('?') ||
    hasCue(message, 'aboutAnything', 'question') ||
    orders.has(message.words[0]?.text ?? '')
  );
}

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
