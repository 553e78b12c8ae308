import { readFileSync } from 'node:fs';
import { type Brief, replyIdBounds } from '@attune/contract';
import { createEmbeddedClassifier } from '@attune/mood';
import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';
import { joined } from './fill.ts';
import { writeReply } from './write-reply.ts';

const classifier = createEmbeddedClassifier();

/** Messages of whole dialogues, as one conversation each. */
function* dialogues(name: string): Generator<string[]> {
  const file = readFileSync(new URL(`../../fixtures/dialogues/${name}.jsonl`, import.meta.url), 'utf8');
  for (const line of file.trimEnd().split('\n'))
    yield (JSON.parse(line).turns as { say: string }[]).map(({ say }) => say);
}

test('the name of a reply comes back with the next message, which is not refused for it', async () => {
  const tooLong: string[] = [];
  const twoSentences = ['night shift at reception until 7. nobody here. bored'];
  for (const turns of [twoSentences, ...dialogues('dev-v'), ...dialogues('dev-ae')]) {
    let brief: Brief | null = null;
    for (const text of turns) {
      const pending = readMessage(text, { brief, mix: null, playing: brief !== null }, readers);
      const { feelingText } = pending;
      const reading = pending.complete(feelingText === null ? null : await classifier.classify(feelingText));
      const reply = writeReply({ text, reading, before: brief, replyIds: [] });
      if (reply !== null && reply.id.length > replyIdBounds.id) tooLong.push(reply.id);
      brief = reading.brief;
    }
  }
  expect(tooLong).toEqual([]);
}, 60_000);

test('of several sentences as many are named as there is room for', () => {
  const sentence = (id: string) => ({ text: 'So.', id });
  expect(joined(sentence('a.1'), sentence('b.2'))?.id).toBe('a.1+b.2');
  const long = 'x'.repeat(replyIdBounds.id - 2);
  expect(joined(sentence(long), sentence('b.2'))?.id).toBe(long);
});
