import type { Brief } from '@attune/contract';
import { isFiller } from '../../cues/fillers.ts';
import { type Message, wordAt } from '../../message.ts';
import { isAsked } from '../moods/read-asked-mood.ts';
import { type DeniedMood, readDeniedMoods } from '../moods/read-denied-moods.ts';
import { isChangeRefused, isTurnedDownAtOnce, isUnsaid } from '../refused-before.ts';
import { between, bits, lots, strengthAround, strengthOf } from './move-strength.ts';
import { backAt, phraseAt } from './moving-phrases.ts';
import {
  comparedAt,
  type Description,
  type Direction,
  descriptionAt,
  type Move,
  movingWords,
  ofAdverb,
  type Sign,
} from './moving-words.ts';
import { isAskedBack, isEvenSo, isNeverAsked, isStillToBe } from './not-moved.ts';
import { plainlyTooMuch } from './plainly-too-much.ts';
import { beatsNamed } from './read-beats.ts';
import { readComplaints } from './read-complaints.ts';
import { readHalfWay } from './read-half-way.ts';
import { isStyleAt } from './read-styles.ts';
import { isTooMuchOfThing } from './too-much-of-thing.ts';
import { nounWishAt } from './wished-nouns.ts';
import { wishedWordAt } from './wished-words.ts';

/** How far one message moves the target, and the words that say so. */
export interface Moves {
  valence: number;
  energy: number;
  tempo?: 'slow' | 'fast';
  /** How many beats a minute it is to have, where that is said beside it. */
  beats?: number;
  /** Not as slow, or as fast, as it is: no more is asked for. */
  lessTempo?: 'slow' | 'fast';
  /** What the music is not to be, however far it has to move for that. */
  denied: readonly DeniedMood[];
  /** Stretches that find fault with how it sounds, and name nothing that is wanted. */
  complained?: ReadonlyArray<{ from: number; to: number }>;
  /** It is to be more or less of something that moves it neither up nor down: "cheesier". */
  styled?: true;
  /** A change is turned down: "don't make it louder". */
  refused?: true;
  /** Words already spoken for. */
  used: ReadonlySet<number>;
  words: string[];
}

const degrees = new Set('so too that as very overly quite this all really'.split(' '));
const denials = new Set('not isnt arent dont nothing without never no wasnt doesnt'.split(' '));
const pastVerbs = new Set('been was were felt seemed looked'.split(' '));
const feelings = new Set('feel feeling feels felt am'.split(' '));

/**
 * "a bit calmer", "way less sad", "more energy", "not so loud", "too slow", "take it down a notch".
 * @param ofTracks what is said of single tracks, and moves nothing else.
 */
