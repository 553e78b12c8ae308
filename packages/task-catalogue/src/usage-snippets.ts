import { type LibraryUiElement, MODEL_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';
import { type ModelRecord, toPublishedRecord } from './model-record.ts';
import type { LibraryId } from './task-types.ts';

/** How one library uses a model. */
export type LibraryUsage = {
  readonly library: LibraryId;
  /** The library's name as people write it. */
  readonly label: string;
  readonly repositoryUrl: string;
  readonly documentationUrl?: string;
  /** Code, or a comment that says what the record lacks. Plain text: show it as text, never as markup. */
  readonly snippets: readonly string[];
};

type PublishedRecord = ReturnType<typeof toPublishedRecord>;

const publishedLibraries: Readonly<Record<LibraryId, LibraryUiElement>> = MODEL_LIBRARIES_UI_ELEMENTS;

/** Every library the catalogue has snippets for, in the published order. */
export const libraryIds: readonly LibraryId[] = /* @__PURE__ */ (
  Object.keys(publishedLibraries) as LibraryId[]
).filter((id) => publishedLibraries[id].snippets !== undefined);

/** What stands for code that would have to name a file the record does not name. */
const unnamedSklearnFile = '# ⚠️ Model filename not specified in config.json';

/**
 * The published generator invents a file name for a scikit-learn model without one, unless it is tagged `skops`; code
 * that loads a file nobody has is worse than none.
 */
function snippetsOf(library: LibraryId, record: PublishedRecord): readonly string[] | undefined {
  if (library === 'sklearn' && record.config?.sklearn?.model?.file === undefined) return [unnamedSklearnFile];
  return publishedLibraries[library].snippets?.(record);
}

/**
 * How to use a model, library by library.
 * @param libraries Which libraries; left out: those the record names itself, by `library_name`, by tags, or
 *   (transformers) by `transformersInfo`, the named one first.
 */
export function usageSnippets(
  model: ModelRecord,
  libraries: readonly LibraryId[] = librariesOf(model),
): LibraryUsage[] {
  const record = toPublishedRecord(model);
  return libraries.flatMap((library) => {
    const { prettyLabel, repoUrl, docsUrl } = publishedLibraries[library];
    const snippets = snippetsOf(library, record);
    if (snippets === undefined) return [];
    return {
      library,
      label: prettyLabel,
      repositoryUrl: repoUrl,
      ...(docsUrl && { documentationUrl: docsUrl }),
      snippets,
    };
  });
}

function librariesOf(model: ModelRecord): LibraryId[] {
  const named = libraryIds.filter((id) => id === model.library_name);
  const implied = libraryIds.filter(
    (id) => model.tags.includes(id) || (id === 'transformers' && model.transformersInfo !== undefined),
  );
  return [...new Set([...named, ...implied])];
}
