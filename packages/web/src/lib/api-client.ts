import { problemSchema } from '@attune/contract';
import * as z from 'zod/mini';
import { NetworkError, ProblemError, UnexpectedReplyError } from './api-error.ts';

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** The last word of something that ends, maybe with the page: it is sent at once and outlives the page. */
  isLast?: boolean;
}

/**
 * Carries one request to the backend. Every status is a response.
 * @throws {NetworkError} when no answer comes.
 */
export type Send = (request: ApiRequest) => Promise<Response>;

export interface CallOptions {
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** See {@link ApiRequest.isLast}. */
  isLast?: boolean;
}

/**
 * The backend in the contract's words. Each call throws {@link ProblemError}, {@link NetworkError} or
 * {@link UnexpectedReplyError}; what that means on the screen is the caller's to decide.
 */
export interface ApiClient {
  get<S extends z.ZodMiniType>(path: string, schema: S, options?: CallOptions): Promise<z.infer<S>>;
  /** As `get`, with `null` for a 204. */
  getOptional<S extends z.ZodMiniType>(
    path: string,
    schema: S,
    options?: CallOptions,
  ): Promise<z.infer<S> | null>;
  /** For answers without a body. */
  getNothing(path: string, options?: CallOptions): Promise<void>;
  post<S extends z.ZodMiniType>(
    path: string,
    body: unknown,
    schema: S,
    options?: CallOptions,
  ): Promise<z.infer<S>>;
  /** For changes that are answered without a body. */
  change(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: CallOptions & Pick<ApiRequest, 'body'>,
  ): Promise<void>;
}

/** Longer than the backend's own deadlines for search and reply together, so its answer comes first. */
const requestTimeoutMs = 30_000;

/** The only place that calls `fetch`. */
export function createSend(fetchImplementation: typeof fetch): Send {
  return async ({ method, path, query, headers, body, signal, isLast = false }) => {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const deadline = AbortSignal.timeout(requestTimeoutMs);
    const init: RequestInit = {
      method,
      headers: { Accept: 'application/json', ...headers },
      keepalive: isLast,
      signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
    };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    }
    try {
      return await fetchImplementation(`${path}${search}`, init);
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new NetworkError(`No answer from ${path}.`, { cause });
    }
  };
}

export function createApiClient(send: Send): ApiClient {
  async function call(request: ApiRequest): Promise<Response> {
    const response = await send(request);
    if (response.ok) return response;
    throw await toProblemError(response);
  }
  return {
    async get(path, schema, options) {
      return readBody(await call({ method: 'GET', path, ...options }), schema);
    },
    async getOptional(path, schema, options) {
      const response = await call({ method: 'GET', path, ...options });
      return response.status === 204 ? null : readBody(response, schema);
    },
    async getNothing(path, options) {
      await call({ method: 'GET', path, ...options });
    },
    async post(path, body, schema, options) {
      return readBody(await call({ method: 'POST', path, body, ...options }), schema);
    },
    async change(method, path, options) {
      await call({ method, path, ...options });
    },
  };
}

async function readBody<S extends z.ZodMiniType>(response: Response, schema: S): Promise<z.infer<S>> {
  try {
    return z.parse(schema, await response.json());
  } catch (cause) {
    throw new UnexpectedReplyError(response.status, { cause });
  }
}

async function toProblemError(response: Response): Promise<ProblemError | UnexpectedReplyError> {
  const body: unknown = await response.json().catch(() => null);
  const problem = problemSchema.safeParse(body);
  if (!problem.success) return new UnexpectedReplyError(response.status);
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ProblemError(problem.data, Number.isFinite(seconds) && seconds >= 0 ? seconds : null);
}