export function readMoves(
  message: Message,
  ofTracks: ReadonlyArray<{ from: number; to: number }> = [],
  brief: Brief | null = null,
): Moves {
  const said: Move[] = [];
  const refused: Move[] = [];
  for (let at = 0; at < message.words.length; at += 1) {
    const move =
      moveAt(message, at, brief !== null) ??
      phraseAt(message, at) ??
      (brief === null ? undefined : (backAt(message, at) ?? superlativeAt(message, at))) ??
      plainlyWished(nounWishAt(message, at), message, brief) ??
      otherwiseAt(message, at, brief) ??
      (brief === null ? undefined : wishedWordAt(message, at));
    if (move === undefined) continue;
    if (brief === null && isTooMuchOfThing(message, move.from)) {
      at = move.to - 1;
      continue;
    }
    const isRefused =
      (isChangeRefused(message, move.from) && !saysTooMuch(message, move)) ||
      (brief !== null && isTurnedDownAtOnce(message, move));
    (isRefused ? refused : said).push(brief !== null && isUnsaid(message, move) ? turned(move) : move);
    at = move.to - 1;
  }
  const asked = usedBy(said);
  const denied = readDeniedMoods(message).filter(({ from }) => !asked.has(from));
  const turnedDown = usedBy(denied);
  const complained = readComplaints(message, brief).filter(
    ({ from, to, direction }) =>
      !isAnyOf(asked, from, to) &&
      !isAnyOf(turnedDown, from, to) &&
      !(said.length > 0 && isStillToBe(message, from)) &&
      // "Too calm, it makes me more stressed": what is said outright stands.
      !said.some((move) => move.sign * move.direction.energy * direction.energy < 0),
  );
  const found = [...said, ...complained.map((one): Move => ({ ...one, sign: 1 }))];
  const isStyled = brief !== null && message.words.some((_, at) => !asked.has(at) && isStyleAt(message, at));
  const moves: Moves = {
    valence: 0,
    energy: 0,
    denied,
    complained,
    ...(isStyled && { styled: true as const }),
    ...(refused.length > 0 && { refused: true as const }),
    used: usedBy([...found, ...denied, ...refused]),
    words: [],
  };
  for (const { direction: said, sign, from, to, words, isOutright } of found) {
    const direction = ofWeight(message, { from, to, sign }, brief) ?? said;
    if (ofTracks.some((one) => one.from <= from && to <= one.to)) continue;
    const strength = strengthOf(isOutright === true, strengthAround(message, from, to));
    // What is too jumpy is to be calmer, and as bright as it was.
    const isTooLively = sign === -1 && direction.valence > 0 && direction.energy > 0;
    if (!isTooLively) moves.valence += sign * direction.valence * strength;
    moves.energy += sign * direction.energy * strength;
    if (direction.tempo !== undefined) {
      // "Too slow" and "never that slow again" ask for fast music, "not that slow" for some in between.
      const isTooMuch = message.words
        .slice(Math.max(0, from - 3), to)
        .some(({ text }) => ['too', 'never'].includes(text));
      if (sign === 1) moves.tempo = direction.tempo;
      else if (isTooMuch) moves.tempo = direction.tempo === 'fast' ? 'slow' : 'fast';
      else moves.lessTempo = direction.tempo;
    }
    moves.words.push(
      words ??
        message.words
          .slice(from, to)
          .map(({ text }) => text)
          .join(' '),
    );
  }
  moves.words.push(...denied.map(({ words }) => `not ${words}`));
  if (brief !== null && moves.words.length === 0 && !isStyled)
    return { ...moves, ...halfWay(message, brief) };
  const beats = moves.tempo === undefined ? undefined : beatsNamed(message);
  return beats === undefined ? moves : { ...moves, beats };
}

const turned = (move: Move): Move => ({ ...move, sign: move.sign === 1 ? -1 : 1 });

/** What weighs on quiet, sad music is the sadness: "not so heavy"; what is loud gets heavier by being darker as well. */
function ofWeight(
  message: Message,
  { from, to, sign }: Pick<Move, 'from' | 'to' | 'sign'>,
  brief: Brief | null,
): Direction | null {
  const isQuiet = brief?.mood === 'sad' && brief.target.energy <= stillQuiet;
  if (!isQuiet && (brief?.mood !== 'energetic' || sign === -1)) return null;
  const isHeavy = message.words.slice(from, to).some(({ text }) => weights.has(text));
  return isHeavy ? { valence: -1, energy: isQuiet ? 0 : 1, mood: null } : null;
}

const stillQuiet = 0.45;
const weights = new Set(['heavy', 'heavier', 'heaviness', 'weighty']);

function halfWay(message: Message, brief: Brief): Partial<Moves> {
  const way = readHalfWay(message, brief);
  if (way === null) return {};
  const { valence, energy, words } = way;
  return { valence, energy, words: [words], used: usedBy([way]) };
}

/** "Don't make it too loud" asks for it less loud. */
const saysTooMuch = (message: Message, { from, to }: Move): boolean =>
  message.words.slice(from, to).some(({ text }) => degrees.has(text));

function usedBy(moves: readonly Pick<Move, 'from' | 'to'>[]): Set<number> {
  return new Set(moves.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)));
}

