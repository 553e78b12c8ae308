import { PIPELINE_TYPES } from '@huggingface/tasks';
import { describe, expect, test } from 'vitest';
import { hasInputExample, inputExample } from './input-example.ts';
import type { ModelRecord } from './model-record.ts';
import type { TaskId } from './task-types.ts';

function model(task: TaskId | undefined, tags: string[] = []): ModelRecord {
  return { id: 'owner/name', tags, pipeline_tag: task };
}

const noExample = 'No input example has been defined for this model task.';

function parsed(task: TaskId): unknown {
  const example = inputExample(model(task));
  return typeof example === 'string' ? JSON.parse(example) : undefined;
}

describe('inputExample', () => {
  test.each(['depth-estimation', 'robotics', 'reinforcement-learning', undefined] as const)(
    'CAT-04 says that task %s has no example',
    (task) => {
      expect(inputExample(model(task))).toBe(noExample);
      expect(inputExample(model(task), { singleLine: true, stripQuotes: true })).toBe(noExample);
      expect(hasInputExample(model(task))).toBe(false);
    },
  );

  test('CAT-11 asks a chat model for the capital of France, in one message', () => {
    expect(inputExample(model('text-generation', ['conversational']))).toEqual([
      { role: 'user', content: 'What is the capital of France?' },
    ]);
  });

  test('CAT-11 shows a chat model that sees images a text and the address of an image', () => {
    expect(inputExample(model('image-text-to-text', ['conversational']))).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Describe this image in one sentence.' },
          { type: 'image_url', image_url: { url: expect.stringMatching(/^https:\/\/\S+\.jpg$/) } },
        ],
      },
    ]);
  });

  test('CAT-11 gives a text to a text generator that is no chat model', () => {
    expect(inputExample(model('text-generation'))).toBe(
      '"Can you please let us know more details about your "',
    );
  });

  test('CAT-12 gives question answering a question with its context', () => {
    expect(parsed('question-answering')).toEqual({
      question: 'What is my name?',
      context: 'My name is Clara and I live in Berkeley.',
    });
  });

  test('CAT-12 gives table question answering a query with its table', () => {
    expect(parsed('table-question-answering')).toEqual({
      query: 'How many stars does the transformers repository have?',
      table: {
        Repository: ['Transformers', 'Datasets', 'Tokenizers'],
        Stars: ['36542', '4512', '3934'],
        Contributors: ['651', '77', '34'],
        'Programming language': ['Python', 'Python', 'Rust, Python and NodeJS'],
      },
    });
  });

  test('CAT-12 gives sentence similarity a source sentence with sentences', () => {
    expect(parsed('sentence-similarity')).toEqual({
      source_sentence: 'That is a happy person',
      sentences: ['That is a happy dog', 'That is a very happy person', 'Today is a sunny day'],
    });
  });

  test('CAT-12 gives image to image an image with a prompt', () => {
    expect(parsed('image-to-image')).toEqual({ image: 'cat.png', prompt: 'Turn the cat into a tiger.' });
  });

  test.each([
    ['text-classification', '"I like you. I love you"'],
    ['translation', '"Меня зовут Вольфганг и я живу в Берлине"'],
    ['automatic-speech-recognition', '"sample1.flac"'],
    ['image-classification', '"cats.jpg"'],
    ['text-to-image', '"Astronaut riding a horse"'],
  ] as const)('CAT-12 gives %s a fixed text', (task, example) => {
    expect(inputExample(model(task))).toBe(example);
  });

  test('CAT-13 turns line breaks and tabs into spaces', () => {
    const example = inputExample(model('table-question-answering'));
    const flat = inputExample(model('table-question-answering'), { singleLine: true });
    expect(example).toMatch(/\n/);
    expect(flat).not.toMatch(/[\n\r\t]/);
    expect(flat).toMatch(/^\{ +"query": .*\}$/);
    expect(JSON.parse(String(flat))).toEqual(JSON.parse(String(example)));
  });

  test('CAT-13 flattens tabs and line breaks that come from the model itself', () => {
    const record = { ...model('fill-mask'), mask_token: '[A]\r\n\t\t[B]\t[C]' };
    expect(inputExample(record, { singleLine: true })).toBe('"The answer to the universe is [A] [B] [C]."');
  });

  test('CAT-13 strips the quotes at both ends and none inside', () => {
    const record = { ...model('fill-mask'), mask_token: '"M"' };
    expect(inputExample(record, { stripQuotes: true })).toBe('The answer to the universe is "M".');
    expect(inputExample(model('text-classification'), { stripQuotes: true })).toBe('I like you. I love you');
    expect(inputExample(model('question-answering'), { stripQuotes: true })).toMatch(/^\{.*\}$/s);
  });

  test('CAT-13 strips the single quotes of table rows as well', () => {
    const rows = inputExample(model('tabular-regression'), { stripQuotes: true });
    expect(JSON.parse(String(rows))).toMatchObject({ Species: ['Bream', 'Bream'] });
  });

  test.each(PIPELINE_TYPES)(
    'CAT-13 leaves no line break, tab or outer quote in the example of %s',
    (task) => {
      const example = inputExample(model(task), { singleLine: true, stripQuotes: true });
      expect(example).not.toMatch(/[\n\r\t]/);
      expect(example).not.toMatch(/^(["']).*\1$/);
    },
  );

  test('names a neutral mask where the model does not tell its own', () => {
    expect(inputExample(model('fill-mask'))).toBe('"The answer to the universe is <mask>."');
  });
});
