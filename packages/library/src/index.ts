export type { AnalysisProgress } from './analysis/analysing.ts';
export { LibraryFolderError, openFolderSource } from './folder/folder-source.ts';
export { IndexUnsupportedError } from './index/index-file.ts';
export type { LibraryProgress } from './library-progress.ts';
export { type Library, type LibraryNews, openLibrary } from './open-library.ts';
export type { MetServer } from './opensubsonic/server-calls.ts';
export type { ServerErrorKind } from './opensubsonic/server-error.ts';
export { openServerSource } from './opensubsonic/server-source.ts';
export { startWorkerProcess } from './worker/worker-process.ts';
