import { type Library, type LibraryOptions, openLibrary } from '../open-library.ts';

type Unwatched = Pick<LibraryOptions, 'source' | 'indexDirectory'> & Partial<LibraryOptions>;

/** A library that is looked through when told to and at no other time, and that nobody listens to. */
export const openUnwatched = (options: Unwatched): Library =>
  openLibrary({ onNews: () => {}, every: () => () => {}, now: Date.now, listen: null, ...options });
