import type { Brief, Situation } from '@attune/contract';
import { asksByTheClock } from '../intent/asks-by-the-clock.ts';
import { type Message, readMessageWords, wordAt } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { unlessElsewhere } from './gone-somewhere.ts';
import { isOnlyInKitchen } from './only-in-kitchen.ts';
import { onlyNamesMusic } from './only-names-music.ts';
import { leavesTrouble } from './plain-news.ts';
import { isBorneOut } from './situation-borne-out.ts';
import { isSituationDenied } from './situation-denied.ts';
import { meantSituation } from './situation-moods.ts';

/** In characters; nobody greets at greater length. */
const greeting = /^\s{0,9}(?:(?:hi|hello|hey|and|oh)[,!. ]{1,3})?(?:a very )?good morning\b[^a-z]{0,9}/i;
const leastBehind = 20;
/** "You gave me a funeral" is about the music. */
const givenByUs =
  /^\s{0,9}(?:(?:and|but|no|ok|sorry|well)[, ]{1,3}){0,2}you (?:gave|played|put|picked|made)\b/i;

/** Of the music, and neither of sleep nor of somebody. */
const ofMusic: Partial<Record<Situation, RegExp>> = {
  'falling asleep': /\btoo (?:sleepy|drowsy|dozy|dreamy|slow)\b/i,
  loneliness:
    /\b(?:no ?one|nobody) (?:singing|sings|talking|talks|rapping|raps|shouting|humming|(?:wants|needs|likes|asked for|ordered) (?:this|that|it|the|these|those))\b/i,
  // The baby is up, and not whoever listens.
  'waking up':
    /\b(?:he|she|they|it|baby|son|daughter|kids?|children|wife|husband|driver|dog|cat|neighbou?rs?)(?: has| have|['’]s)? (?:woken|woke|wakes?|waking)\b/i,
  date: /\bromantic[ -](?:period|era|age|composers?|movement|school)\b/i,
};

/**
 * What a message tells of, beside what it only says by the way: "good morning" greets, "Stray Kids" are no children, and what is too sleepy sends
 * nobody to bed.
 */
export function situationIn(
  message: Message,
  parts: Parts,
  brief: Brief | null,
  readSituation: (text: string) => Situation | null,
): Situation | null {
  const { text } = message;
  const situation = unlessElsewhere(text, meantSituation(text, readSituation(text)));
  // "Until 10pm" is about no run.
  if (situation === null || (brief !== null && (asksByTheClock(text) || givenByUs.test(text)))) return null;
  if ((situation === 'cooking' && isOnlyInKitchen(text)) || !isBorneOut(situation, text)) return null;
  // "No running music" as the first that is said is for something else.
  const isRefused = parts.constraints.some(
    ({ value, operation }) => value === situation && operation === 'avoid',
  );
  if ((brief !== null || isRefused) && isSituationDenied(message, situation)) return null;
  // "Anger is over. I baked a cake".
  if (brief !== null && leavesTrouble(text, { ...brief, situation })) return null;
  if (brief !== null && (isInFault(situation, message, parts, readSituation) || joking.test(text)))
    return null;
  const beside = besideListKinds(text, parts);
  if (beside !== text && meantSituation(beside, readSituation(beside)) !== situation) return null;
  if (onlyNamesMusic(message, parts) || isInWordsOfMusic(situation, message, parts)) return null;
  if (brief !== null && ofMusic[situation]?.test(text) === true) return null;
  if (situation === 'waking up') return beyondGreeting(text, situation, brief, readSituation);
  const { like, avoided } = parts.artists;
  // Who is named first in a conversation may be somebody of one's life, unless they are well known: "sleep token" sends nobody to bed.
  const named = brief === null ? like.filter(({ isKnown }) => isKnown === true) : [...like, ...avoided];
  const names = named.map(({ words }) => words).filter((name) => name !== '');
  if (names.length === 0) return situation;
  const unnamed = names.reduce((rest, name) => rest.replace(name, ''), text);
  return meantSituation(unnamed, readSituation(unnamed));
}

/** "I was joking about the funeral". */
const joking = /\b(?:joking|kidding|(?:a|my) joke)\b/i;

/** "I'm going to fall asleep lol, a bit more pulse", "that's a funeral": told in what finds fault with the music alone. */
function isInFault(
  situation: Situation,
  { text, words }: Message,
  { moves: { complained = [] } }: Parts,
  readSituation: (text: string) => Situation | null,
): boolean {
  if (complained.length === 0) return false;
  const isOfIt = (at: number) => complained.some(({ from, to }) => from <= at && at < to);
  const rest = words.map(({ start, end }, at) => (isOfIt(at) ? '' : text.slice(start, end))).join(' ');
  // "That's a funeral. I'm not dead".
  return (
    meantSituation(rest, readSituation(rest)) !== situation ||
    isSituationDenied(readMessageWords(rest), situation)
  );
}

/** "Guilty pleasures" and "divorced dad rock" tell of nobody's shame or divorce. */
const besideListKinds = (text: string, { keywords }: Parts): string =>
  keywords.reduce((rest, { words, isListKind }) => (isListKind ? rest.replace(words, '') : rest), text);

/** A greeting of a few words more may tell of a morning; before a wish for something else it does not. */
function beyondGreeting(
  text: string,
  situation: Situation,
  brief: Brief | null,
  readSituation: (text: string) => Situation | null,
): Situation | null {
  const rest = text.replace(greeting, '');
  if (rest === text || rest.length < leastBehind) return situation;
  const other = meantSituation(rest, readSituation(rest));
  return other === null && brief === null ? situation : other;
}

/** Whether it was found in words of music alone: a name of it, what songs may say, what music is for. */
function isInWordsOfMusic(situation: Situation, message: Message, parts: Parts): boolean {
  switch (situation) {
    case 'cleaning':
      return isOfLyrics(parts);
    case 'children around':
      return isOnlyNamed(message, parts.artists);
    case 'loneliness':
      return isForDoingAlone(message.text);
    default:
      return false;
  }
}

/** "Keep it clean" is about the words of songs, and of no house, unless cleaning is named beside it. */
function isOfLyrics({ explicit, constraints }: Parts): boolean {
  return /\bclean\b/i.test(explicit?.words ?? '') && !constraints.some(({ value }) => value === 'cleaning');
}

const children = new Set('kid kids child children baby babies boy boys girl girls teens'.split(' '));

/** "Stray Kids and Beach Boys please": the only children are those of a name. */
function isOnlyNamed(message: Message, { like, avoided }: Parts['artists']): boolean {
  const names = [...like, ...avoided];
  const isNamed = (at: number) => names.some(({ from, to }) => from <= at && at < to);
  const told = message.words.flatMap((_, at) => (children.has(wordAt(message, at)) ? [at] : []));
  return told.length > 0 && told.every(isNamed);
}

const forDoingAlone =
  /\b(?:songs?|music|stuff|something|playlist|tunes|mix|tracks?) (?:for|to|while|when) [^.!?\n]{0,60}\b(?:by myself|on my own|alone|solo)\b/i;
const missing = /\b(?:lonely|loneliness|lonesome|nobody|no one|no-one|miss|missing|feel|feeling|cry|sad)\b/i;

/** "Stuff for skating around by myself" is no complaint. */
const isForDoingAlone = (text: string): boolean => forDoingAlone.test(text) && !missing.test(text);
