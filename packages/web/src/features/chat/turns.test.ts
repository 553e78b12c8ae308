import { chatMessageSchema, moods, problemCodes } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import type { Failure } from '../../lib/error-text.ts';
import { calmAnswer, calmBrief, playlist } from '../../testing/samples.ts';
import { answerOf } from './api/analyse-mood.ts';
import { linesOf } from './lines.ts';
import { newestStep } from './steps.ts';
import {
  answerSchema,
  cutOffAwaited,
  endNewest,
  failureOfNewest,
  isAwaiting,
  say,
  type TurnEnd,
  type Turns,
  turnEndSchema,
} from './turns.ts';

const answered: TurnEnd = { kind: 'answered', answer: answerOf(calmAnswer) };
const failure: Failure = { code: 'network', retryAtMs: null };
const failed: TurnEnd = { kind: 'failed', failure };
const cutOff: TurnEnd = { kind: 'cut-off' };

/** A conversation of messages, each with its end. */
const talk = (...parts: [said: string, end: TurnEnd | null][]): Turns =>
  parts.reduce<Turns>((turns, [said, end]) => endNewest(say(turns, said), end), []);

describe('a conversation', () => {
  test('CHAT-12 reads as messages of id, text and isUser, with a detected mood on answers alone', () => {
    const messages = linesOf(talk([' hello ', answered], ['again', failed], ['and', null])).map(
      ({ message }) => message,
    );
    expect(messages).toEqual([
      { id: 'message-1', text: ' hello ', isUser: true },
      { id: 'message-2', text: calmAnswer.botResponse, isUser: false, detectedMood: 'calm' },
      { id: 'message-3', text: 'again', isUser: true },
      { id: 'message-4', text: "Let's try that again - how are you feeling right now?", isUser: false },
      { id: 'message-5', text: 'and', isUser: true },
    ]);
    for (const message of messages) expect(chatMessageSchema.safeParse(message).success).toBe(true);
    expect(chatMessageSchema.safeParse({ ...messages[0], detectedMood: 'calm' }).success).toBe(false);
    expect(chatMessageSchema.safeParse({ ...messages[0], id: 1 }).success).toBe(false);
    expect(chatMessageSchema.safeParse({ ...messages[1], detectedMood: 'bored' }).success).toBe(false);
  });

  test.each([
    ['no_music_yet', /^There is no music here yet\./],
    ['music_still_looked_for', /^The music is still being looked through\./],
  ] as const)('replies that there is no music to find, and blames no message for it: %s', (code, words) => {
    const [, reply] = linesOf(talk(['a', { kind: 'failed', failure: { code, retryAtMs: null } }]));
    expect(reply?.message.text).toMatch(words);
  });

  test('awaits an answer until its newest message has an end', () => {
    expect(isAwaiting([])).toBe(false);
    expect(isAwaiting(talk(['a', answered], ['b', null]))).toBe(true);
    for (const end of [answered, failed, cutOff]) expect(isAwaiting(talk(['a', end]))).toBe(false);
  });

  test('knows why its newest message has no answer', () => {
    expect(failureOfNewest([])).toBeNull();
    expect(failureOfNewest(talk(['a', null]))).toBeNull();
    expect(failureOfNewest(talk(['a', failed], ['b', answered]))).toBeNull();
    expect(failureOfNewest(talk(['a', answered], ['b', failed]))).toEqual(failure);
    expect(failureOfNewest(talk(['a', cutOff]))).toEqual({ code: 'cut_off', retryAtMs: null });
  });

  test('keeps the music of the newest answer that brought any, through failures and answers without', () => {
    const happy: TurnEnd = {
      kind: 'answered',
      answer: { text: 'x', mood: 'happy', brief: calmBrief, playlists: [{ ...playlist, id: 'newer' }] },
    };
    const withoutMusic: TurnEnd = {
      kind: 'answered',
      answer: { text: 'x', mood: 'sad', brief: calmBrief, playlists: [] },
    };
    expect(newestStep(talk(['a', withoutMusic]))).toMatchObject({ brief: null, mood: null, playlists: [] });
    const { mood, playlists } = newestStep(
      talk(['a', answered], ['b', happy], ['c', withoutMusic], ['d', failed]),
    );
    expect(mood).toBe('happy');
    expect(playlists.map(({ id }) => id)).toEqual(['newer']);
  });

  test('goes back with an answer that takes changes back, past what changed nothing', () => {
    const step = (id: string): TurnEnd => ({
      kind: 'answered',
      answer: { text: id, mood: 'calm', brief: calmBrief, playlists: [{ ...playlist, id }] },
    });
    const small: TurnEnd = { kind: 'answered', answer: { text: 'thanks', brief: calmBrief, playlists: [] } };
    const undo = (undone: number): TurnEnd => ({
      kind: 'answered',
      answer: { text: 'back', brief: calmBrief, playlists: [], intent: 'undo', undo: undone },
    });
    const shown = (...ends: TurnEnd[]) =>
      newestStep(talk(...ends.map((end): [string, TurnEnd] => ['x', end]))).playlists[0]?.id;
    expect(shown(step('one'), step('two'), small, undo(1))).toBe('one');
    expect(shown(step('one'), step('two'), step('three'), undo(2))).toBe('one');
    expect(shown(step('one'), step('two'), undo(1), step('three'), undo(1))).toBe('one');
    expect(shown(step('one'), step('two'), undo(5))).toBe('one');
    expect(shown(step('one'), undo(1), undo(1))).toBe('one');
  });

  test('knows no brief after a reset', () => {
    const reset: TurnEnd = {
      kind: 'answered',
      answer: { text: 'fresh', brief: null, playlists: [], intent: 'reset' },
    };
    expect(newestStep(talk(['a', answered])).brief).toEqual(calmBrief);
    expect(newestStep(talk(['a', answered], ['b', reset]))).toMatchObject({
      brief: null,
      mood: null,
      playlists: [],
    });
  });

  test('cuts off what is awaited when its page goes, and nothing else', () => {
    expect(cutOffAwaited(talk(['a', answered], ['b', null]))).toEqual(talk(['a', answered], ['b', cutOff]));
    const whole = talk(['a', answered], ['b', failed]);
    expect(cutOffAwaited(whole)).toEqual(whole);
    expect(cutOffAwaited([])).toEqual([]);
  });
});

