import type { Brief, Command, Edit, ShownMix } from '@attune/contract';
import { wantsToStayAwake } from '@attune/mood';
import { cuesOf, hasCue, type Message, typed, wordAt } from '../message.ts';
import { allowedArtists } from '../names/allowed-artists.ts';
import { broughtBack } from '../names/brought-back.ts';
import { isMissed, lackedArtists } from '../names/missed-artists.ts';
import { withOpeningNames } from '../names/opening-names.ts';
import { type NamedArtists, readArtists } from '../names/read-artists.ts';
import { moreOfWhoPlays, shownArtists } from '../names/shown-artists.ts';
import { playOfShownList } from '../names/shown-lists.ts';
import { spokenOf } from '../names/spoken-of.ts';
import { isLikenedFault, isTooNear } from './constraints/likened-fault.ts';
import type { ReadConstraint } from './constraints/read-constraint.ts';
import { readConstraintChanges } from './constraints/read-constraint-changes.ts';
import { readSungLanguages, type SungLanguage } from './constraints/read-language-sung.ts';
import { isLanguageMeant } from './constraints/spoken-of-only.ts';
import { isOfThing } from './constraints/told-things.ts';
import { faulted, missed, turnedDown } from './constraints/turned-constraints.ts';
import { namesWithoutTold } from './constraints/without-told.ts';
import { isMeantOtherwise, type ReadKeyword, readKeywords } from './keywords/read-keywords.ts';
import { readRefusedKeywords } from './keywords/refused-keywords.ts';
import { type AskedMood, readAskedMood } from './moods/read-asked-mood.ts';
import { asksToMove } from './moves/asks-to-move.ts';
import { readLaterOn } from './moves/read-later-on.ts';
import { type Moves, readMoves } from './moves/read-moves.ts';
import { isTooMuchOfThing } from './moves/too-much-of-thing.ts';
import { playedAgain } from './play/played-again.ts';
import { type PlayCandidate, readCandidate } from './play/read-candidate.ts';
import { readNamedPlay, readPlayerCommand } from './play/read-play.ts';
import { longestQuery } from './play/read-query.ts';
import { readSoundtrack, readTitleBy } from './play/read-title.ts';
import { askedBesideTelling, readWhetherHad } from './play/read-whether-had.ts';
import { type AskedDiscovery, readDiscovery } from './settings/read-discovery.ts';
import { type AskedExplicit, isCleanSound, readExplicit } from './settings/read-explicit.ts';
import { type AskedLength, readLength } from './settings/read-length.ts';
import { type AskedPath, readPath } from './settings/read-path.ts';
import { readStages } from './settings/read-stages.ts';
import { atMostOf } from './tracks/at-most-of.ts';
import { effectOfTrack } from './tracks/praised-track.ts';
import { readEdits } from './tracks/read-edits.ts';
import { isWithinTitle, type Positions } from './tracks/read-positions.ts';
import { takesThisOut } from './tracks/read-this-one.ts';
import { titlesKeptAway } from './tracks/titles-kept-away.ts';
import { type LikedTrack, tracksOf } from './tracks/tracks-of-edits.ts';
import { unmetWishes } from './unmet-wishes.ts';

/** Everything a message says about music, whatever it turns out to be. */
export interface Parts {
  constraints: ReadConstraint[];
  artists: NamedArtists;
  languages: SungLanguage[];
  /** What is wished for in words that no vocabulary knows. */
  keywords: ReadKeyword[];
  /** The language sung does not matter, or no longer. */
  anyLanguage: boolean;
  length: AskedLength | null;
  /** Songs marked explicit: `false` keeps them away. */
  explicit: AskedExplicit | null;
  discovery: AskedDiscovery | null;
  moves: Moves;
  asked: AskedMood | null;
  path: AskedPath | null;
  edits: Edit[];
  positions: Positions[];
  /** What of the mix there is to be more like. */
  likedTracks?: LikedTrack[];
  /** What of the mix goes, or is to be come upon less. */
  unlikedTracks?: LikedTrack[];
  /** A command to the player, or a single thing to be played. */
  command: Command | null;
  named: Command | null;
  /** A film's music, a title with its artist, or who is asked after by name, and nothing else is said: the only thing the message can mean. */
  isTitle?: boolean;
  /** So many songs of an artist are to stay, and no more. */
  isLimited?: true;
  /** The mix on the screen is to be in another order. */
  asksToMove?: true;
  /** What is wanted, and was found nowhere: another wish takes its place. */
  unmet?: Pick<Brief, 'wanted' | 'like'>;
  /** What may be meant for the player where nothing plainer is said; the intent decides. */
  candidate: PlayCandidate | null;
}

