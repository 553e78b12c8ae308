import type { Brief, Intent } from '@attune/contract';
import { isFiller } from '../cues/fillers.ts';
import { isToldPlainly } from '../feeling/plain-statements.ts';
import { type Cue, cuesOf, hasCue, type Message, wordAt } from '../message.ts';
import { isTitleByArtist } from '../names/title-by-artist.ts';
import { eraLimits } from '../parts/constraints/read-era-limits.ts';
import { isDescribing } from '../parts/moves/moving-words.ts';
import { movesBesideVolume, movesMusic, type Parts, speaksOfMusic } from '../parts/read-parts.ts';
import { tellsBehindGreeting } from './chats-alone.ts';
import { type StatedFeeling, statedFeeling } from './stated-feeling.ts';

/** "What if I forget everything": somebody forgets, and tells nobody to. */
export const forgetsThings = ({ text }: Message): boolean => forgetting.test(text.slice(0, mostRead));
const forgetting =
  /\b(?:(?:what )?if|when|that|keep|kept|always|might|will|gonna|going to|afraid|scared|i|we|he|she|they)(?: (?:i|we|he|she|they|just|might|will|to|of))?(?: ?['’]ll)? forg[eo]t(?:s|ting|ten)? (?:everything|it all|all of it)\b/i;
/** In characters. */
const mostRead = 400;

/** What a message in a language that can be read is, before a feeling is read. */
export function intentByRules(message: Message, parts: Parts, brief: Brief | null): Intent {
  const turned = turnsBack(message, parts, brief);
  if (turned !== null) return turned;
  const changesMusic = brief !== null && changes(message, parts);
  if (parts.command !== null && !changesMoreThanVolume(parts) && !endsInTime(message, parts)) return 'play';
  if (parts.named !== null && (isTitleByArtist(message) || !asksForMore(message, parts))) return 'play';
  if (isOffTopic(message, parts)) return 'offtopic';
  if (isQuestion(message, parts)) return 'question';
  if (brief === null) return firstIntent(message, parts);
  const stated = statedFeeling(message);
  if (isNewOccasion(message, parts, brief)) return 'request';
  if (stated === 'plain' && asksPlainly(message) && speaksOfMusic(parts)) return 'request';
  if (changesMusic) return isOnlyFeeling(message, parts, stated) ? 'mood' : 'refine';
  if (hasCue(message, 'again', 'moreLikeThis', 'stillNo')) return 'again';
  if (hasCue(message, 'compared') && stated === null && message.words.length <= 8) return 'refine';
  if (parts.path !== null) return stated === 'plain' && parts.path.path === 'match' ? 'mood' : 'refine';
  if (stated === 'aside') return 'refine';
  if (isSmallTalk(message, stated, brief)) return 'smalltalk';
  if (hasCue(message, 'ask')) return asksForSomething(message) ? 'request' : 'mood';
  return 'mood';
}

function turnsBack(message: Message, parts: Parts, brief: Brief | null): Intent | null {
  const undo = longest(message, 'undo');
  const reset = forgetsThings(message) ? 0 : longest(message, 'reset');
  const previous = longest(message, 'previous');
  if (undo === 0 && reset === 0) return null;
  if (undo >= reset) {
    if (previous > undo) return null;
    return brief !== null && isOnlyTakenBack(message) && changes(message, parts) ? null : 'undo';
  }
  // "From the top again, please" plays it again.
  if (previous >= reset) return null;
  // "Drop all but the first two" keeps something, as "drop everything after 2015" does.
  if (parts.edits.length > 0 || eraLimits(message).length > 0) return null;
  const asks = speaksOfMusic(parts) || (hasCue(message, 'ask') && parts.constraints.length > 0);
  return asks && (brief === null || speaksOfMusic(parts)) ? 'request' : 'reset';
}

const takingBack = new Set('mind scratch cancel ignore forget said asked oops whoops mistake'.split(' '));

/** "changed my mind, new discoveries only": what was said is taken back, and something else is said in its place. */
function isOnlyTakenBack(message: Message): boolean {
  return cuesOf(message, 'undo').every(({ from, to }) =>
    message.words.slice(from, to).some(({ text }) => takingBack.has(text)),
  );
}

function longest(message: Message, cue: Cue): number {
  return cuesOf(message, cue)
    .filter(({ from }) => !isInsidePhrase(message, from))
    .reduce((most, { from, to }) => Math.max(most, to - from), 0);
}

/** "Laid back please" goes back to nothing, and "we went back to the old place" is told. */
const isInsidePhrase = (message: Message, at: number): boolean =>
  wordAt(message, at) === 'back' && (isDescribing(message, at) || isToldOf(message, at));

/** "We went back to the old place": of somebody's ways, and of no music. */
export const isToldOf = (message: Message, at: number): boolean =>
  wordAt(message, at) === 'back' && moving.has(wordAt(message, at - 1));
const moving = new Set('went goes came moved drove walked flew ran travelled'.split(' '));

/** What changes the music that stands is done, and not talked about. */
export const changingIntents: ReadonlySet<Intent> = new Set(['refine', 'again', 'undo', 'reset']);

/** Whether a message says how the music that stands is to be other. */
export function changes(message: Message, parts: Parts): boolean {
  return (
    speaksOfMusic(parts) ||
    movesMusic(parts) ||
    parts.edits.length > 0 ||
    replacesTempo(parts) ||
    hasCue(message, 'newer', 'older') ||
    eraLimits(message).length > 0
  );
}

function replacesTempo(parts: Parts): boolean {
  return parts.constraints.some(
    ({ kind, operation }) => kind === 'tempo' || operation === 'allow' || operation === 'takeOut',
  );
}

/** "skip this, and less drums": the music's part counts. Louder and softer move nothing else. */
function changesMoreThanVolume(parts: Parts): boolean {
  return (
    parts.constraints.some(
      ({ kind, meant }) => meant && kind !== 'activity' && kind !== 'scene' && kind !== 'tempo',
    ) ||
    parts.artists.avoided.length > 0 ||
    parts.edits.length > 0 ||
    parts.languages.length > 0 ||
    parts.explicit !== null ||
    parts.discovery !== null ||
    movesBesideVolume(parts)
  );
}

/** "An hour of it and then stop" says how long it is to be; "pause for ten minutes" commands. */
export function endsInTime(message: Message, { length, command }: Parts): boolean {
  if (length === null || (command?.action !== 'pause' && command?.action !== 'stop')) return false;
  return message.words.some(({ text }, at) => at >= length.to && (text === 'then' || text === 'after'));
}

/** "Play some Nirvana, no ballads" asks for more than one thing to be played. */
function asksForMore(message: Message, parts: Parts): boolean {
  return (
    parts.length !== null ||
    parts.edits.length > 0 ||
    hasCue(message, 'fresh') ||
    parts.artists.avoided.length > 0
  );
}

/** These begin a question that no request for music begins. */
const askingWords = new Set('why what who which whose where when how whom'.split(' '));

function isQuestion(message: Message, parts: Parts): boolean {
  const cues = cuesOf(message, 'question');
  if (cues.length === 0) return false;
  const asksForMusic =
    speaksOfMusic(parts) || movesMusic(parts) || parts.edits.length > 0 || hasCue(message, 'ask');
  if (asksForMusic && changesAfter(message, parts, Math.min(...cues.map(({ to }) => to)))) return false;
  return cues.some(({ from }) => {
    const first = wordAt(message, from);
    if (!opensSentence(message, from)) return !asksForMusic && message.text.includes('?');
    return (
      askingWords.has(first) ||
      first === 'is' ||
      first === 'are' ||
      !asksForMusic ||
      message.text.trimEnd().endsWith('?')
    );
  });
}

/** "Why so sad? Make it happier": the question is followed by a request. */
function changesAfter(message: Message, parts: Parts, asked: number): boolean {
  const end = message.words.findIndex(({ text }, at) => at >= asked && ['?', '.', '!', '\n'].includes(text));
  if (end === -1) return false;
  return (
    parts.constraints.some(({ from, meant }) => meant && from > end) ||
    [...parts.moves.used].some((at) => at > end)
  );
}

/** Only words of courtesy come before it in the sentence. */
function opensSentence(message: Message, from: number): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const word = message.words[at];
    if (word === undefined || !word.isWord) return true;
    if (!isFiller(word.text) && word.text !== 'but' && word.text !== 'and' && word.text !== 'btw')
      return false;
  }
  return true;
}

