import type { Intent, Situation } from '@attune/contract';
import type { Topic } from '@attune/mood';
import { isFiller } from '../../cues/fillers.ts';
import { numberOf, ordinalOf } from '../../cues/word-classes.ts';
import { feelingWords } from '../../feeling/feeling-words.ts';
import { isOccasion } from '../../feeling/occasions.ts';
import { hasCue, type Message, wordAt } from '../../message.ts';
import { movingWords } from '../../parts/moves/moving-words.ts';
import { movesMusic, type Parts, speaksOfMusic } from '../../parts/read-parts.ts';
import type { ReadQuestion } from '../../questions/read-question.ts';
import { commonWords } from '../../words/common-words.ts';
import { featureHash } from '../../words/feature-hash.ts';
import { wordParts } from '../../words/word-parts.ts';
import { statedFeeling } from '../stated-feeling.ts';

/** Where a message stands in its conversation. */
export type Standing = 'first' | 'later' | 'playing';

export function standingOf({ brief, playing }: { brief: unknown; playing: boolean }): Standing {
  if (brief === null) return 'first';
  return playing ? 'playing' : 'later';
}

/** All that the model of intents looks at. */
export interface IntentEvidence {
  message: Message;
  parts: Parts;
  standing: Standing;
  /** What the message tells of, and what the brief is about. */
  situation: Situation | null;
  situationBefore: Situation | null;
  /** What the message is about, more closely; no feature of the model. */
  topic: Topic | null;
  /** What the rules make of the message. */
  byRules: Intent;
  /** What the message asks of the assistant; no feature of the model. Absent where it is not to be taken for a question. */
  question?: ReadQuestion | null;
  /** Music is on; no feature of the model. */
  isPlaying?: boolean;
  /** Music is asked for in the form of a question. */
  isMusicAsked?: boolean;
}

/** A power of two, so that a hash becomes a place by its lowest bits. */
export const featurePlaces = 32768;
/** Nothing is looked at beyond this many words. */
const mostWords = 60;

/** The places of the features of a message, each once; the time grows with the message alone. */
export function intentFeatures(evidence: IntentEvidence): number[] {
  const places = new Set<number>();
  const add = (...parts: readonly string[]) => places.add(placeOf(...parts));
  for (const name of wholeMessage(evidence)) add(name);
  const { message, standing } = evidence;
  const later = standing === 'first' ? 'first' : 'later';
  const words = message.words.slice(0, mostWords);
  const kinds = words.map((_, at) => kindAt(message, at));
  let previous = '^';
  let previousKind = '^';
  for (const [at, { text, isWord }] of words.entries()) {
    const kind = kinds[at] ?? text;
    add('word', text);
    add(later, kind);
    add('pair', previous, text);
    add('kinds', previousKind, kind);
    if (at >= 2) add('three', kinds[at - 2] ?? '', previousKind, kind);
    if (isWord && text.length > 4) for (const part of wordParts(text)) add('part', part);
    previous = text;
    previousKind = kind;
  }
  if (later === 'first') for (const name of closing(message, kinds)) add(name);
  add('pair', previous, '$');
  add('kinds', previousKind, '$');
  const content = words.flatMap(({ text, isWord }, at) =>
    isWord && !isFiller(text) ? [kinds[at] ?? text] : [],
  );
  add(`opens ${content[0]}`);
  add(`opens ${content[0]} ${content[1]}`);
  add(`opens ${later} ${words[0]?.text} ${words[1]?.text}`);
  return [...places];
}

/** In words and marks. */
const leastBefore = 6;
const mostClosing = 14;

/** What a long message comes to: after all that was told, "something slow please" still asks. */
function* closing({ words }: Message, kinds: readonly string[]): Generator<string> {
  const end = words.length - (isEnd(words.at(-1)?.text) ? 1 : 0);
  let from = end;
  while (from > 0 && end - from < mostClosing && !isEnd(words[from - 1]?.text)) from -= 1;
  if (from < leastBefore || end > mostWords) return;
  for (let at = from; at < end; at += 1) {
    yield `closes ${kinds[at]}`;
    yield `closes ${at === from ? '^' : kinds[at - 1]} ${kinds[at]}`;
  }
}

