import type { Brief, Mood, Situation } from '@attune/contract';
import type { Distress } from '@attune/mood';
import { oneself } from '../feeling/danger-beside-music.ts';
import { type Message, readMessageWords } from '../message.ts';
import { ofMusicHeard } from '../parts/constraints/missed-in-music.ts';
import { type DenialForms, denialsOf, denialsOfSituation, madeSo } from './denial-forms.ts';
import { echoesOfMood, markGuess, nameOfGuess, wordsOfMood, wordsOfSituation } from './guess-words.ts';
import { type Clause, clausesOf, endsAsking, isFillerClause } from './split-clauses.ts';

/** What of a guess a listener turns down, and what they say besides. */
export interface TakenBack {
  situation: Situation | null;
  mood: Mood | null;
  /** How a reply names what it takes back; `null` where they only say that they were misread. */
  name: string | null;
  /** The message without the words that turn the guess down, as typed. */
  rest: string;
}

/** What is denied of somebody else says nothing of who writes. */
const ofAnother =
  /^(?:and |but |so |because |well ){0,2}(?:he|she|they|hes|shes|my [a-z]{2,12}|our [a-z]{2,12}|people|everyone|everybody|nobody|no one|his|her)\b(?! (?:said|asked|mentioned|told))/;

/** "No worries" is a courtesy, "why am I so angry all the time" asks nobody, and "I'm not nervous any more" says that it was so. */
const ofLife =
  /^no worried\b|^i .{0,60}\b(?:any ?more|no longer)\b|\b(?:all the time|always|every (?:day|time|night)|cannot|cant stop|could not|how to (?:not|stop))\b/;

/** "Do you not do parties?" asks. */
const asking =
  /^(?:and |but |so ){0,1}(?:do|does|dont|have|havent|is|are|isnt|arent|can|cant) (?:you|there|they|we) (?!please|take|drop|remove|change|lose|get|put|stop|switch)/;

const agreeing =
  /^(?:yes|yeah|yep|yup|true|right|exactly|ok|okay|sure|maybe|perhaps|well|a bit|a little|good|nice|perfect|please|kind of|kinda|sort of)\b/;

/** In words. */
const mostInEcho = 3;
/** In clauses; whoever turns a guess down does so before a message is this long. */
const mostClauses = 24;

const names = ({ said }: Clause, words: RegExp): boolean => markGuess(said, words).includes('#');

/** "Let-down?? I'm cleared!", "quiet? It's a party": a word of ours is asked back, and something else is told. */
function isEcho(clauses: readonly Clause[], at: number, echoes: readonly RegExp[]): boolean {
  const clause = clauses[at];
  const next = clauses.slice(at + 1).find((one) => !isFillerClause(one));
  if (clause === undefined || next === undefined || !endsAsking(clause)) return false;
  if (clauses.slice(0, at).some((one) => !isFillerClause(one))) return false;
  const isShort = clause.said.split(' ').length <= mostInEcho;
  return isShort && echoes.some((words) => names(clause, words)) && !agreeing.test(next.said);
}

interface Found {
  /** Clauses that say nothing but that the guess is wrong. */
  dropped: Set<number>;
  /** What is left of clauses of which a part says so. */
  cut: Map<number, string>;
  word: string;
}

const wordCount = (said: string): number => (said.trim() === '' ? 0 : said.trim().split(' ').length);
const countOf = (marked: string): number => wordCount(marked) + marked.split('~').length - 1;
/** "I need to calm down not go wild": with so many words in front, or behind, more is said than what is denied. */
const leastBefore = 3;
const leastBehind = 4;
/** "Im not sad im raging": a new sentence without a mark. */
const sentence = /^ (?:i|im|we|my|its|just|happy|but)\b/;

