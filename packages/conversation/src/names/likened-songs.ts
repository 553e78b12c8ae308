import { briefBounds, type Like } from '@attune/contract';
import { type Distress, keepLast } from '@attune/mood';
import { wordSet } from '../cues/word-classes.ts';
import { type Message, readMessageWords, typed, wordAt } from '../message.ts';
import { movingWords } from '../parts/moves/moving-words.ts';
import { commonWords } from '../words/common-words.ts';
import { isKnownWord } from '../words/known-word.ts';
import { findLeads } from './artist-leads.ts';
import { isPlace } from './places-and-kinds.ts';
import { isCapital, isKnownArtist, isShouted, nameAt } from './read-name.ts';

/** A song that music is to be like. */
export interface LikenedSong {
  like: Like & { kind: 'track' };
  words: string;
  from: number;
  to: number;
}

/** With the words that lead to it. */
interface LedSong extends LikenedSong {
  leadFrom: number;
}

/** In words, marks among them. */
const longestTitle = 8;
const songNouns = wordSet('song songs track tune single hit classic');
const callingSo = wordSet('called named titled');
/** Behind one of these a mark ends nothing. */
const shortForms = wordSet('mr mrs ms dr st vs');
const quotes = wordSet('" “ ” ‘ ’ «  »');
/** Words that join others within a title, and stand without a capital there. */
const joining = wordSet(
  'a an the of and or to in on at for from with without by into over under no not de la le du des del el n',
);
/** Of a title, and hardly of the name of a band. */
const ofTitles = wordSet(`
  i im ive you your youre me my mine we us our it its he him his she her they them this that these is are was be been am do dont does did cant wont
  will would could should have has had never always if when where what why how here there to for with without from at out up down away about again
  let lets take make come go going gone give get want need love loves fix say tell stop
`);
/** Opens no likeness to a song, or tells what somebody likes. */
const tellsTaste = wordSet(
  'if i we fan fans think imagine bit very kind could might would should a my channel channelling channeling remind reminds reminding',
);
/** "More like Fix You", where "she looks like" and "I like" speak of no music. */
const besideLike: ReadonlySet<string> = new Set([
  '',
  ...wordSet('more just only bit little ones one closer playlist mix sad happy calm slow fast'),
]);
/** What stands behind a title that music is called after. */
const calledAfter = wordSet('type kind sort style vibe vibes feeling mood energy adjacent');
const longName = 3;
/** Typed with a capital in any sentence, and no title by themselves. */
const ofLife = wordSet(`
  mum mom mam mama dad papa gran nan nana granny grandma grandpa grandad granddad auntie aunt uncle sis god jesus heaven hell home school
  monday tuesday wednesday thursday friday saturday sunday mondays fridays sundays january february march april may june july august september october
  november december christmas easter english french german spanish italian
`);
const oneself = wordSet('i im ive id ill');
const ofBeing = wordSet(
  'i im ive id ill you we he she it they am are is was were have has had will would been not the a this that there',
);
const denying = wordSet('nothing not no never less isnt arent dont without');
/** No title begins with these where it is not typed as one. */
const noTitle = wordSet(
  'this that these those it them what when if how something anything music songs stuff the a an my our your his her their being sitting standing i we you',
);

const everyIn = (from: number, to: number, holds: (at: number) => boolean): boolean =>
  Array.from({ length: to - from }, (_, n) => from + n).every(holds);

/** "Songs like Fix You", "similar to Hurt by Johnny Cash", "something like “Dancing Queen”": music like a song, and like no artist. */
export const likenedSongs = keepLast((message: Message): LedSong[] => {
  const led = likened(message, isSong);
  return [...led, ...styled(message, led)].toSorted((a, b) => a.from - b.from);
});

