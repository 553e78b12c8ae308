import type { Brief, Edit, ShownMix } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { isFiller } from '../../cues/fillers.ts';
import { wordClasses } from '../../cues/word-classes.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import { partOfTitle } from '../../names/part-of-title.ts';
import { partlyNamed } from '../../names/partly-named.ts';
import { shownNames } from '../../names/shown-names.ts';
import { isSkippedTo, isTurnedDown } from '../play/turned-down-command.ts';
import { isFaulted, isLikedBut } from './faulted-track.ts';
import { findOperations, type Operation } from './find-operations.ts';
import { type Heard, heardInTrack } from './heard-in-track.ts';
import { isPraisedTrack } from './praised-track.ts';
import { type Positions, readPositions } from './read-positions.ts';
import { readThisOne } from './read-this-one.ts';
import { readTooMuch, type TooMuch } from './read-too-much.ts';
import { tracksWith } from './track-with.ts';

interface ReadEdits {
  edits: Edit[];
  named: Positions[];
  /** What is said of single tracks alone, and of no others. */
  tooMuch: TooMuch[];
  /** What is told to be heard in single tracks. */
  heard: Heard[];
  /** What is found amiss in single tracks, and wished of no others. */
  faulted: TooMuch[];
  /** A track that is to go, and is named only by what is heard in it, where nobody knows which that is. */
  unwelcome: Positions[];
}

/** Edits of the mix that was shown, in the order of the message; none without one. */
export function readEdits(message: Message, mix: ShownMix | null, brief: Brief | null = null): ReadEdits {
  const thisOne = readThisOne(message, mix);
  // "A polka for a patient horse? Take that one out."
  const isTitled =
    thisOne !== null &&
    shownNames(message, mix).some(
      ({ ofArtist, from, to }) => !ofArtist && to - from > 1 && to <= thisOne.from,
    );
  if (thisOne !== null && !isTitled)
    return {
      edits: [{ op: thisOne.op, positions: thisOne.positions }],
      named: [thisOne],
      tooMuch: [],
      heard: [],
      faulted: [],
      unwelcome: [],
    };
  const withSound = tracksWith(message, mix);
  const plainly = [
    ...readPositions(message, mix).map((group) => beforeThis(message, mix, group)),
    ...shownNames(message, mix),
    ...withSound.filter(({ isUnknown }) => !isUnknown),
  ];
  const partly = [...plainly, ...partlyNamed(message, mix, plainly)];
  const named = [...partly, ...partOfTitle(message, mix, partly)];
  const tracks = named.filter((group) => !group.ofArtist || isKeptArtist(message, group));
  const operations = findOperations(message.words)
    .filter(
      (one) =>
        !isSkippedTo(message, one.from) &&
        !isByTheWay(message, one) &&
        !isNoOrder(message, one) &&
        !(isForSleep(brief) && wordAt(message, one.to - 1) === 'sleep'),
    )
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const unwelcome = withSound.filter(
    (group) => group.isUnknown && operationFor(message, group, operations) === 'drop',
  );
  if (tracks.length === 0) return { edits: [], named, tooMuch: [], heard: [], faulted: [], unwelcome };
  const tooMuch: TooMuch[] = [];
  // "Drop the one with the organ" is about one song, and about no organ elsewhere.
  const heard: Heard[] = withSound.filter(({ isUnknown }) => !isUnknown);
  const faulted: TooMuch[] = [];
  const byOperation = new Map<Operation, Set<number>>();
  for (const [at, group] of tracks.entries()) {
    const judged = readTooMuch(message, group);
    if (judged !== undefined) tooMuch.push(judged);
    const told = heardInTrack(message, group, brief);
    const isLiked = isPraisedTrack(message, group, tracks);
    const fault = !isLiked && isFaulted(message, group, brief);
    if (fault) faulted.push({ from: group.to, to: sentenceEnd(message, group.to) });
    // What there is a lot of in one song is to be less elsewhere as well.
    else if (told !== undefined) heard.push(told);
    const isFault = judged?.from === group.to || fault;
    const pointed = pointedBack(message, group, tracks[at + 1], operations);
    const operation =
      pointed ??
      (isFault ? 'drop' : operationFor(message, group, operations, tracks)) ??
      ((judged ?? told) && 'drop');
    if (operation === undefined || (pointed === undefined && operation === 'drop' && isLiked)) continue;
    if (operation === 'moreLike' && isLikedBut(message, group)) continue;
    const kept =
      operation === 'moreLike' && changesTheRest(message)
        ? 'keep'
        : operation === 'keep' && isNotKept(message, operations, group)
          ? 'drop'
          : operation;
    const positions = byOperation.get(kept) ?? new Set();
    for (const position of group.positions) positions.add(position);
    byOperation.set(kept, positions);
  }
  for (const group of tracks) {
    const reason = byOperation.has('drop') ? reasonBehind(message, group) : undefined;
    if (reason !== undefined) tooMuch.push(reason);
  }
  const edits = [...byOperation].map(([op, positions]) => ({
    op,
    positions: [...positions].sort((a, b) => a - b),
  }));
  return { edits, named, tooMuch, heard, faulted, unwelcome };
}

