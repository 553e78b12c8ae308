import { checkSync } from 'recheck';

/** `null` for a pattern whose work grows no faster than the text; otherwise what is wrong, in a few words. */
export type Verdict = string | null;

/**
 * A pattern that takes longer to judge is too intricate for a person as well. Most take some milliseconds; what takes
 * seconds has two repeats without a bound where one with a bound would do.
 */
const longestMs = 20_000;

/**
 * Whether a text could make a pattern backtrack without end, decided by automata. That is proof, and the same at every
 * run; the checker's other way, a search for such a text with chance and the clock in it, is neither. It takes no
 * lookaround and no back references: such a pattern is refused.
 */
export function judgePattern(source: string, flags: string): Verdict {
  // The build without native parts and workers: the same everywhere, and quick enough.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const result = checkSync(source, flags, { checker: 'automaton', timeout: longestMs });
  if (result.status === 'safe') return null;
  if (result.status === 'unknown') {
    return `not proven harmless (${result.error.kind}): do without lookaround and back references, or use code`;
  }
  return `${result.complexity.summary}, for example on ${result.attack.pattern}`;
}
