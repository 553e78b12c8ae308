import { ProblemError } from './problem-error.ts';

/** A request names something else as a track. @param field where it does */
export const noTrack = (field: string) =>
  new ProblemError('invalid_request', 'This is no track of the streaming service.', [
    { field, detail: 'A track id of the streaming service is expected.' },
  ]);
