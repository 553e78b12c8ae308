import type { Brief, Edit } from '@attune/contract';
import type { ReactNode } from 'react';
import { newestStep, type Step, stepsOfTurns } from './steps.ts';
import type { Turn, Turns } from './turns.ts';

/** Where a mix stands in the conversation, and what it is made from. */
export interface MixPlace {
  /** Names the change it belongs to. */
  id: string;
  /** The change before, whose mix it goes on from; `null` for the first. */
  from: string | null;
  brief: Brief;
  intent: string | undefined;
  edits: readonly Edit[];
  /** It is what the listener hears of now; the others are of before. */
  isNewest: boolean;
}
export type MixAt = (place: MixPlace) => ReactNode;

/** For each turn the mix that stands under its answer; `null` where its music is that of before, or is not the point. */
export function mixPlacesOf(turns: Turns): (MixPlace | null)[] {
  const newest = newestStep(turns).id;
  const steps = stepsOfTurns(turns).map(({ before, after }, index) => {
    const step = after.at(-1);
    return step === before.at(-1) || !mayHaveMix(turns[index]) ? null : (step ?? null);
  });
  const last = steps.findLastIndex((step) => step?.id === newest);
  return steps.map((step, index) => step && placeOf(step, index === last));
}

/** The place of the mix the listener hears of now; `undefined` where there is none. */
export const newestMixPlace = (turns: Turns): MixPlace | undefined =>
  mixPlacesOf(turns).find((place) => place?.isNewest) ?? undefined;

function placeOf({ id, from, brief, intent, edits = [] }: Step, isNewest: boolean): MixPlace | null {
  return brief && { id, from, brief, intent, edits, isNewest };
}

/** Whoever may be in danger is offered help, and the music that stands beside it. */
function mayHaveMix(turn: Turn | undefined): boolean {
  return turn?.end?.kind === 'answered' && turn.end.answer.helpUrl === undefined;
}
