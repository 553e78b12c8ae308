import type { Problem } from '@attune/contract';

/** The backend answered with a problem of the contract. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  /** Seconds until a new attempt makes sense, where the backend named them. */
  readonly retryAfterSeconds: number | null;

  constructor(problem: Problem, retryAfterSeconds: number | null) {
    super(`${problem.code}: ${problem.detail} (request ${problem.requestId})`);
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The backend was not reached, or did not answer in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** An answer arrived that is not one of the contract's: a proxy's error page, or another version's body. */
export class UnexpectedReplyError extends Error {
  override readonly name = 'UnexpectedReplyError';
  readonly status: number;

  constructor(status: number, options?: ErrorOptions) {
    super(`The backend answered ${status} with a body outside the contract.`, options);
    this.status = status;
  }
}

/** The sign-in has ended: the stored tokens are gone and the listener is on the way to the landing page. */
export class SignedOutError extends Error {
  override readonly name = 'SignedOutError';

  constructor() {
    super('The sign-in has ended.');
  }
}
