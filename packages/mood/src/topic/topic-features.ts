import { combineHashes, finishHash, hashText, startOf } from '../embedded/hash.ts';
import { tokenize } from '../embedded/tokenize.ts';

/** Changes whenever the same message gives other features; a model is only read by the version that made it. */
export const topicFeatureVersion = 1;

/** As many letters as a word and its inflections mostly share: "knitting", "knitted". */
const stemLength = 5;

/** The features of a message as keys: single words and emoji, pairs of neighbours, beginnings of longer words. */
export function topicFeaturesOf(message: string): Uint32Array {
  const { tokens, isWord } = tokenize(message);
  const said = tokens.filter((token, at) => isWord[at] === true || isPicture.test(token)).map(plain);
  const keys = new Set<number>();
  const hashes = said.map((token) => hashText('token', token));
  for (const [at, token] of said.entries()) {
    const hash = hashes[at] ?? 0;
    keys.add(finishHash(combineHashes(startOf('single'), hash)));
    const next = hashes[at + 1];
    if (next !== undefined) keys.add(finishHash(combineHashes(combineHashes(startOf('run'), hash), next)));
    if (token.length > stemLength) keys.add(finishHash(hashText('characters', token.slice(0, stemLength))));
  }
  return Uint32Array.from(keys);
}

const isPicture = /\p{Extended_Pictographic}/u;

/** Written with and without its apostrophe a word is the same, and one number is like another. */
const plain = (token: string): string => (/^\d/.test(token) ? '0' : token.replaceAll("'", ''));
