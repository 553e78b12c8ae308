import {
  type ExampleRepo,
  type ModelLibraryKey,
  type PipelineType,
  TASKS_DATA,
  type TaskData,
} from '@huggingface/tasks';

/** For example `text-classification`. */
export type TaskId = PipelineType;

/** For example `transformers`. */
export type LibraryId = ModelLibraryKey;

/** A data set, metric, model or demonstration worth knowing for a task. `description` may be empty. */
export type Example = Readonly<ExampleRepo>;

/** One input or output of a task's demonstration; `type` says which of the six kinds it is. */
export type DemoItem = TaskData['demo']['inputs'][number];

/** One kind of machine-learning task. */
export type TaskType = {
  readonly id: TaskId;
  readonly label: string;
  /** A placeholder has an id, a label and libraries; everything else of it is still empty. */
  readonly isPlaceholder: boolean;
  /** The more general task this one is a case of. It may lie outside {@link taskTypes}. */
  readonly canonicalId?: TaskId;
  /** One or two sentences, in Markdown. */
  readonly summary: string;
  readonly libraries: readonly LibraryId[];
  readonly datasets: readonly Example[];
  readonly metrics: readonly Example[];
  readonly models: readonly Example[];
  readonly spaces: readonly Example[];
  readonly demo: { readonly inputs: readonly DemoItem[]; readonly outputs: readonly DemoItem[] };
  /** Ids of models that answer in a browser widget. */
  readonly widgetModels: readonly string[];
  /** Present only where there is a film. */
  readonly youtubeId?: string;
};

function withoutBlanks(examples: readonly Example[]): Example[] {
  return examples.filter(({ id }) => id !== '');
}

/** The published data says "none" with an empty text as often as by leaving the entry out; here it is left out. */
function toTaskType(data: TaskData): TaskType {
  return {
    id: data.id,
    label: data.label,
    isPlaceholder: data.isPlaceholder ?? false,
    ...(data.canonicalId && { canonicalId: data.canonicalId }),
    summary: data.summary,
    libraries: data.libraries,
    datasets: withoutBlanks(data.datasets),
    metrics: withoutBlanks(data.metrics),
    models: withoutBlanks(data.models),
    spaces: withoutBlanks(data.spaces),
    demo: data.demo,
    widgetModels: data.widgetModels.filter((id) => id !== ''),
    ...(data.youtubeId && { youtubeId: data.youtubeId }),
  };
}

/** Every task type that is described, in the published order. Placeholders are among them. */
export const taskTypes: readonly TaskType[] = /* @__PURE__ */ Object.values(TASKS_DATA).flatMap((data) =>
  data ? [toTaskType(data)] : [],
);

/** The task type of this id; `undefined` for an id that is unknown or not described. */
export function getTaskType(id: string): TaskType | undefined {
  return taskTypes.find((taskType) => taskType.id === id);
}