/** What a clause says in front of the words that turn a guess down, or behind them; `null` where that is nothing. */
function keptBeside({ words, text }: Message, clause: Clause, found: RegExpExecArray): string | null {
  const isContrast = / than /.test(found[0]);
  const match = isContrast ? found.index + found[0].lastIndexOf(' than ') : found.index;
  const before = countOf(found.input.slice(0, match));
  const after = found.input.slice(found.index + found[0].length);
  const behind = countOf(after);
  const at = (word: number) => words[clause.first + word];
  const parts = [
    before >= leastBefore ? text.slice(at(0)?.start, at(before - 1)?.end) : '',
    behind >= leastBehind || sentence.test(after)
      ? text.slice(at(wordCount(clause.said) - behind)?.start, at(wordCount(clause.said) - 1)?.end)
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : `${parts.join(', ')}${isContrast ? ' instead' : ''}. `;
}

interface Sought {
  words: RegExp;
  /** By which they are asked back. */
  echoes: readonly RegExp[];
  forms: DenialForms;
  mood?: Mood;
}

/** "Not calm, strong": of how lively it is nobody says so of themselves. */
const isOfPace = (clauses: readonly Clause[], at: number, mood: Mood | undefined): boolean =>
  mood === 'calm' && clauses.slice(0, at).every(isFillerClause);

const finding = /^(?:these|this|it|they|that|you)\b[^#]{0,40}#/;

function findDenials(
  message: Message,
  clauses: readonly Clause[],
  { words, echoes, forms, mood }: Sought,
): Found | null {
  const dropped = new Set<number>();
  const cut = new Map<number, string>();
  let word = '';
  for (const [at, clause] of clauses.entries()) {
    if (ofAnother.test(clause.said) || ofLife.test(clause.said) || asking.test(clause.said)) continue;
    if (/^not\b/.test(clause.said) && ofMusicHeard.test(clauses[at - 1]?.said ?? '')) continue;
    const marked = markGuess(clause.said, words);
    const found = marked.includes('#')
      ? (forms.anywhere.map((one) => one.exec(marked)).find((one) => one !== null) ??
        (isSaidBare(clauses, at) || isOfPace(clauses, at, mood) ? forms.bare?.exec(marked) : null) ??
        (endsAsking(clause) ? madeSo.exec(marked) : null))
      : null;
    if (found === null && !isEcho(clauses, at, echoes)) continue;
    const left = found && keptBeside(message, clause, found);
    if (left) cut.set(at, left);
    else dropped.add(at);
    word = clause.said.match(words)?.[0] ?? word;
  }
  if (dropped.size === 0 && cut.size === 0) return null;
  // "These are heartbreak songs. I am not heartbroken": what finds fault with the guess is no wish.
  for (const [at, { said }] of clauses.entries()) if (finding.test(markGuess(said, words))) dropped.add(at);
  return { dropped, cut, word };
}

const telling =
  /^(?:i|im|we|my|its|it is|he|she|they|happy|proud|glad|angry|annoyed|furious|mad|raging|livid|tired|fine|good|great|relieved|grateful|today|tonight|this is|there is|were)\b/;

/** "Not sad! Happy!", "not sad. Annoyed": exclaimed, or what is so instead follows; "not sad, just quieter" is of the music. */
function isSaidBare(clauses: readonly Clause[], at: number): boolean {
  const clause = clauses[at];
  if (clause === undefined || /^(?:but|and) /.test(clause.said)) return false;
  const next = clauses[at + 1];
  const isLast = next === undefined && at > 0;
  return clause.marks.includes('!') || isLast || (next !== undefined && telling.test(next.said));
}

/**
 * What of the guess that stands a message turns down in people's own words; `null` where it turns nothing down. Only what was really
 * guessed can be: "no party" at a funeral is about the music.
 */
export function readTakenBack(message: Message, brief: Brief): TakenBack | null {
  const clauses = clausesOf(message).slice(0, mostClauses);
  if (clauses.length === 0) return null;
  const { situation, mood } = brief;
  const about = situation === null ? null : wordsOfSituation[situation];
  const ofSituation =
    about && findDenials(message, clauses, { words: about, echoes: [about], forms: denialsOfSituation });
  const words = wordsOfMood[mood];
  const ofMood = findDenials(message, clauses, {
    words,
    echoes: [words, echoesOfMood[mood]],
    forms: denialsOf(mood),
    mood,
  });
  if (ofSituation === null && ofMood === null) return null;
  const dropped = new Set([...(ofSituation?.dropped ?? []), ...(ofMood?.dropped ?? [])]);
  const cut = new Map([...(ofSituation?.cut ?? []), ...(ofMood?.cut ?? [])]);
  return {
    situation: ofSituation === null ? null : situation,
    mood: ofMood === null ? null : mood,
    name: ofSituation !== null && situation !== null ? nameOfGuess(ofSituation.word, situation) : null,
    rest: restOf(message, clauses, dropped, cut),
  };
}

/** "The kids aren't here, no need for children around": heard alone it may sound like danger, and speaks of nobody's own. */
export function onlyChildrenGone(text: string, distress: Distress, brief: Brief | null): boolean {
  if (distress.tier !== 'possible' || distress.heardBy === 'sign' || brief?.situation !== 'children around')
    return false;
  const message = readMessageWords(text);
  const isOfOneself = message.words.some((word) => oneself.has(word.text));
  return !isOfOneself && readTakenBack(message, brief)?.situation === 'children around';
}

/** These say only that somebody was misread. */
const misreading =
  /^(?:(?:no|nope|hey|wait|sorry|what|oh|but|and|please|you) ){0,4}(?:(?:you )?(?:have )?(?:misread|misunderstood|misheard|got (?:it|that|me|this) (?:all )?wrong|(?:do |did )?(?:not|dont|didnt) (?:understand|read|listen|get it|hear)(?: me| it| that)?|understood the opposite(?: of what i said)?|werent listening|were not listening)|did you even read(?: that| it)?|that is not what i (?:said|meant|mean)|(?:the )?opposite of what i said|read (?:it|that) again|look again)(?: (?:please|me|at all|again|of what i said)){0,4}$/;

export const isMisreading = ({ said }: Clause): boolean => misreading.test(said);

/** An order goes on after "and": "take away the heartbreak, please, and the singing". */
const order =
  /^(?:(?:please|can you|could you|and) ){0,2}(take away|take out|remove|drop|lose|ditch|no|not|without)\b/;
const goesOn = /^and (?:the|all|any|no)\b/;

function restOf(
  message: Message,
  clauses: readonly Clause[],
  dropped: ReadonlySet<number>,
  cut: ReadonlyMap<number, string>,
): string {
  const kept: string[] = [];
  let verb: string | null = null;
  for (const [at, clause] of clauses.entries()) {
    if (dropped.has(at)) {
      verb = order.exec(clause.said)?.[1] ?? null;
      continue;
    }
    if (isMisreading(clause)) continue;
    const text = message.text.slice(clause.start, clause.end);
    const part = cut.get(at);
    if (part !== undefined) kept.push(part);
    else if (verb !== null && goesOn.test(clause.said)) kept.push(text.replace(/^\W{0,3}and/i, verb));
    else kept.push(text);
    if (!isFillerClause(clause)) verb = null;
  }
  const rest = kept
    .join('')
    .replace(/^[\s,;.!?:—–-]{1,20}/, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(rest) && !isOnlyFiller(clauses, dropped) ? rest : '';
}

const isOnlyFiller = (clauses: readonly Clause[], dropped: ReadonlySet<number>): boolean =>
  clauses.every((clause, at) => dropped.has(at) || isFillerClause(clause) || isMisreading(clause));
