import { briefBounds } from '@attune/contract';
import { isOfSongs } from '@attune/vocabulary';
import { isFiller } from '../../cues/fillers.ts';
import { numberOf, wordSet } from '../../cues/word-classes.ts';
import { type Message, typed, wordAt } from '../../message.ts';
import { isPlace } from '../../names/places-and-kinds.ts';
import { isKnownArtist, opensSentence } from '../../names/read-name.ts';
import { isSlip } from '../../words/is-slip.ts';
import { isKnownWord } from '../../words/known-word.ts';
import { repairWord } from '../../words/repair-word.ts';
import type { ReadConstraint } from '../constraints/read-constraint.ts';
import { languageOf } from '../constraints/read-language-sung.ts';
import { movingWords } from '../moves/moving-words.ts';
import { isLed, isToldOf, isTurnedDown, notAsking, ofSongs, refusing } from './is-asked-for.ts';
import { demonyms, findListKinds, kindNouns } from './list-kinds.ts';

/**
 * Music that is wished for in words that no vocabulary knows. The value is as typed, but for the capital that opens a sentence:
 * `tavern`, `about trains`, `Ethiopian jazz`. What is turned down is wanted no longer, and nothing is known of what has it.
 */
export interface ReadKeyword extends ReadConstraint {
  kind: 'keyword';
  operation: 'want' | 'swapOut';
  /** What lists are called: "power ballads", "football chants". */
  isListKind?: true;
}

/** Whether something named within the words of a kind of list is another thing: no ballad in "power ballads", but mantras in "football chants". */
export function isMeantOtherwise(
  { kind, value, from, to }: Place & Pick<ReadConstraint, 'kind' | 'value'>,
  list: ReadKeyword,
): boolean {
  if (list.operation !== 'want' || from < list.from || list.to < to) return false;
  const words = list.words.toLowerCase().split(' ');
  return (
    (kind === 'genre' || kind === 'activity') &&
    !value.split(' ').some((word) => words.some((said) => said.startsWith(word)))
  );
}

const plainNouns = wordSet('song songs track tracks tune tunes music lyrics playlist');
const singleSongs = wordSet('song songs track tracks tune tunes');
/** "A song called Wonderwall" is played, songs called Maria are looked for. */
const manySongs = wordSet('songs tracks tunes');
const something = wordSet('something anything stuff ones');
/** Before "something about", these ask for music, where "there's something about her" does not. */
const asking = wordSet('want wanna need fancy play hear give me');
/** Words at which what a song tells of ends. */
const closing = wordSet(`
  for with without but no not by in on at when while who whos that which because so then if please pls plz or as is are was were from
  instead just made make makes came come comes feels feel next now sung ideally preferably maybe mostly less more until till before after since though too and also
`);
/** What is no thing to sing about: a time, a length, or whatever was just spoken of. */
const noSubject = wordSet(`
  it this that these those them him her me us you myself yourself how what why where who when whatever anything something everything
  nothing nobody someone somebody he she they i we all an half twice a one now then here there to as
`);
const possessive = wordSet('my our your his her their its');
const longestSubject = 6;
/** Nothing ends with these. */
const leading = wordSet('a an the of to you i we some my your thanks ok okay yeah haha lol');

/** Words beside "music" that are rare, and say nothing of how it is to be. */
const noKind = wordSet(`
  fewer avoid kinds sorts types suggest suggests recommend recommends require requires provide select choose random separate dozen dozens various certain suitable appropriate specific
  obscure underrated overlooked similar unknown headed backing missing entire correct remaining recommended suggested requested selected existing current decent stupid stupidest
`);
/** Where somebody or something is from: "Cuban", "Balinese", "Irish". */
const isOrigin = (word: string): boolean => /(?:an|ese|ish)$/.test(word);

interface Place {
  from: number;
  to: number;
}

/**
 * What songs shall tell of or be that no vocabulary knows: "songs about trains", "tavern music", "Ethiopian jazz".
 * @param names of artists that were read: "Mitski songs" is about whoever is called so
 * @param spoken of otherwise: songs of the mix, languages sung
 */
export function readKeywords(
  message: Message,
  names: readonly Place[] = [],
  spoken: readonly Place[] = [],
): ReadKeyword[] {
  return keywordsIn(message).filter((keyword) => {
    const isIn = ({ from, to }: Place) => from < keyword.to && keyword.from < to;
    const isName = (name: Place) =>
      isIn(name) &&
      !isOfSongs(keyword.value) &&
      (isLikelyName(message, keyword) ||
        // "Tame Impala songs", "noah kahan songs": no half of a name, and no whole one of several words.
        name.from < keyword.from ||
        (name.from === keyword.from && name.to - name.from > 1 && wordAt(message, keyword.to) === 'songs'));
    return !spoken.some(isIn) && !names.some(isName);
  });
}

