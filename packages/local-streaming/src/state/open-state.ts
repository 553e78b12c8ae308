import { openDatabaseFile, setAside } from './database-file.ts';
import { createMemoryState } from './memory-state.ts';
import { createPersistentState } from './persistent-state.ts';
import type { StateStore } from './state.ts';
import type { StateProblem } from './state-error.ts';

export interface OpenStateOptions {
  /** Told of everything that keeps listeners' things from being remembered. */
  report: (problem: StateProblem) => void;
  clock?: () => number;
}

/**
 * Opens what is remembered of listeners in `directory`: their playlists, saved tracks and players.
 *
 * Never throws and never destroys: an unreadable file is moved aside under a new name and a fresh one is begun;
 * one that cannot be written, or that a newer version wrote, stays untouched and this process remembers in memory
 * (`kind` of the answer says which it is). Every such case is told to `report`.
 */
export function openState(directory: string, { report, clock = Date.now }: OpenStateOptions): StateStore {
  const opened = openDatabaseFile(directory);
  if (opened.outcome === 'open') return createPersistentState({ ...opened, report, clock });
  const { outcome, path, cause } = opened;
  if (outcome !== 'corrupt') {
    report({ kind: outcome, path, cause });
    return createMemoryState();
  }

  let movedTo: string | null;
  try {
    movedTo = setAside(path, opened.inode, clock());
  } catch (moveCause) {
    report({ kind: 'unwritable', path, cause: moveCause });
    return createMemoryState();
  }
  report({ kind: 'corrupt', path, cause, ...(movedTo !== null && { movedTo }) });
  const fresh = openDatabaseFile(directory);
  if (fresh.outcome === 'open') return createPersistentState({ ...fresh, report, clock });
  report({ kind: 'unwritable', path, cause: fresh.cause });
  return createMemoryState();
}
