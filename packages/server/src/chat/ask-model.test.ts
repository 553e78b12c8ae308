import { expect, test } from 'vitest';
import type { UpstreamRequest } from '../http-client/send-request.ts';
import { createAskModel } from './ask-model.ts';

const request = {
  model: 'acme/new',
  messages: [{ role: 'user', content: 'temperature of max_tokens' }],
  max_tokens: 80,
  temperature: 0.85,
  top_p: 0.95,
  stream: false,
};

/** A server that refuses a request for the first of these that it holds. */
function serverRefusing(refusals: Record<string, unknown>) {
  const asked: Record<string, unknown>[] = [];
  const ask = createAskModel(
    { url: 'https://models.example/v1/chat/completions', token: 'hf_marked' },
    {
      name: 'reply',
      state: 'ok',
      async send({ body = '' }: UpstreamRequest) {
        const { model: _, messages: __, stream: ___, ...parameters } = JSON.parse(body);
        asked.push(parameters);
        const refused = Object.keys(refusals).find((name) => name in parameters);
        const [status, answer] =
          refused === undefined ? [200, { choices: [] }] : [400, { error: refusals[refused] }];
        return { status, header: () => undefined, text: JSON.stringify(answer) };
      },
    },
  );
  return { asked, ask };
}

const noMaxTokens = {
  message:
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  type: 'invalid_request_error',
  param: 'max_tokens',
  code: 'unsupported_parameter',
};
const noTemperature = {
  message:
    "Unsupported value: 'temperature' does not support 0.85 with this model. Only the default (1) value is supported.",
  type: 'invalid_request_error',
  param: 'temperature',
  code: 'unsupported_value',
};

test('a model that refuses parameters gets the request without them, and no other with them', async () => {
  const { asked, ask } = serverRefusing({ max_tokens: noMaxTokens, temperature: noTemperature });
  expect((await ask(request)).status).toBe(200);
  expect(asked).toEqual([
    { max_tokens: 80, temperature: 0.85, top_p: 0.95 },
    { max_completion_tokens: 80, temperature: 0.85, top_p: 0.95 },
    { max_completion_tokens: 80, top_p: 0.95 },
  ]);
  await ask(request);
  expect(asked.slice(3)).toEqual([{ max_completion_tokens: 80, top_p: 0.95 }]);
});

test.each([
  ['that tells it in words alone', { max_tokens: { ...noMaxTokens, param: undefined } }, 'max_tokens'],
  [
    'that takes one of two',
    { top_p: { message: '`temperature` and `top_p` cannot both be specified for this model.', param: null } },
    'top_p',
  ],
])('a refusal %s is understood', async (_, refusals, left) => {
  const { asked, ask } = serverRefusing(refusals);
  expect((await ask(request)).status).toBe(200);
  expect(asked[1]).not.toHaveProperty(left);
  expect(asked[1]).toHaveProperty('temperature');
});

test('two at once that are refused are both answered', async () => {
  const { ask } = serverRefusing({ max_tokens: noMaxTokens });
  const replies = await Promise.all([ask(request), ask(request)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
});

test.each([
  ['of something else', { message: 'Unsupported parameter', param: 'messages' }],
  [
    'of a value, that others would not be refused for',
    { message: 'max_tokens is too large', param: 'max_tokens' },
  ],
  ['that is no sentence', 'temperature is not supported'],
])('a refusal %s stands, and nothing is asked again', async (_, refusal) => {
  const { asked, ask } = serverRefusing({ max_tokens: refusal });
  expect((await ask(request)).status).toBe(400);
  expect(asked).toHaveLength(1);
});
