import type { Brief, Intent, Situation } from '@attune/contract';
import { changes } from '../intent/intent-by-rules.ts';
import { statedFeeling } from '../intent/stated-feeling.ts';
import { hasCue, type Message } from '../message.ts';
import { movesMusic, type Parts, speaksOfMusic } from '../parts/read-parts.ts';
import { hurtsIn, isSad } from './situation-moods.ts';
import { likelierByWords } from './stated-feelings.ts';

/** In words and marks. */
const mostInAside = 16;
/** A verb stands among the first words of a sentence. */
const mostToVerb = 4;

const openers = new Set('and but so oh well yes yeah because also'.split(' '));
const others = new Set('he she they it we his her their our hes shes'.split(' '));
const pastVerbs = new Set(
  `was were had did played loved liked used taught wrote sang made met went came left died gave kept took told said knew grew built
  always never wasnt werent didnt couldnt would could felt fell fought held lost ran rode sat saw slept spoke stood swam thought wore won`
    .trim()
    .split(/\s+/),
);

/**
 * Whether somebody who hurts tells more of it: "she played the cello" after a burial, "he was a labrador". Such a sentence states no
 * feeling and asks for nothing, and taken alone it would be read as a new mood.
 * @param now the situation the message would tell of alone.
 */
export function tellsMore(
  message: Message,
  parts: Parts,
  before: Brief | null,
  now: Situation | null,
): boolean {
  if (before === null || before.situation === null) return false;
  if (!isSad(before.situation)) return tellsCause(message, parts, before.situation, now);
  if (message.words.length > mostInAside || message.text.includes('?')) return false;
  if (now !== null && !hurtsIn(now) && !(remembered.has(now) && isPast(message))) return false;
  if (hasCue(message, 'reset', 'ask') || statedFeeling(message) !== null) return false;
  if (movesMusic(parts) || parts.edits.length > 0 || parts.asked !== null || parts.path !== null)
    return false;
  if ((likelierByWords(message).happy ?? 1) > 1) return false;
  return tellsOfThem(message) || (countsYears(message) && !speaksOfMusic(parts));
}

/** "My boss took credit for my work AGAIN", of who is angry; "I have to give a presentation", of who is uneasy. */
function tellsCause(message: Message, parts: Parts, before: Situation, now: Situation | null): boolean {
  const cause = causes[before];
  if (cause === undefined || message.words.length > mostInAside || message.text.includes('?')) return false;
  if (now !== null && !besideCause.has(now)) return false;
  if (hasCue(message, 'reset') || statedFeeling(message) !== null || speaksOfMusic(parts)) return false;
  if (movesMusic(parts) || parts.edits.length > 0 || parts.asked !== null || parts.path !== null)
    return false;
  return cause.test(message.text.toLowerCase().replace(/['’]/g, ''));
}
const causes: Partial<Record<Situation, RegExp>> = {
  anger:
    /^(?:and |because |cause |bc |well |so )?(?:my (?:boss|manager|colleague|coworker|ex|brother|sister|mum|mom|dad|landlord|neighbou?rs?|flatmate|roommate|teacher|friend|husband|wife|boyfriend|girlfriend)|he|she|they|someone|somebody|people|some (?:guy|idiot|jerk|woman|man))\b.{0,20}\b(?:took|take[sn]?|stole|steals?|lied|lies|said|says|told|blames?d?|ignored?s?|forgot|broke|broken|cancell?ed|shouted|yelled|screamed|cut|parked|hit|scratched|left|never|always|keeps?|kept|wont|didnt|doesnt|laughed|insulted|called|made|gave|used|ruined|wrecked)\b/,
  worry:
    /\b(?:i|we) (?:have to|must|need to|have got to|gotta|got to) (?:give|do|take|present|speak|talk|sing|play|perform|meet|go|see|drive|fly|call|ask|tell)\b|\b(?:my|the|a|an) (?:exams?|interview|presentation|tests?|operation|surgery|results?|flight|speech|appointment|scan|audition|viva|driving test)\b/,
};
/** What a cause may be heard as by itself. */
const besideCause: ReadonlySet<Situation> = new Set<Situation>([
  ...(['work stress', 'worry', 'exams', 'anger', 'failure', 'illness', 'travel'] as const),
]);

/** "We met at a concert" is no new love to somebody who was left; "we are back together" turns. */
const remembered: ReadonlySet<Situation> = new Set(['nostalgia', 'new love', 'reunion']);
const turning = new Set('back again now new yes finally today tonight soon'.split(' '));
const isPast = ({ words }: Message): boolean => !words.some(({ text }) => turning.has(text));

/** "15 years together", "eleven years old". */
const countsYears = ({ words }: Message): boolean =>
  words.length <= mostToVerb + 2 &&
  words.slice(1, mostToVerb).some(({ text }) => text === 'years' || text === 'months');

/** "She was a teacher", "and they always sang": told of somebody else, or of who one was with them. */
function tellsOfThem({ words }: Message): boolean {
  const spoken = words.filter(({ isWord }) => isWord).map(({ text }) => text);
  const from = spoken.findIndex((word) => !openers.has(word));
  if (!others.has(spoken[from] ?? '')) return false;
  return spoken
    .slice(from + 1, from + 1 + mostToVerb)
    .some((word) => pastVerbs.has(word) || (word.length > 4 && word.endsWith('ed')));
}

const subjects = new Set('i he she they we my his her their our'.split(' '));
/** With one of these something is wanted of the music, or said of it. */
const ofMusic = new Set(
  `want wants wanted need needs can could please play put give something anything song songs music track tracks mix playlist sound sounds
  singer voice band one ones more less like likes love loves hate hates prefer meant mean asked said you your hear listen`
    .trim()
    .split(/\s+/),
);
const leastTold = 4;

/** "Not ready to talk about that", "dont know what they are": who tells is left out. */
const elided = new Set(
  'dont didnt cant couldnt havent hadnt wasnt wont not never still just been was keep kept had'.split(' '),
);
const ownVerbs = new Set(
  `know knew ready sure certain even believe sleep slept remember expect expecting talked talking spoken told seen heard been eaten thinking
  thought used allowed able alone home back done dressed proud over there here crying shaking sitting lying waiting trying coping healed
  fine okay alright stopped realised realized finished arrived woken moved decided answered called texted say tell face breathe cry`
    .trim()
    .split(/\s+/),
);

/**
 * Whether a sentence tells of its writer's day and asks nothing of the music, whatever it was taken for: "my parents don't know yet",
 * "and he lent me his umbrella".
 */
export function tellsOfDay(message: Message, parts: Parts): boolean {
  if (message.text.includes('?') || speaksOfMusic(parts) || movesMusic(parts)) return false;
  const spoken = message.words.filter(({ isWord }) => isWord).map(({ text }) => text);
  const from = spoken.findIndex((word) => !openers.has(word));
  const first = spoken[from] ?? '';
  const leavesOutSelf = elided.has(first) && ownVerbs.has(spoken[from + 1] ?? '');
  return (
    spoken.length >= leastTold &&
    (subjects.has(first) || leavesOutSelf) &&
    !hasCue(message, 'compared', 'ask') &&
    !spoken.slice(0, mostInAside).some((word) => ofMusic.has(word))
  );
}

/** What a sentence that tells more may be taken for, a change of the music that changes nothing among it. */
export const mayTell = (intent: Intent, message: Message, parts: Parts): boolean =>
  mayBeTelling.has(intent) || (intent === 'refine' && !changes(message, parts));
const mayBeTelling: ReadonlySet<Intent> = new Set<Intent>(['mood', 'request', 'smalltalk', 'offtopic']);