export interface PartsContext {
  brief: Brief | null;
  mix: ShownMix | null;
  playing: boolean;
  /** Names of the playlists on the screen. */
  lists?: readonly string[];
  /** Who may be in danger is heard to speak of the music only where they say so plainly: "there is no life in it" may be told of oneself. */
  isPlain?: boolean;
}

export function readParts(
  message: Message,
  { brief, mix, playing, lists = [], isPlain = false }: PartsContext,
): Parts {
  const {
    edits: read,
    named,
    tooMuch,
    heard,
    unwelcome,
    faulted: amiss,
  } = readEdits(message, brief === null ? null : mix, brief);
  const away = titlesKeptAway(message, brief === null ? null : mix, named);
  const limit = atMostOf(message, brief === null ? null : mix);
  const edits = [
    ...(limit.edits.length > 0 ? read.filter(({ op }) => op === 'keep') : read),
    ...away.edits,
    ...limit.edits,
  ];
  // Where nothing stands "keep it to Verdi" speaks of no song of the mix.
  const spoken = (brief === null ? [] : named).flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, n) => from + n),
  );
  const isSpokenFor = (at: number) => spoken.includes(at);
  // "My uncle wants some Johnny Cash" asks for him, whether a song of his is on the screen or not.
  const isOfTrack = (at: number) =>
    brief !== null &&
    named.some(({ from, to, ofArtist }) => from <= at && at < to && (!ofArtist || edits.length > 0));
  const led = readArtists(message);
  const artists =
    brief === null ? withOpeningNames(message, led) : withSpokenOf(message, led, brief, mix, named);
  const effect = brief === null ? null : effectOfTrack(message, named);
  const told = effect === null ? [] : [effect];
  const stages = isPlain ? null : readStages(message);
  // What a part of the mix is to be like moves nothing of the rest.
  const moves =
    stages === null ? readMoves(message, [...tooMuch, ...amiss, ...told], isPlain ? null : brief) : unmoved;
  const isOfTracks = edits.length > 0 || named.length > 0;
  const asked =
    effect === null && stages === null
      ? readAskedMood(message, brief?.mood ?? null, moves.denied, moves.complained)
      : null;
  const path =
    stages ??
    readPath(message) ??
    (brief === null || isPlain ? null : readLaterOn(message, moves, asked, isOfTracks));
  // "Songs like Hurt by Johnny Cash" plays no song of that name.
  const isLikened = led.like.some(({ like }) => like.kind === 'track');
  const list =
    playOfShownList(message, lists) ?? playBroughtBack(message, brief) ?? playedAgain(message, mix);
  const title = isLikened
    ? null
    : (list ??
      readSoundtrack(message) ??
      readTitleBy(message) ??
      (brief === null ? null : readWhetherHad(message)));
  const languages = readSungLanguages(message, brief).filter(
    (one) => brief === null || isLanguageMeant(message, one),
  );
  // Beside what may be danger nothing is looked for in the listener's own words. Where music stands a word of it in passing asks for nothing.
  const keywords = isPlain
    ? []
    : readKeywords(message, [...led.like, ...led.avoided], [...named, ...languages]).filter(
        ({ isLed, operation }) => brief === null || isLed === true || operation === 'swapOut',
      );
  const refusedKeywords = readRefusedKeywords(message, brief);
  const isOfFault = ({ from, to }: { from: number; to: number }) =>
    (moves.complained ?? []).some((one) => one.from <= from && to <= one.to);
  const staysAwake = wantsToStayAwake(message.text);
  return {
    ...(title !== null && { isTitle: true }),
    ...(limit.edits.length > 0 && { isLimited: true }),
    ...(mix !== null && asksToMove(message) && { asksToMove: true }),
    // "Too fast" names no tempo that is wanted: the move says which.
    constraints: turnedDown(
      faulted(missed(message, readConstraintChanges(message, brief), brief), moves),
      unwelcome,
    ).filter(
      ({ operation, kind, value, from, to }) =>
        !isOfThing(message, { operation, kind, value, from, to }) &&
        (kind !== 'tempo' ||
          !(
            stages !== null ||
            moves.used.has(from) ||
            (brief === null && isTooMuchOfThing(message, from - 1))
          )) &&
        // "It sounds like a spa" asks for no music for a massage.
        (operation === 'avoid' || !isOfFault({ from, to })) &&
        // "A polka for a patient horse" is a song of the mix.
        ![...tooMuch, ...heard].some((one) => one.from <= from && to <= one.to) &&
        !named.some((title) => isWithinTitle({ from, to }, title)) &&
        // "Not this singer" is about whoever sings.
        !(
          kind === 'vocals' &&
          pointing.has(wordAt(message, from - 1)) &&
          typed(message, from, to) === 'singer'
        ) &&
        // "No lyrics about sex" is about what they say.
        !(kind === 'vocals' && wordAt(message, to) === 'about') &&
        // "Nothing with lyrics in English" is about the language.
        !(
          kind === 'vocals' && languages.some((one) => one.from === to + 1 && wordAt(message, to) === 'in')
        ) &&
        // "Clean tho" is about the words, "no clean singing" about how it is sung.
        !(
          kind === 'activity' &&
          value === 'cleaning' &&
          (isOfWords(message, from, to) || isCleanSound(message, from, to))
        ) &&
        !(operation === 'want' && isTooNear(message, from)) &&
        // "Too tinkly, like a spa" is what is wrong with it.
        !(kind === 'activity' && operation === 'want' && isLikenedFault(message, from)) &&
        // "I must not fall asleep" is about no music to sleep by.
        !(kind === 'activity' && value === 'sleep' && (staysAwake || isPutToSleep(message, to))) &&
        // "No English rap" turns down the language alone.
        !(
          (operation === 'avoid' || operation === 'lessen') &&
          languages.some((one) => one.avoided && one.to === from)
        ) &&
        // "Football chants" are no mantras.
        !keywords.some(
          (one) => one.isListKind === true && isMeantOtherwise({ kind, value, from, to }, one),
        ) &&
        // "Beach House" asks for no house.
        !artists.like.some((one) => one.from <= from && to <= one.to && one.to - one.from > to - from),
    ),
    artists: {
      allowed: allowedArtists(message, brief, artists),
      // "Greek or Italian" is about what is sung.
      like: [
        ...namesWithoutTold(message, artists.like).filter(
          ({ from, to }) =>
            !isOfTrack(from) &&
            !limit.from.has(from) &&
            ![...languages, ...keywords].some((one) => one.from <= from && to <= one.to),
        ),
        ...moreOfWhoPlays(message, mix),
        ...lackedArtists(message, artists.avoided),
      ],
      avoided: [
        ...artists.avoided.filter(
          (one) =>
            !away.from.has(one.from) &&
            !limit.from.has(one.from) &&
            (one.soft ? !isOfTrack(one.from) : !isSpokenFor(one.from)) &&
            !isMissed(message, one, brief),
        ),
        ...(limit.avoided.length > 0 ? limit.avoided : shownArtists(message, mix, named, brief)),
      ],
    },
    languages,
    keywords: [...keywords.filter((one) => !isOfFault(one)), ...refusedKeywords],
    anyLanguage: hasCue(message, 'anyLanguage'),
    length: readLength(message, brief, isAsking(message, brief)),
    explicit: readExplicit(message, brief),
    discovery: readDiscovery(message),
    moves,
    asked,
    path,
    edits,
    ...(mix !== null && {
      likedTracks: tracksOf(edits, ['moreLike'], mix),
      unlikedTracks: tracksOf(edits, ['drop', 'lessLike'], mix),
    }),
    positions: named,
    ...(brief !== null && mix !== null && { unmet: unmetWishes(brief, mix) }),
    command: readPlayerCommand(message, playing),
    named: isLikened ? null : (list ?? meantToPlay(artists, readNamedPlay(message, mix, named)) ?? title),
    // "Take that one off" is no title.
    candidate:
      isLikened || takesThisOut(message) ? null : meantCandidate(artists, readCandidate(message, mix, named)),
  };
}

