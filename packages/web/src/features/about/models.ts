import type { Installation } from '@attune/contract';
import type { ModelRecord, TaskId } from '@attune/task-catalogue';
import { texts } from './texts.ts';

/** What takes one of the two parts that models can take here, and how to call it if it has a public address. */
export interface ModelInUse {
  part: string;
  name: string;
  /** What it is, in a sentence. */
  what: string;
  /** The kind of machine-learning task; `null` where no model is at work. */
  task: TaskId | null;
  /** What the snippets are made from; `null` for what has no page on the public model hub. */
  record: ModelRecord | null;
}

/**
 * Ids of the public model hub look like this. Whatever else an operator called their model stays out of snippets,
 * which people copy into a shell.
 */
const hubId = /^[A-Za-z0-9][\w.-]*\/[\w.-]+$/;

function classifierInUse({ kind, name }: Installation['classifier']): ModelInUse {
  const part = texts.classifier;
  if (kind !== 'hosted') {
    return {
      part,
      name,
      what: texts[kind],
      task: kind === 'embedded' ? 'text-classification' : null,
      record: null,
    };
  }
  const record: ModelRecord = {
    id: name,
    pipeline_tag: 'text-classification',
    tags: ['transformers'],
    transformersInfo: { auto_model: 'AutoModelForSequenceClassification', processor: 'AutoTokenizer' },
  };
  return {
    part,
    name,
    what: texts.hostedClassifier,
    task: 'text-classification',
    record: hubId.test(name) ? record : null,
  };
}

function replyModelInUse({ kind, name }: Installation['replyModel']): ModelInUse {
  const part = texts.replyModel;
  if (kind === 'none') return { part, name, what: texts.writtenReplies, task: null, record: null };
  const record: ModelRecord = {
    id: name,
    pipeline_tag: 'text-generation',
    tags: ['transformers', 'conversational'],
    transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
  };
  return {
    part,
    name,
    what: texts.hostedReplies,
    task: 'text-generation',
    record: hubId.test(name) ? record : null,
  };
}

export function modelsInUse({ classifier, replyModel }: Installation): readonly ModelInUse[] {
  return [classifierInUse(classifier), replyModelInUse(replyModel)];
}