function keywordsIn(message: Message): ReadKeyword[] {
  const found: ReadKeyword[] = [];
  const kinds = new Map(
    findListKinds(message.words)
      .filter(({ cue, from, to }) => cue === 'kind' || isWholeMessage(message, from, to))
      .map(({ from, to }) => [from, to]),
  );
  for (let at = 0; at < message.words.length; at += 1) {
    const end = kinds.get(at);
    const read =
      end === undefined
        ? harmless(
            subjectAt(message, at) ??
              containedAt(message, at) ??
              kindAt(message, at) ??
              originAt(message, at),
          )
        : listKind(message, at, end);
    if (read === undefined) continue;
    found.push(read, ...furtherSubjects(message, read));
    at = Math.max(at, (found.at(-1) ?? read).to - 1);
  }
  return found;
}

const aboutSomething = 'about ';
/** In words: "boats", "the open road". */
const longestFurther = 3;
const mostFurther = 5;

/** "Songs about trains, boats and the open road": what is listed on, up to the end of the sentence or of what may be one thing. */
function furtherSubjects(message: Message, first: ReadKeyword): ReadKeyword[] {
  const found: ReadKeyword[] = [];
  if (first.operation !== 'want' || !first.value.startsWith(aboutSomething)) return found;
  let at = first.to;
  while (found.length < mostFurther && ['and', 'or', ','].includes(message.words[at]?.text ?? '')) {
    const from =
      at + (message.words[at]?.text === ',' && ['and', 'or'].includes(wordAt(message, at + 1)) ? 2 : 1);
    const to = subjectEnd(message, from);
    const isOne = to > from && to - from <= longestFurther && !isOtherwiseSaid(message, from, to);
    const further = isOne
      ? harmless(asked(message, aboutSomething + typed(message, from, to), from, to))
      : undefined;
    if (further === undefined) break;
    found.push({ ...further, isLed: first.isLed === true });
    at = to;
  }
  return found;
}

/** "And keep it slow", "female voices", "thanks": no further thing to sing about. */
const isOtherwiseSaid = (message: Message, from: number, to: number): boolean =>
  message.named.some((one) => one.from < to && from < one.to) ||
  message.words
    .slice(from, to)
    .some(
      ({ text }) =>
        !articles.has(text) &&
        (noSubject.has(text) ||
          isFiller(text) ||
          movingWords.adjectives.has(text) ||
          commanding.has(text) ||
          tellsOfIt.test(text)),
    );
const articles = wordSet('a an the');
/** "Songs about love, mum died". */
const tellsOfIt = /^(?:\w+ed|left|lost|won|got|went|came|made|said|told|took|has|had|did)$/;
const commanding = wordSet(
  'make keep play add put show find surprise skip stop turn go going let nothing something not',
);

/** Beside courtesies. */
const isWholeMessage = ({ words }: Message, from: number, to: number): boolean =>
  words.every(({ text, isWord }, at) => (from <= at && at < to) || !isWord || isFiller(text));

const bounded = (text: string) => text.slice(0, briefBounds.words);

function keyword(message: Message, from: number, to: number): ReadKeyword | undefined {
  const words = typed(message, from, to);
  const isShouted = words === words.toUpperCase();
  const isSaidSo = !isShouted && (isOrigin(wordAt(message, from)) || !opensSentence(message, from));
  return asked(message, isSaidSo ? words : words.toLowerCase(), from, to);
}

function listKind(message: Message, from: number, to: number): ReadKeyword | undefined {
  const read = keyword(message, from, to);
  return read && { ...read, isListKind: true };
}

/** `undefined` where somebody only tells of such songs. */
function asked(message: Message, value: string, from: number, to: number): ReadKeyword | undefined {
  const isOut = isTurnedDown(message, from, to);
  if (!isOut && isToldOf(message, from)) return undefined;
  const operation = isOut ? 'swapOut' : 'want';
  // "Horror movie music", with its noun.
  const words = bounded(typed(message, from, ofSongs.has(wordAt(message, to)) ? to + 1 : to));
  return {
    operation,
    kind: 'keyword',
    value: bounded(value.replace(/\s+/g, ' ')),
    words,
    from,
    to,
    meant: true,
    isLed: isLed(message, from, to),
  };
}

