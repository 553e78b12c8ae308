import type { AnsweredTurn } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { describeChanges } from './describe-changes.ts';
import { fill, joined } from './fill.ts';
import { lead, type Pick } from './first-sentence.ts';
import { changedAfter, nearerAfter, ownedNames, ownedPlainly } from './texts/owned.ts';

/** Owns that something was misread, in one sentence, and tells how the music is now; `null` where nothing was. */
export function ownMistake({ reading }: AnsweredTurn, pick: Pick): Choice | null {
  const { owns, brief, changes, asks } = reading;
  if (owns === undefined || brief === null) return null;
  const owned =
    owns === ''
      ? pick('owned', ownedPlainly)
      : named(pick('owned-name', ownedNames), moods[owns] ?? `no ${owns}`);
  if (asks !== undefined) return joined(owned, pick('owned-nearer', nearerAfter));
  const isMoved = changes.some(({ field }) => field === 'mood');
  // What goes with the guess goes without saying.
  const others = describeChanges(
    changes.filter(({ field, op }) => field !== 'situation' && field !== 'mood' && op !== 'remove'),
  );
  const what = others.filter((one) => !ofMood.test(one));
  if (what.length > 0) return joined(owned, fill(pick('owned-changed', changedAfter), what));
  return isMoved ? joined(owned, lead(brief, pick)) : owned;
}

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
