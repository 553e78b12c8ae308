import { getProviderHelper, snippets } from '@huggingface/inference';
import type { InferenceSnippetLanguage } from '@huggingface/tasks';
import { hasInputExample, inputExample } from './input-example.ts';
import { type ModelRecord, toPublishedRecord } from './model-record.ts';

/** One way of calling a hosted model over the network. */
export type RequestSnippet = {
  readonly language: 'curl' | 'python' | 'javascript';
  /** What the code calls with, for example `curl`, `requests`, `fetch` or `openai`. */
  readonly client: string;
  /** Plain text: show it as text, never as markup. It reads the access token from the environment. */
  readonly code: string;
};

const languages: Readonly<Record<InferenceSnippetLanguage, RequestSnippet['language']>> = {
  sh: 'curl',
  python: 'python',
  js: 'javascript',
};
const order: readonly RequestSnippet['language'][] = ['curl', 'python', 'javascript'];

/** Hosts offer models of these tasks as a chat, whatever else the models can do. */
const chatTasks: readonly string[] = ['text-generation', 'image-text-to-text'];

/**
 * How to call a hosted model: curl first, then Python, then JavaScript. Nothing is called here.
 * @returns an empty list for a task that no host offers; not every task has all three languages.
 */
export function requestSnippets(model: ModelRecord): RequestSnippet[] {
  const host = hasInputExample(model) ? hostFor(model) : undefined;
  if (!host) return [];
  const example = inputExample(model);
  const published = snippets.getInferenceSnippets(
    toPublishedRecord(model),
    host,
    undefined,
    chatTasks.includes(model.pipeline_tag ?? '') ? { messages: asMessages(model) } : undefined,
  );
  return published
    .map(({ language, client, content }) => ({
      language: languages[language],
      client,
      code: typeof example === 'string' ? withoutDoubleEncoding(content, example) : content,
    }))
    .sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language));
}

/**
 * Chats go to whichever host is fastest; only there can that be left open in plain HTTP. The rest goes to the
 * hub's own host where it takes the task.
 */
function hostFor({ pipeline_tag: task }: ModelRecord): 'auto' | 'hf-inference' | undefined {
  if (!task) return undefined;
  if (chatTasks.includes(task)) return 'auto';
  return (['hf-inference', 'auto'] as const).find((host) => takesTask(host, task));
}

function takesTask(host: 'auto' | 'hf-inference', task: NonNullable<ModelRecord['pipeline_tag']>): boolean {
  try {
    getProviderHelper(host, task as Parameters<typeof getProviderHelper>[1]);
    return true;
  } catch {
    return false; // The library says "not supported" by throwing.
  }
}

/** A model that is not tagged as conversational has a text as its example; a chat needs it as a message. */
function asMessages(model: ModelRecord): unknown {
  const example = inputExample(model, { stripQuotes: true });
  return typeof example === 'string' ? [{ role: 'user', content: example }] : example;
}

/** In a curl body the published generator encodes an example that already is JSON a second time. */
function withoutDoubleEncoding(code: string, example: string): string {
  return code.replaceAll(JSON.stringify(example), () => example);
}