/** "With a beat" asks for it whenever it is said; "some peace" only of music that stands. */
function plainlyWished(wish: Move | undefined, message: Message, brief: Brief | null): Move | undefined {
  if (wish === undefined || brief !== null) return wish;
  return wordAt(message, wish.from) === 'with' && wish.direction.energy > 0 ? wish : undefined;
}

/** "Make it scary", "something harsh": asked for, and none of the moods. */
function otherwiseAt(message: Message, at: number, brief: Brief | null): Move | undefined {
  const described = brief === null ? null : descriptionAt(message, at);
  if (described === null || described.direction.mood !== null) return undefined;
  const { direction, to } = described;
  // "Something dull" is read as what lets sleep.
  const isMeant = direction.energy === 0 ? direction.valence < 0 : direction.away === undefined;
  // "Big tune" is praise.
  const isOfAll = wordAt(message, at - 1) !== '' || wordAt(message, to) === '';
  if (ofSize.has(wordAt(message, at)) && !isOfAll) return undefined;
  const next = wordAt(message, to);
  if (direction.energy < 0 && next !== '' && !isFiller(next) && !afterSmall.has(next)) return undefined;
  if (!isMeant || !isAsked(message, at, true, to - 1)) return undefined;
  return { direction, sign: 1, from: at, to, ...(direction.energy === 0 && { isOutright: true }) };
}

/** "Something small for the end", where "a small flat" is none. */
const afterSmall = new Set('for and but to at in song songs music one sound tune tunes'.split(' '));
const ofSize = new Set('big massive huge enormous'.split(' '));

const isAnyOf = (places: ReadonlySet<number>, from: number, to: number): boolean =>
  Array.from({ length: to - from }, (_, n) => from + n).some((at) => places.has(at));

function moveAt(message: Message, at: number, goesOn: boolean): Move | undefined {
  const word = wordAt(message, at);
  const comparative = movingWords.comparatives.get(word);
  if (comparative !== undefined) {
    if (isAskedBack(message, at) || isNeverAsked(message, at)) return undefined;
    if (tellsAFeeling(message, at) || isOrdinaryBetter(message, at) || isMadeOfUs(message, at))
      return undefined;
    if (isOtherThan(message, at)) return undefined;
    const denied = denials.has(wordAt(message, at - 1)) && !isAnswered(message, at);
    const less = wordAt(message, at - 1) === 'less';
    if (isBeyondUs(message, at) && others.has(wordAt(message, at - 2))) return undefined;
    const turns = less || denied || isBeyondUs(message, at) || isEvenSo(message, at);
    return { direction: comparative, sign: turns ? -1 : 1, from: at, to: at + 1 };
  }
  if (word === 'more' || word === 'less' || word === 'fewer' || word === 'extra') {
    return moreOrLessAt(message, at, word === 'less' || word === 'fewer' ? -1 : 1, goesOn);
  }
  if (word === 'too' || degrees.has(word) || word === 'overly') return tooMuchAt(message, at, goesOn);
  return undefined;
}

/** "No, slower" puts right, where "no slower than this" turns down. */
const isAnswered = (message: Message, at: number): boolean =>
  ['no', 'nah'].includes(wordAt(message, at - 1)) &&
  wordAt(message, at - 2) === '' &&
  wordAt(message, at + 1) !== 'than';

/** "Not slower, just kinder": what is not asked for moves nothing. */
const isOtherThan = (message: Message, at: number): boolean =>
  wordAt(message, at - 1) === 'not' &&
  wordAt(message, at + 1) === '' &&
  ['just', 'but', 'only', 'more'].includes(wordAt(message, at + 2));

/** "The saddest you have", "your silliest songs": as far as it goes. */
function superlativeAt(message: Message, at: number): Move | undefined {
  const word = wordAt(message, at);
  const before = wordAt(message, at - 1);
  const isOut = word.endsWith('est') && isTakenOut(message, at);
  if (!word.endsWith('est') || !(isOut || heads.has(before) || heads.has(wordAt(message, at + 1))))
    return undefined;
  const direction = movingWords.comparatives.get(`${word.slice(0, -2)}r`);
  return direction === undefined ? undefined : { direction, sign: isOut ? -1 : 1, from: at, to: at + 1 };
}

