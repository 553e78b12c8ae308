import { wordClasses, wordSet } from '../cues/word-classes.ts';
import { type Message, readMessageWords } from '../message.ts';
import { movingWords } from '../parts/moves/moving-words.ts';
import type { ConversationReading, ReadHeard } from '../reading.ts';
import { type Clause, clausesOf, endsAsking } from './split-clauses.ts';

const ofSound: ReadonlySet<string> = new Set(['genre', 'instrument', 'vocals', 'era', 'tempo']);
/** What only says how much of it, or in what way. */
const small = wordSet(`
  some more less and or not no now please pls plz old real really proper properly very quite rather pretty super a an bit of any with without just only solo
  weird strange odd allowed again instead then something anything stuff kind sort music songs tunes thing things same still maybe perhaps want need give me
  i make it play put on for but ok okay well yes yeah also actually
`);
/** "The piano", "my guitar", "what a voice": of something that is there. */
const pointing = wordSet(
  'the this that these those her his their its my our your what such oh ah no ha haha',
);
/** With one of these a mood or a measure is wished; alone it may be how the house is: "quiet." */
const moods = wordSet('happy joyful cheerful sad calm energetic angry');
/** What is loved is there already: "lovely, piano". */
const loved = /\b(?:love|loves|loved|lovely|like|liked|beautiful|gorgeous|perfect|wonderful|great)\b/;
const wishing = wordSet(
  'now please pls plz stuff music songs tunes something anything real proper properly super want need give make play put',
);
const ends = wordSet('while for when as because so from in at to until till');
/** In words. */
const most = 8;
/** In characters and clauses. */
const mostRead = 400;
const mostClauses = 10;

/** Without what it is for, and when. */
function wishIn(clause: Clause): string[] {
  const words = clause.said.split(' ');
  const end = words.findIndex((word, at) => at > 0 && ends.has(word));
  return end === -1 ? words : words.slice(0, end);
}

function isWish(clause: Clause): boolean {
  const words = wishIn(clause);
  if (endsAsking(clause) || words.length > most || pointing.has(words[0] ?? '')) return false;
  const { named } = readMessageWords(words.join(' '));
  const isNamed = (at: number) =>
    named.some(({ kind, from, to }) => ofSound.has(kind) && from <= at && at < to);
  const isMeasure = (word: string) =>
    moods.has(word) || movingWords.adjectives.has(word) || movingWords.comparatives.has(word);
  const isSaid = words.every((word, at) => small.has(word) || isNamed(at) || isMeasure(word));
  if (!isSaid || words.some((word) => wordClasses.good.has(word))) return false;
  const isAsked = clause.said.split(' ').some((word) => wishing.has(word));
  // "Drum and bass! No wonder": what was just told is said again.
  if (clause.marks.includes('!') && !isAsked) return false;
  const isSound = words.some((word, at) => isNamed(at) || movingWords.comparatives.has(word));
  return isSound || (isAsked && words.some(isMeasure));
}

/** The clauses of a message that say nothing but how the music is to be; `null` where none does, or all do. */
function ownClauses(message: Message): string | null {
  const clauses = message.text.length > mostRead ? [] : clausesOf(message);
  if (clauses.length > mostClauses) return null;
  const wishes = clauses
    .filter((clause, at) => isWish(clause) && !loved.test(clauses[at - 1]?.said ?? ''))
    .map((clause) => wishIn(clause).join(' '));
  const said = wishes.join(', ');
  return wishes.length === 0 || said === message.text ? null : said;
}

/** Nothing is done, and nothing answered, by what was made of it. */
const isLeft = (reading: ConversationReading): boolean =>
  reading.keepsMusic === true &&
  (reading.intent === 'smalltalk' || reading.intent === 'refine' || reading.intent === 'mood') &&
  reading.stands === undefined &&
  reading.ofHelp === undefined &&
  reading.asksWhich === undefined;

/**
 * Reads a message; where nothing was made of it, and a clause of its own says how the music is to be, that clause is the wish, whatever is told
 * around it: "That is not an answer. Fine. Piano, solo, for the drive".
 */
export const withOwnClauses =
  (read: ReadHeard): ReadHeard =>
  (text, context, distress, readers) => {
    const whole = read(text, context, distress, readers);
    if (context.brief === null || distress.tier !== 'none' || whole.feelingText !== null) return whole;
    const rest = isLeft(whole.complete(null)) ? ownClauses(readMessageWords(text)) : null;
    if (rest === null) return whole;
    const wished = read(rest, context, distress, { ...readers, isPart: true });
    return wished.intent === 'refine' && wished.complete(null).keepsMusic !== true ? wished : whole;
  };