describe('an answer', () => {
  test('keeps of the wire what the conversation shows', () => {
    const helpLine = { text: 'Ayuda: help.example', url: 'https://help.example' };
    const wire = { ...calmAnswer, helpUrl: 'https://help.example', helpLine, language: 'es' };
    expect(answerOf(wire)).toEqual({
      text: calmAnswer.botResponse,
      mood: 'calm',
      playlists: [playlist],
      brief: calmBrief,
      intent: 'mood',
      helpUrl: 'https://help.example',
      helpLine,
      language: 'es',
    });
    expect(Object.keys(answerOf(calmAnswer))).toEqual(['text', 'mood', 'playlists', 'brief', 'intent']);
  });

  test.each(moods)('is read back with the mood %s', (mood) => {
    const answer = answerOf({ ...calmAnswer, detectedMood: mood });
    expect(answerSchema.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
  });

  test('loses a mood that is no longer known, and a failure its code, but neither is lost itself', () => {
    expect(answerSchema.parse({ ...answerOf(calmAnswer), mood: 'bored' })).toMatchObject({
      text: calmAnswer.botResponse,
      mood: undefined,
    });
    const end = (code: string) =>
      turnEndSchema.parse({ kind: 'failed', failure: { code, retryAtMs: 5 } }) as unknown;
    expect(end('a_code_of_before')).toEqual({ kind: 'failed', failure: { code: 'unknown', retryAtMs: 5 } });
    for (const code of problemCodes)
      expect(end(code)).toEqual({ kind: 'failed', failure: { code, retryAtMs: 5 } });
  });
});
