import { describe, expect, test } from 'vitest';
import { calmAnswer } from '../../testing/samples.ts';
import { answerOf } from './api/analyse-mood.ts';
import { careOf, withHelpClosed } from './care.ts';
import { endNewest, say, storedTurnsSchema, type Turns } from './turns.ts';

const answered = (turns: Turns, said: string, more: object = {}): Turns =>
  endNewest(say(turns, said), { kind: 'answered', answer: { ...answerOf(calmAnswer), ...more } });
const danger = answered(answered([], 'a'), 'b', { helpUrl: 'https://help.example', intent: 'distress' });

describe('help for somebody in danger', () => {
  test('is there from the message that spoke of it, through all that comes after', () => {
    expect(careOf(answered([], 'a'))).toBeNull();
    expect(careOf(danger)).toMatchObject({ turn: 2, isClosed: false, helpUrl: 'https://help.example' });
    expect(careOf(say(answered(danger, 'thanks'), 'and'))).toMatchObject({ turn: 2 });
  });

  test('goes only when the listener starts over, and comes back with another such message', () => {
    const anew = answered(danger, 'start over', { intent: 'reset', brief: null, playlists: [] });
    expect(careOf(anew)).toBeNull();
    expect(careOf(answered(anew, 'c', { helpUrl: 'https://help.example' }))).toMatchObject({ turn: 4 });
    expect(careOf([])).toBeNull();
  });

  test('can be put away and taken out again, which is kept; a new danger brings it out', () => {
    const closed = withHelpClosed(answered(danger, 'ok'), true);
    expect(careOf(closed)?.isClosed).toBe(true);
    expect(careOf(storedTurnsSchema.parse(JSON.parse(JSON.stringify(closed))))?.isClosed).toBe(true);
    expect(careOf(withHelpClosed(closed, false))?.isClosed).toBe(false);
    expect(careOf(answered(closed, 'c', { helpUrl: 'https://help.example' }))?.isClosed).toBe(false);
    const calm = answered([], 'a');
    expect(withHelpClosed(calm, true)).toEqual(calm);
  });
});
