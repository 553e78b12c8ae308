import type { Brief } from '@attune/contract';
import type { Failure } from '../../lib/error-text.ts';
import type { MixVersion, NextMix } from './versions.ts';

/** What is asked, and why it failed; `failure` is `null` while the answer is awaited. */
interface Pending extends NextMix {
  failure: Failure | null;
  /** The tracks that leave: their rows are gone at once. */
  leaving: readonly string[];
}

export interface MixEntry {
  /** The brief it was made for: an entry of another one is of another conversation. */
  brief: Brief;
  /** The newest last; those before are what undo goes back to. */
  versions: readonly MixVersion[];
  pending: Pending | null;
}
