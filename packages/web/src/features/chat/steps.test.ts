import { type Brief, moods, moodTargets } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { calmAnswer, calmBrief } from '../../testing/samples.ts';
import { answerOf } from './api/analyse-mood.ts';
import { linesOf } from './lines.ts';
import {
  canUndo,
  correctByHand,
  newestAnswer,
  newestStep,
  runnersUp,
  undoByHand,
  withMood,
  withTarget,
} from './steps.ts';
import { endNewest, say, type Turns } from './turns.ts';

const answered = (turns: Turns, said: string, brief: Brief, more: object = {}): Turns =>
  endNewest(say(turns, said), {
    kind: 'answered',
    answer: { ...answerOf({ ...calmAnswer, brief, detectedMood: brief.mood }), ...more },
  });
const sad: Brief = withMood(calmBrief, 'sad');
const badges = (turns: Turns) =>
  linesOf(turns).flatMap(({ message }) => (message.isUser ? [] : [message.detectedMood]));

describe('a change by hand', () => {
  const talk = answered(answered([], 'a', calmBrief), 'b', { ...calmBrief, explicit: false });

  test('can be taken back down to the first answer, and no further', () => {
    expect(canUndo(answered([], 'a', calmBrief))).toBe(false);
    let turns = correctByHand(talk, sad);
    expect(newestStep(turns)).toMatchObject({ brief: sad, unfound: { turn: 2, at: 0 } });
    turns = undoByHand(turns);
    expect(turns).toEqual(
      endNewest(talk, talk[1]?.end ?? null).map((turn, index) =>
        index === 1 ? { ...turn, byHand: [] } : turn,
      ),
    );
    turns = undoByHand(turns);
    expect(newestStep(turns).brief).toEqual(calmBrief);
    expect(canUndo(turns)).toBe(false);
    expect(undoByHand(turns)).toBe(turns);
  });

  test('shows on the badge of its answer, and on no other', () => {
    expect(badges(correctByHand(talk, sad))).toEqual(['calm', 'sad']);
    const back = answered(answered(talk, 'c', sad), 'undo', sad, { undo: 1, playlists: [] });
    expect(badges(back)).toEqual(['calm', 'calm', 'sad', 'calm']);
  });

  test('keeps apart what the message changed and what the hand did', () => {
    expect(newestAnswer(correctByHand(talk, sad))).toMatchObject({
      briefs: { before: calmBrief, answered: { explicit: false }, now: sad },
      isCorrected: true,
    });
    expect(newestAnswer(talk)?.isCorrected).toBe(false);
    expect(newestAnswer(say(talk, 'c'))).toBeNull();
  });
});

describe('a message that failed', () => {
  const failed: Turns = endNewest(say(answered([], 'a', calmBrief), 'b'), {
    kind: 'failed',
    failure: { code: 'network', retryAtMs: null },
  });

  test('leaves the answer of before to be seen and corrected', () => {
    expect(newestAnswer(failed)).toMatchObject({ briefs: { now: calmBrief }, isCorrected: false });
    const corrected = correctByHand(failed, sad);
    expect(newestAnswer(corrected)).toMatchObject({ briefs: { now: sad }, isCorrected: true });
    expect(newestStep(undoByHand(corrected)).brief).toEqual(calmBrief);
  });

  test('counts as sent after what came by hand, when it is sent again', () => {
    const corrected = endNewest(correctByHand(failed, sad), null);
    expect(newestStep(corrected).brief).toEqual(sad);
    const again = endNewest(corrected, { kind: 'answered', answer: answerOf({ ...calmAnswer }) });
    expect(newestStep(again).brief).toEqual(calmBrief);
    expect(newestAnswer(endNewest(failed, null))).toBeNull();
  });
});

describe('a mood by hand', () => {
  test('brings the place of its music, from where the listener is when it moves step by step', () => {
    expect(withMood(calmBrief, 'happy')).toMatchObject({
      mood: 'happy',
      target: moodTargets.happy,
      feeling: moodTargets.happy,
    });
    const shift: Brief = { ...calmBrief, path: 'shift' };
    expect(withMood(shift, 'happy').feeling).toEqual(calmBrief.feeling);
  });

  test('is drawn along by the point', () => {
    for (const mood of moods.filter((one) => one !== 'focus'))
      expect(withTarget(calmBrief, moodTargets[mood]).mood).toBe(mood);
  });

  test('is offered with what was asked about first, then what lies nearest', () => {
    expect(runnersUp(calmBrief, 'calm')[0]).toBe('focus');
    expect(runnersUp(calmBrief, 'calm', ['sad', 'calm'])[0]).toBe('sad');
    expect([...runnersUp(calmBrief, 'calm'), 'calm'].sort()).toEqual([...moods].sort());
  });
});
