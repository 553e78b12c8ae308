import { wordSet } from '../../cues/word-classes.ts';
import { isKnownWord } from '../../words/known-word.ts';
import { isKindOfMusic, isPlace } from '../places-and-kinds.ts';
import { plainWords } from '../plain-words.ts';
import { calendar } from '../read-name.ts';
import { type HeldArtists, longestName, type NamePiece, piecesOf } from './artist-names.ts';

/** An artist of the library in a message. */
export interface HeldName {
  /** As the library spells it. */
  name: string;
  start: number;
  end: number;
  /** Of words of which each says something else in everyday talk. */
  isEveryday: boolean;
  /** Words but those that only join others. */
  words: number;
}

/** Words that join others, point or ask, and make no name by themselves. */
const joining = wordSet(`
  the a an and or of in on at to for from with by de la le les el los las das der die du von van i im ive me my mine we us our you your he him his she her
  they them it its this that these those is are was were be been am do does did dont not no yes who what when where why how if so as but all any some
  more one ones there here then now just only up out off over down
`);

/** Before a name these say whose music it is, whatever the name is made of. */
const ofArtist = wordSet('by');
const ofMusic = wordSet(
  'songs song music tracks track tunes stuff something anything everything all more some albums album records mix playlist list lots bit rest one ones set hour',
);
/** Before a name these ask for it, or turn it down. */
const introducing = wordSet(`
  by play playing played hear hearing some more only just like no not without never add queue spin blast avoid skip ban drop lose remove enough less
  fewer than but love another include including especially mostly except minus want need fancy try
`);
/** Before everyday words these are said of music, where "some" and "no" are said of love and hope. */
const surelyIntroducing = wordSet('by play playing hear hearing more only queue spin');
const likening = wordSet('music songs something anything stuff more tracks sounds sounding');
/** Between what asks for a name and the name. */
const between = wordSet('the to on me us any songs music tracks stuff');
const mostBetween = 2;
/** Beside a name these leave it all that is said. */
const courteous = wordSet(
  'please pls plz thanks thank you some songs music tracks stuff play more now mix radio the a of by hi hey hello ok okay and again',
);

/** "The Gravy song" is a song of Gravy. */
const ofSongs = wordSet('song songs one ones track tracks tune tunes album record stuff music thing');

/** In letters: shorter ones are words of any sentence. */
const shortestOneWord = 3;

const isEverydayWord = (word: string): boolean =>
  isKnownWord(word) ||
  plainWords.has(word) ||
  isPlace(word) ||
  isKindOfMusic(word) ||
  calendar.has(word) ||
  /^\d+$/.test(word) ||
  (word.endsWith('s') && (isKnownWord(word.slice(0, -1)) || plainWords.has(word.slice(0, -1))));

/**
 * Artists of the library that a message names. A name of two words and more is one wherever it stands. One of a single word, or of words that
 * everybody uses, is one only where the words before introduce an artist or it is typed as a name: to take "love" for a band is worse than to miss one.
 */
export function heldNames(text: string, held: HeldArtists): HeldName[] {
  const said = piecesOf(text);
  const typing = typingOf(text, said);
  const found: HeldName[] = [];
  for (let from = 0; from < said.length; from += 1) {
    const [longest] = namesFrom(text, said, from, held).filter((one) => isMeant(one, typing, found));
    if (longest === undefined) continue;
    found.push(asFound(longest, typing));
    from = longest.to - 1;
  }
  return found;
}

interface Candidate {
  name: string;
  from: number;
  /** Behind its last piece. */
  to: number;
  /** Where its last letter ends: "Adele's" ends before the mark. */
  end: number;
  content: readonly string[];
}

