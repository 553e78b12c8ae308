import type { Command } from '@attune/contract';
import { type Message, wordAt } from '../message.ts';
import { longestQuery } from '../parts/play/read-query.ts';

/** What an order to play begins with. */
const begins =
  /^(?:(?:ok|okay|oh|yes|and|so|now|then|please|can you|could you|would you|lets|let us|i want to hear|i would like to hear) )*(?:play|put on|start|open|try|listen to|hear|use|take|go with|go for) (?:me |us )?/;
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
  const sentences = message.text
    .split(/[.!?;\n]{1,4}/u)
    .map(plain)
    .filter((said) => said !== '');
  const whole = wordsIn(message);
  const said = begins.test(whole) ? whole : (sentences.at(-1) ?? '');
  const asked = said.replace(begins, '');
  if (asked === said) return null;
  if (pointed.test(asked)) return playing(spokenOf(sentences.slice(0, -1), lists));
  const name = withoutCourtesies(asked);
  const place = numbered.exec(asked)?.[1];
  const wanted =
    place === undefined ? named(name, lists) : lists.at(place === 'last' ? -1 : places.indexOf(place));
  return playing(wanted);
}

const playing = (list: string | undefined): Command | null =>
  list === undefined ? null : { action: 'play', query: list.slice(0, longestQuery) };

/** "There is a list that says Country at a Gallop. Play me that one." */
const pointed =
  /^(?:that|this|it)(?: (?:one|list|playlist))?(?: (?:please|then|now|instead|first|for me)){0,2}$/;
const speaksOfList = /\b(?:play)?lists?\b/;

function spokenOf(sentences: readonly string[], lists: readonly string[]): string | undefined {
  const before = sentences.join(' ');
  if (!speaksOfList.test(before)) return undefined;
  const found = lists.filter((list) => {
    const name = plain(list);
    return name.split(' ').length >= leastWords && ` ${before} `.includes(` ${name} `);
  });
  return found.length === 1 ? found[0] : undefined;
}

function withoutCourtesies(asked: string): string {
  const words = asked.split(' ');
  while (words.length > 1 && words.at(-1) !== 'list' && courtesies.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

function named(asked: string, lists: readonly string[]): string | undefined {
  const bare = asked.replace(article, '');
  const saysList = /^(?:\w+ )?(?:play)?list /.test(`${asked} `);
  const whole = lists.find((list) => {
    const name = plain(list);
    if (name === asked || name === bare) return saysList || name.split(' ').length >= leastWords;
    return bare.split(' ').length >= leastWords && name.startsWith(`${bare} `);
  });
  return whole ?? byPart(bare, lists);
}

const inPart = /^(?:(?:the|that|this|your|a) )?(.{3,60}?)(?: (?:play)?list)?$/;

/** "Use final boss", "open that bull list": words in a row, or one word with "list" behind it, that one name alone has. */
function byPart(asked: string, lists: readonly string[]): string | undefined {
  const part = inPart.exec(asked)?.[1] ?? '';
  const isCalledList = /list$/.test(asked);
  const words = part.split(' ');
  if (words.length < (isCalledList ? 1 : leastInside) || part.length <= shortestPart) return undefined;
  if (words.every((word) => loose.has(word) || numbered.test(`${word} list`))) return undefined;
  const found = lists.filter((list) => ` ${plain(list)} `.includes(` ${part} `));
  return found.length === 1 ? found[0] : undefined;
}
const shortestPart = 2;
/** In words: "full orchestra" may be music that is wished for. */
const leastInside = 3;
/** In many names, and no part by which one is known. */
const loose = new Set(
  'the a an of in on at to for and or with from by my your it is all no not more less some one that this next other new whole'.split(
    ' ',
  ),
);

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