/** "Bring back The Cat Has Read Your Thesis": it is looked for, and played. */
function playBroughtBack(message: Message, brief: Brief | null): Command | null {
  const back = brief === null ? null : broughtBack(message);
  return back === null ? null : { action: 'play', query: back.title.slice(0, longestQuery) };
}

const unmoved: Moves = { valence: 0, energy: 0, denied: [], words: [], used: new Set() };

const passive = new Set(['being', 'be', 'been', 'was', 'were', 'is', 'got', 'getting']);

/** "My dog is being put to sleep" asks for no music to sleep by. */
const isPutToSleep = (message: Message, to: number): boolean =>
  wordAt(message, to - 2) === 'to' &&
  wordAt(message, to - 3) === 'put' &&
  passive.has(wordAt(message, to - 4));

/** "Put some Burna Boy in there" and "why would I want to hear Coldplay" play nothing. */
function meantToPlay({ isAdded, avoided }: NamedArtists, command: Command | null): Command | null {
  const query = command?.query?.toLowerCase() ?? '';
  const isRefused = avoided.some(({ name }) => query.includes(name.toLowerCase()));
  return isAdded === true || isRefused ? null : command;
}

/** "They're asking for Taylor Swift": what is more than the name of somebody whose music is wished for is no title. */
function meantCandidate(artists: NamedArtists, candidate: PlayCandidate | null): PlayCandidate | null {
  if (candidate === null || candidate.command.query === undefined) return candidate;
  if (meantToPlay(artists, candidate.command) === null) return null;
  const query = candidate.command.query.toLowerCase();
  const isBare = candidate.signs.some((sign) => sign.endsWith(' bare'));
  const isWish = artists.like.some(({ like, isLed, isLikened }) => {
    const name = like.kind === 'artist' ? like.name.toLowerCase() : '';
    // "Like Nirvana" does not ask for Nirvana alone.
    return isLed === true && name !== '' && (query !== name || isLikened === true) && query.includes(name);
  });
  return isBare && isWish ? null : candidate;
}

