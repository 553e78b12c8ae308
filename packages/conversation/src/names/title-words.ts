import type { Message } from '../message.ts';

/** As names are compared: small letters, without accents and the "'s" of a possessive. */
const keyOf = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The words of a title, in their order: "Melon Soda, 1 a.m." is `melon soda 1 am`. */
export const wordsOfTitle = (name: string): string[] =>
  name
    .split(/[\s/–—-]+/u)
    .map(keyOf)
    .filter((word) => word !== '');

/** The words of a message as they stand, by the same letters; nothing where a mark stands. */
export const keysOf = ({ words, text }: Message): string[] =>
  words.map(({ start, end, isWord }) => (isWord ? keyOf(text.slice(start, end)) : ''));
