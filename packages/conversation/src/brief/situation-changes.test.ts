import type { Brief, Mood, Situation } from '@attune/contract';
import { createEmbeddedClassifier, readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { newBrief } from './new-brief.ts';

const classifier = createEmbeddedClassifier();
const readers = { recognizeDistress, readSituation };

async function after(situation: Situation | null, text: string, mood: Mood = 'calm'): Promise<Brief | null> {
  const brief: Brief = { ...newBrief(mood, null), situation };
  const pending = readMessage(text, { brief, mix: null, playing: false }, readers);
  const feeling = pending.feelingText === null ? null : await classifier.classify(pending.feelingText);
  return pending.complete(feeling).brief;
}

describe('what a conversation is about', () => {
  test.each([
    ['celebration', 'more modern please, to cook dinner', 'cooking'],
    ['boredom', 'no lyrics, I am doing my homework now', 'study'],
    ['boredom', 'ok doing laundry now, more disco', 'cleaning'],
  ] as const)('gives way to what is plainly done next (%s): %s', async (before, text, now) => {
    expect((await after(before, text))?.situation).toBe(now);
  });

  test.each([
    ['nostalgia', 'my wife passed in March so nothing too sad', 'grief'],
    [null, 'softer, it makes me miss home', 'homesickness'],
    ['rain', 'less drums, I have a migraine', 'illness'],
    [null, 'angry, but slower', 'anger'],
    [null, 'something slower that suits the rain', 'rain'],
    ['worry', 'it went so well!! something faster to celebrate', 'celebration'],
  ] as const)('is what is told beside the music (%s): %s', async (before, text, now) => {
    expect((await after(before, text))?.situation).toBe(now);
  });

  test.each([
    ['grief', 'more piano, I am cooking now', 'grief'],
    ['heartbreak', 'slower, I am doing the dishes', 'heartbreak'],
    ['reading', 'less piano', 'reading'],
    ['rain', 'no heartbreak songs', 'rain'],
    ['party', 'hahaha too breakup', 'party'],
    ['running', 'too fast, I am dying', 'running'],
    ['workout', 'the last ten minutes harder, then cool down', 'workout'],
  ] as const)('stays otherwise (%s): %s', async (before, text, now) => {
    expect((await after(before, text, 'sad'))?.situation).toBe(now);
  });

  test.each([
    ['reading', 'I would like some Elgar please', 'reading'],
    ['illness', 'I need something steady', 'illness'],
    ['children around', 'something silly please', 'children around'],
  ] as const)('goes on with a request that tells of nothing else (%s): %s', async (before, text, now) => {
    expect((await after(before, text))?.situation).toBe(now);
  });

  test.each([
    [null, 'keep it clean', null],
    ['party', 'make it clean please', 'party'],
    [null, 'I am cleaning the house, so keep it clean', 'cleaning'],
  ] as const)('is no cleaning where the words are to be clean (%s): %s', async (before, text, now) => {
    expect(await after(before, text)).toMatchObject({ explicit: false, situation: now });
  });

  test.each([
    ['reading', 'now something for the gym', 'workout'],
    ['failure', 'give me wild party bangers', null],
    ['illness', 'forget all that, some jazz', null],
  ] as const)('and not with one that turns (%s): %s', async (before, text, now) => {
    expect((await after(before, text))?.situation ?? null).not.toBe(before);
    if (now !== null) expect((await after(before, text))?.situation).toBe(now);
  });
});
