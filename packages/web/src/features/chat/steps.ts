import { type Brief, type Edit, type Mood, moodTargets, nearestMood } from '@attune/contract';
import { type Answer, type HandStep, isAwaiting, type Turn, type Turns } from './turns.ts';

/** Where in the conversation something was done by hand. */
export interface HandPlace {
  turn: number;
  at: number;
}

/** What was wanted after a change, and the music found for it. */
export interface Step {
  /** Names it within the conversation. */
  id: string;
  /** The change before it; `null` for the first. */
  from: string | null;
  /** What the message was taken for; absent for what was done by hand. */
  intent?: string | undefined;
  /** What was done to single tracks of the mix before. */
  edits?: readonly Edit[] | undefined;
  brief: Brief | null;
  mood: Mood | null;
  /** Those of the change before, as long as its own are not found. */
  playlists: Answer['playlists'];
  /** Present while its music is still to be found. */
  unfound?: HandPlace;
}
const beginning: Step = { id: '', from: null, brief: null, mood: null, playlists: [] };

const top = (steps: readonly Step[]): Step => steps.at(-1) ?? beginning;

/** What an answer does to the changes so far. What keeps the music is no change. */
function withAnswer(steps: readonly Step[], { number, end }: Turn): Step[] {
  if (end?.kind !== 'answered') return [...steps];
  const { brief, mood, playlists, intent, edits, undo } = end.answer;
  // The first change is where a conversation begins: behind it there is nothing to go back to.
  if (undo !== undefined) return steps.slice(0, Math.max(1, steps.length - undo));
  if (playlists.length === 0 && intent !== 'reset') return [...steps];
  const change = { id: String(number), from: steps.at(-1)?.id ?? null, intent, edits };
  return [...steps, { ...change, brief, mood: mood ?? null, playlists }];
}

function withHand(steps: readonly Step[], step: HandStep, place: HandPlace): Step[] {
  if (step.kind === 'undone') return steps.slice(0, -1);
  const { brief, playlists } = step;
  const change = { id: `${place.turn}.${place.at}`, from: steps.at(-1)?.id ?? null };
  const corrected = { ...change, brief, mood: brief.mood, playlists: playlists ?? top(steps).playlists };
  return [...steps, playlists === null ? { ...corrected, unfound: place } : corrected];
}

/** What one turn did to the changes of the conversation, the newest last, less those that were taken back. */
export interface TurnSteps {
  before: readonly Step[];
  answered: readonly Step[];
  /** After what came by hand. */
  after: readonly Step[];
}

export function stepsOfTurns(turns: Turns): TurnSteps[] {
  let before: readonly Step[] = [];
  return turns.map((turn) => {
    const answered = withAnswer(before, turn);
    const after = (turn.byHand ?? []).reduce(
      (steps, step, at) => withHand(steps, step, { turn: turn.number, at }),
      answered,
    );
    const steps = { before, answered, after };
    before = after;
    return steps;
  });
}

const stepsOf = (turns: Turns): readonly Step[] => stepsOfTurns(turns).at(-1)?.after ?? [];

/** What is wanted now, and the music there is for it. */
export const newestStep = (turns: Turns): Step => top(stepsOf(turns));

/** Whether there is a change to go back from. The first one is where a conversation begins. */
export const canUndo = (turns: Turns): boolean => stepsOf(turns).length > 1;

/** The newest answer as it stands under what the listener has corrected since. */
export interface NewestAnswer {
  answer: Answer;
  /** As of before the message, as of its answer, and as of now. */
  briefs: { before: Brief | null; answered: Brief | null; now: Brief | null };
  /** What its badge shows. */
  mood: Mood | undefined;
  /** The listener has corrected it by hand. */
  isCorrected: boolean;
}

/** Where the newest answer stands among the turns; messages behind it failed. -1 where there is none, or one is awaited. */
function newestAnswered(turns: Turns): number {
  return isAwaiting(turns) ? -1 : turns.findLastIndex(({ end }) => end?.kind === 'answered');
}