/** What somebody may do to themselves or others is looked for in no words of theirs, whatever they want to hear of it. */
export const harming =
  /\b(?:suicid\w{0,8}|overdos\w{0,5}|noose\w?|slit\w{0,6}|self[- ]?harm\w{0,5}|cutting|cutters?|hanging|hang(?:ed)?|pills?|kill\w{0,5}|murder(?:ing)?|shoot\w{0,5}|stabb?\w{0,4}|starv\w{0,4}|thinspo\w{0,6}|pro-?(?:ana|mia)|anorexi\w{0,3}|bulimi\w{0,3}|purg\w{0,4}|eating nothing|dying|to die)\b/i;

/** "Murder ballads" are a kind of list, and nobody's plan. */
const harmless = (read: ReadKeyword | undefined): ReadKeyword | undefined =>
  read !== undefined && harming.test(read.value) ? undefined : read;

/** What songs tell of, how they are called, what happens in them. */
const subjects: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ about: 'about', mention: 'about', mentions: 'about', mentioning: 'about' },
    ...{ called: 'called', named: 'called', titled: 'called', where: 'where' },
  }),
);

/** "Songs about the sea", "play something about trains", "songs called Maria". */
function subjectAt(message: Message, at: number): ReadKeyword | undefined {
  const noun = wordAt(message, at);
  const isNoun = ofSongs.has(noun);
  if (!isNoun && !(something.has(noun) && asking.has(wordAt(message, at - 1)))) return undefined;
  const about = subjectBehind(message, at);
  const how = about === null ? undefined : subjects.get(wordAt(message, about));
  if (about === null || how === undefined || (how !== 'about' && !singleSongs.has(noun))) return undefined;
  if (how === 'called' && !manySongs.has(noun)) return undefined;
  const from = about + 1;
  const to = how === 'called' ? titleEnd(message, from) : subjectEnd(message, from);
  if (
    to === from ||
    message.named.some((one) => one.kind !== 'activity' && one.meant && one.from < to && from < one.to)
  )
    return undefined;
  return asked(message, `${how} ${typed(message, from, to)}`, at, to);
}

/** In words: "a bit of rain" at most. */
const mostContained = 4;
const containedLeads = wordSet('some a an the little bit of lots lot any');

/** "Anything with rain in it", "songs with the sea in them": what they are to tell of; of an instrument they have it. */
function containedAt(message: Message, at: number): ReadKeyword | undefined {
  const noun = wordAt(message, at);
  if (wordAt(message, at + 1) !== 'with' || !(ofSongs.has(noun) || something.has(noun))) return undefined;
  let from = at + 2;
  while (containedLeads.has(wordAt(message, from))) from += 1;
  let to = from;
  while (to < from + mostContained && !['', 'in'].includes(wordAt(message, to))) to += 1;
  const isIn = wordAt(message, to) === 'in' && ['it', 'them', ''].includes(wordAt(message, to + 1));
  const isNamed = message.named.some(
    (one) => one.kind !== 'activity' && one.kind !== 'scene' && one.from < to && from < one.to,
  );
  const isThing = !noSubject.has(wordAt(message, from)) && !movingWords.nouns.has(wordAt(message, from));
  if (!isIn || to === from || isNamed || !isThing) return undefined;
  const read = asked(message, `about ${typed(message, from, to)}`, at, to);
  return read && { ...read, isLed: true };
}

/** In words: how far behind the songs it may be said what they tell of. */
const farthest = 3;
const between = wordSet('all only just mostly that which are is talk talks sing tell talking');

function subjectBehind(message: Message, at: number): number | null {
  let about = at + 1;
  while (about < at + farthest && between.has(wordAt(message, about))) about += 1;
  return subjects.has(wordAt(message, about)) ? about : null;
}

/** "Songs called Maria": its first word, and what goes on with a capital. */
function titleEnd(message: Message, from: number): number {
  let to = from + 1;
  while (to < from + longestSubject && /^\p{Lu}/u.test(wordAt(message, to) && typed(message, to, to + 1)))
    to += 1;
  return wordAt(message, from) === '' ? from : to;
}

/** Where the thing that begins at a word ends: there, where it is none. */
function subjectEnd(message: Message, start: number): number {
  // Whom somebody calls theirs is nobody else's business by name: "my ex Sarah".
  const isTheirs = possessive.has(wordAt(message, start));
  const from = isTheirs ? start + 1 : start;
  const first = wordAt(message, from);
  if (noSubject.has(first) || numberOf(first) !== undefined) return start;
  const isPrivate = (at: number) =>
    /\d/.test(wordAt(message, at)) || (isTheirs && /^\p{Lu}/u.test(typed(message, at, at + 1)));
  let to = from;
  while (
    to < from + longestSubject &&
    wordAt(message, to) !== '' &&
    !closing.has(wordAt(message, to)) &&
    !isPrivate(to)
  )
    to += 1;
  if (to === from) return start;
  while (to > from && leading.has(wordAt(message, to - 1))) to -= 1;
  return to;
}