/** "Skip the slowest ones", "slowest out": of what is most so there is to be less. */
function isTakenOut(message: Message, at: number): boolean {
  let before = at - 1;
  while (besideOut.has(wordAt(message, before))) before -= 1;
  if (removing.has(wordAt(message, before))) return true;
  let behind = at + 1;
  while (besideOut.has(wordAt(message, behind))) behind += 1;
  const leaves = ['can', 'could', 'must', 'should', 'to'].includes(wordAt(message, behind));
  return outs.has(wordAt(message, behind)) || (leaves && wordAt(message, behind + 1) === 'go');
}
const besideOut = new Set(
  'the of all out away any one ones two three few song songs tracks tunes'.split(' '),
);
const removing = new Set(
  'skip without no not drop lose leave cut remove delete ditch minus except avoid take throw'.split(' '),
);
const outs = new Set('out off away gone'.split(' '));

const heads = new Set(
  'your you song songs stuff music tune tunes one ones thing track tracks ever'.split(' '),
);

/** "That made me angrier" finds fault. */
function isMadeOfUs(message: Message, at: number): boolean {
  let before = at - 1;
  while (before > at - 5 && ofDegree.has(wordAt(message, before))) before -= 1;
  return ['me', 'us'].includes(wordAt(message, before)) && makings.has(wordAt(message, before - 1));
}

const ofDegree = new Set('feel even all much a lot bit so way just only'.split(' '));
const makings = new Set('makes making made keeps'.split(' '));

const others = new Set(
  'he she they who hes shes theyre boss mum mom dad friend sister brother wife husband ex'.split(' '),
);
/** "You're sadder than me": as it is, it goes too far. "Can it be slower than my hands" asks. */
const isBeyondUs = (message: Message, at: number): boolean =>
  wordAt(message, at + 1) === 'than' &&
  ['me', 'i', 'us', 'my', 'we'].includes(wordAt(message, at + 2)) &&
  ![1, 2, 3].some((back) => askingFor.has(wordAt(message, at - back)));
const askingFor = new Set('be make something anything want need play go give music songs stuff'.split(' '));

/** "more upbeat", "less of the sad", "a bit more energy in it". */
function moreOrLessAt(message: Message, at: number, sign: Sign, goesOn: boolean): Move | undefined {
  if (tellsAFeeling(message, at)) return undefined;
  // "No more dramatic stuff" asks for none.
  if (wordAt(message, at) === 'more' && ['no', 'not'].includes(wordAt(message, at - 1))) return undefined;
  let next = at + 1;
  while (
    next < at + 4 &&
    ['of', 'the', 'a', 'on', 'some', 'and', 'bit', 'that'].includes(wordAt(message, next))
  )
    next += 1;
  const word = wordAt(message, next);
  const described = goesOn ? comparedAt(message, next) : descriptionAt(message, next);
  const direction =
    described?.direction ??
    movingWords.nouns.get(word) ??
    movingWords.comparatives.get(word) ??
    (goesOn ? movingWords.adjectives.get(ofAdverb(word)) : undefined);
  if (direction === undefined) return undefined;
  // "more calm piano" asks for piano; "more calm" for calm.
  return { direction, sign, from: at, to: described?.to ?? next + 1 };
}