/** "She loved Blur so not that" asks for no Blur. */
function withSpokenOf(
  message: Message,
  named: NamedArtists,
  brief: Brief | null,
  mix: ShownMix | null,
  tracks: readonly Positions[],
): NamedArtists {
  const { like, avoided, isOut } = spokenOf(message, named, brief, mix, tracks);
  const beside = besideTelling(message, named);
  return {
    ...named,
    ...(askedBesideTelling(message).length > 0 && { isAdded: true as const }),
    like: [
      ...named.like.filter((one) => one.like.kind !== 'artist' || !isOut.has(one.like.name)),
      ...like,
      ...beside,
    ],
    avoided: [...named.avoided, ...avoided],
  };
}

const isOfWords = (message: Message, from: number, to: number): boolean =>
  cuesOf(message, 'clean').some((cue) => cue.from <= from && to <= cue.to);

const pointing = new Set(['this', 'that']);

/** With a brief everything is about music; without one it takes a word that asks. */
function isAsking(message: Message, brief: Brief | null): boolean {
  if (brief !== null && !hasCue(message, 'feelingNow')) return true;
  return hasCue(message, 'ask') || message.named.some(({ meant, kind }) => meant && kind !== 'scene');
}

const besideTelling = (message: Message, { like }: NamedArtists): NamedArtists['like'] =>
  askedBesideTelling(message)
    .filter((name) => !like.some(({ from }) => from === name.from))
    .map(({ name, from, to }) => ({
      ...{ like: { kind: 'artist', name }, words: typed(message, from, to), from, to },
      ...{ isKnown: true, isLed: true },
    }));

/** Whether anything is said of the music itself; activities and scenes alone only say where it is played. */
export function speaksOfMusic(parts: Parts): boolean {
  return (
    parts.constraints.some(({ kind, meant }) => meant && kind !== 'activity' && kind !== 'scene') ||
    parts.artists.like.length > 0 ||
    parts.artists.avoided.length > 0 ||
    (parts.artists.allowed ?? []).length > 0 ||
    parts.anyLanguage ||
    parts.languages.length > 0 ||
    parts.keywords.some(({ operation, isLed }) => operation === 'want' && isLed === true) ||
    parts.length !== null ||
    parts.explicit !== null ||
    parts.discovery !== null ||
    parts.asked !== null
  );
}

export function movesMusic({ moves }: Parts): boolean {
  return (
    moves.valence !== 0 ||
    moves.energy !== 0 ||
    moves.tempo !== undefined ||
    moves.denied.length > 0 ||
    moves.styled === true
  );
}

const ofVolume = new Set(
  'loud louder quiet quieter soft softer low lower volume noise too so that less more a bit it this turn up down notch much lot way bring take keep put crank pump not the my its music sound song songs tune tunes speakers thing things small please'.split(
    ' ',
  ),
);

/** "Turn it up, it's too tame": something else than how loud it is. */
export function movesBesideVolume({ moves }: Parts): boolean {
  return (
    moves.styled === true || moves.words.some((words) => words.split(' ').some((word) => !ofVolume.has(word)))
  );
}
