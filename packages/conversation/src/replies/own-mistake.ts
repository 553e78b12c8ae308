import type { Change, Mood } from '@attune/contract';
import type { AnsweredTurn } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { describeChanges } from './describe-changes.ts';
import { fill, joined } from './fill.ts';
import { lead, type Pick } from './first-sentence.ts';
import {
  atOnceReplies,
  betweenReplies,
  bothReplies,
  changedAfter,
  leftReplies,
  nearerAfter,
  ownedNames,
  ownedPlainly,
  unplacedReplies,
  whatWrongReplies,
  whichWayReplies,
} from './texts/owned.ts';
import { turnReplies } from './texts/turns.ts';

/** Owns that something was misread, in one sentence, and tells how the music is now; `null` where nothing was. */
export function ownMistake({ text, reading, before }: AnsweredTurn, pick: Pick): Choice | null {
  const { brief, changes, asks } = reading;
  const saidAgain = before !== null && isSaidAgain(text, reading);
  const owns = reading.owns ?? (saidAgain ? '' : undefined);
  if (owns === undefined && before !== null && reading.keepsMusic === true && asksBack.test(text))
    return pick('owned', ownedPlainly);
  if (reading.asksWhich !== undefined) return named(pick('which-way', whichWayReplies), reading.asksWhich);
  if (reading.asksWhat === true)
    return joined(pick('owned', ownedPlainly), pick('what-wrong', whatWrongReplies));
  if (reading.says === 'both') return pick('both', bothReplies);
  if (reading.says === 'between') return pick('between', betweenReplies);
  if (reading.says === 'unplaced') return told(changes, pick('unplaced', unplacedReplies), pick);
  if (reading.says === 'at once' && brief !== null)
    return told(changes, named(pick('at-once', atOnceReplies), beginnings[brief.mood]), pick);
  if (reading.intent === 'undo' && (owns !== undefined || reading.says === 'left'))
    return joined(owns === undefined ? null : pick('owned', ownedPlainly), steppedBack(reading.says, pick));
  if (owns === undefined || brief === null) return null;
  const owned =
    owns === ''
      ? pick('owned', ownedPlainly)
      : named(pick('owned-name', ownedNames), moods[owns] ?? `no ${owns}`);
  if (asks !== undefined) return joined(owned, pick('owned-nearer', nearerAfter));
  const isMoved = changes.some(({ field }) => field === 'mood');
  // What goes with the guess goes without saying.
  const others = describeChanges(
    changes.filter(
      ({ field, op }) => field !== 'situation' && field !== 'mood' && (owns === '' || op !== 'remove'),
    ),
  );
  const what = saidAgain ? others : others.filter((one) => !ofMood.test(one));
  if (what.length > 0) return joined(owned, fill(pick('owned-changed', changedAfter), what));
  return isMoved ? joined(owned, lead(brief, pick)) : owned;
}

/** "NO techno. I said piano", "where did the country come from? I never said country": it was done wrongly before. */
const saying =
  /\b(?:i|we) (?:already |clearly |literally |did |just )?(?:said|did say|asked for|told you|told u)(?! (?:yes|hello|hi|goodbye|bye|sorry|good|about|that (?:he|she|it|they|i))\b)|\b(?:i|we) (?:never|didn['’]?t|did not) (?:said|say|asked?)(?: for)?\b|\bwhere (?:did|does) (?:the|this|that|all)\b.{1,30}\b(?:come|coming) from\b/i;
const isSaidAgain = (
  text: string,
  { intent, changes, edits, owns, says }: AnsweredTurn['reading'],
): boolean =>
  intent === 'refine' &&
  owns === undefined &&
  says === undefined &&
  changes.length > 0 &&
  edits.length === 0 &&
  saying.test(text.slice(0, mostRead));
/** In characters. */
const mostRead = 300;

/** What was wished besides is told to be left. */
const steppedBack = (says: string | undefined, pick: Pick): Choice | null =>
  says === 'left' ? pick('left', leftReplies) : pick('undo', turnReplies.undo);

/** What was done of the rest is told as well. */
function told(changes: readonly Change[], besides: Choice | null, pick: Pick): Choice | null {
  const what = describeChanges(changes);
  return what.length === 0 ? besides : joined(fill(pick('edited', turnReplies.edited), what), besides);
}

/** How music begins that is at its target from the first song. */
const beginnings: Readonly<Record<Mood, string>> = {
  happy: 'happy',
  sad: 'quiet',
  energetic: 'lively',
  calm: 'calm',
  focus: 'steady',
};

/** "Grandparent? He was my dog": a word of ours is asked back, and the truth put in its place. */
const asksBack =
  /^\W{0,3}(?:an? |the |my )?[a-z-]{3,20}\?{1,3}!?\s{0,2}(?:no[,.]? )?(?:he|she|it|they|we|i)(?:['’]?s| was| is| were| are|['’]?m) (?:my|our|an?|not)\b/i;

const named = (choice: Choice | null, name: string): Choice | null =>
  choice && { ...choice, text: choice.text.replace('{name}', () => name) };

const moods: Readonly<Record<string, string>> = {
  sad: 'not sad',
  happy: 'not happy',
  calm: 'not so calm',
  energetic: 'not so wild',
  focus: 'no desk',
};
/** The lead says so. */
const ofMood = /^(?:happier|sadder|brighter|darker|calmer|more energy|less energy|livelier)\b/i;
