import * as z from 'zod';
import type { Credentials } from './credentials.ts';
import { isJsonBomb } from './is-json-bomb.ts';
import type { ServerAbilities } from './server-abilities.ts';
import { LibraryServerError } from './server-error.ts';
import type { ServerHttp, ServerReply } from './server-http.ts';
import type { Turn } from './server-turns.ts';

/** What is said more than once has a list. */
export type Params = Readonly<Record<string, string | readonly string[]>>;
export interface ReadLimits {
  maxBytes: number;
  deadlineMs: number;
}

const protocol = { v: '1.16.1', c: 'attune', f: 'json' };
export const jsonLimits: ReadLimits = { maxBytes: 5 * 1024 * 1024, deadlineMs: 8_000 };
/** For what a listener keeps there: ten thousand songs as servers describe them. */
export const keptLimits: ReadLimits = { maxBytes: 16 * 1024 * 1024, deadlineMs: 15_000 };

const envelopeSchema = z.object({
  'subsonic-response': z.looseObject({
    status: z.string(),
    error: z
      .looseObject({ code: z.coerce.number().catch(0), message: z.string().optional().catch(undefined) })
      .optional(),
  }),
});
const metSchema = z.looseObject({
  type: z.string().catch(''),
  serverVersion: z.string().catch(''),
  version: z.string().catch(''),
});

/** What a server says it is, in signs that do no harm in a log; empty where it does not say. */
export interface MetServer {
  type: string;
  serverVersion: string;
  /** Of the protocol. */
  protocol: string;
}
const harmless = (text: string) =>
  text
    .replaceAll(/[^\w.+()-]+/g, ' ')
    .trim()
    .slice(0, 40);
const metIn = (answer: object): MetServer => {
  const { type, serverVersion, version } = metSchema.parse(answer);
  return { type: harmless(type), serverVersion: harmless(serverVersion), protocol: harmless(version) };
};
export type Answer = z.infer<typeof envelopeSchema>['subsonic-response'];

/** The methods of the protocol, asked with whichever credentials. */
export interface ServerCalls {
  /** Who answers, asked without credentials: an error is an answer as well. @throws {LibraryServerError} */
  meet(): Promise<MetServer>;
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

type Read = Awaited<ReturnType<ServerHttp['read']>>;

/** Servers say in many ways that they know no such call; what they answer to one is not read otherwise. */
const saysMissing = (status: number, bytes: Buffer) =>
  status === 410 || status === 501 || (status === 404 && bytes.length === 0);
/** gonic's words, with status 200 and the code by which others say that a song is gone. */
const missingWords = /^view .*not found/i;

/** What an answer says, an error as well. @throws {LibraryServerError} where it is none of the protocol */
function readEnvelope({ contentType, bytes }: Omit<Read, 'status'>): Answer {
  // Nearly every failure comes with status 200, and what a proxy answers with any: the kind of the answer tells.
  if (contentType !== 'application/json' || isJsonBomb(bytes))
    throw new LibraryServerError('unexpected-reply');
  try {
    return envelopeSchema.parse(JSON.parse(bytes.toString('utf8')))['subsonic-response'];
  } catch {
    throw new LibraryServerError('unexpected-reply');
  }
}

/** What an answer says. @throws {LibraryServerError} where it is none of the protocol, or an error */
export function readAnswer({
  status = 200,
  contentType,
  bytes,
}: Omit<Read, 'status'> & { status?: number }): Answer {
  if (saysMissing(status, bytes)) throw new LibraryServerError('unexpected-reply', { isMissing: true });
  const answer = readEnvelope({ contentType, bytes });
  if (answer.status === 'ok') return answer;
  const { code = 0, message = '' } = answer.error ?? {};
  const isMissing = (status === 404 && code === 0) || (code === 70 && missingWords.test(message));
  throw new LibraryServerError('refused', { code, isMissing });
}

/** Addresses longer than this are cut or refused on their way; what is longer is sent as a form. */
const longestQuery = 2_000;

export interface ServerCallsParts {
  /** Where the server is, without a slash at the end. */
  url: string;
  http: ServerHttp;
  abilities: ServerAbilities;
  /** When a call may be made. */
  turnOf: (who: Credentials) => Turn;
  /** When something long may be begun, which listeners wait for. */
  soundTurn: Turn;
}

export function createServerCalls({
  url,
  http,
  abilities,
  turnOf,
  soundTurn,
}: ServerCallsParts): ServerCalls {
  const queryOf = (params: Params, who: Credentials): string => {
    const query = new URLSearchParams({ ...protocol, ...who });
    for (const [name, value] of Object.entries(params))
      for (const one of typeof value === 'string' ? [value] : value) query.append(name, one);
    return String(query);
  };
  const read: ServerCalls['read'] = (method, params, who, limits) => {
    const query = queryOf(params, who);
    const endsAt = performance.now() + limits.deadlineMs;
    return turnOf(who)(async () => {
      // Whoever asks waits for the turn as well.
      const deadlineMs = Math.floor(endsAt - performance.now());
      if (deadlineMs <= 0) throw new LibraryServerError('unavailable');
      const left = { ...limits, deadlineMs };
      return query.length > longestQuery
        ? http.read(`${url}/rest/${method}`, left, query)
        : http.read(`${url}/rest/${method}?${query}`, left);
    });
  };
  return {
    async meet() {
      const met = metIn(readEnvelope(await read('ping', {}, {}, jsonLimits)));
      abilities.meet(JSON.stringify(met));
      return met;
    },
    async ask(method, params, who, limits = jsonLimits) {
      abilities.require(method);
      try {
        const answer = readAnswer(await read(method, params, who, limits));
        abilities.meet(JSON.stringify(metIn(answer)));
        abilities.confirm(method);
        return answer;
      } catch (error) {
        throw abilities.learn(method, error);
      }
    },
    open: (method, params, who, headers) =>
      soundTurn(() => http.open(`${url}/rest/${method}?${queryOf(params, who)}`, headers)),
    read,
  };
}
