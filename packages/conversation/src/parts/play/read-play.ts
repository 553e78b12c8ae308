import type { Command, ShownMix } from '@attune/contract';
import { createCueFinder } from '../../cues/cue-finder.ts';
import { isFiller } from '../../cues/fillers.ts';
import { alsoAboutMusic, playerCommands } from '../../cues/player.ts';
import { wordClasses } from '../../cues/word-classes.ts';
import { type Cue, cuesOf, type Message, wordAt } from '../../message.ts';
import { isPlace } from '../../names/places-and-kinds.ts';
import { nameAt } from '../../names/read-name.ts';
import { styleWords } from '../../names/style-words.ts';
import { commonWords } from '../../words/common-words.ts';
import { movingWords } from '../moves/moving-words.ts';
import { isForHearing } from '../settings/read-explicit.ts';
import type { Positions } from '../tracks/read-positions.ts';
import { indexOfBy, isCapital, longestQuery, withoutBy } from './read-query.ts';
import { isSkippedTo, isTurnedDown, stopsSomeOnly } from './turned-down-command.ts';

/** Nobody asks for more things at once. */
const mostLeads = 4;

/** Words for starting music; what follows is a name, or tells what the music is to be. */
const findLeads = createCueFinder<'play'>({
  play: `
    (play|playing|replay|start playing) (me|us)?
    (put|throw|stick|whack|chuck|bung|pop|slap|get|switch|have) on (me|us)?
    (put|throw|stick|chuck|pop) (me|us) on
    (queue|cue|load|pull|fire|bring|line) up
    (queue|spin|blast|stream|que|start) (me|us)?
    (can|could|would|will) you (please)? (find|get|look up|search for) (me)?
    (hear|listen to|listening to|hearing|have a listen to|jam to|rock out to)
  `,
});

/** What the player is told to do; `null` when the message tells it nothing. */
export function readPlayerCommand(message: Message, playing: boolean): Command | null {
  if (playing && isForHearing(message)) return { action: 'louder' };
  const actions = Object.keys(playerCommands) as (keyof typeof playerCommands)[];
  let best: { action: keyof typeof playerCommands; length: number } | null = null;
  for (const action of actions) {
    for (const { from, to } of cuesOf(message, action as Cue)) {
      if (isAboutSomebody(message, from) || (!playing && isAboutMusic(message, from, to))) continue;
      if (isTurnedDown(message, from) || stopsSomeOnly(message, from)) continue;
      if (action === 'next' && isSkippedTo(message, from)) continue;
      if (action === 'louder' && describesMore(message, from, to)) continue;
      if (best === null || to - from > best.length) best = { action, length: to - from };
    }
  }
  return best === null ? null : { action: best.action };
}

/** "Loud and annoying" says what it is to be like, and "loud" how loud it is. */
function describesMore(message: Message, from: number, to: number): boolean {
  if (to - from > 1 || wordAt(message, from) !== 'loud') return false;
  return message.words.some(({ text }, at) => at !== from && movingWords.adjectives.has(text));
}

const doers = new Set('i he she we they who'.split(' '));
const askingLeave = new Set('can could may shall should will would must lets'.split(' '));

/** "I repeat", "then she paused": what somebody does is no order; "can we pause" is one. */
export function isAboutSomebody(message: Message, at: number): boolean {
  // "I can't hear it" asks for more of it.
  const isUnheard =
    ['i', 'we'].includes(wordAt(message, at - 1)) && ['cant', 'can'].includes(wordAt(message, at));
  return doers.has(wordAt(message, at - 1)) && !askingLeave.has(wordAt(message, at - 2)) && !isUnheard;
}

/** "louder", "next": to the player while it plays, else about the music. */
export function isAboutMusic(message: Message, from = 0, to = message.words.length): boolean {
  const words = message.words.slice(from, to).flatMap(({ text, isWord }) => (isWord ? text : []));
  const plain = words.every(
    (word) => alsoAboutMusic.has(word) || isFiller(word) || ambiguousAround.has(word),
  );
  return plain && words.some((word) => alsoAboutMusic.has(word));
}
const ambiguousAround = new Set(
  `a bit little lot much way slightly even make it somewhat more not so less too is still far this that
  he she they says said wants want asks asked asking for needs would like prefers likes to be my the wife husband mum mom dad boss kids
  everyone everybody somebody someone people customers customer guests granny grandma gran nan table our kid baby neighbour neighbours neighbor
  neighbors room kitchen back`
    .trim()
    .split(/\s+/),
);

