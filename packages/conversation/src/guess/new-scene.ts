import type { Brief, Situation } from '@attune/contract';
import { wantsNoChange } from '../intent/keeps-as-is.ts';
import type { Message } from '../message.ts';
import { type Clause, clausesOf } from './split-clauses.ts';

const time = '(?:evening|day|night|morning|afternoon|weekend|scene|occasion|situation|story)';
const weekday = '(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)';
const opening =
  '(?:(?:ok|okay|right|well|so|and|but|hello|hi|hey|again|now|anyway|no|its|it is|this is|that is) ){0,4}';
const closing = '(?: (?:now|here|then|today|dear|love|again|everybody|everyone|already|to you)){0,2}';

/** Clauses that say nothing but that it is another time. */
const jumps: readonly RegExp[] = [
  new RegExp(`^${opening}(?:an? |the )?(?:different|new|next|other) ${time}${closing}$`),
  // "Another day, another dinner" is a saying.
  new RegExp(`^${opening}another ${time} (?:now|here|then|altogether)$`),
  new RegExp(
    `^${opening}(?:today|tonight) (?:is|its) (?:an? )?(?:different|new|another|other) ${time}${closing}$`,
  ),
  new RegExp(
    `^${opening}(?:a|one|two|three|a few|some|several|many) (?:hours?|days?|weeks?|months?) later${closing}$`,
  ),
  new RegExp(
    `^${opening}(?:that|this|all that|it) was (?:yesterday|last night|last week|before|then|earlier|for then)${closing}$`,
  ),
  new RegExp(`^${opening}fast forward(?: to [a-z ]{3,20})?$`),
  new RegExp(`^${opening}(?:it is |its )?(?:a )?${weekday} now$`),
  new RegExp(`^${opening}(?:it is |its )?(?:the )?(?:next|following) ${time}(?: [a-z]{3,10}){0,1}$`),
  // "That was for dinner".
  /^(?:(?:ok|okay|right|well|no|but) ){0,2}(?:that|this|it) was for (?:the |my |our )?[a-z]{3,12}(?: [a-z]{3,12})?$/,
];
/** In front of what is told of it. */
const leadsOn = new RegExp(
  `^${opening}(?:(?:an? |the )?(?:different|new|another) ${time} now|(?:the )?next (?:day|morning) now|(?:it is |its )${weekday} now|fast forward) `,
);
/** A greeting of the morning, long after the first message, is of another day. */
const morning = /^(?:oh |hello |hi |hey |and )?good morning\b/;

/** Done alone, and ended by company. */
export const doneAlone: ReadonlySet<Situation> = new Set<Situation>([
  ...(['reading', 'study', 'coding', 'meditation', 'winding down'] as const),
  ...(['sleeplessness', 'falling asleep', 'waking up'] as const),
]);
const company =
  /\b(?:(?:sister|brother|friends?|mates|neighbou?rs?|family|son|daughter|cousins?|guests|people|he|she|they|everybody|everyone|parents|mum|dad|grandchildren|kids)(?: and (?:the |her |his |my )?[a-z]{2,12})?(?:s| is| are| have| has|ve)?(?: just| now| all| both)? (?:coming (?:over|round)|came (?:over|round|in)|come (?:over|round)|dropped (?:in|by)|turned up|here now)|(?:two|three|four|five|six|seven|eight|lots) of us (?:now|here|(?:at|round|around) the (?:table|kitchen|fire)|in the kitchen)|(?:just|have|has|ve|all|finally) arrived now?)\b/;

/** What was done is done with, by how people say so of it. */
const ended: Partial<Record<Situation, RegExp>> = {
  reading: /\b(?:closed|shut|finished|put (?:down|away)) (?:the|my) book\b/,
  study:
    /\b(?:closed|shut|finished|put away) (?:the|my) books?\b|\b(?:done|finished) (?:studying|revising|learning)\b/,
  running:
    /\b(?:done|finished) running\b|\b(?:ran it|finished it|finished the (?:run|race|marathon))\b|\b(?:im|i am) home now\b|\bin the bath now\b|\bnow in the bath\b/,
  workout: /\b(?:im|i am) home now\b|\bin the (?:bath|shower) now\b/,
  travel:
    /\b(?:we|i)(?: have|ve)? (?:just |finally )?(?:arrived|got here|made it here)\b|\b(?:we are|were|i am|im) (?:finally |there |here )(?:now)?$/,
  commute: /\b(?:im|i am|we are|were) home now\b|\b(?:im|i am) at work now\b/,
  sleeplessness:
    /\b(?:i )?slept (?:well|in|at last|in the end|like|till|until|for|four|five|six|seven|eight)\b|\b(?:im|i am) up\b/,
  'falling asleep':
    /\b(?:i )?slept (?:well|in|at last|in the end|like|till|until|for|four|five|six|seven|eight)\b|\b(?:im|i am) up\b/,
};