function likened(message: Message, isMeant: typeof isSong): LedSong[] {
  if (isShouted(message)) return [];
  const found: LedSong[] = [];
  for (const { cue, from, to } of findLeads(message.words)) {
    const before = wordAt(message, from - 1);
    const isLikeness =
      cue === 'style'
        ? !tellsTaste.has(wordAt(message, from))
        : cue === 'like' &&
          (besideLike.has(before) || message.named.some((one) => one.to === from && one.meant));
    if (!isLikeness || denying.has(before)) continue;
    const song = songAt(message, to, isMeant);
    if (song !== undefined && !found.some((other) => other.from < song.to && song.from < other.to))
      found.push({ ...song, leadFrom: from });
  }
  return found;
}

const pointing = wordSet('that this it these those there here');

/** "Mr. Brightside type songs", "that Stairway to Heaven feeling". */
function styled(message: Message, found: readonly LedSong[]): LedSong[] {
  return message.words.flatMap(({ text }, to): LedSong[] => {
    if (!calledAfter.has(text)) return [];
    for (let from = Math.max(0, to - longestTitle); from < to; from += 1) {
      const isTitled =
        isCapital(message, from) && endOfTitle(message, from) === to && isTitle(message, from, to);
      if (
        isTitled &&
        // "That's energy music".
        !(from === 0 && pointing.has(wordAt(message, from)) && wordAt(message, from + 1) === 'is') &&
        // Nor is "I'm feeling down" of a song.
        !everyIn(from, to, (at) => ofBeing.has(wordAt(message, at))) &&
        !denying.has(wordAt(message, from - 1)) &&
        !found.some((one) => one.from < to && from < one.to)
      )
        return [{ ...songOf(message, from, to, to), leadFrom: from }];
    }
    return [];
  });
}

/** A message in which the titles of such songs say nothing: no music, no cue, no word. */
export function withTitlesMasked(message: Message): Message {
  const songs = likenedSongs(message);
  if (songs.length === 0) return message;
  const isApart = (one: { from: number; to: number }) =>
    songs.every(({ from, to }) => one.to <= from || to <= one.from);
  return {
    ...message,
    words: message.words.map((word, at) =>
      isApart({ from: at, to: at + 1 }) ? word : { ...word, text: '_', isWord: false },
    ),
    named: message.named.filter(isApart),
    cues: message.cues.filter(isApart),
  };
}

/** A text less the songs that music is to be like: of what somebody lives through their titles tell nothing. */
export const withoutTitles = (text: string): string => without(text, likenedSongs(readMessageWords(text)));

function without(text: string, songs: readonly LikenedSong[]): string {
  const { words } = readMessageWords(text);
  let rest = '';
  let end = 0;
  for (const { from, to } of songs.toSorted((a, b) => a.from - b.from)) {
    rest += text.slice(end, words[from]?.start);
    end = words[to - 1]?.end ?? end;
  }
  return rest + text.slice(end);
}

/** Danger that neither the titles tell of nor what stands around them is none: "music similar to Clair de Lune". */
export function dangerBesideTitles(text: string, recognizeDistress: (text: string) => Distress): Distress {
  const heard = recognizeDistress(text);
  if (heard.tier !== 'possible') return heard;
  // A song or whoever plays it: neither is what somebody tells of themselves.
  const named = likened(readMessageWords(text), () => true);
  if (named.length === 0) return heard;
  const apart = [without(text, named), ...named.map(({ words }) => words)].map(recognizeDistress);
  return apart.find(({ tier }) => tier !== 'none') === undefined ? { tier: 'none' } : heard;
}

function songAt(message: Message, at: number, isMeant: typeof isSong): LikenedSong | undefined {
  let from = at;
  if (
    ['the', 'that', 'a', 'this'].includes(wordAt(message, from)) &&
    songNouns.has(wordAt(message, from + 1))
  )
    from += 1;
  const isCalledSong = songNouns.has(wordAt(message, from));
  if (isCalledSong) from += 1;
  if (isCalledSong && callingSo.has(wordAt(message, from))) from += 1;
  const quoted = quotedAt(message, from);
  if (quoted !== undefined) return songOf(message, quoted.from, quoted.to, quoted.end);
  const to = endOfTitle(message, from);
  if (to > from) {
    const isNamed = artistBehind(message, to) !== undefined || isCalledSong || isMeant(message, from, to);
    return isNamed ? songOf(message, from, to, to) : undefined;
  }
  return inLowerCase(message, from);
}

