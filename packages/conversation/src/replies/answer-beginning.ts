import type { Brief, Change, Mood, Situation } from '@attune/contract';
import { tellsSurely } from '@attune/mood';
import { hurtsIn, likelierMoods } from '../feeling/situation-moods.ts';
import type { AnsweredTurn } from './answered-turn.ts';
import type { Choice } from './choose.ts';
import { describeWishes } from './describe-changes.ts';
import { fill, joined } from './fill.ts';
import { leads, shiftLeads, wishLeads } from './texts/leads.ts';
import { moodOpenings } from './texts/moods.ts';
import { findParticular } from './texts/particulars/find-particular.ts';
import { musicOpenings, plainLeads, plainOpenings, shiftOpenings } from './texts/plain.ts';
import { requestReplies } from './texts/requests.ts';
import { situationOpenings } from './texts/situations.ts';
import { askingOpenings, askingReplies } from './texts/turns.ts';

type Pick = (group: string, texts: readonly string[]) => Choice | null;

/**
 * Answers a mood or a request: first what the listener told, then the music, by its name where it was named. Nothing is
 * said of what was not told; where the readings speak against each other, neither is claimed.
 */
export function answerBeginning({ text, reading }: AnsweredTurn, pick: Pick): Choice | null {
  const { brief, asks, intent, changes } = reading;
  if (brief === null) return null;
  if (asks !== undefined) return joined(pick('unsure', askingOpenings), pick('asks', askingReplies));
  const { situation, mood } = brief;
  const isTold = situation !== null && tellsSurely(text, situation);
  // "Workout music" says nothing beside a first sentence about the workout.
  const named = describeWishes(isTold ? changes.filter((one) => !isPurpose(one)) : changes);
  const wishes = named.length > 0 ? fill(pick('wish', wishLeads), named) : null;
  if (isTold && !clash(situation, brief)) {
    const exact = findParticular(text, situation, mood);
    const opening = exact ? pick(exact.name, exact.texts) : pick(situation, situationOpenings[situation]);
    return joined(opening, wishes ?? lead(brief, pick));
  }
  const tellsMusicOnly = intent === 'request' || isMoved(changes);
  if (tellsMusicOnly && named.length > 0) return fill(pick('request', requestReplies), named);
  if (isTold) return joined(pick('plain', plainOpenings), wishes ?? pick('plain-lead', plainLeads));
  if (intent === 'request') return joined(pick(`${mood}-music`, musicOpenings[mood]), lead(brief, pick));
  if (brief.path === 'shift')
    return joined(pick('shift-opening', shiftOpenings), wishes ?? lead(brief, pick));
  const exact = findParticular(text, null, mood);
  const opening = exact ? pick(exact.name, exact.texts) : pick(`${mood}-opening`, moodOpenings[mood]);
  return joined(opening, wishes ?? lead(brief, pick));
}

const isPurpose = (change: Change): boolean => change.field === 'wanted' && change.kind === 'activity';

const lead = ({ path, mood }: Brief, pick: Pick): Choice | null =>
  path === 'shift' ? pick('shift', shiftLeads) : pick(mood, leads[mood]);

/** "Less gloomy", before anything was played. */
const isMoved = (changes: readonly Change[]): boolean =>
  changes.some(({ op, field, words }) => op === 'set' && field.startsWith('target.') && words !== undefined);

const bright: ReadonlySet<Mood> = new Set(['happy', 'energetic']);

/** A sad message about a party, a happy one about a loss: one of the readings is wrong. Who wants to be led on is at neither. */
function clash(situation: Situation, { mood, path }: Brief): boolean {
  if (path === 'shift') return false;
  const there = likelierMoods[situation];
  if (mood === 'sad') return there.length > 0 && there.every((one) => bright.has(one));
  return bright.has(mood) && hurtsIn(situation) && !there.includes(mood);
}
