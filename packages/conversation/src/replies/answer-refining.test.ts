import type { Change } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import type { ConversationReading } from '../read-message.ts';
import { answerRefining } from './answer-refining.ts';
import { describeChanges, describeConstraints } from './describe-changes.ts';
import { notedReplies, standingReplies, unheardReplies } from './texts/refinements.ts';
import { turnReplies } from './texts/turns.ts';

const brief = newBrief('calm', null);
const texts = Array.from({ length: 80 }, (_, at) => `message ${at}`);
const say = (fields: Partial<ConversationReading>, text = 'x') =>
  answerRefining(
    {
      text,
      reading: { intent: 'refine', language: 'en', brief, changes: [], edits: [], ...fields },
      before: brief,
      replyIds: [],
    },
    new Set(),
  )?.text ?? '';
const wanted = (
  op: 'add' | 'remove',
  kind: 'genre' | 'tempo' | 'era' | 'instrument',
  value: string,
  words?: string,
): Change => ({
  field: 'wanted',
  op,
  kind,
  value,
  ...(words !== undefined && { words }),
});
const refused = (value: string, words: string): Change => ({
  field: 'avoided',
  op: 'add',
  kind: 'era',
  value,
  words,
});
const moved = (axis: 'valence' | 'energy', from: number, to: number, words: string): Change => ({
  field: `target.${axis}`,
  op: 'set',
  from,
  to,
  words,
});

describe('an answer to a change', () => {
  test('names several artists in one phrase', () => {
    const named = (name: string): Change => ({ field: 'like', op: 'add', like: { kind: 'artist', name } });
    expect(
      describeChanges([wanted('add', 'genre', 'punk'), named('Bikini Kill'), named('X-Ray Spex')]),
    ).toEqual(['punk', 'songs in the vein of Bikini Kill and X-Ray Spex']);
  });

  test('claims that nothing else moved only where that is so', () => {
    const brighter = moved('valence', 0.3, 0.5, 'brighter');
    const situation: Change = { field: 'situation', op: 'set', from: null, to: 'falling asleep' };
    for (const text of texts) {
      expect(say({ changes: [brighter, situation] }, text)).not.toMatch(
        /rest|else moved|everything else|just that/i,
      );
      expect(say({ changes: [brighter] }, text)).not.toMatch(/mood stays/i);
      expect(say({ changes: [brighter, wanted('add', 'genre', 'jazz')] }, text)).not.toMatch(
        /one change|nothing else/i,
      );
    }
  });

  test('reads as a sentence, whatever was changed', () => {
    const changes = [moved('energy', 0.3, 0.5, 'faster')];
    for (const text of texts) expect(say({ changes }, text)).not.toMatch(/made it more energy|better late/i);
  });

  test('says that it was so, or is as far as it goes, and not that it was not understood', () => {
    expect(standingReplies.so).toContain(say({ stands: 'so' }));
    expect(standingReplies.slowest).toContain(say({ stands: 'slowest' }));
    expect(turnReplies.unchanged).toContain(say({}));
  });

  test('to a quality that nothing tells of a song says so', () => {
    for (const text of ['less cheesy', 'not so preachy', 'more obvious please'])
      expect(unheardReplies, text).toContain(say({}, text));
    for (const text of ['too much', 'more like before', 'less of that', 'in between'])
      expect(turnReplies.unchanged, text).toContain(say({}, text));
  });

  test('to what only changes what music is for does not ask what to change', () => {
    expect(notedReplies).toContain(
      say({ changes: [{ field: 'situation', op: 'set', from: null, to: 'falling asleep' }] }),
    );
  });
});

describe('what changed, in words,', () => {
  test('of a limit of years is one thing', () => {
    const before2010 = ['1950s', '1960s', '1970s', '1980s', '1990s', '2000s'];
    expect(describeChanges(before2010.map((one) => refused(one, 'older than 2010')))).toEqual([
      'nothing from before the 2010s',
    ]);
    expect(describeChanges(['2000s', '2010s', '2020s'].map((one) => refused(one, 'after 1999')))).toEqual([
      'nothing from after the 90s',
    ]);
    expect(describeChanges([refused('1980s', '80s'), refused('2000s', '2000s')])).toEqual([
      'no 80s',
      'no 2000s',
    ]);
  });

  test('does not tell what made room for it', () => {
    expect(
      describeChanges([wanted('remove', 'tempo', 'fast'), wanted('add', 'tempo', 'slow', 'slower')]),
    ).toEqual(['slow songs']);
    expect(
      describeChanges([wanted('remove', 'genre', 'jazz', 'jazz'), wanted('add', 'genre', 'soul', 'soul')]),
    ).toEqual(['soul instead of jazz']);
    expect(describeChanges([wanted('remove', 'instrument', 'piano', 'piano')])).toEqual(['piano not needed']);
  });

  test('says that there is more where a sentence does not hold it', () => {
    const many = ['jazz', 'soul', 'funk', 'blues', 'folk'].map((one) => wanted('add', 'genre', one, one));
    expect(describeChanges(many)).toEqual(['jazz', 'soul', 'funk', 'the other things you said']);
  });

  test('tells a genre that also names a mood as the genre alone', () => {
    expect(
      describeChanges([
        wanted('add', 'genre', 'ambient', 'ambient'),
        moved('valence', 0.18, 0.55, 'ambient'),
      ]),
    ).toEqual(['ambient']);
  });

  test('of a beginning says nothing of what fell away with what was before', () => {
    const changes: Change[] = [
      wanted('remove', 'genre', 'neo-soul'),
      wanted('remove', 'tempo', 'slow'),
      { field: 'length', op: 'set', from: { minutes: 20 }, to: null },
      wanted('add', 'genre', 'blues', 'blues'),
    ];
    expect(describeConstraints(changes)).toEqual(['blues']);
  });
});
