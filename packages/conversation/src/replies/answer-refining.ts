import type { Change } from '@attune/contract';
import { isFiller } from '../cues/fillers.ts';
import { cuesOf, readMessageWords, wordAt } from '../message.ts';
import { isStyleAt } from '../parts/read-styles.ts';
import { takesThisOut } from '../parts/read-this-one.ts';
import type { AnsweredTurn } from './answered-turn.ts';
import { type Choice, choose } from './choose.ts';
import { describeChanges, isCut } from './describe-changes.ts';
import { fill } from './fill.ts';
import { notedReplies, standingReplies, unheardReplies } from './texts/refinements.ts';
import { turnReplies } from './texts/turns.ts';
import { whichOneReplies } from './texts/unseen.ts';

/** What says that nothing but the described changed, and what says so of the mood alone. */
const claimsAll = /\b(?:stays?|stayed|else|otherwise|rest|just that|one change|small change|same spirit)\b/i;
const claimsMood = /\bmood stays\b/i;
/** What speaks of several songs. */
const ofSeveral = /\b(?:those|others)\b/i;

/** Answers a change of the music that stands: what changed, or that it was so already, or that it was not understood. */
export function answerRefining({ text, reading }: AnsweredTurn, had: ReadonlySet<string>): Choice | null {
  const { changes, edits, stands } = reading;
  const described = describeChanges(changes);
  if (described.length > 0) {
    const isFalse = falseClaims(changes, described);
    return fill(choose('refine', turnReplies.refine, text, had, isFalse), described);
  }
  const pick = (group: string, texts: readonly string[]) => choose(group, texts, text, had);
  if (edits.length > 0) {
    const isOfOne = edits.flatMap(({ positions }) => positions).length === 1;
    return choose('edited', turnReplies.edited, text, had, (said) => isOfOne && ofSeveral.test(said));
  }
  if (changes.length > 0) return pick('noted', notedReplies);
  if (takesThisOut(readMessageWords(text))) return pick('which-one', whichOneReplies);
  const standing = stands && pick(`stands-${stands}`, standingReplies[stands]);
  const unheard = asksUnheard(text) ? pick('unheard', unheardReplies) : null;
  return standing ?? unheard ?? pick('edited', turnReplies.unchanged);
}

/** No qualities: "too much", "more like before", "less of that". */
const unnamed = new Set(
  'much many like of than long short that this it them please so the a on to for in with and or music songs something'.split(
    ' ',
  ),
);
const mostWords = 5;

/** "Less cheesy", "not so preachy": which way is told, and what of is nothing that a song is known by. */
function asksUnheard(text: string): boolean {
  const message = readMessageWords(text);
  const { length } = message.words.filter(({ isWord, text: word }) => isWord && !isFiller(word));
  // "Cheesier": the way is told in the word itself.
  if (length <= mostWords && message.words.some((_, at) => isStyleAt(message, at))) return true;
  return (
    length <= mostWords &&
    cuesOf(message, 'compared').some(({ to }) => {
      const named = wordAt(message, to - 1);
      const next = wordAt(message, to);
      return named.length > 2 && !unnamed.has(named) && (next === '' || isFiller(next));
    })
  );
}

/** Which texts would claim what is not so: that one thing changed where more did, or that the mood stays where it moves. */
function falseClaims(changes: readonly Change[], described: readonly string[]): (said: string) => boolean {
  const isMore =
    isCut(changes) ||
    described.length > 1 ||
    changes.some(({ field }) => field === 'situation' || field === 'path' || field === 'mood');
  if (isMore) return (said) => claimsAll.test(said);
  const movesMood = changes.some(({ field }) => field.startsWith('target.'));
  return (said) => movesMood && claimsMood.test(said);
}
