import { ProblemError } from './problem-error.ts';

/** A request names a streaming service that this installation does not offer. @param field which of its fields does */
export const notOffered = (field: string) =>
  new ProblemError('invalid_request', 'This installation offers no such service.', [
    { field, detail: 'names no streaming service of this installation' },
  ]);
