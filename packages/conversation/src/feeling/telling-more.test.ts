import type { Brief, Situation } from '@attune/contract';
import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { writeReply } from '../replies/write-reply.ts';

const readers = { recognizeDistress, readSituation };
const briefIn = (situation: Situation): Brief => ({
  ...newBrief('sad', null),
  situation,
  wanted: [{ kind: 'vocals', value: 'instrumental', matched: 'no vocals' }],
});
const read = (before: Brief, text: string) =>
  readMessage(text, { brief: before, mix: null, playing: false }, readers).complete(null);

describe('who hurts and tells more of it', () => {
  test.each([
    ['grief', 'she played the cello'],
    ['grief', 'she was a teacher'],
    ['grief', 'and they always walked together'],
    ['grief', 'he was a labrador'],
    ['grief', 'his laugh filled the room'],
    ['grief', '15 years together'],
    ['heartbreak', 'we met at a concert'],
    ['heartbreak', 'he never said why'],
  ] as const)('keeps the music and what was asked of it (%s): %s', (situation, text) => {
    const before = briefIn(situation);
    const reading = read(before, text);
    expect(reading).toMatchObject({ intent: 'mood', brief: before, changes: [], keepsMusic: true });
    const reply = writeReply({ text, reading, before, replyIds: [] })?.text ?? '';
    expect(reply).toMatch(/music|play|change nothing/);
  });

  test.each([
    ['grief', 'play something she loved'],
    ['grief', 'less sad'],
    ['heartbreak', 'he came back!! we are together again'],
    ['heartbreak', 'they called, i got the job!'],
    ['failure', 'now something for the gym'],
  ] as const)('and who turns, or asks, is answered as that (%s): %s', (situation, text) => {
    expect(read(briefIn(situation), text).keepsMusic).toBeUndefined();
  });

  test('somebody who is well tells something new', () => {
    expect(read(briefIn('party'), 'she was a teacher').keepsMusic).toBeUndefined();
  });
});

describe('a sentence of the day that asks nothing of the music', () => {
  const before: Brief = { ...newBrief('happy', null), situation: 'new love' };

  test.each([
    'my parents dont know yet',
    'and he lent me his umbrella',
    'I had a boy cuss at me this morning and then cry about it',
  ])('is heard, and never asked what to turn: %s', (text) => {
    const reading = read(before, text);
    expect(reading.keepsMusic).toBe(true);
    const reply = writeReply({ text, reading, before, replyIds: [] })?.text ?? '';
    expect(reply).not.toMatch(/turn|change\?|plainer|more of|which way/i);
  });

  test('what is said of the music is a change that was not understood', () => {
    expect(read(before, 'less cheesy').intent).toBe('refine');
  });
});

test('grief goes on with what tells of nothing else, and ends with a brighter turn', () => {
  expect(read(briefIn('grief'), "i'm crying but it's good").brief?.situation).toBe('grief');
  expect(read(briefIn('grief'), 'we won the cup!!').brief?.situation).not.toBe('grief');
});

describe('what somebody is angry or uneasy about', () => {
  test.each([
    ['anger', 'my boss took credit for my work AGAIN'],
    ['anger', 'he never does the dishes'],
    ['worry', 'i have to give a presentation in front of everyone'],
  ] as const)('keeps the music (%s): %s', (situation, text) => {
    const before = briefIn(situation);
    expect(read(before, text)).toMatchObject({ brief: before, keepsMusic: true });
  });

  test.each([
    ['anger', 'my dog died'],
    ['anger', 'something calmer please'],
    ['worry', 'i have to go for a run now'],
  ] as const)('and other news turn it (%s): %s', (situation, text) => {
    expect(read(briefIn(situation), text).keepsMusic).toBeUndefined();
  });
});
