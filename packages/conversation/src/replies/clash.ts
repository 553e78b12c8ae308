import type { Mood, Situation } from '@attune/contract';
import { hurtsIn, likelierMoods } from '../feeling/situation-moods.ts';
import { isBright } from './openings/told.ts';

/** A sad message about a party, a happy one about a loss: one of the readings is wrong. Who wants to be led on is at neither. */
export function clash(situation: Situation, mood: Mood): boolean {
  const there = likelierMoods[situation];
  if (mood === 'sad') return there.length > 0 && there.every(isBright);
  return isBright(mood) && hurtsIn(situation) && !there.includes(mood);
}
