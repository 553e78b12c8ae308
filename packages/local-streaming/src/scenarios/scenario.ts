import type { FastifyRequest } from 'fastify';
import type { Service } from '../service.ts';

/** An answer in place of the service's own. */
export interface CannedAnswer {
  status: number;
  headers?: Record<string, string>;
  /** An object travels as JSON, a string as it is. */
  body?: unknown;
  /** `null` sends no `Content-Type` at all, as some of Spotify's refusals do. */
  contentType?: string | null;
}

/** A call that a scenario may disturb, and what it needs to know to do so. */
export interface DisturbedCall {
  service: Service;
  request: FastifyRequest;
  /** Query parameters, the last of each name. */
  query: URLSearchParams;
  /** How often calls this scenario is about have come since it was chosen, this one included. */
  count: number;
  /** Whether the caller's access token was given out after the scenario had been chosen. */
  tokenIsNewer: boolean;
}

/** A bad day by name: what it disturbs, and how. At least one of the three ways is given. */
export interface Scenario {
  name: string;
  summary: string;
  /** `GET /v1/me`, with `*` for anything within one part of the path and `/**` for everything below. */
  disturbs: string;
  /** Answers itself; `null` lets this call through. `'reset'` and `'hang'` are answers too. */
  answer?: (call: DisturbedCall) => CannedAnswer | 'reset' | 'hang' | null;
  /** Changes the body of a success. What it returns is sent. */
  change?: (body: Json, call: DisturbedCall) => Json;
  /** Changes where a redirect leads. */
  redirect?: (location: URL) => URL;
}

/** A body on its way out. Scenarios break shapes on purpose, so there is no type to hold them to. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = any;

export const spotifyError = (status: number, message: string, reason?: string): CannedAnswer => ({
  status,
  body: { error: { status, message, ...(reason !== undefined && { reason }) } },
});

export const rateLimited = (retryAfterSeconds: number): CannedAnswer => ({
  ...spotifyError(429, 'API rate limit exceeded'),
  headers: { 'retry-after': String(retryAfterSeconds) },
});

export const quotaExceeded = (retryAfterSeconds: number): CannedAnswer => ({
  ...spotifyError(429, 'Too many requests', 'QUOTA_EXCEEDED'),
  headers: { 'retry-after': String(retryAfterSeconds) },
});

export const html = (status: number, title: string): CannedAnswer => ({
  status,
  contentType: 'text/html',
  body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});
