import { wordSet } from '../../cues/word-classes.ts';
import { type Message, wordAt } from '../../message.ts';
import type { ReadConstraint } from './read-constraint.ts';

/** What runs by itself: no jogger. */
const machines = wordSet(`
  combine harvester tractor engine motor machine machines washer dryer dishwasher fridge freezer boiler generator pump fan heater mill press printer server
  script build code computer car truck van lorry train bus clock tap taps water bath shower nose hoover lathe mower oven kettle heating film camera
`);
const being = wordSet('is are was were been s still keeps kept finally up again back');
const prayed = wordSet('a her his their my our say said saying says in of');
const people = wordSet('me us you him her them my our your his their the');
const endured = wordSet('hours minutes days hour night day more all nonstop constant');
const articles = wordSet('la las una');

/** "The combine's running", "a prayer for my children", "after 2 hours of screaming", "el último de la tabla": told of a life, and no wish for music. */
export function isOfThing(
  message: Message,
  { kind, value, from, to, operation }: Pick<ReadConstraint, 'kind' | 'value' | 'from' | 'to' | 'operation'>,
): boolean {
  if (operation !== 'want') return false;
  const [said, next] = [wordAt(message, from), wordAt(message, to)];
  const before = wordAt(message, from - 1);
  switch (`${kind} ${value}`) {
    case 'activity running':
      return said === 'running' && isRunByItself(message, from);
    case 'activity meditation':
      return said === 'prayer' && prayed.has(before) && next === 'for' && people.has(wordAt(message, to + 1));
    case 'vocals screaming':
      return before === 'of' && endured.has(wordAt(message, from - 2));
    case 'instrument tabla':
      return articles.has(before);
    default:
      return false;
  }
}

function isRunByItself(message: Message, from: number): boolean {
  let at = from - 1;
  while (being.has(wordAt(message, at))) at -= 1;
  return machines.has(wordAt(message, at).replace(/'?s$/, '')) || machines.has(wordAt(message, at));
}
