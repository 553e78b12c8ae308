/**
 * The static catalogue of machine-learning task types and of snippets that use or call a model. It makes no
 * network call. It weighs too much for a first load: import it with `await import('@attune/task-catalogue')`.
 */
export { type ChatMessage, type InputExampleOptions, inputExample } from './input-example.ts';
export { type ModelRecord, parseModelRecord } from './model-record.ts';
export { type RequestSnippet, requestSnippets } from './request-snippets.ts';
export {
  type DemoItem,
  type Example,
  getTaskType,
  type LibraryId,
  type TaskId,
  type TaskType,
  taskTypes,
} from './task-types.ts';
export { type LibraryUsage, libraryIds, usageSnippets } from './usage-snippets.ts';