const isForSleep = (brief: Brief | null): boolean =>
  brief?.situation === 'falling asleep' || brief?.wanted.some(({ value }) => value === 'sleep') === true;

/** "Is there singing in number 5 or not", "don't you dare change a thing": nothing is to go. */
const isNoOrder = (message: Message, { cue, from, to }: Found): boolean =>
  cue === 'drop' &&
  ((to - from === 1 && refusals.has(wordAt(message, from)) && wordAt(message, from - 1) === 'or') ||
    (isTurnedDown(message, from) && !refusals.has(wordAt(message, from))));
const refusals = new Set(['not', 'no', 'nah', 'nope']);

/** "That's techno, love" speaks to somebody, and "that is no brass, is it?" asks. */
function isByTheWay(message: Message, { from, to }: Found): boolean {
  const said = typed(message, from, to).toLowerCase();
  // "Now that's a cut".
  if (wordAt(message, from - 1) === 'a') return true;
  // "My dad would play that. He's gone now".
  if (/^(?:gone|away|off)\b/.test(said) && of.has(wordAt(message, from - 1))) return true;
  if (said === 'is it') return message.words[to]?.text === '?';
  if (said !== 'love') return false;
  // "No love songs".
  if (wordClasses.song.has(wordAt(message, to)) || wordAt(message, to) === 'stuff') return true;
  const before = wordAt(message, from - 1);
  return before !== '' && !lovers.has(before) && wordAt(message, to) === '';
}
const of = new Set('is was hes shes theyre im has have had been are were'.split(' '));
const lovers = new Set('i we really do just also absolutely still she he they all you'.split(' '));

const pronouns = new Set(['it', 'its', 'they', 'that', 'this']);

/** "Drop number 9, it's gloomy": why it is to go, and how nothing else is to be. */
function reasonBehind(message: Message, { to }: Positions): TooMuch | undefined {
  const joint = message.words[to]?.text ?? '';
  if (![',', '.', 'because', 'as', 'cause'].includes(joint) || !pronouns.has(wordAt(message, to + 1)))
    return undefined;
  return { from: to, to: sentenceEnd(message, to + 1) };
}

/** "That last one was lovely", while a song plays: the one before it. */
const beforeThis = (message: Message, mix: ShownMix | null, group: Positions): Positions =>
  mix?.at !== undefined &&
  mix.at > 1 &&
  group.positions.length === 1 &&
  group.positions[0] === mix.tracks.length &&
  wordAt(message, group.from) === 'last' &&
  wordAt(message, group.from - 1) === 'that' &&
  wordAt(message, group.to) === 'was'
    ? { ...group, positions: [mix.at - 1] }
    : group;

/** "Don't keep the first", "no need to hold on to the third". */
const isNotKept = (message: Message, operations: readonly Found[], group: Positions): boolean =>
  operations.some(
    ({ cue, from, to }) =>
      cue === 'keep' &&
      (to === group.from || (to === group.from - 1 && wordAt(message, to) === 'the')) &&
      isTurnedDown(message, from),
  );

const findRest = createCueFinder<'rest'>({
  rest: '(change|swap|replace|redo|refresh|renew|drop|lose|bin|ditch|forget|scrap|switch) (out|up)? (all)? (the|all the|every)? (rest|others|remaining|other ones|remainder)',
});

