import { getModelInputSnippet } from '@huggingface/tasks';
import { type ModelRecord, toPublishedRecord } from './model-record.ts';

/** The published sentence for "no example", asked for with a model that has no task at all. */
const noExample = /* @__PURE__ */ getModelInputSnippet({ id: '', tags: [], inference: '' });

/** One message of a chat model's example. */
export type ChatMessage = {
  readonly role: string;
  readonly content:
    | string
    | readonly (
        | { readonly type: 'text'; readonly text: string }
        | { readonly type: 'image_url'; readonly image_url: { readonly url: string } }
      )[];
};

export type InputExampleOptions = {
  /** Turns line breaks and tabs into spaces. */
  singleLine?: boolean;
  /** Takes the quotes off both ends. */
  stripQuotes?: boolean;
};

/**
 * An input one can try a model with: a text as it would stand in code (quoted, or JSON), or, for a chat model,
 * the messages to send; those are data and not affected by the options.
 * @returns `No input example has been defined for this model task.` where the catalogue has none.
 */
export function inputExample(
  model: ModelRecord,
  { singleLine = false, stripQuotes = false }: InputExampleOptions = {},
): string | readonly ChatMessage[] {
  const example = getModelInputSnippet(toPublishedRecord(model), singleLine, stripQuotes);
  if (typeof example !== 'string') return example as readonly ChatMessage[];
  // The published function strips double quotes only, and table rows come in single ones.
  return stripQuotes ? example.replace(/^'(.+)'$/s, '$1') : example;
}

/** Whether the catalogue has an input to try this kind of model with. */
export function hasInputExample(model: ModelRecord): boolean {
  return inputExample(model) !== noExample;
}
