import { describes, descriptionBefore } from './describing-words.ts';
import type { Span, Spans } from './span.ts';
import { isPastime, musicNouns, wordSet } from './surroundings.ts';
import { type Token, wordAt } from './tokens.ts';

const soundtrack = wordSet('soundtrack mood atmosphere');
const owners = wordSet('a an the my our this');
const around = wordSet('lazy long slow empty grey gray wet cold hot first last late early sleepy');
const tails = wordSet('again here outside today tonight vibes mood please pls');
const asked = wordSet('something anything play bit touch tad shade little slightly even');

/** Alone they mean too much else: "Morning!" greets, "romance" and "break up" tell a story. */
const neverAlone = wordSet('morning heartbreak romance');

/** A message longer than this tells of a day, and a bare "Sunday" in it says when. */
const fewWords = 6;

/**
 * Whether a scene is one the music is to suit: "summer songs", "for a rainy day", "late night jazz", or a clause
 * with little else in it. "On Sunday we buried him" and "gospel on a sunday morning" only say when.
 */
export function isWantedScene(span: Span, tokens: readonly Token[], others: Spans): boolean {
  const next = wordAt(tokens, span.to);
  if (ofLove.has(wordAt(tokens, span.from)) || ofLove.has(wordAt(tokens, span.to - 1)))
    return !isSomebodysSong(span, tokens);
  if (musicNouns.has(next) || soundtrack.has(next) || isBesideConstraint(span, tokens, others)) return true;
  if (!endsClause(tokens, span.to)) return false;
  const from = beforeAdjectives(span, tokens);
  const purpose = owners.has(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  if (wordAt(tokens, purpose) === 'for') return isMusicFor(tokens, purpose, others);
  return isAlone(span, tokens, from);
}

/** Said with the music it is: "love songs", "singing about love". */
const ofLove = wordSet('love');
const owned = wordSet(
  'i we they you who people do really always also our his her their your my was is were that this favourite favorite',
);

/** "That was our love song": one that is told of. */
function isSomebodysSong(span: Span, tokens: readonly Token[]): boolean {
  return owned.has(wordAt(tokens, span.from - 1)) || wordAt(tokens, span.from - 1) === 'wrote';
}

/** "late night coding", "romantic jazz", "sad jazz late at night". */
function isBesideConstraint(span: Span, tokens: readonly Token[], others: Spans): boolean {
  // "A morning swim" and "the wedding morning" name one thing; "late night coding" names two.
  const isSupport = (other: Span | undefined) =>
    other !== undefined && (span.value === 'late night' || !isPastime(other));
  return (
    isSupport(others.startingAt(span.to)) ||
    (isSupport(others.endingAt(span.from)) && endsClause(tokens, span.to))
  );
}

/** "jazz for a rainy day", "something for sunday": what comes before "for" is music, or nothing. */
function isMusicFor(tokens: readonly Token[], purpose: number, others: Spans): boolean {
  const before = wordAt(tokens, purpose - 1);
  return (
    before === '' ||
    asked.has(before) ||
    musicNouns.has(before) ||
    describes(before) ||
    others.endingAt(purpose) !== undefined
  );
}

function isAlone(span: Span, tokens: readonly Token[], from: number): boolean {
  if (span.value === 'romance') return isAskedFor(span, tokens);
  if (neverAlone.has(span.value) || wordAt(tokens, from - 1) !== '') return false;
  return from < span.from || tokens.filter(({ isWord }) => isWord).length <= fewWords;
}

/** "romantic and calm", "something romantic": asked for like a mood. */
function isAskedFor(span: Span, tokens: readonly Token[]): boolean {
  const { from } = descriptionBefore(tokens, span.from);
  const at = wordAt(tokens, from - 1) === 'more' ? from - 2 : from - 1;
  const before = wordAt(tokens, at);
  const isOfMusic = ofRomance.has(wordAt(tokens, span.from));
  if (isOfMusic && refusing.has(before)) return mayRefuse.has(wordAt(tokens, at - 1));
  const isMade = before === 'it' && wordAt(tokens, at - 1) === 'make';
  return isOfMusic && (before === '' || asked.has(before) || isMade);
}

const ofRomance = wordSet('romantic lovey smoochy soppy sexy sexier sensual amorous');
/** "Bollywood but not romantic", "nothing soppy". */
const refusing = wordSet('not nothing less too more no non that overly so very');
/** What stands before it where it speaks of music: "he is not romantic" speaks of him. */
const mayRefuse = new Set([
  ...[
    '',
    'but',
    'and',
    'something',
    'music',
    'songs',
    'it',
    'please',
    'nothing',
    'anything',
    'just',
    'not',
    'make',
    'ok',
  ],
  ...['or', 'too', 'bit', 'be'],
]);

function beforeAdjectives(span: Span, tokens: readonly Token[]): number {
  let { from } = descriptionBefore(tokens, span.from);
  while (around.has(wordAt(tokens, from - 1))) from -= 1;
  return from;
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  return word === '' || word === 'and' || (tails.has(word) && wordAt(tokens, at + 1) === '');
}