/** A sentence ends, or a list goes on: no name is on both sides. */
const breaks = /[.!?;:\n()"“”]/;

/** Names that begin at a piece, the longest first. */
function namesFrom(text: string, said: readonly NamePiece[], from: number, held: HeldArtists): Candidate[] {
  const found: Candidate[] = [];
  let key = '';
  let hasComma = false;
  for (let to = from + 1; to <= Math.min(said.length, from + longestName); to += 1) {
    const piece = said[to - 1];
    if (piece === undefined) break;
    const before = said[to - 2];
    if (to > from + 1 && before !== undefined) {
      const gap = text.slice(before.end, piece.start);
      if (gap.length > 4 || (breaks.test(gap) && /\s/.test(gap) && before.letters.length > 2)) break;
      hasComma ||= gap.includes(',');
    }
    key += piece.letters;
    const [name, end] = spelledAt(text, piece, key, held);
    if (name !== undefined && (!hasComma || name.includes(',')))
      found.unshift({ name, from, to, end, content: contentOf(said, from, to) });
    if (!held.goesOn(key)) break;
  }
  return found;
}

/** "Adele's songs" are songs of Adele. */
function spelledAt(
  text: string,
  { start, end }: NamePiece,
  key: string,
  { spelled }: HeldArtists,
): [name: string | undefined, end: number] {
  const name = spelled(key);
  const isOwning = name === undefined && /['’`]s$/i.test(text.slice(start, end));
  return isOwning ? [spelled(key.slice(0, -1)), end - 2] : [name, end];
}

const contentOf = (said: readonly NamePiece[], from: number, to: number): string[] =>
  said.slice(from, to).flatMap(({ letters }) => (joining.has(letters) ? [] : [letters]));

interface Typing {
  text: string;
  said: readonly NamePiece[];
  /** Whether a capital tells anything: not where all of a message is typed in them. */
  isShouted: boolean;
}

const typingOf = (text: string, said: readonly NamePiece[]): Typing => ({
  ...{ text, said },
  isShouted: text === text.toUpperCase(),
});

function isMeant(one: Candidate, typing: Typing, found: readonly HeldName[]): boolean {
  const { content, from } = one;
  if (content.length === 0) return false;
  const isEveryday = content.every(isEverydayWord);
  if (content.length > 1)
    return !isEveryday || isTypedAsName(one, typing) || ofArtist.has(typing.said[from - 1]?.letters ?? '');
  if ((content[0] ?? '').length < shortestOneWord || isPartOfName(one, typing)) return false;
  const isIntroduced = introduces(typing, from, isEveryday) || goesOn(typing, from, found);
  if (isEveryday) return isIntroduced && isTypedAsName(one, typing);
  return isIntroduced || isTypedAsName(one, typing) || isAllThatIsSaid(one, typing);
}

const letterAt = ({ text, said }: Typing, at: number): string => text[said[at]?.start ?? 0] ?? '';
const isCapital = (typing: Typing, at: number): boolean => {
  const letter = letterAt(typing, at);
  return letter !== letter.toLowerCase();
};

/** "Tom Waits" is nobody who is called Tom: beside one word another one is typed as a name. */
function isPartOfName({ from, to, end }: Candidate, typing: Typing): boolean {
  const { text, said, isShouted } = typing;
  if (isShouted) return false;
  const isBeside = (at: number, gap: string) =>
    gap === ' ' &&
    isCapital(typing, at) &&
    !opensSentence(typing, at) &&
    !joining.has(said[at]?.letters ?? '') &&
    !ofSongs.has(said[at]?.letters ?? '');
  const before = text.slice(said[from - 1]?.end ?? 0, said[from]?.start);
  return isBeside(to, text.slice(end, said[to]?.start ?? end)) || (from > 0 && isBeside(from - 1, before));
}

function opensSentence({ text, said }: Typing, at: number): boolean {
  const before = said[at - 1];
  return before === undefined || /[.!?:\n]/.test(text.slice(before.end, said[at]?.start));
}

/** "More ENERGY" is said louder, where the library spells it "Energy". */
function isLoud({ name }: Candidate, { text, said }: Typing, at: number): boolean {
  const word = text.slice(said[at]?.start, said[at]?.end);
  return word.length > 1 && word === word.toUpperCase() && !name.includes(word);
}

/** Each word with a capital, the first of a sentence aside; in a message of titles, "Songs By Girls", that tells nothing. */
function isTypedAsName(one: Candidate, typing: Typing): boolean {
  const { from, to } = one;
  if (typing.isShouted) return false;
  const isTitled = isCapital(typing, from - 1) && from > 0 && !opensSentence(typing, from - 1);
  if (isTitled && joining.has(typing.said[from - 1]?.letters ?? '')) return false;
  const places = Array.from({ length: to - from }, (_, n) => from + n).filter(
    (at) => !joining.has(typing.said[at]?.letters ?? ''),
  );
  const telling = places.filter((at) => !opensSentence(typing, at) && !isLoud(one, typing, at));
  return telling.length > 0 && places.every((at) => isCapital(typing, at));
}

/** "Songs of X", "something from X", "play some X", "nothing but X". */
function introduces({ said }: Typing, from: number, isEveryday: boolean): boolean {
  const word = (at: number) => said[at]?.letters ?? '';
  let at = from - 1;
  while (at > from - 1 - mostBetween && between.has(word(at))) at -= 1;
  if ((word(at) === 'of' || word(at) === 'from') && ofMusic.has(word(at - 1))) return true;
  if (!isEveryday) return introducing.has(word(at)) || (word(at) === 'put' && word(at + 1) === 'on');
  if (word(at) === 'like') return likening.has(word(at - 1));
  if (word(at) === 'some') return surelyIntroducing.has(word(at - 1)) || word(at - 1) === 'on';
  if (word(at) === 'but') return word(at - 1) === 'nothing';
  return surelyIntroducing.has(word(at)) || word(at) === 'put';
}

/** "Sergeant Gravy and Seismograph": behind a name another one follows. */
function goesOn({ text, said }: Typing, from: number, found: readonly HeldName[]): boolean {
  const last = found.at(-1);
  const start = said[from]?.start ?? 0;
  return last !== undefined && /^\s?(?:,|and|or|&|,\s?and)\s$/i.test(text.slice(last.end, start));
}

const isAllThatIsSaid = ({ from, to }: Candidate, { said }: Typing): boolean =>
  said.every(({ letters }, at) => (from <= at && at < to) || courteous.has(letters));

function asFound({ name, from, to, end, content }: Candidate, { said }: Typing): HeldName {
  const before = said[from - 1];
  const isCalledThe = before?.letters === 'the' && !ofSongs.has(said[to]?.letters ?? '');
  return {
    name,
    start: (isCalledThe ? before?.start : said[from]?.start) ?? 0,
    end: Math.max(end, said[to - 1]?.start ?? 0),
    isEveryday: content.every(isEverydayWord),
    words: content.length,
  };
}
