import type { Command } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import { longestQuery } from '../parts/play/read-query.ts';

/** What an order to play begins with. */
const begins =
  /^(?:(?:ok|okay|oh|yes|and|so|now|then|please|can you|could you|would you|lets|let us|i want to hear|i would like to hear) )*(?:play|put on|start|open|try|listen to|hear) (?:me |us )?/;
/** What a list is called by besides its name. */
const article = /^(?:(?:the|that|this|your|a) )?(?:(?:play)?lists? )?(?:(?:called|named) )?/;
const courtesies = new Set(
  'please pls now then instead first list playlist for me us thanks thank you one'.split(' '),
);
const numbered =
  /^(?:the |that |your )?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) (?:play)?list(?: (?:there|here|below|beside it|on the right|please|now|then))?$/;
const places = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
/** A name of one everyday word ("Calm") is asked for by it and the word list alone. */
const leastWords = 2;

/**
 * "Play Whistling, Hands Full", "put on the second list": the playlist on the screen that is to be played, by its whole name or
 * by a part of it that begins it; `null` where the message asks for none of them, or for more than that.
 * @param lists names of the playlists on the screen, in their order
 */
export function playOfShownList(message: Message, lists: readonly string[]): Command | null {
  if (lists.length === 0) return null;
  const said = wordsIn(message);
  const asked = said.replace(begins, '');
  if (asked === said) return null;
  const name = withoutCourtesies(asked);
  const place = numbered.exec(asked)?.[1];
  const wanted =
    place === undefined ? named(name, lists) : lists.at(place === 'last' ? -1 : places.indexOf(place));
  return wanted === undefined ? null : { action: 'play', query: wanted.slice(0, longestQuery) };
}

function withoutCourtesies(asked: string): string {
  const words = asked.split(' ');
  while (courtesies.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

function named(asked: string, lists: readonly string[]): string | undefined {
  const bare = asked.replace(article, '');
  const saysList = /^(?:\w+ )?(?:play)?list /.test(`${asked} `);
  return lists.find((list) => {
    const name = plain(list);
    if (name === asked || name === bare) return saysList || name.split(' ').length >= leastWords;
    return bare.split(' ').length >= leastWords && name.startsWith(`${bare} `);
  });
}

const wordsIn = (message: Message): string =>
  message.words
    .flatMap((_, at) => {
      const word = plain(wordAt(message, at));
      return word === '' ? [] : [word];
    })
    .join(' ');

/** As names are compared: small letters without accents, and no marks. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
