import { describe, expect, test } from 'vitest';
import type { ModelRecord } from './model-record.ts';
import type { LibraryId } from './task-types.ts';
import { libraryIds, usageSnippets } from './usage-snippets.ts';

type Fields = Omit<Partial<ModelRecord>, 'id'>;

/** Everything one library says about a model with these fields. */
function usage(library: LibraryId, fields: Fields = {}): string {
  const [answer] = usageSnippets({ id: 'owner/name', tags: [], ...fields }, [library]);
  return answer?.snippets.join('\n') ?? '';
}

describe('usageSnippets', () => {
  test('answers for the libraries the record names: its own first, then its tags', () => {
    const model = { id: 'owner/name', library_name: 'transformers', tags: ['keras', 'no-library', 'espnet'] };
    expect(usageSnippets(model).map(({ library }) => library)).toEqual(['transformers', 'espnet', 'keras']);
  });

  test('counts a model whose transformers classes are known among those of transformers', () => {
    const model = { id: 'owner/name', tags: [], transformersInfo: { auto_model: 'AutoModel' } };
    expect(usageSnippets(model).map(({ library }) => library)).toEqual(['transformers']);
  });

  test('answers nothing for a record that names no library, or one without snippets', () => {
    expect(usageSnippets({ id: 'owner/name', tags: ['constructor', '__proto__'] })).toEqual([]);
    expect(usageSnippets({ id: 'owner/name', tags: ['big_vision'] })).toEqual([]);
    expect(usageSnippets({ id: 'owner/name', tags: [] }, ['big_vision'])).toEqual([]);
  });

  test('tells the library by its name with links to its code and its documentation', () => {
    expect(usageSnippets({ id: 'owner/name', tags: [] }, ['flair', 'araclip'])).toEqual([
      {
        library: 'flair',
        label: 'Flair',
        repositoryUrl: 'https://github.com/flairNLP/flair',
        documentationUrl: 'https://huggingface.co/docs/hub/flair',
        snippets: [expect.stringContaining('SequenceTagger.load("owner/name")')],
      },
      {
        library: 'araclip',
        label: 'AraClip',
        repositoryUrl: 'https://huggingface.co/Arabic-Clip/araclip',
        snippets: [expect.stringContaining('AraClip.from_pretrained("owner/name")')],
      },
    ]);
  });

  test.each(libraryIds)(
    '%s answers for a record with nothing but an id, and without a hole in the text',
    (id) => {
      expect(usage(id)).not.toBe('');
      expect(usage(id)).not.toMatch(/\bundefined\b|\[object|\bnull\b/);
    },
  );

  test('CAT-05 says that the model type is unknown where the record has no transformers info', () => {
    expect(usage('transformers')).toBe('# ⚠️ Type of model unknown');
    expect(usage('paddlenlp')).toMatch(/^# ⚠️ Type of model unknown\n/);
    expect(usage('transformers', { transformersInfo: { auto_model: 'AutoModel' } })).not.toContain('unknown');
  });

  test('CAT-06 says that the file name is not specified in config.json for sklearn without a model file', () => {
    const unspecified = '# ⚠️ Model filename not specified in config.json';
    expect(usage('sklearn', { tags: ['skops'] })).toBe(unspecified);
    expect(usage('sklearn', { tags: ['sklearn'] })).toBe(unspecified);
    expect(usage('sklearn', { library_name: 'sklearn' })).toBe(unspecified);
    expect(usage('sklearn', { tags: ['skops'], config: { sklearn: { model_format: 'pickle' } } })).toBe(
      unspecified,
    );
    expect(
      usage('sklearn', { tags: ['skops'], config: { sklearn: { model: { file: 'm.skops' } } } }),
    ).toContain('load("path_to_folder/m.skops")');
  });

  test('CAT-07 says that the speechbrain interface is missing or invalid', () => {
    const withInterface = (name: string) =>
      usage('speechbrain', { config: { speechbrain: { speechbrain_interface: name } } });
    expect(usage('speechbrain')).toBe('# interface not specified in config.json');
    expect(withInterface('NoSuchInterface')).toBe('# interface in config.json invalid');
    expect(withInterface('EncoderASR')).toContain('model.transcribe_file("file.wav")');
  });

  test('CAT-08 says of an espnet model for neither speech task that its type is unknown', () => {
    expect(usage('espnet', { tags: ['audio-to-audio'] })).toBe(
      'unknown model type (must be text-to-speech or automatic-speech-recognition)',
    );
    expect(usage('espnet', { tags: ['text-to-speech'] })).toContain(
      'Text2Speech.from_pretrained("owner/name")',
    );
    expect(usage('espnet', { tags: ['automatic-speech-recognition'] })).toContain(
      'Speech2Text.from_pretrained(',
    );
  });

  test('CAT-09 says that the pipeline tag is unknown where the record has none', () => {
    expect(usage('transformers.js')).toBe('// ⚠️ Unknown pipeline tag');
    expect(usage('transformers.js', { pipeline_tag: 'text-classification' })).toContain(
      "await pipeline('text-classification', 'owner/name')",
    );
  });

  test('CAT-10 defaults of diffusion kit: 4 steps and weight 0 for flux, else 50 and 5, images of 512 by 512', () => {
    const flux = usage('diffusionkit', { tags: ['flux'] });
    const other = usage('diffusionkit');
    expect(flux).toMatch(/^NUM_STEPS = 4\nCFG_WEIGHT = 0$/m);
    expect(other).toMatch(/^NUM_STEPS = 50\nCFG_WEIGHT = 5$/m);
    for (const code of [flux, other]) expect(code).toMatch(/^HEIGHT = 512\nWIDTH = 512$/m);
  });

  test('CAT-10 watermarks audio at a sample rate of 16000', () => {
    expect(usage('audioseal')).toMatch(/^wav, sr = tensor_wav, 16000$/m);
  });

  test('CAT-10 lets llama.cpp complete at most 512 tokens', () => {
    expect(usage('llama-cpp-python')).toMatch(/^\tmax_tokens=512,$/m);
  });

  test('CAT-10 asks an image model for one fixed astronaut in a jungle, whatever the model', () => {
    const prompt = 'prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"';
    expect(usage('diffusers')).toContain(prompt);
    expect(usage('diffusers', { tags: ['lora'] })).toContain(prompt);
  });

  test('CAT-11 puts the capital of France into the code of a chat model', () => {
    const code = usage('llama-cpp-python', { tags: ['conversational'], pipeline_tag: 'text-generation' });
    expect(code).toContain('llm.create_chat_completion(');
    expect(code).toContain('"content": "What is the capital of France?"');
    expect(code).not.toContain('max_tokens');
  });
});

describe('the fields of a model record', () => {
  const chatTemplate = {
    tags: ['conversational'],
    pipeline_tag: 'text-generation' as const,
    transformersInfo: { auto_model: 'AutoModelForCausalLM' },
  };
  const cases: readonly [field: string, library: LibraryId, fields: Fields, written: string][] = [
    ['tags', 'sentence-transformers', { tags: ['custom_code'] }, ', trust_remote_code=True)'],
    ['pipeline_tag', 'transformers.js', { pipeline_tag: 'summarization' }, "pipeline('summarization'"],
    [
      'config.architectures',
      'paddlenlp',
      { config: { architectures: ['ErnieModel'] } },
      'ErnieModel.from_pre',
    ],
    [
      'config.adapter_transformers.model_name',
      'adapter-transformers',
      { config: { adapter_transformers: { model_name: 'owner/base' } } },
      'AutoAdapterModel.from_pretrained("owner/base")',
    ],
    [
      'config.keras_hub.tasks',
      'keras-hub',
      { config: { keras_hub: { tasks: ['TextClassifier'] } } },
      'keras_hub.models.TextClassifier.from_preset(',
    ],
    [
      'config.keras_hub.tasks without an example',
      'keras-hub',
      { config: { keras_hub: { tasks: ['ObjectDetector'] } } },
      'keras_hub.models.ObjectDetector.from_preset(',
    ],
    [
      'config.sklearn.model.file',
      'sklearn',
      { tags: ['skops'], config: { sklearn: { model: { file: 'forest.skops' } } } },
      'path_to_folder/forest.skops',
    ],
    [
      'config.sklearn.model_format',
      'sklearn',
      { tags: ['skops'], config: { sklearn: { model: { file: 'forest.pkl' }, model_format: 'pickle' } } },
      'joblib.load(\n\t"forest.pkl"\n)',
    ],
    [
      'config.speechbrain.speechbrain_interface',
      'speechbrain',
      { config: { speechbrain: { speechbrain_interface: 'SepformerSeparation' } } },
      'model.separate_file("file.wav")',
    ],
    [
      'config.tokenizer_config.chat_template',
      'transformers',
      { ...chatTemplate, config: { tokenizer_config: { chat_template: '{{ messages }}' } } },
      'pipe(messages)',
    ],
    [
      'config.peft',
      'peft',
      { config: { peft: { base_model_name_or_path: 'owner/base', task_type: 'SEQ_CLS' } } },
      'AutoModelForSequenceClassification.from_pretrained("owner/base")',
    ],
    [
      'cardData.base_model',
      'diffusers',
      { tags: ['lora'], cardData: { base_model: 'owner/base' } },
      'DiffusionPipeline.from_pretrained("owner/base")',
    ],
    [
      'cardData.instance_prompt',
      'diffusers',
      { cardData: { instance_prompt: 'a photo of a sks dog' } },
      'prompt = "a photo of a sks dog"',
    ],
    ['widgetData.text', 'diffusers', { widgetData: [{ text: 'a red fox' }] }, 'prompt = "a red fox"'],
    [
      'widgetData.source_sentence and sentences',
      'sentence-transformers',
      { widgetData: [{ source_sentence: 'one', sentences: ['two', 'three', 'four'] }] },
      '"one",\n    "two",\n    "three",\n    "four"\n]',
    ],
    [
      'transformersInfo.auto_model',
      'transformers',
      { transformersInfo: { auto_model: 'AutoModelForCTC' } },
      'AutoModelForCTC.from_pretrained("owner/name")',
    ],
    [
      'transformersInfo.processor',
      'transformers',
      { transformersInfo: { auto_model: 'AutoModelForCTC', processor: 'AutoProcessor' } },
      'processor = AutoProcessor.from_pretrained("owner/name")',
    ],
  ];

  test.each(cases)('CAT-03 %s reaches the code for %s', (_, library, fields, written) => {
    expect(usage(library, fields)).toContain(written);
    expect(usage(library)).not.toContain(written);
  });

  test('CAT-03 the chat template decides whether the pipeline gets messages', () => {
    expect(usage('transformers', chatTemplate)).not.toContain('pipe(messages)');
  });
});
