import type { SignInError } from '@attune/contract';

/** A sign-in that did not end in tokens. Its code is all the browser is told. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly code: SignInError;

  constructor(code: SignInError, options?: { cause?: unknown }) {
    super(`sign-in: ${code}`, options);
    this.code = code;
  }
}
