import type { Brief, Situation } from '@attune/contract';
import { wordSet } from '../cues/word-classes.ts';
import { hasCue, type Message } from '../message.ts';
import { isSad } from './situation-moods.ts';

/** Told beside grief these belong to it: "she loved Fleetwood Mac", "the house is so empty". */
const besideGrief: ReadonlySet<Situation> = new Set([
  'heartbreak',
  'loneliness',
  'nostalgia',
  'homesickness',
]);

const things = new Set(
  `phone laptop computer fan battery car engine boiler fridge freezer oven tv telly wifi router internet controller headphones speaker
  console heater heating kettle bike plant plants tomatoes basil cactus line lights torch tablet mouse printer`
    .trim()
    .split(/\s+/),
);
const living = new Set('dog cat mum mom dad horse friend gran nan grandma grandpa wife husband'.split(' '));

/** What somebody made or worked at: it hurts, and asks for no requiem. */
const firms = wordSet(
  'startup company business firm shop store restaurant cafe bakery studio band project club',
);

/** "The fan died", "my plants all died", "my startup died": nobody is mourned. */
function isThingThatDied({ words }: Message): boolean {
  return (
    !words.some(({ text }) => living.has(text)) &&
    words.some(
      ({ text }, at) =>
        (text === 'died' || text === 'dead' || text === 'dying') &&
        [1, 2, 3].some((back) => {
          const text = words[at - back]?.text ?? '';
          return things.has(text) || firms.has(text);
        }),
    )
  );
}

/** What is told now, or the grief it belongs to. */
export function mournedStill(
  before: Brief | null,
  now: Situation | null,
  message: Message,
): Situation | null {
  if (now === 'grief' && isThingThatDied(message)) return null;
  if (before?.situation !== 'grief' || hasCue(message, 'reset')) return now;
  return now !== null && besideGrief.has(now) ? 'grief' : now;
}

/** What somebody mourns is not over with the next message. */
export const mournedIn = (before: Brief | null): Situation | null =>
  before?.situation != null && isSad(before.situation) ? before.situation : null;
