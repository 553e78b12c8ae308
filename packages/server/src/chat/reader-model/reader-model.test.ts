import { expect, test } from 'vitest';
import { createReaderModel } from './reader-model.ts';

test('a long message is cut between two signs, and never within one', async () => {
  const asked: string[] = [];
  const reader = createReaderModel({
    config: { url: 'https://models.example/v1/chat/completions', model: 'acme/reads' },
    upstream: {
      name: 'reader',
      state: 'ok',
      async send({ body = '' }) {
        const { messages } = JSON.parse(body);
        asked.push(JSON.parse(messages[1].content).message);
        return { status: 500, header: () => undefined, text: '' };
      },
    },
  });
  for (const text of ['🌧'.repeat(1_200), `a${'🌧'.repeat(1_200)}`])
    await expect(reader.read(text, { brief: null, tracks: 0 })).rejects.toThrow('500');
  expect(asked).toEqual(['🌧'.repeat(1_000), `a${'🌧'.repeat(999)}`]);
});
