import { failureOf, sentencesOf, textOfFailure } from '../../lib/error-text.ts';
import { OutdatedChangeError } from './api/change-entries.ts';
import { texts } from './texts.ts';

/**
 * That a playlist stayed as it was, and why, where that is known.
 * @param refused what it means that the service will not have the change
 */
export function whyNotChanged(error: unknown, nowMs: number, refused = ''): string {
  const failure = failureOf(error, nowMs);
  const isRefused = failure.code === 'invalid_request' || error instanceof OutdatedChangeError;
  const why = isRefused ? refused : sentencesOf(textOfFailure(failure, nowMs));
  return `${texts.notChanged} ${why}`.trim();
}