function quotedAt({ words }: Message, at: number): { from: number; to: number; end: number } | undefined {
  if (!quotes.has(words[at]?.text ?? '')) return undefined;
  for (let to = at + 1; to <= at + 1 + longestTitle && to < words.length; to += 1)
    if (quotes.has(words[to]?.text ?? ''))
      return to === at + 1 ? undefined : { from: at + 1, to, end: to + 1 };
  return undefined;
}

/** Behind the last word typed with a capital that words or joining words lead to. */
function endOfTitle(message: Message, from: number): number {
  let to = from;
  for (let at = from; at < Math.min(message.words.length, from + longestTitle); at += 1) {
    const word = message.words[at];
    if (word === undefined) break;
    if (!word.isWord) {
      if (word.text === '.' && shortForms.has(wordAt(message, at - 1))) continue;
      break;
    }
    // "By" goes on with the artist.
    if (isCapital(message, at) && !goesOnAnew(message, at, from)) to = at + 1;
    else if (!joining.has(word.text) || at === from || artistBehind(message, at) !== undefined) break;
  }
  return to;
}

/** "Fix You and I": who goes on to tell of themselves has named the song. */
const goesOnAnew = (message: Message, at: number, from: number): boolean =>
  at > from && oneself.has(wordAt(message, at)) && !isCapital(message, at - 1);

function isTitle(message: Message, from: number, to: number): boolean {
  if (to - from < 2 || isKnownArtist(typed(message, from, to))) return false;
  if (nameAt(message, from, true)?.isKnown === true) return false;
  // Few bands are called by three words and more: "Smells Like Teen Spirit".
  if (to - from >= longName && everyIn(from, to, (at) => isCapital(message, at))) return true;
  return message.words
    .slice(from, to)
    .some(({ text }, place) => ofTitles.has(text) || (place === 0 && shortForms.has(text)));
}

const isSong = (message: Message, from: number, to: number): boolean =>
  isTitle(message, from, to) || isOfEverydayWords(message, from, to);

/** "Fast Car", "Yesterday": everyday words, all typed as names are, and no kind of music. */
function isOfEverydayWords(message: Message, from: number, to: number): boolean {
  if (isKnownArtist(typed(message, from, to)) || isPlace(wordAt(message, from))) return false;
  if (to === from + 1 && ofLife.has(wordAt(message, from))) return false;
  if (message.named.some((one) => one.from <= from && to <= one.to)) return false;
  const { words } = message;
  return words
    .slice(from, to)
    .every(
      ({ text }, place) =>
        isCapital(message, from + place) &&
        (commonWords.has(text) || isKnownWord(text)) &&
        !movingWords.nouns.has(text),
    );
}

function artistBehind(message: Message, by: number) {
  const word = wordAt(message, by);
  if (word !== 'by' && word !== 'from') return undefined;
  const artist = nameAt(message, by + 1, true);
  return word === 'by' || artist?.isKnown === true ? artist : undefined;
}

/** "songs like hurt by johnny cash": somebody known is behind it, and words that may be a title before. */
function inLowerCase(message: Message, from: number): LikenedSong | undefined {
  if (noTitle.has(wordAt(message, from))) return undefined;
  for (let by = from + 1; by <= from + longestTitle && message.words[by - 1]?.isWord === true; by += 1)
    if (wordAt(message, by) === 'by' || wordAt(message, by) === 'from')
      return artistBehind(message, by)?.isKnown === true ? songOf(message, from, by, by) : undefined;
  return undefined;
}

/** @param end where the artist may be named, behind a closing quotation mark */
function songOf(message: Message, from: number, to: number, end: number): LikenedSong {
  const artist = artistBehind(message, end);
  const name = typed(message, from, to).slice(0, briefBounds.words);
  return {
    like: { kind: 'track', name, ...(artist !== undefined && { artist: artist.name }) },
    words: typed(message, from, artist?.to ?? to),
    from,
    to: artist?.to ?? end,
  };
}
