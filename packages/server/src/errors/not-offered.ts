import { ProblemError } from './problem-error.ts';

/** A request names, by `at`, a streaming service that this installation does not offer. */
export const notOffered = () =>
  new ProblemError('invalid_request', 'This installation offers no such service.', [
    { field: 'at', detail: 'names no streaming service of this installation' },
  ]);