/** "The first four are great, change the rest": what is praised stays. */
function changesTheRest({ words }: Message): boolean {
  return findRest(words).length > 0;
}

interface Found {
  cue: Operation;
  from: number;
  to: number;
}

/** In words. */
const farthestBack = 14;
const pointing = new Set('that this those these it them'.split(' '));

/**
 * "The fourth was our wedding song. Leave that one where it is": what is to become of a track is said of "that one" after it
 * was named, before another is.
 */
function pointedBack(
  message: Message,
  group: Positions,
  next: Positions | undefined,
  operations: readonly Found[],
): Operation | undefined {
  const start = sentenceEnd(message, group.to);
  const end = Math.min(next?.from ?? message.words.length, start + farthestBack);
  for (let at = start; at < end; at += 1) {
    const { text, isWord } = message.words[at] ?? { text: '', isWord: false };
    if (!isWord || !pointing.has(text)) continue;
    const after = wordAt(message, at + 1);
    const to = after === 'one' || after === 'ones' || after === 'song' || after === 'track' ? at + 2 : at + 1;
    const said = operations.find(
      ({ cue, from, to: until }) =>
        // "The fifth one sucks, less of that", "leave it out": the pronoun is part of what is said.
        (cue === 'lessLike' && from >= start && from <= at && at <= until) ||
        (cue === 'drop' && from >= start && from < at && at < until - 1) ||
        ((cue === 'keep' || cue === 'drop') &&
          until <= end &&
          (from === to || (until === at && from >= start))),
    );
    if (said !== undefined) return said.cue;
  }
  return undefined;
}

/** The nearest before it in the same sentence; else the nearest behind it; else one from anywhere. */
function operationFor(
  message: Message,
  group: Positions,
  operations: readonly Found[],
  tracks: readonly Positions[] = [],
): Operation | undefined {
  if (isTakenOut(message, group)) return 'drop';
  const start = sentenceStart(message, group.from);
  const end = sentenceEnd(message, group.to);
  const outside = operations.filter(
    (one) =>
      (one.to <= group.from || (one.from >= group.to && !isOfObject(message, one))) &&
      !isPicture(message, one, group),
  );
  // "This is decent, but the third one is a miss".
  const isBeforeBut = ({ cue, to }: Found) =>
    cue === 'moreLike' && message.words.slice(to, group.from).some(({ text }) => text === 'but');
  const before = outside.filter((one) => one.from >= start && one.to <= group.from && !isBeforeBut(one));
  const behind = outside.filter(({ from, to }) => from >= group.to && to <= end);
  // "Lovely, but take it out": what follows a "but" is what is wanted.
  const next = Math.min(end, ...tracks.filter(({ from }) => from >= group.to).map(({ from }) => from));
  const turned = message.words.findIndex(({ text }, at) => at >= group.to && at < next && text === 'but');
  const last =
    turned < 0
      ? undefined
      : strongest(
          behind.filter(({ from, to }) => from > turned && to <= next),
          'first',
        );
  const said = strongest(before, 'last') ?? last ?? strongest(behind, 'first');
  if (said !== undefined || isAskedAfter(message, group)) return said;
  return strongest(
    outside.filter(
      (one) =>
        !isOfElse(message, one, group) &&
        !tracks.some(({ from }) => from === one.to) &&
        // "Slack Tide is close. The second one, that I don't need": said of the one it follows.
        !(one.cue === 'drop' && tracks.some(({ from, to }) => from >= group.to && to <= one.from)),
    ),
    'last',
  );
}

/** "Can the last ones be without voices?": the voices are to go. */
const isOfObject = (message: Message, { cue, from, to }: Found): boolean =>
  cue === 'drop' && leaving.has(wordAt(message, from)) && wordAt(message, to) !== '';
const leaving = new Set(['without', 'minus', 'except']);

const askingAfter = new Set('who whos what whats which where whose'.split(' '));
const linking = new Set('is are was were s does did do'.split(' '));

/** "What is Nails by the Kilo?": what is said elsewhere is of something else. */
function isAskedAfter(message: Message, { from }: Positions): boolean {
  let at = from - 1;
  while (wordAt(message, at) === 'the' || linking.has(wordAt(message, at))) at -= 1;
  return askingAfter.has(wordAt(message, at));
}

