import { checkSync } from 'recheck';

/** `null` for a pattern whose work grows no faster than the text; otherwise what is wrong, in a few words. */
export type Verdict = string | null;

/** A pattern that takes longer to judge is too intricate for a person as well. */
const longestMs = 60_000;

/**
 * Whether a text could make a pattern backtrack without end. By automata where the pattern allows it, which is proof,
 * and by a search for such a text where it does not (lookaround, references, long counted repeats).
 */
export function judgePattern(source: string, flags: string): Verdict {
  // The build without native parts and workers: the same everywhere, and quick enough.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const result = checkSync(source, flags, { timeout: longestMs });
  if (result.status === 'safe') return null;
  if (result.status === 'unknown') return `cannot be judged (${result.error.kind}): make it simpler`;
  return `${result.complexity.summary}, for example on ${result.attack.pattern}`;
}