function isOffTopic(message: Message, parts: Parts): boolean {
  if (asksAboutElse(message, parts)) return true;
  const cues = cuesOf(message, 'aboutAnything');
  if (cues.length === 0) return false;
  if (speaksOfMusic(parts) || parts.edits.length > 0) return false;
  return (
    cues.some(({ from }) => opensSentence(message, from) || message.text.includes('?')) ||
    message.words.length <= 8
  );
}

const topics = new Set(
  `song songs music track tracks tune tunes playlist list mix artist artists band bands singer sing sings singing sang album albums genre
  lyrics lyric instrument piano guitar voice vocals beat bpm tempo mood moods feeling brief play played playing pick picked chose choose
  heard hear listen listening spotify this that these those it they them you your volume sound sounds one ones here`
    .trim()
    .split(/\s+/),
);
const asks = new Set(
  `what who where when why how which whose is are does do can should will did would could`.split(' '),
);
const own = new Set('i me my we us our mine myself'.split(' '));

/** A question with no word in it that could be about music, the assistant or the listener. */
function asksAboutElse(message: Message, parts: Parts): boolean {
  const first = message.words.findIndex(
    ({ text, isWord }) => isWord && (asks.has(text) || !(isFiller(text) || text === 'and' || text === 'but')),
  );
  const opener = message.words.find(({ text, isWord }) => isWord && asks.has(text))?.text;
  if (wordAt(message, first + 1) === 'about') return false;
  const opens =
    asks.has(wordAt(message, first)) || (opener !== undefined && message.text.trimEnd().endsWith('?'));
  if (!opens || parts.constraints.some(({ meant, kind }) => meant && kind !== 'activity' && kind !== 'scene'))
    return false;
  if (speaksOfMusic(parts) || movesMusic(parts) || parts.edits.length > 0 || hasCue(message, 'ask'))
    return false;
  return !message.words.some(({ text }) => topics.has(text) || own.has(text));
}