/** @returns `null` while an answer is awaited, and before the first. A message that failed leaves that of before. */
export function newestAnswer(turns: Turns): NewestAnswer | null {
  const at = newestAnswered(turns);
  const turn = turns[at];
  const steps = stepsOfTurns(turns)[at];
  if (turn?.end?.kind !== 'answered' || steps === undefined) return null;
  const { before, answered, after } = steps;
  return {
    answer: turn.end.answer,
    mood: shownMoodOf(turn, steps),
    briefs: { before: top(before).brief, answered: top(answered).brief, now: top(after).brief },
    isCorrected: after.length > answered.length,
  };
}

/** The mood an answer shows: what the message was heard as, unless something was taken back or set by hand since. */
export function shownMoodOf({ end, byHand = [] }: Turn, { after }: TurnSteps): Mood | undefined {
  if (end?.kind !== 'answered' || end.answer.mood === undefined) return undefined;
  const isAsRead = end.answer.undo === undefined && byHand.length === 0;
  return isAsRead ? end.answer.mood : (top(after).mood ?? end.answer.mood);
}

/** What is done by hand belongs to the answer it corrects; a failed message behind that may yet be sent again. */
const correctedTurn = (turns: Turns): number => {
  const at = newestAnswered(turns);
  return at === -1 ? turns.length - 1 : at;
};

const changeByHand = (turns: Turns, byHand: readonly HandStep[]): Turns => {
  const at = correctedTurn(turns);
  return turns.map((turn, index) => (index === at ? { ...turn, byHand } : turn));
};

/** Puts a brief of the listener's own hand in the place of the newest one. Its music is still to be found. */
export function correctByHand(turns: Turns, brief: Brief): Turns {
  const { byHand = [] } = turns[correctedTurn(turns)] ?? {};
  return changeByHand(turns, [...byHand, { kind: 'corrected', brief, playlists: null }]);
}

/** Takes the newest change back, whether it came by hand or by a message. */
export function undoByHand(turns: Turns): Turns {
  if (!canUndo(turns)) return turns;
  const { byHand = [] } = turns[correctedTurn(turns)] ?? {};
  const isOwn = byHand.at(-1)?.kind === 'corrected';
  return changeByHand(turns, isOwn ? byHand.slice(0, -1) : [...byHand, { kind: 'undone' }]);
}

/** The music that was found for a brief of the listener's own hand. */
export function withFound(turns: Turns, { turn, at }: HandPlace, playlists: Answer['playlists']): Turns {
  return turns.map((one) => {
    if (one.number !== turn || one.byHand === undefined) return one;
    const byHand = one.byHand.map((step, index) =>
      index === at && step.kind === 'corrected' ? { ...step, playlists } : step,
    );
    return { ...one, byHand };
  });
}

/** The brief with its target moved, which draws the mood along. */
export function withTarget(brief: Brief, target: Brief['target']): Brief {
  return { ...brief, target, mood: nearestMood(target, brief.mood) };
}

/** The brief for a mood the listener chose. Where the music moves step by step, it still begins where they are. */
export function withMood(brief: Brief, mood: Mood): Brief {
  const target = moodTargets[mood];
  return { ...brief, mood, target, feeling: brief.path === 'shift' ? brief.feeling : target };
}

/** Every other mood, those an answer asked about first, then the nearest to what is wanted. */
export function runnersUp(brief: Brief, mood: Mood, asks: readonly Mood[] = []): Mood[] {
  const rank = (one: Mood) => (asks.includes(one) ? asks.indexOf(one) - asks.length : distance(brief, one));
  return (Object.keys(moodTargets) as Mood[])
    .filter((one) => one !== mood)
    .sort((one, other) => rank(one) - rank(other));
}

const distance = ({ target }: Brief, mood: Mood): number =>
  Math.hypot(moodTargets[mood].valence - target.valence, moodTargets[mood].energy - target.energy);