/** "too sad", "not so loud", "not as fast". */
function tooMuchAt(message: Message, at: number, goesOn: boolean): Move | undefined {
  const word = wordAt(message, at);
  let next = at + 1;
  while (next < at + 3 && isOfDegree(wordAt(message, next))) next += 1;
  const noun = goesOn ? nounAfterMuch(message, next) : null;
  const described =
    noun ?? (goesOn ? comparedAt(message, next) : wordOnly(descriptionAt(message, next), next));
  if (described === null) return goesOn ? plainlyTooMuch(message, at) : undefined;
  // "Not so much sad" turns sad music down; "not so much slow" moves the tempo.
  const isMuch = noun === null && word !== 'too' && ['much', 'of'].includes(wordAt(message, next - 1));
  const isTempo = described.direction.tempo !== undefined;
  if (isMuch && !isTempo) return undefined;
  const isDenied = denials.has(wordAt(message, at - 1));
  // "Not too slow" keeps slow music away, and asks for no fast one.
  if (word === 'too' && isDenied && isTempo && wordAt(message, at - 1) !== 'no') return undefined;
  // "Never make it that slow again".
  const isRefused = isTempo && isChangeRefused(message, at);
  const denied = isDenied || isRefused || denials.has(wordAt(message, at - 2));
  if (word !== 'too' && !denied) return undefined;
  // "It's never been so quiet" and "the office is too loud" tell of something else.
  if (pastVerbs.has(wordAt(message, at - 1)) || isOfPlace(message, at)) return undefined;
  if ([1, 2].some((back) => feelings.has(wordAt(message, at - back)))) return undefined;
  return { direction: described.direction, sign: -1, from: isDenied ? at - 1 : at, to: described.to };
}

/** "The house is far too quiet", "he is not that strong": of where somebody is or of whom, and of no music. */
function isOfPlace(message: Message, at: number): boolean {
  let before = at - 1;
  while (before > at - 5 && ofBeing.has(wordAt(message, before))) before -= 1;
  const subject = wordAt(message, before);
  return before < at - 1 && (places.has(subject) || others.has(subject));
}

const ofBeing = new Set(
  'not isnt is are s feels feel seems gets getting far so way much just a bit really always still also'.split(
    ' ',
  ),
);
const places = new Set(
  `house flat apartment home office workplace kitchen bedroom building street road neighbourhood neighborhood city town village library
  cafe café coffeeshop station train bus tube metro plane airport classroom class school campus ward corridor hospital world life outside
  upstairs downstairs everything everyone neighbours neighbors kids children people coworkers colleagues flatmates roommates traffic head mind
  brain weather sun light day days evening evenings night nights silence hotel dorm canteen park beach shop store`
    .trim()
    .split(/\s+/),
);

/** "Too much going on" may be told of a life, and "too slow" is told of music. */
const wordOnly = (described: Description | null, at: number): Description | null =>
  described?.to === at + 1 ? described : null;

const isOfDegree = (word: string): boolean =>
  degrees.has(word) ||
  bits.has(word) ||
  word === 'much' ||
  word === 'many' ||
  word === 'things' ||
  word === 'of' ||
  word === 'damn' ||
  word === 'bloody';

/** "Too much drama". */
function nounAfterMuch(message: Message, at: number): Description | null {
  const direction = movingWords.nouns.get(wordAt(message, at));
  if (direction === undefined || !['much', 'many', 'of'].includes(wordAt(message, at - 1))) return null;
  return { direction, to: at + 1 };
}

/** "feeling a lot lighter now" is the listener's, not the music's. */
function tellsAFeeling(message: Message, at: number): boolean {
  for (let before = at - 1; before >= at - 5; before -= 1) {
    const word = wordAt(message, before);
    if (word === '') return false;
    if (feelings.has(word)) return true;
    if (!between.has(word) && !bits.has(word) && !lots.has(word) && word !== 'much') return false;
  }
  return false;
}

const moodless = new Set(['lower']);
/** "The one before was better" moves nothing. */
const isOrdinaryBetter = (message: Message, at: number): boolean =>
  moodless.has(wordAt(message, at)) &&
  !(bits.has(wordAt(message, at - 1)) && endsLower.has(wordAt(message, at + 1)));
/** "A bit lower though, my head is like wool". */
const endsLower = new Set(['', 'though', 'tho', 'please', 'pls', 'now', 'than', 'if', 'and', 'again']);
