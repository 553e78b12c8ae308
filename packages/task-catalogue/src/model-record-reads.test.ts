import { getModelInputSnippet, MODEL_LIBRARIES_UI_ELEMENTS, PIPELINE_TYPES } from '@huggingface/tasks';
import { expect, test } from 'vitest';
import { modelRecordSchema, parseModelRecord, toPublishedRecord } from './model-record.ts';
import { libraryIds } from './usage-snippets.ts';

/** Has every key of the schema. */
const full = {
  id: 'owner/name',
  tags: [],
  library_name: 'transformers',
  mask_token: '[MASK]',
  config: {
    architectures: ['BertModel'],
    adapter_transformers: { model_name: 'owner/base' },
    keras_hub: { tasks: ['CausalLM'] },
    peft: { base_model_name_or_path: 'owner/base', task_type: 'CAUSAL_LM' },
    sklearn: { model: { file: 'model.pkl' }, model_format: 'pickle' },
    speechbrain: { speechbrain_interface: 'EncoderASR' },
    tokenizer_config: { chat_template: '{{ messages }}' },
  },
  cardData: { base_model: 'owner/base', instance_prompt: 'a photo' },
  widgetData: [{ source_sentence: 'a', sentences: ['b'] }],
  transformersInfo: { auto_model: 'AutoModel', processor: 'AutoTokenizer' },
};

/** Tags on which a generator takes another way. */
const tagSets = [
  [],
  ['conversational'],
  ['custom_code'],
  ['lora'],
  ['controlnet'],
  ['skops'],
  ['flux'],
  ['text-to-speech'],
  ['cross-encoder'],
];

/** A view of a value that notes the path of every key read from it. List positions are left out. */
function watched<T extends object>(value: T, path: string, reads: Set<string>): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const found = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || (Array.isArray(target) && !/^\d+$/.test(key))) return found;
      const here = Array.isArray(target) ? path : `${path}.${key}`;
      reads.add(here);
      return typeof found === 'object' && found !== null ? watched(found, here, reads) : found;
    },
  });
}

function readsOfPublishedGenerators(): Set<string> {
  const reads = new Set<string>();
  for (const tags of tagSets) {
    for (const pipeline_tag of PIPELINE_TYPES) {
      const record = watched(
        toPublishedRecord(parseModelRecord({ ...full, tags, pipeline_tag })),
        'model',
        reads,
      );
      getModelInputSnippet(record);
      for (const id of libraryIds) {
        const library = MODEL_LIBRARIES_UI_ELEMENTS[id];
        if ('snippets' in library) library.snippets(record);
      }
    }
  }
  return reads;
}

function keysOfSchema(): Set<string> {
  const keys = new Set<string>();
  const noteKeys = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const item of value) noteKeys(item, path);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        keys.add(`${path}.${key}`);
        noteKeys(inner, `${path}.${key}`);
      }
    }
  };
  noteKeys(modelRecordSchema.parse({ ...full, pipeline_tag: 'fill-mask' }), 'model');
  return keys.add('model.widgetData.text');
}

test('CAT-03 the generators read each specified field, and none the record does not have', () => {
  const reads = readsOfPublishedGenerators();
  expect([...reads]).toEqual(
    expect.arrayContaining(
      [
        'id',
        'tags',
        'pipeline_tag',
        'config.architectures',
        'config.adapter_transformers.model_name',
        'config.keras_hub.tasks',
        'config.sklearn.model.file',
        'config.sklearn.model_format',
        'config.speechbrain.speechbrain_interface',
        'config.tokenizer_config.chat_template',
        'cardData.base_model',
        'cardData.instance_prompt',
        'widgetData.text',
        'widgetData.source_sentence',
        'widgetData.sentences',
        'transformersInfo.auto_model',
        'transformersInfo.processor',
        'mask_token',
      ].map((path) => `model.${path}`),
    ),
  );
  const known = keysOfSchema();
  expect([...reads].filter((path) => !known.has(path))).toEqual([]);
});
