import type { ProblemCode } from '@attune/contract';

export interface FieldError {
  field: string;
  detail: string;
}

/** A request that a route refuses for a reason the contract has a code for. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[] | undefined;

  constructor(code: ProblemCode, reason: string, errors?: readonly FieldError[]) {
    super(reason);
    this.code = code;
    this.errors = errors;
  }
}
