export { IndexUnsupportedError } from './index/index-file.ts';
export {
  type Library,
  LibraryFolderError,
  type LibraryNews,
  type LibraryProgress,
  openLibrary,
} from './open-library.ts';