/** "This is nice. The second one has an organ": what is liked in a sentence before it, with its own subject or object. */
function isOfElse(message: Message, { cue, from, to }: Found, group: Positions): boolean {
  const isBare = cue === 'drop' && ['not', 'no'].includes(wordAt(message, from)) && to - from === 1;
  const next = wordAt(message, to);
  // "My dad would play that. He is gone now".
  if (linking.has(wordAt(message, from)) && persons.has(wordAt(message, from - 1))) return true;
  // "More grown up, like a trumpet in another room": likened to something else, wherever it is said.
  if (cue === 'moreLike' && wordAt(message, to - 1) === 'like' && articles.has(next)) return true;
  // "Perfect, Bus Pass. No changes".
  if (isBare && to > group.from) return next !== '' && !pointing.has(next) && !utterly.has(next);
  if ((cue !== 'moreLike' && !isBare) || to > group.from) return false;
  return linking.has(wordAt(message, from)) || (next !== '' && !pointing.has(next) && !isFiller(next));
}

const utterly = new Set(['way', 'chance', 'please', 'more', 'again', 'ta', 'thank', 'thanks']);
const keeping = new Set(['keep', 'hold', 'leave', 'keeping']);
const sent = new Set(['out', 'off', 'away', 'far', 'from', 'for', 'alone', 'until']);

/** "Keep Margot Underpass": what stands there of her. */
const isKeptArtist = (message: Message, { from, to }: Positions): boolean =>
  (keeping.has(wordAt(message, from - 1)) ||
    (wordAt(message, from - 1) === 'the' && keeping.has(wordAt(message, from - 2)))) &&
  !isTurnedDown(message, from - 1) &&
  !sent.has(wordAt(message, to)) &&
  !sent.has(wordAt(message, to + 1));

const persons = new Set('he she i we you who dad mum mom father mother husband wife'.split(' '));
const articles = new Set(['a', 'an', 'my', 'when', 'some', 'somebody', 'someone', 'being']);

const takingOut = new Set('take get throw toss kick leave cut swap knock pull boot chuck'.split(' '));

/** "Take 5 out, it reminds me of him": the verb and what belongs to it stand around the track. */
function isTakenOut(message: Message, { from, to }: Positions): boolean {
  if (!['out', 'off', 'away'].includes(wordAt(message, to))) return false;
  return [1, 2, 3].some((back) => takingOut.has(wordAt(message, from - back)));
}

const sounding = new Set('sounds sound sounded sounding is was feels felt seems'.split(' '));

/** "The third one sounds like rain", "this one sounds like a train, the third": told of a song, and asks for no more like it. */
function isPicture(message: Message, { cue, from, to }: Found, group: Positions): boolean {
  if (cue !== 'moreLike' || wordAt(message, to - 1) !== 'like' || wordAt(message, from) === 'more')
    return false;
  const before = ['rather', 'bit', 'kinda', 'just'].includes(wordAt(message, from - 1)) ? from - 2 : from - 1;
  const isSounding = sounding.has(wordAt(message, from)) || sounding.has(wordAt(message, before));
  const isBehind = from >= group.to && wordAt(message, to) !== '';
  return isBehind ? isSounding || from === group.to : isSounding && group.from > to + 2;
}

/** Of those that end, or begin, at the same place the longest says most: "less like" is more than "like". */
function strongest(found: readonly Found[], side: 'first' | 'last'): Operation | undefined {
  let best: Found | undefined;
  for (const one of found) {
    if (best === undefined) best = one;
    else if (side === 'last') {
      const nearer = one.to > best.to || (one.to === best.to && one.from < best.from);
      if (nearer) best = one;
    } else if (one.from < best.from || (one.from === best.from && one.to > best.to)) best = one;
  }
  return best?.cue;
}

const endsSentence = (text: string) => ['.', '!', '?', ';', '\n', ','].includes(text);

function sentenceStart({ words }: Message, from: number): number {
  let at = from;
  while (at > 0 && !endsSentence(words[at - 1]?.text ?? '')) at -= 1;
  return at;
}

function sentenceEnd({ words }: Message, to: number): number {
  let at = to;
  while (at < words.length && !endsSentence(words[at]?.text ?? '')) at += 1;
  return at;
}