/** "Good morning. It worked, slept till six" goes on with nothing. */
const ofNow =
  /\b(?:now|today|tonight|this (?:morning|evening|afternoon)|please|music|something|coffee|breakfast|toast|tea|train|bus|work|drive|driving|off to|going to|kitchen|table|bath|sofa|bed|couch|lake|garden|beach|balcony|sitting|lying|flat on)\b/;
const isOfNow = (clauses: readonly Clause[]): boolean => clauses.some(({ said }) => ofNow.test(said));

/** In words: less than this tells no scene. */
const leastTold = 3;
/** Behind words for another time even this is of it: "calm, please". */
const leastBehind = 2;
const mostClauses = 20;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export interface Scene {
  /** What is told of it. */
  text: string;
  /** Others are there. */
  isInCompany: boolean;
  /** What the music was for is done. */
  isDone: boolean;
}

/** What a message tells of another evening, day or company than the music was made for; `null` where it goes on. */
export function newScene(message: Message, brief: Brief): Scene | null {
  const text = sceneIn(message, brief);
  if (text === null) return null;
  const isInCompany = clausesOf(message).some(({ said }) => company.test(said) || round.test(said));
  return { text, isInCompany, isDone: isEnded(clausesOf(message), brief) };
}

/** What the music is for, by the situation or by what is wanted. */
const doings: Readonly<Record<string, Situation>> = {
  ...{ reading: 'reading', study: 'study', coding: 'coding', meditation: 'meditation' },
  ...{ sleep: 'falling asleep', running: 'running', workout: 'workout', driving: 'travel' },
};
const doneIn = ({ situation, wanted }: Brief): Situation[] => [
  ...(situation === null ? [] : [situation]),
  ...wanted.flatMap(({ kind, value }) => (kind === 'activity' ? (doings[value] ?? []) : [])),
];

const isEnded = (clauses: readonly Clause[], brief: Brief): boolean =>
  doneIn(brief).some((one) => clauses.some(({ said }) => ended[one]?.test(said)));

const round =
  /\b(?:friends|neighbou?rs|guests|people|family|mates|grandchildren) (?:round|over|here|for|at)\b|\b(?:\d{1,3}|ten|twelve|twenty|thirty|forty|fifty) (?:people|guests|friends|cousins)\b|\bfeast\b/;

/** Told of then, or as what is not so. */
const notNow = /\b(?:yesterday|last (?:week|time|year)|not (?:now|tonight|any ?more)|chapter|again in)\b/i;

function sceneIn(message: Message, brief: Brief): string | null {
  if (wantsNoChange(message.text)) return null;
  const clauses = clausesOf(message).slice(0, mostClauses);
  const jump = clauses.findIndex(({ said }, at) => at < mostAhead && jumps.some((one) => one.test(said)));
  if (jump >= 0) return told(message.text, clauses, jump);
  const first = clauses[0];
  if (first === undefined) return null;
  const lead = leadsOn.exec(first.said);
  if (lead !== null) {
    const from = message.words[first.first + lead[0].trim().split(' ').length]?.start;
    return from === undefined ? null : enough(message.text.slice(from));
  }
  if (morning.test(first.said) && isOfNow(clauses))
    return enough(message.text.slice(clauses[1]?.start ?? message.text.length));
  if (notNow.test(message.text)) return null;
  const isAlone = doneIn(brief).some((one) => doneAlone.has(one));
  const isJoined = isAlone && clauses.some(({ said }) => company.test(said));
  return (isEnded(clauses, brief) && isOfNow(clauses)) || isJoined ? enough(message.text) : null;
}
/** The jump stands in front, or behind a word on what was. */
const mostAhead = 3;

/** "That was yesterday. Tonight it's rummy": what is told of the new, on both sides of the jump. */
function told(text: string, clauses: readonly Clause[], jump: number): string | null {
  const clause = clauses[jump];
  return clause === undefined ? null : enough(text.slice(clause.end), leastBehind);
}

const enough = (text: string, least = leastTold): string | null =>
  wordsIn(text) >= least ? text.trim() : null;
