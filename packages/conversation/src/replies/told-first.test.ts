import { createEmbeddedClassifier, readSituation } from '@attune/mood';
import { beforeAll, describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { kindLeads, kindOpenings, plainLeads, plainMusicOpenings, plainOpenings } from './texts/plain.ts';
import { requestReplies } from './texts/requests.ts';
import { tentativeLeads } from './texts/turns.ts';
import { writeReply } from './write-reply.ts';

const readers = { recognizeDistress: () => ({ tier: 'none' as const }), readSituation };
let classifier: ReturnType<typeof createEmbeddedClassifier>;
beforeAll(() => {
  classifier = createEmbeddedClassifier();
});

async function replyTo(text: string): Promise<string> {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const feeling = pending.feelingText === null ? null : await classifier.classify(pending.feelingText);
  return writeReply({ text, reading: pending.complete(feeling), before: null, replyIds: [] })?.text ?? '';
}

describe('a story with a wish at its end', () => {
  test.each([
    [
      'my husband and I shouted at each other about money again. I need to sleep, no love songs please',
      /two|couple|relationship|each other|love/i,
    ],
    ['We had the funeral of my uncle today, eighty people. Could you play some accordion', /funeral|rest/i],
    [
      'I drive a school bus in Leeds, ten hours today and my head is ringing. I need something with a cello',
      /cello/i,
    ],
  ])('is not answered by the wish alone: %s', async (text, said) => {
    const reply = await replyTo(text);
    const [first = ''] = reply.split(/(?<=[.!]) /);
    expect(reply).toMatch(said);
    expect(first).not.toMatch(/sleep music|accordion|cello/i);
  });

  test('of nothing but a wish speaks of that', async () => {
    const reply = await replyTo('could you find me some cello music for tonight');
    expect(reply).toMatch(/cello/i);
    expect([...plainOpenings, ...kindOpenings].filter((one) => reply.startsWith(one))).toEqual([]);
  });
});

test('what is said where little was understood speaks of no guess, and asks nobody to correct it', () => {
  const written = [
    tentativeLeads,
    plainOpenings,
    plainLeads,
    kindOpenings,
    kindLeads,
    plainMusicOpenings,
    requestReplies,
  ];
  for (const text of written.flat())
    expect(text).not.toMatch(
      /guess|heard right|misread|misheard|went through what|as well as I could|I think\b|the line\b|nothing here is fixed|they miss|lean another way|change whatever/i,
    );
});

test('nobody is mourned who is said to be alive', async () => {
  const reply = await replyTo(
    "I have cleared my mum's house for three weeks. She's not dead, she's in a home now, and I found all my letters",
  );
  expect(reply).not.toMatch(/loss|lost|miss|grief|sorry/i);
});
