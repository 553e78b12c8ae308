import type { Command, ShownMix } from '@attune/contract';
import { wordSet } from '../../cues/word-classes.ts';
import { clausesOf } from '../../guess/split-clauses.ts';
import { type Message, readMessageWords } from '../../message.ts';
import { longestQuery } from './read-query.ts';

const ahead = '(?:(?:please|ok|okay|oh|and|yes|hey|now) ){0,2}';
const behind = '(?: (?:please|pls|for me|now|thanks)){0,2}$';
const again = '(?:again|once more|one more time|another time|back)';
const hearing = [
  new RegExp(
    `^${ahead}(?:can|could|may|will|would) (?:i|we|you) (?:please )?(?:hear|have|listen to|get|play|put on|bring)(?: me| us)? ([a-z0-9 ]{3,60}) ${again}${behind}`,
  ),
  new RegExp(
    `^${ahead}(?:(?:i|we) (?:want|need|would like|would love|like)(?: to (?:hear|have|listen to))?|let me hear|play|replay|put on|bring|hear)(?: me| us)? ([a-z0-9 ]{3,60}) ${again}${behind}`,
  ),
];
/** No title by themselves. */
const pointing = wordSet(
  'it that this them these those one ones song songs track first second third last next same thing music some something mix list the a an my from before',
);
/** A single word of a title is known by its length. */
const leastInWord = 5;

/** "Can I hear her handwriting again": a song of the mix by the first, or by some, words of its title. */
export function playedAgain(message: Message, mix: ShownMix | null): Command | null {
  const [clause, ...others] = clausesOf(message);
  if (mix === null || clause === undefined || others.length > 0) return null;
  const asked = hearing.map((one) => one.exec(clause.said)?.[1]).find((one) => one !== undefined);
  const name = asked?.replace(/^(?:the |that )?(?:song |one |track )?(?:called |named |about )?/, '') ?? '';
  const words = name.split(' ').filter((word) => !pointing.has(word));
  if (words.length === 0 || (words.length === 1 && (words[0] ?? '').length < leastInWord)) return null;
  const found = mix.tracks.filter((track) => {
    const title = readMessageWords(track.name)
      .words.filter(({ isWord }) => isWord)
      .map(({ text }) => text)
      .join(' ');
    return ` ${title} `.includes(` ${name} `);
  });
  const [only] = found;
  return found.length === 1 && only !== undefined
    ? { action: 'play', query: `${only.name} ${only.artist}`.slice(0, longestQuery) }
    : null;
}
