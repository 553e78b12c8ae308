import type { Brief } from '@attune/contract';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readWhilePlaying } from '../testing/said-after.ts';
import { writeReply } from './write-reply.ts';

const before: Brief = {
  ...newBrief('sad', null),
  wanted: [{ kind: 'genre', value: 'techno', matched: 'techno' }],
};
const answer = async (text: string) => {
  const reading = await readWhilePlaying(text, before);
  return writeReply({ text, reading, before, replyIds: [] })?.text ?? '';
};
const owning = /\b(?:sorry|misread|misreading|mistake|wrong|wrongly|listen)\b/i;

test.each([
  ['NO techno. i said piano', /no techno/i],
  ['No sad I said. Old jazz', /brighter.*jazz/i],
  ['where did the country come from? I never said country', /no country/i],
])('what has to be said twice is owned, and done: %s', async (text, done) => {
  const reply = await answer(text);
  expect(reply).toMatch(owning);
  expect(reply).toMatch(done);
});

test.each(['I told you about my cat. Something softer', 'my dad said no. piano'])(
  'nothing is owned where something else was said: %s',
  async (text) => {
    expect(await answer(text)).not.toMatch(owning);
  },
);
