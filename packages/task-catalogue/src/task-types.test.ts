import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getTaskType, taskTypes } from './task-types.ts';

const text = z.string().check(z.minLength(1));
const examples = z.array(z.strictObject({ id: text, description: z.string() }));
const demoItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('audio'), filename: text }),
  z.strictObject({ type: z.literal('img'), filename: text }),
  z.strictObject({ type: z.literal('text'), label: z.string(), content: text }),
  z.strictObject({ type: z.literal('tabular'), table: z.array(z.array(z.string())) }),
  z.strictObject({
    type: z.literal('chart'),
    data: z.array(z.strictObject({ label: text, score: z.number() })),
  }),
  z.strictObject({
    type: z.literal('text-with-tokens'),
    text,
    tokens: z.array(z.strictObject({ type: text, start: z.number(), end: z.number() })),
  }),
]);
const demoItems = z.array(demoItem);
const taskType = z.strictObject({
  id: text,
  label: text,
  isPlaceholder: z.boolean(),
  canonicalId: z.optional(z.enum(['text2text-generation', 'text-to-audio'])),
  summary: z.string(),
  libraries: z.array(text),
  datasets: examples,
  metrics: examples,
  models: examples,
  spaces: examples,
  demo: z.strictObject({ inputs: demoItems, outputs: demoItems }),
  widgetModels: z.array(text),
  youtubeId: z.optional(text),
});

describe('taskTypes', () => {
  test('CAT-01 names about 45 task types, each once, the well-known ones among them', () => {
    const ids = taskTypes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(ids.length).toBeLessThanOrEqual(50);
    expect(ids).toEqual(
      expect.arrayContaining([
        'audio-classification',
        'automatic-speech-recognition',
        'text-generation',
        'image-text-to-text',
        'text-to-image',
        'translation',
        'summarization',
        'depth-estimation',
        'zero-shot-classification',
      ]),
    );
  });

  test.each(taskTypes.map((task) => [task.id, task] as const))(
    'CAT-01 %s has every field of a task type, and no other',
    (_, task) => {
      expect(taskType.safeParse(task).error?.issues ?? []).toEqual([]);
      expect(task.isPlaceholder).toBe(task.summary === '');
    },
  );

  test('CAT-01 uses all six kinds of demonstration item, films and widget models', () => {
    const items = taskTypes.flatMap(({ demo }) => [...demo.inputs, ...demo.outputs]);
    expect(new Set(items.map(({ type }) => type))).toEqual(
      new Set(['audio', 'img', 'text', 'chart', 'tabular', 'text-with-tokens']),
    );
    expect(getTaskType('text-classification')?.youtubeId).toMatch(/^[\w-]{11}$/);
    expect(getTaskType('text-classification')?.widgetModels).not.toEqual([]);
    expect(getTaskType('depth-estimation')).not.toHaveProperty('youtubeId');
  });

  // The published data has both canonical ids up to its version 0.19.22 only.
  test('CAT-01 points to both canonical task types', () => {
    expect(getTaskType('translation')?.canonicalId).toBe('text2text-generation');
    expect(getTaskType('summarization')?.canonicalId).toBe('text2text-generation');
    expect(getTaskType('text-to-speech')?.canonicalId).toBe('text-to-audio');
    expect(getTaskType('text-classification')).not.toHaveProperty('canonicalId');
  });

  // The published data has no placeholder any more in its version 0.19.58 and later.
  test('CAT-01 marks a few task types as placeholders', () => {
    const placeholders = taskTypes.filter(({ isPlaceholder }) => isPlaceholder);
    expect(placeholders.length).toBeGreaterThan(0);
    expect(placeholders.length).toBeLessThan(10);
    for (const { models, datasets, summary } of placeholders) {
      expect({ models, datasets, summary }).toEqual({ models: [], datasets: [], summary: '' });
    }
  });

  test('CAT-02 lists the well-known libraries', () => {
    const libraries = new Set<string>(taskTypes.flatMap((task) => task.libraries));
    for (const library of [
      'transformers',
      'transformers.js',
      'diffusers',
      'sentence-transformers',
      'speechbrain',
      'timm',
      'keras',
      'sklearn',
      'spacy',
      'flair',
      'espnet',
      'nemo',
    ]) {
      expect(libraries).toContain(library);
    }
  });
});

describe('getTaskType', () => {
  test('finds a task type by its id', () => {
    expect(getTaskType('text-classification')).toMatchObject({ label: 'Text Classification' });
  });

  test.each(['', 'no-such-task', 'robotics', 'constructor', '__proto__'])('knows no task type %j', (id) => {
    expect(getTaskType(id)).toBeUndefined();
  });
});
