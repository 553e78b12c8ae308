import type { Change } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { writeReply } from './write-reply.ts';

const brief = newBrief('happy', null);
const texts = Array.from({ length: 60 }, (_, at) => `message ${at}`);
const wanted = (kind: 'instrument' | 'genre' | 'language' | 'keyword', value: string): Change => ({
  ...({ field: 'wanted', op: 'add' } as const),
  ...{ kind, value, words: value },
});
const say = (text: string, changes: Change[], intent: 'refine' | 'request') =>
  writeReply({
    text,
    reading: { intent, language: 'en', brief, changes, edits: [] },
    before: intent === 'refine' ? brief : null,
    replyIds: [],
  })?.text ?? '';
const claims =
  /\b(?:changed|adjusted|got it|easy|gladly|coming right up|it is|of course|right away)\b|\bdone(?! looking)/i;

describe('what may not be there is looked for, and not promised', () => {
  test.each([
    wanted('instrument', 'tuba'),
    wanted('genre', 'klezmer'),
    wanted('language', 'ukrainian'),
    wanted('keyword', 'knees-up'),
  ])('$value', (change) => {
    for (const text of texts) {
      expect(say(text, [change], 'refine')).not.toMatch(claims);
      expect(say(`${text} please`, [change], 'request')).not.toMatch(claims);
    }
  });

  test('what is done is said to be done', () => {
    const slow: Change = { field: 'wanted', op: 'add', kind: 'tempo', value: 'slow', words: 'slow' };
    expect(texts.some((text) => claims.test(say(text, [slow], 'refine')))).toBe(true);
  });
});
