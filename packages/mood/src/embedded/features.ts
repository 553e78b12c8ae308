import { combineHashes, type FeatureKind, finishHash, hashText, startOf, stepHash } from './hash.ts';
import { tokenize } from './tokenize.ts';

/** Changes whenever the same message gives other features; a model is only read by the version that made it. */
export const featureVersion = 3;

/** A message as sets of feature keys, by family; each family is weighed and normalised on its own. */
export interface MessageFeatures {
  words: Uint32Array;
  characters: Uint32Array;
  /** Keys of the single words and emoji alone: whether a message holds anything known is judged by them. */
  singles: Uint32Array;
  /** The tokens themselves, without ends of clauses, for the network. */
  tokens: string[];
}

const shortestCharacters = 2;
const shortestNegatedCharacters = 3;
const longestCharacters = 5;
const negationReach = 6;
const shoutingShare = 0.6;

const negators = new Set(
  "not no never without nothing none neither nor cannot can't cant don't dont didn't didnt isn't isnt ain't aint won't wont doesn't doesnt wasn't wasnt shouldn't couldn't wouldn't aren't nobody hardly".split(
    ' ',
  ),
);
const contrasts = new Set('but though although however yet still instead anyway'.split(' '));
const endsClause = /^[.,;:!?…]/;

/**
 * Features of a message: single words, pairs, triples and pairs with a gap; words within reach of a negation;
 * words before and after the last contrast ("but"); words of the last clause; punctuation, emoji, length and
 * shouting; runs of 2 to 5 characters across word boundaries, and once more those within reach of a negation.
 */
export function featuresOf(message: string): MessageFeatures {
  const { tokens, isWord, capitalShare } = tokenize(message);
  const hashes = tokens.map((token) => hashText('token', token));
  const closing = tokens.map((token, at) => isWord[at] !== true && endsClause.test(token));
  const words = new Set<number>();
  const singles = new Set<number>();
  const content = hashes.filter((_, at) => !closing[at]);
  for (const hash of content) singles.add(finishHash(combineHashes(startOf('single'), hash)));
  for (const key of singles) words.add(key);
  addRuns(words, content);
  addMarks(words, tokens, closing, capitalShare, content.length);
  const negated = negatedTokens(tokens, closing);
  const contrastAt = tokens.findLastIndex((token) => contrasts.has(token));
  const isSplit = contrastAt > 0 && contrastAt < tokens.length - 1;
  const lastClauseAt = closing.findLastIndex((isClosing, at) => isClosing && at < tokens.length - 1);
  for (const [at, hash] of hashes.entries()) {
    if (isWord[at] !== true) continue;
    if (negated[at]) words.add(finishHash(combineHashes(startOf('negated'), hash)));
    if (isSplit) words.add(finishHash(combineHashes(startOf(at < contrastAt ? 'early' : 'late'), hash)));
    if (lastClauseAt > 0 && at > lastClauseAt) words.add(finishHash(combineHashes(startOf('last'), hash)));
  }
  return {
    words: Uint32Array.from(words),
    characters: characterRuns(tokens, closing, negated),
    singles: Uint32Array.from(singles),
    tokens: tokens.filter((_, at) => !closing[at]),
  };
}

/** Pairs, triples and pairs with one word between, with marks for the message's beginning and end. */
function addRuns(words: Set<number>, content: readonly number[]): void {
  const run = [hashText('token', '\u0002'), ...content, hashText('token', '\u0003')];
  for (let at = 0; at + 1 < run.length; at += 1) {
    const [first = 0, second = 0, third] = [run[at], run[at + 1], run[at + 2]];
    const pair = combineHashes(combineHashes(startOf('run'), first), second);
    words.add(finishHash(pair));
    if (third === undefined) continue;
    words.add(finishHash(combineHashes(pair, third)));
    words.add(finishHash(combineHashes(combineHashes(startOf('gap'), first), third)));
  }
}

function addMarks(
  words: Set<number>,
  tokens: readonly string[],
  closing: readonly boolean[],
  capitalShare: number,
  length: number,
): void {
  for (const [at, token] of tokens.entries()) {
    if (closing[at]) words.add(finishHash(hashText('mark', token)));
  }
  if (capitalShare > shoutingShare) words.add(finishHash(hashText('shape', 'shouting')));
  words.add(finishHash(hashText('shape', `length ${Math.min(6, Math.floor(Math.log2(1 + length)))}`)));
}

/** True for tokens within a few words after a negation, in the same clause. */
function negatedTokens(tokens: readonly string[], closing: readonly boolean[]): boolean[] {
  let reach = 0;
  return tokens.map((token, at) => {
    if (closing[at] || contrasts.has(token)) reach = 0;
    else if (negators.has(token)) {
      reach = negationReach;
      return false;
    }
    reach -= 1;
    return reach >= 0;
  });
}

/** Every run of characters, and apart from them those of what is negated. */
function characterRuns(
  tokens: readonly string[],
  closing: readonly boolean[],
  negated: readonly boolean[],
): Uint32Array {
  const keys = new Set<number>();
  addCharacterRuns(
    keys,
    'characters',
    tokens.filter((_, at) => !closing[at]),
    shortestCharacters,
  );
  let from = negated.indexOf(true);
  while (from !== -1) {
    const end = negated.indexOf(false, from);
    const to = end === -1 ? tokens.length : end;
    addCharacterRuns(keys, 'negatedCharacters', tokens.slice(from, to), shortestNegatedCharacters);
    from = negated.indexOf(true, to);
  }
  return Uint32Array.from(keys);
}

/** Hashes on from each start, without cutting strings. */
function addCharacterRuns(
  keys: Set<number>,
  kind: FeatureKind,
  tokens: readonly string[],
  shortest: number,
): void {
  if (tokens.length === 0) return;
  const text = ` ${tokens.join(' ')} `;
  const start = startOf(kind);
  for (let from = 0; from < text.length; from += 1) {
    let hash = start;
    const end = Math.min(text.length, from + longestCharacters);
    for (let at = from; at < end; at += 1) {
      hash = stepHash(hash, text.charCodeAt(at));
      if (at - from + 1 >= shortest) keys.add(finishHash(hash));
    }
  }
}
