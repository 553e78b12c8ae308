import { PIPELINE_TYPES } from '@huggingface/tasks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ModelRecord } from './model-record.ts';
import { type RequestSnippet, requestSnippets } from './request-snippets.ts';

const emotionModel: ModelRecord = {
  id: 'owner/emotion-small',
  tags: ['text-classification'],
  pipeline_tag: 'text-classification',
};
const chatModel: ModelRecord = {
  id: 'owner/chat-7b',
  tags: ['conversational'],
  pipeline_tag: 'text-generation',
};

function codeFor(model: ModelRecord, language: RequestSnippet['language'], client: string): string {
  const found = requestSnippets(model).find(
    (snippet) => snippet.language === language && snippet.client === client,
  );
  if (!found) throw new Error(`No snippet in ${language} with ${client}.`);
  return found.code;
}

/** The JSON body of a curl call. */
function curlBody(model: ModelRecord): unknown {
  const body = codeFor(model, 'curl', 'curl').match(/-d '(.*)'$/s)?.[1];
  return JSON.parse(body ?? '');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('requestSnippets', () => {
  test.each([
    ['an emotion classifier', emotionModel],
    ['a chat model', chatModel],
  ])('shows how to call %s with curl, Python and JavaScript, in this order', (_, model) => {
    const languages = requestSnippets(model).map(({ language }) => language);
    expect([...new Set(languages)]).toEqual(['curl', 'python', 'javascript']);
    expect(languages).toEqual([...languages].sort((a, b) => rank(a) - rank(b)));
  });

  test('calls an emotion classifier at its own address, with one text as input', () => {
    const address = 'https://router.huggingface.co/hf-inference/models/owner/emotion-small';
    expect(codeFor(emotionModel, 'curl', 'curl')).toMatch(`curl ${address} \\\n`);
    expect(curlBody(emotionModel)).toEqual({ inputs: 'I like you. I love you' });
    expect(codeFor(emotionModel, 'python', 'requests')).toContain(`API_URL = "${address}"`);
    expect(codeFor(emotionModel, 'python', 'requests')).toContain('"inputs": "I like you. I love you"');
    expect(codeFor(emotionModel, 'javascript', 'fetch')).toContain(`"${address}"`);
    expect(codeFor(emotionModel, 'javascript', 'fetch')).toContain('{ inputs: "I like you. I love you" }');
  });

  test('calls a chat model through chat completions and leaves the host open', () => {
    expect(codeFor(chatModel, 'curl', 'curl')).toContain(
      'curl https://router.huggingface.co/v1/chat/completions',
    );
    expect(curlBody(chatModel)).toEqual({
      model: 'owner/chat-7b',
      messages: [{ role: 'user', content: 'What is the capital of France?' }],
      stream: false,
    });
    expect(codeFor(chatModel, 'python', 'openai')).toContain('base_url="https://router.huggingface.co/v1"');
    expect(codeFor(chatModel, 'javascript', 'openai')).toContain('model: "owner/chat-7b"');
  });

  test('sends a text generator that is not tagged as a chat model a message all the same', () => {
    expect(curlBody({ ...chatModel, tags: [] })).toMatchObject({
      messages: [{ role: 'user', content: 'Can you please let us know more details about your ' }],
    });
  });

  test('CAT-03 writes the mask token of a fill-mask model into the request', () => {
    const model: ModelRecord = { id: 'owner/name', tags: [], pipeline_tag: 'fill-mask', mask_token: '[M]' };
    expect(curlBody(model)).toEqual({ inputs: 'The answer to the universe is [M].' });
    expect(codeFor(model, 'python', 'requests')).toContain('"The answer to the universe is [M]."');
  });

  test('takes no sign of a mask token for a replacement pattern', () => {
    const model: ModelRecord = {
      id: 'owner/name',
      tags: [],
      pipeline_tag: 'fill-mask',
      mask_token: '$& $$ $`',
    };
    expect(curlBody(model)).toEqual({ inputs: 'The answer to the universe is $& $$ $`.' });
  });

  test('sends a structured example as a structure', () => {
    expect(curlBody({ id: 'owner/name', tags: [], pipeline_tag: 'sentence-similarity' })).toMatchObject({
      inputs: { source_sentence: 'That is a happy person' },
    });
  });

  test('reads the access token from the environment in every snippet', () => {
    for (const { code } of [...requestSnippets(emotionModel), ...requestSnippets(chatModel)]) {
      expect(code).toMatch(/\$HF_TOKEN|os\.environ\[["']HF_TOKEN["']\]|process\.env\.HF_TOKEN/);
      expect(code).not.toContain('placeholder');
    }
  });

  test('takes the open choice of host where the own one does not take the task', () => {
    const model: ModelRecord = { id: 'owner/name', tags: [], pipeline_tag: 'text-to-video' };
    expect(requestSnippets(model).map(({ client }) => client)).toEqual(['huggingface_hub', 'huggingface.js']);
  });

  test.each(PIPELINE_TYPES)('answers for %s without a failure and without a word on the console', (task) => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const { code } of requestSnippets({ id: 'owner/name', tags: [], pipeline_tag: task })) {
      expect(code).toContain('owner/name');
      expect(code).not.toMatch(/\bundefined\b|\[object/);
    }
    expect(spoken).not.toHaveBeenCalled();
  });

  test('answers nothing for a model without a task, and for a task no host offers', () => {
    expect(requestSnippets({ id: 'owner/name', tags: [] })).toEqual([]);
    expect(requestSnippets({ id: 'owner/name', tags: [], pipeline_tag: 'robotics' })).toEqual([]);
    expect(requestSnippets({ id: 'owner/name', tags: [], pipeline_tag: 'image-to-video' })).toEqual([]);
  });
});

function rank(language: RequestSnippet['language']): number {
  return ['curl', 'python', 'javascript'].indexOf(language);
}
