import type { Change } from '@attune/contract';
import { type MissingWish, writeReply } from '@attune/conversation';
import { expect, test } from 'vitest';
import { sampleBrief } from '../testing/sample-brief.ts';
import type { PromptedTurn } from './reply-model/prompt.ts';
import { createWriteReply, type ReplyTurn } from './write-reply.ts';

function answering(said: string) {
  const asked: PromptedTurn[] = [];
  const write = createWriteReply({
    model: {
      async write(turn) {
        asked.push(turn);
        return said;
      },
    },
    writer: writeReply,
    onFallback: () => undefined,
  });
  return { asked, write };
}

const salsa: Change = { field: 'wanted', op: 'add', kind: 'genre', value: 'salsa', words: 'salsa' };
const noSalsa: MissingWish = { kind: 'genre', value: 'salsa', isUnknown: false, nearest: 'bossa nova' };
const wanted = { kind: 'genre', value: 'salsa', matched: 'salsa' } as const;

const turn = (
  text: string,
  reading: Partial<ReplyTurn['reading']>,
  rest: Partial<ReplyTurn> = {},
): ReplyTurn => ({
  ...{ text, before: null, replyIds: [], isPrivate: false, isPlain: false },
  reading: {
    ...{
      intent: 'request',
      language: 'en',
      brief: sampleBrief({ wanted: [wanted] }),
      changes: [],
      edits: [],
    },
    ...reading,
  },
  ...rest,
});

test('what is asked for and not there is told to the model, and by it', async () => {
  const { asked, write } = answering(
    'A warm evening, and though there is no salsa here, bossa nova sways nearby.',
  );
  const reply = await write(turn('salsa for us two', { changes: [salsa] }, { missing: [noSalsa] }));
  expect(asked[0]?.fact).toMatch(/salsa.*bossa nova/i);
  expect(reply.text).toBe('A warm evening, and though there is no salsa here, bossa nova sways nearby.');
});

test('where the model passes over what is not there, it is said behind its sentence', async () => {
  const { asked, write } = answering('A warm evening for you two.');
  const { text } = await write(turn('salsa for us two', { changes: [salsa] }, { missing: [noSalsa] }));
  expect(text).toBe(`A warm evening for you two. ${asked[0]?.fact}`);
});

test('what is asked in another language is answered by the model, in that language', async () => {
  const { asked, write } = answering('Un beso fuera de foco.');
  const { text } = await write(
    turn('¿qué quiere decir beijo?', { intent: 'question', language: 'es', keepsMusic: true }),
  );
  expect([text, asked[0]?.music]).toEqual(['Un beso fuera de foco.', 'asked']);
});

test('a fact of the product in English is ours to tell', async () => {
  const { asked, write } = answering('Just press it.');
  const { text } = await write(turn('can I save this?', { intent: 'question', keepsMusic: true }));
  expect(asked).toHaveLength(0);
  expect(text).not.toBe('Just press it.');
});

test('whoever was asked for alone in an earlier message is named to no model, and the reply tells it all the same', async () => {
  const { asked, write } = answering('Something that sways, then. There is no salsa.');
  const missing = [{ ...noSalsa, nearest: null, by: 'Slow Elevator' }];
  const { text } = await write(turn('and salsa', { changes: [salsa] }, { missing }));
  expect(JSON.stringify(asked)).not.toContain('Elevator');
  expect(text).toMatch(/There is no salsa\. .*salsa by Slow Elevator/);
});