function firstIntent(message: Message, parts: Parts): Intent {
  if (speaksOfMusic(parts) || parts.moves.tempo !== undefined)
    return isStatementOnly(message, parts) ? 'mood' : 'request';
  if (asksForSomething(message)) return 'request';
  if (parts.constraints.some(({ kind }) => kind === 'activity' || kind === 'scene') && hasCue(message, 'ask'))
    return 'request';
  const isTold = isToldPlainly(message.text) || tellsBehindGreeting(message.text);
  if (!isTold && isSmallTalk(message, statedFeeling(message), null)) return 'smalltalk';
  if (
    hasCue(message, 'again', 'moreLikeThis') &&
    message.words.length <= 5 &&
    statedFeeling(message) === null
  )
    return 'request';
  return 'mood';
}

/** "don't cheer me up" and "surprise" in a story speak of no music; a name of music in it must be asked for. */
function isStatementOnly(message: Message, parts: Parts): boolean {
  if (hasCue(message, 'ask') || parts.constraints.length > 0 || parts.length !== null) return false;
  if (parts.asked !== null || parts.languages.length > 0 || parts.artists.avoided.length > 0) return false;
  const words = message.words.filter(({ isWord }) => isWord).length;
  if (parts.artists.like.length > 0) return words > 12;
  return words > 8;
}

function asksForSomething(message: Message): boolean {
  return hasCue(message, 'ask');
}

/** Asked in so many words: "play something soft", "I need calm music". */
function asksPlainly(message: Message): boolean {
  return hasCue(message, 'ask');
}

/** "lol ok that helped, feeling a lot lighter now": the listener feels, and asks nothing of the music. */
function isOnlyFeeling(message: Message, parts: Parts, stated: StatedFeeling): boolean {
  return (
    stated === 'plain' &&
    !speaksOfMusic(parts) &&
    parts.edits.length === 0 &&
    !movesMusic(parts) &&
    !hasCue(message, 'ask')
  );
}

/** Music for something else than before: "now something for the gym". */
function isNewOccasion(message: Message, parts: Parts, brief: Brief): boolean {
  const occasion = parts.constraints.find(
    ({ kind, value, operation, meant }) =>
      meant &&
      kind === 'activity' &&
      operation === 'want' &&
      !brief.wanted.some((one) => one.kind === kind && one.value === value),
  );
  if (occasion === undefined) return false;
  const isFor =
    ['for', 'to', 'while', 'now', 'time'].includes(wordAt(message, occasion.from - 1)) ||
    ['the', 'my', 'a', 'some'].includes(wordAt(message, occasion.from - 1));
  return hasCue(message, 'ask') || (isFor && !hasCue(message, 'makeIt') && parts.edits.length === 0);
}

function isSmallTalk(message: Message, stated: StatedFeeling, brief: Brief | null): boolean {
  const cues = cuesOf(message, 'smalltalk');
  const spoken = message.words.filter(({ isWord }) => isWord);
  if (cues.length === 0 && greetings.has(spoken[0]?.text ?? '') && spoken.length <= 3 && stated === null)
    return true;
  if (cues.length === 0 && !laughs(message)) return false;
  const covered = new Set<number>();
  for (const { from, to } of cues) for (let at = from; at < to; at += 1) covered.add(at);
  const left = message.words.filter(({ isWord, text }, at) => isWord && !covered.has(at) && !isFiller(text));
  if (left.length === 0) return cues.length > 0;
  if (stated !== null || left.some(({ text }) => hurting.has(text))) return false;
  if (left.length <= 2) return true;
  // After thanks, praise or a laugh a few more words are chat; after a greeting they tell how somebody is.
  const isChat = laughs(message) || cues.some(({ from }) => !greetings.has(wordAt(message, from)));
  if (brief === null || !isChat || left.length > 6) return false;
  return laughs(message) || !left.some(({ text }) => ofOneself.has(text));
}

const greetings = new Set('hi hello hey heya hiya yo howdy greetings morning evening good'.split(' '));
const ofOneself = new Set(
  'my me we am feel feeling got getting today was our myself went had cant'.split(' '),
);
const hurting = new Set(
  'crying cry sobbing hurts hurt died dead lost tears scared alone failed fired dumped broke'.split(' '),
);

function laughs(message: Message): boolean {
  return message.words.some(
    ({ text }) =>
      /^(?:ha|he|hi){2,}h?$/.test(text.slice(0, 30)) || ['lol', 'lmao', 'rofl', 'xd'].includes(text),
  );
}
