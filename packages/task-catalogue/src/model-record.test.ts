import { describe, expect, test } from 'vitest';
import { ModelRecordError, parseModelRecord } from './model-record.ts';

const smallest = { id: 'owner/name', tags: [] };

/** Complete where completeness is asked for, so that only the field under test is wrong. */
function recordWith(path: string, value: unknown): unknown {
  const changed = withField(path, value);
  const { transformersInfo: info } = changed;
  return {
    ...smallest,
    ...changed,
    ...(info !== undefined && { transformersInfo: { auto_model: 'AutoModel', ...Object(info) } }),
  };
}

function errorOf(value: unknown): ModelRecordError {
  try {
    parseModelRecord(value);
  } catch (error) {
    if (error instanceof ModelRecordError) return error;
    throw error;
  }
  throw new Error('The record was accepted.');
}

/** The record with `value` at a path such as `config.sklearn.model.file`. */
function withField(path: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? withField(rest.join('.'), value) : value;
  return { [first]: inner };
}

describe('parseModelRecord', () => {
  test('CAT-03 keeps every field the generators read and drops the others', () => {
    const record = {
      id: 'owner/name',
      tags: ['transformers'],
      pipeline_tag: 'text-generation',
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
      cardData: { base_model: ['owner/base'], instance_prompt: 'a photo' },
      widgetData: [{ text: 'hello' }, { source_sentence: 'a', sentences: ['b', 'c'] }],
      transformersInfo: { auto_model: 'AutoModel', processor: 'AutoTokenizer' },
    };
    expect(parseModelRecord({ ...record, downloads: 12, siblings: [] })).toEqual(record);
  });

  test('takes named chat templates, one base model and an instance prompt that is known to be absent', () => {
    const record = {
      ...smallest,
      config: { tokenizer_config: { chat_template: [{ name: 'default', template: '{{ messages }}' }] } },
      cardData: { base_model: 'owner/base', instance_prompt: null },
    };
    expect(parseModelRecord(record)).toEqual(record);
  });

  test.each([
    ['id', 7, 'expected a string'],
    ['id', '', 'expected a text that is not empty'],
    ['tags', 'transformers', 'expected an array'],
    ['pipeline_tag', 'no-such-task', 'expected the id of a known task'],
    ['pipeline_tag', 'constructor', 'expected the id of a known task'],
    ['mask_token', null, 'expected a string'],
    ['config', 'none', 'expected an object'],
    ['config.architectures', 'BertModel', 'expected an array'],
    ['config.adapter_transformers.model_name', 1, 'expected a string'],
    ['config.keras_hub.tasks', {}, 'expected an array'],
    ['config.sklearn.model.file', 1, 'expected a string'],
    ['config.sklearn.model_format', [], 'expected a string'],
    ['config.speechbrain.speechbrain_interface', 1, 'expected a string'],
    ['config.tokenizer_config.chat_template', 1, 'expected a text or a list of named templates'],
    ['cardData.base_model', 1, 'expected a model id or a list of them'],
    ['cardData.instance_prompt', 1, 'expected a string'],
    ['widgetData', {}, 'expected an array'],
    ['transformersInfo.auto_model', undefined, 'expected a string'],
    ['transformersInfo.processor', 1, 'expected a string'],
  ])('CAT-03 names the field %s when it is %j', (field, value, expected) => {
    const error = errorOf(recordWith(field, value));
    expect(error.field).toBe(field);
    expect(error.problems).toEqual([{ field, expected }]);
    expect(error.message).toBe(`This is not a model record. ${field}: ${expected}.`);
  });

  test('names a place inside a list', () => {
    expect(errorOf({ ...smallest, tags: ['a', 2] }).field).toBe('tags[1]');
    expect(errorOf({ ...smallest, widgetData: [{ text: 'a' }, { text: 2 }] }).field).toBe(
      'widgetData[1].text',
    );
  });

  test('names every wrong field, the first one as the field', () => {
    const error = errorOf({ mask_token: 1 });
    expect(error.field).toBe('id');
    expect(error.problems.map(({ field }) => field)).toEqual(['id', 'tags', 'mask_token']);
  });

  test.each([null, undefined, 'owner/name', 3, []])('refuses %j, which is no record at all', (value) => {
    const error = errorOf(value);
    expect(error.field).toBe('');
    expect(error.message).toBe('This is not a model record. the record: expected an object.');
  });

  test('does not repeat the value in its text', () => {
    expect(errorOf({ ...smallest, pipeline_tag: 'secret-value' }).message).not.toContain('secret-value');
  });
});