/** "play Hurt by Johnny Cash", "put on some Björk", "play the third one"; `null` when no single thing is named. */
export function readNamedPlay(
  message: Message,
  mix: ShownMix | null,
  positions: readonly Positions[],
): Command | null {
  for (const { from, to } of findLeads(message.words).slice(0, mostLeads)) {
    if (!opensThought(message, from) || isDoneNow(message, from)) continue;
    const end = sentenceEnd(message, to);
    const shown = positions.find(
      (one) => one.from >= to && one.from <= to + 3 && one.to <= end && !one.ofArtist,
    );
    const track = mix?.tracks[(shown?.positions[0] ?? 0) - 1];
    if (shown !== undefined && shown.positions.length === 1 && track !== undefined) {
      return { action: 'play', query: `${track.name} ${track.artist}`.slice(0, longestQuery) };
    }
    const query = queryIn(message, to, end);
    if (query !== null) return { action: 'play', query };
  }
  return null;
}

const before = new Set(
  'wanna want to hear please can you could would lets let us me i need like just now then go and so ok okay now maybe again love id will hey hi attune ahead dj gonna going trying you'.split(
    ' ',
  ),
);

const beside = new Set('i we they he she am are is was were been'.split(' '));

/** "We're playing cards by torchlight" tells what goes on, and plays nothing. */
export const isDoneNow = (message: Message, from: number): boolean =>
  wordAt(message, from).endsWith('ing') && beside.has(wordAt(message, from - 1));

/** Only asking comes before: "they played Nirvana at the wedding" plays nothing. */
function opensThought(message: Message, from: number): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const word = message.words[at];
    if (
      word === undefined ||
      !word.isWord ||
      word.text === 'and' ||
      word.text === 'but' ||
      word.text === 'then'
    )
      return true;
    if (!before.has(word.text) && !isFiller(word.text)) return false;
  }
  return true;
}

/** A title may hold a comma; it ends with the sentence. */
function sentenceEnd({ words }: Message, from: number): number {
  let at = from;
  while (at < words.length && !['.', '!', '?', ';', '\n', '(', ','].includes(words[at]?.text ?? '')) at += 1;
  return at;
}

const openers = new Set(
  'me us some a bit of the song track tune album record single that this one called named by from lil little more good old classic just'.split(
    ' ',
  ),
);
const trailers = new Set(
  'please now thanks thank you next for me us again on spotify first song track tune album instead then mate would could if can right quick real loud out while too though ok and so'.split(
    ' ',
  ),
);
const generic = new Set(
  `something anything music songs tunes tracks whatever stuff it them those these what my your our his her random all every with
  to games game some things ones sounds beats jams bangers hits more another other songs different same new any along up on off
  nothing only less not no in at around safe louder slower faster something's each everything next previous again few a
  today tonight playlist list mix mood how when where who why and as like similar for about while during before after until`
    .trim()
    .split(/\s+/),
);

function queryIn(message: Message, from: number, end: number): string | null {
  let first = from;
  let byArtist = false;
  while (first < end && openers.has(wordAt(message, first))) {
    if (['by', 'from'].includes(wordAt(message, first))) byArtist = true;
    // "The" and "A" may open a name: "A Day in the Life".
    first += 1;
  }
  if (
    ['something', 'anything', 'songs', 'music', 'stuff', 'tracks', 'tunes', 'hits'].includes(
      wordAt(message, first),
    )
  ) {
    const joint = wordAt(message, first + 1);
    if (!['by', 'from'].includes(joint) || isEra(message, first + 2)) return null;
    if (joint === 'from' && isPlace(wordAt(message, first + 2))) return null;
    first += 2;
    byArtist = true;
  }
  let last = end;
  while (last > first && trailers.has(wordAt(message, last - 1)) && !isCapital(message, last - 1)) last -= 1;
  if (first >= last) return null;
  // "Taylor Swift vibes" asks for what is like her.
  if (last - first > 1 && styleWords.has(wordAt(message, last - 1)) && !isCapital(message, last - 1))
    return null;
  if (!byArtist && !isName(message, first, last)) return null;
  const start = startsWithArticle(message, first, from) ? first - 1 : first;
  return withoutBy(message, start, last);
}

const isEra = (message: Message, at: number) =>
  message.named.some((one) => one.kind === 'era' && one.from <= at + 1 && one.to > at);

