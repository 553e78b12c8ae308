import * as z from 'zod';
import type { Credentials } from './credentials.ts';
import { LibraryServerError } from './server-error.ts';
import type { ServerHttp, ServerReply } from './server-http.ts';

/** What is said more than once has a list. */
export type Params = Readonly<Record<string, string | readonly string[]>>;
export interface ReadLimits {
  maxBytes: number;
  deadlineMs: number;
}

const protocol = { v: '1.16.1', c: 'attune', f: 'json' };
export const jsonLimits: ReadLimits = { maxBytes: 5 * 1024 * 1024, deadlineMs: 8_000 };

const envelopeSchema = z.object({
  'subsonic-response': z.looseObject({
    status: z.string(),
    error: z.looseObject({ code: z.coerce.number().catch(0) }).optional(),
  }),
});
export type Answer = z.infer<typeof envelopeSchema>['subsonic-response'];

/** The methods of the protocol, asked with whichever credentials. */
export interface ServerCalls {
  /** @throws {LibraryServerError} */
  ask(method: string, params: Params, who: Credentials, limits?: ReadLimits): Promise<Answer>;
  /** Opens an answer of any kind and length. @throws {LibraryServerError} */
  open(
    method: string,
    params: Params,
    who: Credentials,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ServerReply>;
  /** Reads an answer of any kind whole. @throws {LibraryServerError} */
  read(method: string, params: Params, who: Credentials, limits: ReadLimits): ReturnType<ServerHttp['read']>;
}

/** What an answer says. @throws {LibraryServerError} where it is none of the protocol, or an error */
export function readAnswer({ contentType, bytes }: { contentType: string; bytes: Buffer }): Answer {
  // Nearly every failure comes with status 200, and what a proxy answers with any: the kind of the answer tells.
  if (contentType !== 'application/json') throw new LibraryServerError('unexpected-reply');
  let envelope: z.infer<typeof envelopeSchema>;
  try {
    envelope = envelopeSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new LibraryServerError('unexpected-reply');
  }
  const answer = envelope['subsonic-response'];
  if (answer.status === 'ok') return answer;
  throw new LibraryServerError('refused', { code: answer.error?.code ?? 0 });
}

/** Addresses longer than this are cut or refused on their way; what is longer is sent as a form. */
const longestQuery = 2_000;

/** @param url where the server is, without a slash at the end */
export function createServerCalls(url: string, http: ServerHttp): ServerCalls {
  const queryOf = (params: Params, who: Credentials): string => {
    const query = new URLSearchParams({ ...protocol, ...who });
    for (const [name, value] of Object.entries(params))
      for (const one of typeof value === 'string' ? [value] : value) query.append(name, one);
    return String(query);
  };
  const read: ServerCalls['read'] = (method, params, who, limits) => {
    const query = queryOf(params, who);
    return query.length > longestQuery
      ? http.read(`${url}/rest/${method}`, limits, query)
      : http.read(`${url}/rest/${method}?${query}`, limits);
  };
  return {
    ask: async (method, params, who, limits = jsonLimits) =>
      readAnswer(await read(method, params, who, limits)),
    open: (method, params, who, headers) =>
      http.open(`${url}/rest/${method}?${queryOf(params, who)}`, headers),
    read,
  };
}
