import type { Situation } from '@attune/contract';
import { hurtsIn } from '../feeling/situation-moods.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What spoils a wedding, a trip or an evening with friends. */
const trouble =
  words(`lost lose losing missed stolen stole broke broken cancelled canceled refused burnt burning burned ruined failed failing
    fail stuck stranded alone crying cried sad scared afraid dread dreading hate awful terrible worst sick hurt hurts without
    unfortunately sadly nobody closed closes closing sprained twisted injured pulled late forgot forgotten died dead divorce dumped fired fight fought argued argument`);
const verbsDenied = words('doesnt didnt isnt arent wasnt werent cant couldnt wont');
/** \"Everybody else is married with kids\" tells of others. */
const denials = words(
  'not dont doesnt didnt isnt arent wasnt werent cant couldnt wont never nothing no hardly else',
);

/** What takes the weight out of a trouble, or says that it is not meant so gravely. */
const relief = words(
  `benign clear cured recovered healed remission relieved relief better cosy cozy funny thankfully luckily fortunately nicely fun post afterwards fine nothing well good great nice lovely proud`,
);

/**
 * Whether a message about something takes the usual feeling of it back: "packing for a trip I don't want to take", "the doctor said it
 * is benign". A sentence written for the situation would be the wrong one.
 */
export function speaksAgainst(text: string, situation: Situation, isRequest: boolean): boolean {
  const said = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u);
  if (isRequest && turnsDownMourning(said)) return true;
  if (tasks.has(situation) && said.some((word) => finished.has(word))) return true;
  if (hurtsIn(situation) || graver.has(situation))
    return said.some((word) => relief.has(word) || (laughs.has(word) && hurtsIn(situation)));
  if (bearsTrouble.has(situation)) return false;
  // What a request turns down is of the music: "no vocals", "not too loud".
  const denied = isRequest ? verbsDenied : denials;
  return said.some((word) => trouble.has(word) || denied.has(word));
}

const mourning = words('funeral funerals mourning');
const turningDown = words('not no nothing without never');
const wordsBetween = 3;

/** "Organ music, but not the funeral sort" tells of no loss. */
function turnsDownMourning(said: readonly string[]): boolean {
  return said.some(
    (word, at) =>
      mourning.has(word) &&
      said.slice(Math.max(0, at - wordsBetween - 1), at).some((before) => turningDown.has(before)),
  );
}

/** What is behind somebody needs no sentence to go with it. */
const finished = words(
  'done finished over submitted handed completed sent closed compiled compiles deployed',
);
const tasks: ReadonlySet<Situation> = new Set([
  'study',
  'exams',
  'coding',
  'cleaning',
  'workout',
  'running',
  'work stress',
]);

const laughs = words('lol lmao haha lmfao hahaha');

const graver: ReadonlySet<Situation> = new Set(['work stress', 'worry', 'anger', 'exams']);
/** What is said of these holds in trouble as well. */
const bearsTrouble: ReadonlySet<Situation> = new Set(['sleeplessness', 'boredom', 'nostalgia']);
