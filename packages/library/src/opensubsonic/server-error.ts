/**
 * - `unavailable`: it does not answer, or not in time
 * - `unexpected-reply`: what answers is no such server: a page, XML, a redirect
 * - `refused`: it answered with an error; `code` is one of the protocol's
 * - `password-withheld`: it takes no token, and the operator has not allowed the password on this connection
 */
export type ServerErrorKind = 'unavailable' | 'unexpected-reply' | 'refused' | 'password-withheld';

/** A call to the library's server failed. Holds neither its address nor its words, which may tell more than they should. */
export class LibraryServerError extends Error {
  override readonly name = 'LibraryServerError';
  readonly kind: ServerErrorKind;
  readonly code: number | null;
  /** Whether it says that it knows no such call. */
  readonly isMissing: boolean;

  constructor(
    kind: ServerErrorKind,
    {
      code = null,
      isMissing = false,
      cause,
    }: { code?: number | null; isMissing?: boolean; cause?: unknown } = {},
  ) {
    super(`The library's server: ${kind}${code === null ? '' : ` (${code})`}`, { cause });
    this.kind = kind;
    this.code = code;
    this.isMissing = isMissing;
  }
}
