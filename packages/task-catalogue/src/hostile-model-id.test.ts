import { expect, test } from 'vitest';
import { inputExample } from './input-example.ts';
import { parseModelRecord } from './model-record.ts';
import { requestSnippets } from './request-snippets.ts';
import { usageSnippets } from './usage-snippets.ts';

const hostileIds = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '&lt;b&gt;',
  "' onmouseover='alert(1)",
  '$(touch owned); `id`',
  '{{ 6 * 7 }} {% if true %}',
  '$& $1 $`',
  'owner/name\u202Egnp',
  'javascript:alert(1)',
];

test.each(hostileIds)(
  'the model id %j stands in every snippet as it is: nothing runs, nothing is markup',
  (id) => {
    for (const pipeline_tag of ['text-classification', 'text-generation'] as const) {
      const model = parseModelRecord({
        id,
        tags: ['flair', 'conversational', 'transformers.js'],
        pipeline_tag,
      });
      const used = usageSnippets(model).flatMap(({ snippets }) => snippets);
      const requested = requestSnippets(model).map(({ code }) => code);
      expect(used).toHaveLength(2);
      expect(requested.length).toBeGreaterThanOrEqual(5);
      for (const code of [...used, ...requested]) {
        expect(code).toContain(id);
      }
    }
  },
);

test('a model id with quotes and line breaks is encoded only where the snippet is JSON', () => {
  const id = 'a"b\nc';
  const model = parseModelRecord({ id, tags: ['conversational'], pipeline_tag: 'text-generation' });
  const [curl] = requestSnippets(model);
  expect(curl?.code).toContain(`"model": ${JSON.stringify(id)}`);
});

test('a hostile mask token stands in the example as it is', () => {
  const model = parseModelRecord({
    id: 'owner/name',
    tags: [],
    pipeline_tag: 'fill-mask',
    mask_token: '<svg onload=alert(1)>',
  });
  expect(inputExample(model)).toBe('"The answer to the universe is <svg onload=alert(1)>."');
});
