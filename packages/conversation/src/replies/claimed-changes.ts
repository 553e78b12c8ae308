import { briefBounds, type Change, type Intent, type Like, type Situation } from '@attune/contract';
import { isKnownArtist } from '../names/read-name.ts';
import { commonWords } from '../words/common-words.ts';
import { isKnownWord } from '../words/known-word.ts';
import { asks, isBrief, speaksOfMusic } from './wording.ts';

/** What a message says beside its wishes. */
export interface BesideWishes {
  text: string;
  intent: Intent;
  situation: Situation | null;
  /** The situation is told as what goes on, not as what music is wanted for. */
  isSetting: boolean;
  /** What music is for is somebody else's. */
  isOthersPurpose: boolean;
  /** The situation was spoken against. */
  isTakenBack: boolean;
}

/** The changes that the listener asked for in so many words: of these alone a reply speaks. */
export function claimedChanges(changes: readonly Change[], beside: BesideWishes): readonly Change[] {
  const { text, intent, situation, isSetting, isOthersPurpose, isTakenBack } = beside;
  if (isTelling(text, intent, changes)) return [];
  const isStory = intent === 'mood' && !speaksOfMusic(text) && !asks(text);
  const isNoWish = (one: Change) =>
    isPurpose(one) &&
    (isSetting || isOthersPurpose || (isTakenBack && situation !== null && isFor(one, situation)));
  const named = changes.filter(
    (one) =>
      !isUnasked(one) &&
      !isCapped(one) &&
      !isNoWish(one) &&
      !isDoubtedName(one) &&
      !(isStory && isPassing(one)),
  );
  const isWished = named.some((one) => !isPurpose(one) && one.words !== undefined);
  return isWished || intent === 'mood' ? named.filter((one) => !isInferred(one)) : named;
}

/** As many letters as "driving" and "drive" share. */
const stem = 4;

/** "Packing boxes" is no word for cleaning, nor is a beach for summer: beside what is wished for in words, or only told, it is not said to be. */
const isInferred = (change: Change): boolean =>
  change.field === 'wanted' &&
  change.op === 'add' &&
  (change.kind === 'activity' || change.kind === 'scene') &&
  change.words?.toLowerCase().includes(change.value.slice(0, stem)) === false;

/** Words that stand in a sentence rather than in the name of who plays: "shaking like jelly before the penalty shootout". */
const sentenceWords =
  /\b(?:before|after|in|at|on|my|your|his|her|our|their|when|while|because|is|are|was|now|to|for|than)\b/i;
const longestName = 5;

const isEverydayWord = (word: string): boolean => commonWords.has(word) || isKnownWord(word);

/** A name that may be none: the music goes by it, the reply claims nothing of it. */
function isDoubtedName(change: Change): boolean {
  // A song is only read where words lead to it.
  if (change.field !== 'like' || change.like.kind !== 'artist') return false;
  // "Cigarettes after sex" is made of everyday words, and is a band.
  if (isOfKnown(change.like)) return false;
  const { name } = change.like;
  const isWritten = /^\p{Lu}/u.test(name) && !sentenceWords.test(name);
  if (isWritten) return false;
  const words = name.toLowerCase().split(' ');
  return (
    sentenceWords.test(name) || words.length > longestName || words.every((word) => isEverydayWord(word))
  );
}

/** What is no passing word of a story, */
const ofMusicAlone: ReadonlySet<string> = new Set(['genre', 'era', 'language', 'keyword']);
/** and what a request may mean besides. */
const ofRequests: ReadonlySet<string> = new Set([...ofMusicAlone, 'instrument', 'vocals', 'tempo']);

/** "On hold for forty minutes, then the line cut": whoever tells at length, and speaks of no music, asks for none of it. */
function isTelling(text: string, intent: Intent, changes: readonly Change[]): boolean {
  if (isBrief(text) || speaksOfMusic(text)) return false;
  if (intent === 'request' && asks(text)) return false;
  const naming = intent === 'mood' ? ofMusicAlone : ofRequests;
  return !changes.some(
    (one) =>
      (one.field === 'like' && (intent !== 'mood' || isOfKnown(one.like))) ||
      ((one.field === 'wanted' || one.field === 'avoided') && naming.has(one.kind)),
  );
}

/** "Treated me like dirt", "forty invoices", "the usual": in what somebody tells these are seldom of music, and the reply claims nothing. */
function isPassing(change: Change): boolean {
  if (change.field === 'like') return change.like.kind !== 'playing' && !isOfKnown(change.like);
  return change.field === 'length' || change.field === 'discovery';
}

const isOfKnown = (like: Like): boolean => like.kind === 'artist' && isKnownArtist(like.name);

/** Where the music moves because the mood does, nobody asked for "calmer". */
const isUnasked = ({ field, words }: Change): boolean => field.startsWith('target.') && words === undefined;

/** "Six hours" is more than a mix can last, and is not answered with "five". */
function isCapped(change: Change): boolean {
  if (change.op !== 'set' || change.field !== 'length') return false;
  const { to, words } = change;
  const { most } = briefBounds.minutes;
  const isMost = typeof to === 'object' && to !== null && 'minutes' in to && to.minutes === most;
  return isMost && words !== undefined && !saysMost.test(words);
}

const saysMost = /\b(?:5|five|300)\b/i;

const isPurpose = (change: Change): boolean => change.field === 'wanted' && change.kind === 'activity';

const isFor = (change: Change, situation: Situation): boolean =>
  change.field === 'wanted' && change.value === situation;

/** "Less gloomy", before anything was played. */
export const isMoved = (changes: readonly Change[]): boolean =>
  changes.some(({ op, field, words }) => op === 'set' && field.startsWith('target.') && words !== undefined);