/** Words between that tell what kind of song it is: "Irish pub songs". */
const mostBetween = 2;

/** "Tavern music", "forest witch songs", "Irish pub songs": from a word on that is neither an everyday one nor anybody's name. */
function kindAt(message: Message, at: number): ReadKeyword | undefined {
  if (!ofSongs.has(wordAt(message, at))) return undefined;
  let from = at - 1;
  while (from >= at - mostBetween && isKindWord(message, from) && !isUnknown(message, from)) from -= 1;
  if (!isUnknown(message, from) || (from < at - 1 && isVerbForm(wordAt(message, from)))) return undefined;
  if (isUnknown(message, from - 1) || ofPlaces.has(wordAt(message, from - 1))) from -= 1;
  const isName = isKnownArtist(typed(message, from, at)) || isKnownArtist(typed(message, at - 1, at));
  // "Bush ballads" are more than "bush music".
  return isName ? undefined : keyword(message, from, plainNouns.has(wordAt(message, at)) ? at : at + 1);
}

/** "Cape Verde", "Sri Lankan". */
const ofPlaces = wordSet(
  'cape new south north west east central saint san el la los puerto sri costa hong upper lower old',
);

function isKindWord(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  const isOther = closing.has(word) || notAsking.has(word) || refusing.has(word) || ofNoKind.has(word);
  const isHow = movingWords.adjectives.has(word) || numberOf(word) !== undefined;
  return word !== '' && !isFiller(word) && !isOther && !isHow;
}

const ofNoKind = wordSet(
  'of our playing explicit kind kinds sort sorts type types other own favourite favorite',
);
/** "Transposing sixteen hymns", "lasted four songs". */
const isVerbForm = (word: string): boolean => /(?:ing|ed)$/.test(word);

/** "Ethiopian jazz", and "Afghan rubab" where it is asked for: a cook tells of "Lebanese labneh". */
function originAt(message: Message, at: number): ReadKeyword | undefined {
  const word = wordAt(message, at);
  const genre = message.named.find(({ from, kind }) => from === at + 1 && kind === 'genre');
  if (genre !== undefined)
    return isOrigin(word) && isUnknown(message, at) ? keyword(message, at, genre.to) : undefined;
  if (!demonyms.has(word) || !isStrange(message, at + 1)) return undefined;
  const isAll =
    message.words.slice(0, at).every(({ text }) => isFiller(text)) &&
    ['', 'please'].includes(wordAt(message, at + 2));
  return isAll ? keyword(message, at, at + 2) : undefined;
}

const isStrange = (message: Message, at: number): boolean =>
  isUnknown(message, at) &&
  !kindNouns.has(wordAt(message, at)) &&
  languageOf(wordAt(message, at)) === undefined &&
  (!/^\p{Lu}/u.test(typed(message, at, at + 1)) || opensSentence(message, at)) &&
  !isSlip(wordAt(message, at));

/** Whether "Mitski" of "Mitski songs" is a name rather than a kind: it has its capital, and nobody is from there. */
const isLikelyName = (message: Message, { from }: ReadKeyword): boolean =>
  /^\p{Lu}/u.test(typed(message, from, from + 1)) &&
  !opensSentence(message, from) &&
  !isOrigin(wordAt(message, from));

function isUnknown(message: Message, at: number): boolean {
  const word = wordAt(message, at);
  if (kindNouns.has(word)) return !isNamed(message, at, at + 1);
  return (
    /^[\p{L}-]{4,20}$/u.test(word) &&
    !/['’]/.test(typed(message, at, at + 1)) &&
    !word.endsWith('ly') &&
    !noKind.has(word) &&
    !isKnownWord(word) &&
    repairWord(word) === word &&
    !isPlace(word) &&
    !isNamed(message, at, at + 1)
  );
}

/** Minecraft is more than gaming where its own music is asked for; "cooking music" is for cooking. */
const isNamed = (message: Message, from: number, to: number): boolean =>
  message.named.some(
    (one) =>
      one.from < to &&
      from < one.to &&
      (one.kind !== 'activity' || one.to - one.from > 1 || !ofGames.has(wordAt(message, one.from))),
  );
const ofGames = wordSet(
  'minecraft fortnite fifa zelda pokemon roblox skyrim runescape overwatch valorant warzone stardew warhammer',
);