function startsWithArticle(message: Message, first: number, from: number): boolean {
  if (first <= from) return false;
  const word = wordAt(message, first - 1);
  return (word === 'the' || word === 'a') && isCapital(message, first - 1);
}

/** Whether the words are a name, and not words for what music is to be. */
function isName(message: Message, first: number, last: number): boolean {
  const head = wordAt(message, first);
  const by = indexOfBy(message, first, last);
  if (by > first && by < last - 1 && !isEra(message, by + 1))
    return !generic.has(wordAt(message, by - 1)) || by > first + 1;
  if (generic.has(head) && !isCapital(message, first)) return false;
  const name = nameAt(message, first, false);
  const covered = isDescribed(message, first, last);
  if (name?.certain === true && (!covered || isOnlyRemarks(message, name.to, last))) {
    return !isVocabulary(message, name.from, name.to);
  }
  if (endsAsTitle(message, first, last)) return true;
  if (covered) return false;
  return unknownShare(message, first, last) > 0.4;
}

const remarks = new Set(
  'song songs tune tunes music record records tracks hits stuff from the on in of'.split(' '),
);

/** "Glenn Yarbrough tunes", "Sabah from the eighties": what follows the name says no more than which of it. */
function isOnlyRemarks(message: Message, from: number, last: number): boolean {
  for (let at = from; at < last; at += 1) {
    const isYear = message.named.some((one) => one.kind === 'era' && one.from <= at && at < one.to);
    if (!remarks.has(wordAt(message, at)) && !isYear) return false;
  }
  return true;
}

const isVocabulary = (message: Message, from: number, to: number) =>
  message.named.some((one) => one.from <= from && one.to >= to);

const purposes = new Set('for that which to while when with about'.split(' '));

/** Words of the vocabulary, of moods and for music are in it: "sad songs", "jazz for dinner", "music I know". */
function isDescribed(message: Message, first: number, last: number): boolean {
  let music = false;
  const isLikeTitle = holdsJoint(message, first, last);
  for (let at = first; at < last; at += 1) {
    const word = wordAt(message, at);
    if (wordClasses.music.has(word) && word !== 'one' && word !== 'ones') music = true;
    if (purposes.has(word) && at > first && message.named.some((one) => one.from > at && one.from < last))
      music = true;
    if (
      message.named.some(
        (one) =>
          one.from <= at &&
          at < one.to &&
          one.kind !== 'scene' &&
          !(one.kind === 'activity' && isLikeTitle) &&
          (one.meant || one.kind === 'genre' || one.kind === 'instrument'),
      )
    )
      music = true;
  }
  return music || everyWordDescribes(message, first, last);
}

/** What titles are about, and no kind of music. */
const ofTitles = new Set(
  `angel baby beauty bride children choir cowboy daughter devil dream eyes fever fire fighter flower girl heart heaven hell highway
  hotel inferno kid king lady machine magic man memory miracle moon queen rider river shoes sky soldier stranger surfer train woman
  world`
    .trim()
    .split(/\s+/),
);
const longestPlainTitle = 3;

/** "Dancing queen", "piano man": short, and ending in a word that titles end in and kinds of music do not. */
const endsAsTitle = (message: Message, first: number, last: number): boolean =>
  last - first >= 2 && last - first <= longestPlainTitle && ofTitles.has(wordAt(message, last - 1));

const joints = new Set('in on the of my your up down through away that'.split(' '));

/** "Dancing in the moonlight", "running up that hill": words that join others stand inside a title, seldom inside a constraint. */
function holdsJoint(message: Message, first: number, last: number): boolean {
  for (let at = first + 1; at < last - 1; at += 1) if (joints.has(wordAt(message, at))) return true;
  return false;
}

function everyWordDescribes(message: Message, first: number, last: number): boolean {
  for (let at = first; at < last; at += 1) {
    const word = wordAt(message, at);
    if (
      !movingWords.adjectives.has(word) &&
      !movingWords.comparatives.has(word) &&
      !isFiller(word) &&
      !movingWords.nouns.has(word)
    )
      return false;
  }
  return true;
}

function unknownShare(message: Message, first: number, last: number): number {
  let plain = 0;
  for (let at = first; at < last; at += 1) {
    const word = wordAt(message, at);
    if (purposes.has(word) || generic.has(word) || movingWords.adjectives.has(word)) plain += 1;
    else if (!commonWords.has(word)) plain -= 1;
  }
  return 1 - Math.max(0, plain) / (last - first);
}
