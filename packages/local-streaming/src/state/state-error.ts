/**
 * Something is wrong with what listeners' things are kept in.
 * - `unwritable`: the directory or file cannot be written; it is left alone, and this process remembers for itself
 * - `corrupt`: the file cannot be read; it was moved to `movedTo`, and a new one was begun
 * - `newer`: a later version of Attune wrote the file; it is left alone, and this process remembers for itself
 * - `unsupported`: the embedded store does not run on this machine
 * - `unreadable-record`: one listener or playlist made no sense; it was moved aside within the file
 * - `failing`: the file stopped taking changes while in use, for instance as the disk is full
 */
export interface StateProblem {
  kind: 'unwritable' | 'corrupt' | 'newer' | 'unsupported' | 'unreadable-record' | 'failing';
  path: string;
  /** Where what could not be read is kept now. */
  movedTo?: string;
  cause?: unknown;
}

/** Thrown when a listener's things can at the moment not be read or changed. Its cause is the store's own error. */
export class StateError extends Error {
  override readonly name = 'StateError';
}
