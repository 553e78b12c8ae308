/**
 * - `timeout`: no complete answer within the deadline
 * - `unreachable`: the connection failed or broke
 * - `too-large`: the answer exceeds the bound on its size
 * - `circuit-open`: the upstream failed repeatedly and is not asked for now
 * - `aborted`: the caller no longer wants the answer
 */
export type UpstreamFailure = 'timeout' | 'unreachable' | 'too-large' | 'circuit-open' | 'aborted';

/** A call to an upstream that brought no answer. Its message holds neither address, header nor body. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly upstream: string;
  readonly kind: UpstreamFailure;

  constructor(upstream: string, kind: UpstreamFailure, options?: { cause?: unknown }) {
    super(`${upstream}: ${kind}`, options);
    this.upstream = upstream;
    this.kind = kind;
  }
}
