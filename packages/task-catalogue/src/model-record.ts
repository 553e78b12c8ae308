import { type ModelData, PIPELINE_TYPES } from '@huggingface/tasks';
import * as z from 'zod/mini';

const text = z.string();
const texts = z.array(text);

/**
 * What the snippet generators read of a model, spelled as the model hub spells it. Keys they do not read are
 * dropped, so a record may be passed as the hub gives it.
 */
export const modelRecordSchema = z.object({
  /** For example `owner/name`. Written into snippets as it is, without any escaping. */
  id: text.check(z.minLength(1, { error: 'expected a text that is not empty' })),
  tags: texts,
  pipeline_tag: z.optional(z.enum(PIPELINE_TYPES, { error: 'expected the id of a known task' })),
  library_name: z.optional(text),
  /** The word a fill-mask model replaces, for example `[MASK]`. */
  mask_token: z.optional(text),
  config: z.optional(
    z.object({
      architectures: z.optional(texts),
      adapter_transformers: z.optional(z.object({ model_name: z.optional(text) })),
      keras_hub: z.optional(z.object({ tasks: z.optional(texts) })),
      peft: z.optional(z.object({ base_model_name_or_path: z.optional(text), task_type: z.optional(text) })),
      sklearn: z.optional(
        z.object({
          model: z.optional(z.object({ file: z.optional(text) })),
          model_format: z.optional(text),
        }),
      ),
      speechbrain: z.optional(z.object({ speechbrain_interface: z.optional(text) })),
      tokenizer_config: z.optional(
        z.object({
          chat_template: z.optional(
            z.union([text, z.array(z.object({ name: text, template: text }))], {
              error: 'expected a text or a list of named templates',
            }),
          ),
        }),
      ),
    }),
  ),
  cardData: z.optional(
    z.object({
      base_model: z.optional(z.union([text, texts], { error: 'expected a model id or a list of them' })),
      instance_prompt: z.nullish(text),
    }),
  ),
  widgetData: z.optional(
    z.array(
      z.object({
        text: z.optional(text),
        source_sentence: z.optional(text),
        sentences: z.optional(texts),
      }),
    ),
  ),
  transformersInfo: z.optional(z.object({ auto_model: text, processor: z.optional(text) })),
});

/** A model as the generators of this package take it. */
export type ModelRecord = z.infer<typeof modelRecordSchema>;

type Issue = z.core.$ZodIssue;

/** Thrown by {@link parseModelRecord} when a value is not a model record. Its text never repeats the value. */
export class ModelRecordError extends Error {
  override readonly name = 'ModelRecordError';
  /** The first wrong field, for example `config.sklearn.model.file` or `tags[0]`; empty: the value itself. */
  readonly field: string;
  /** Every wrong field with what was expected there. */
  readonly problems: readonly { readonly field: string; readonly expected: string }[];

  constructor(issues: readonly Issue[]) {
    const problems = issues.map((issue) => ({ field: fieldName(issue.path), expected: expectation(issue) }));
    const lines = problems.map(({ field, expected }) => `${field || 'the record'}: ${expected}`);
    super(`This is not a model record. ${lines.join('; ')}.`);
    this.problems = problems;
    this.field = problems[0]?.field ?? '';
  }
}

/**
 * Checks a value from outside and returns it with the keys the generators read.
 * @throws {ModelRecordError} naming each field that is missing or wrong.
 */
export function parseModelRecord(value: unknown): ModelRecord {
  const result = modelRecordSchema.safeParse(value);
  if (!result.success) throw new ModelRecordError(result.error.issues);
  return result.data;
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      return index === 0 ? String(key) : `.${String(key)}`;
    })
    .join('');
}

function expectation(issue: Issue): string {
  return issue.code === 'invalid_type' ? `expected ${withArticle(issue.expected)}` : issue.message;
}

function withArticle(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** The published generator writes the word `undefined` in these two places when the model does not say. */
const adapterModelPlaceholder = 'fill-in-model-name';
const maskTokenPlaceholder = '<mask>';

/** The record in the shape the published generators take, with a readable word where they would write `undefined`. */
export function toPublishedRecord(model: ModelRecord): ModelData {
  const completed = {
    ...model,
    inference: '',
    mask_token: model.mask_token ?? maskTokenPlaceholder,
    config: {
      ...model.config,
      adapter_transformers: {
        model_name: model.config?.adapter_transformers?.model_name ?? adapterModelPlaceholder,
      },
    },
  };
  // Only optional-versus-undefined and the many kinds of widget example differ, and the generators check both.
  return completed as ModelData;
}
