import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { turnReplies } from '../replies/texts/turns.ts';
import { writeReply } from '../replies/write-reply.ts';
import { asksOfLife } from './asks-of-life.ts';

test.each([
  "do you think he'll come back?",
  'do you think she still loves me?',
  'do you reckon my boss hates me?',
  "do you think i'm too old for this?",
  'will he call?',
  'does she miss me?',
  'should i text him?',
  'will i ever be happy?',
])('"%s" is asked of no assistant', (text) => {
  expect(asksOfLife(text)).toBe(true);
  const brief = newBrief('sad', null);
  const reading = { intent: 'question', language: 'en', brief, changes: [], edits: [] } as const;
  const said = writeReply({
    text,
    reading: { ...reading, changes: [], edits: [] },
    before: brief,
    replyIds: [],
  });
  // What nobody can know is answered as a friend would, all else as asked of nobody.
  expect(turnReplies.musing.includes(said?.text ?? '') || said?.id.startsWith('human-')).toBe(true);
});

test.each([
  'do you like me?',
  'do you have feelings?',
  'do you think this song fits?',
  'do you think you can find sad songs?',
  'is he singing in french?',
  'does she have other albums?',
  'is she still on tour?',
  'will i hear ads?',
  'can i save it?',
  'should i log in?',
])('"%s" is', (text) => {
  expect(asksOfLife(text)).toBe(false);
});