const isEnd = (text = ''): boolean => '.!?\n,;:'.includes(text) && text !== '';

function* wholeMessage(evidence: IntentEvidence): Generator<string> {
  const { message, parts, standing, byRules } = evidence;
  const later = standing === 'first' ? 'first' : 'later';
  yield `standing ${standing}`;
  yield `rules ${byRules}`;
  yield `rules ${byRules} ${later}`;
  for (const flag of flagsOf(parts)) {
    yield `says ${flag}`;
    yield `says ${flag} ${later}`;
  }
  const stated = statedFeeling(message) ?? 'nothing';
  const occasion = occasionIn(evidence);
  yield `tells ${stated} ${later} ${occasion}`;
  yield `occasion ${occasion} ${later} music ${speaksOfMusic(parts)}`;
  if (hasCue(message, 'ask')) yield `occasion ${occasion} ${later} asked`;
  for (const { cue } of message.cues) yield `cue ${cue} ${later}`;
  const { length } = message.words.filter(({ isWord }) => isWord);
  const size = length <= 2 ? 'tiny' : length <= 5 ? 'short' : length <= 10 ? 'middling' : 'long';
  yield `size ${size} ${later}`;
  yield `size ${size} music ${speaksOfMusic(parts)} ${later}`;
  const last = message.text.trimEnd().at(-1) ?? '';
  if ('?!.'.includes(last)) yield `ends ${last} ${later}`;
  if (message.text.includes('?')) yield `asks ${speaksOfMusic(parts)}`;
  if (/\p{Extended_Pictographic}/u.test(message.text.replace(/[\d#*]/g, ''))) yield `picture ${later}`;
}

/** Whether a situation is stated, and whether that is another one than before. */
function occasionIn({ parts, situation, situationBefore }: IntentEvidence): string {
  const does = parts.constraints.some(({ kind, operation }) => kind === 'activity' && operation === 'want');
  if (situation === null) return does ? 'activity' : 'none';
  if (!isOccasion(situation)) return 'event';
  return situation === situationBefore ? 'same' : does ? 'occasion and activity' : 'occasion';
}

function flagsOf(parts: Parts): string[] {
  const flags = new Set<string>();
  for (const { kind, operation, meant } of parts.constraints) flags.add(`${operation} ${kind} ${meant}`);
  if (speaksOfMusic(parts)) flags.add('music');
  if (movesMusic(parts)) flags.add('moves');
  if (parts.artists.like.length > 0) flags.add('like');
  if (parts.artists.avoided.length > 0) flags.add('artist avoided');
  if (parts.languages.length > 0) flags.add('language');
  if (parts.length !== null) flags.add('length');
  if (parts.explicit !== null) flags.add('explicit');
  if (parts.discovery !== null) flags.add('discovery');
  if (parts.asked !== null) flags.add('asked');
  if (parts.path !== null) flags.add(`path ${parts.path.path}`);
  if (parts.edits.length > 0) flags.add('edits');
  if (parts.positions.length > 0) flags.add('positions');
  if (parts.command !== null) flags.add('command');
  if (parts.named !== null) flags.add('named');
  for (const sign of parts.candidate?.signs ?? []) flags.add(sign);
  return [...flags];
}

/** The word, or what kind of word it is where many of a kind are said alike. */
function kindAt(message: Message, at: number): string {
  const word = wordAt(message, at);
  if (word === '') return message.words[at]?.text ?? '';
  const named = message.named.find(({ from, to }) => from <= at && at < to);
  if (named !== undefined) return `<${named.kind}>`;
  if (numberOf(word) !== undefined) return '<number>';
  if (ordinalOf(word) !== undefined) return '<ordinal>';
  if (movingWords.comparatives.has(word)) return '<comparative>';
  if (feelingWords.some(({ feelings }) => feelings.has(word))) return '<feeling>';
  if (movingWords.adjectives.has(word)) return '<describing>';
  return commonWords.has(word) || isFiller(word) ? word : '<unknown>';
}

const placeOf = (...parts: readonly string[]): number => featureHash(...parts) & (featurePlaces - 1);
