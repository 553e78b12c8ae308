const damage = /^SQLITE_(CORRUPT|NOTADB|FORMAT)/;

/** The index could not be read or written. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
  /** What is in it cannot be trusted; for any other reason it may be read again later. */
  readonly isDamaged: boolean;

  constructor(code: string, options: ErrorOptions) {
    super(`The index of the library: ${code}`, options);
    this.isDamaged = damage.test(code);
  }
}

/** Asks the index something. @throws {IndexError} where it fails */
export function atIndex<Result>(ask: () => Result): Result {
  try {
    return ask();
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'SqliteError') throw cause;
    throw new IndexError('code' in cause ? String(cause.code) : 'unknown', { cause });
  }
}
