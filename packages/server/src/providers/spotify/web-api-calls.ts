import type { z } from 'zod';
import type { Upstream } from '../../http-client/http-client.ts';
import type { UpstreamReply } from '../../http-client/send-request.ts';
import { listenerKey } from '../../streaming/listener-key.ts';
import type { QuotaGate } from '../../streaming/quota-gate.ts';
import { StreamingError } from '../../streaming/streaming-error.ts';
import type { ListenerCall } from '../../streaming/streaming-service.ts';
import type { TokenProofs } from '../../streaming/token-proofs.ts';
import { classifyFailure, classifyReply, type PlayerConcern } from './classify-error.ts';

export interface WebApiCallsOptions {
  /** The service's origin (and mount path), without `/v1`. */
  apiUrl: () => string;
  upstream: Upstream;
  gate: QuotaGate;
  /** Learns which tokens the service accepts and refuses. */
  proofs: Pick<TokenProofs, 'accepted' | 'forget'>;
}

interface Read {
  path: string;
  query?: Record<string, string>;
  /** Default: none. */
  player?: PlayerConcern;
}

interface Write {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  /** Sent as JSON; absent where the address says it all. */
  body?: unknown;
  /** Default: none. */
  player?: PlayerConcern;
}

/** Calls of the Web API in a listener's name. Both throw `StreamingError` for everything but an answer of success. */
export interface WebApiCalls {
  get(read: Read, call: ListenerCall): Promise<UpstreamReply>;
  /** Goes through to its end, whether or not the listener still waits: half a change is worse than one nobody sees. */
  write(write: Write, call: ListenerCall): Promise<UpstreamReply>;
}

export function createWebApiCalls({ apiUrl, upstream, gate, proofs }: WebApiCallsOptions): WebApiCalls {
  async function send(
    target: string,
    { accessToken }: ListenerCall,
    more: Pick<Parameters<Upstream['send']>[0], 'method' | 'body' | 'signal'>,
    player: PlayerConcern = 'none',
  ): Promise<UpstreamReply> {
    let reply: UpstreamReply;
    try {
      reply = await upstream.send({
        ...more,
        url: `${apiUrl()}${target}`,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${accessToken}`,
          // A call without a body still says so: the service refuses a write that names no length.
          ...(more.body && { 'content-type': 'application/json' }),
        },
      });
    } catch (error) {
      throw classifyFailure(error);
    }
    if (reply.status >= 200 && reply.status < 300) {
      await proofs.accepted(accessToken);
      return reply;
    }
    const refusal = classifyReply(reply, player);
    if (refusal.kind === 'token-rejected') await proofs.forget(accessToken);
    throw refusal;
  }

  return {
    get({ path, query, player }, call) {
      const target = targetOf(path, query);
      const read = (signal: AbortSignal) => send(target, call, { method: 'GET', signal }, player);
      return gate.read(`${listenerKey(call.accessToken)} ${target}`, read, call.signal);
    },
    write: ({ method, path, query, body, player }, call) =>
      gate.write(() => {
        const text = body === undefined ? '' : JSON.stringify(body);
        return send(targetOf(path, query), call, { method, body: text }, player);
      }),
  };
}

const targetOf = (path: string, query?: Record<string, string>) =>
  `/v1${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`;

export function parseJson<Schema extends z.ZodType>(schema: Schema, reply: UpstreamReply): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(reply.text));
  } catch (cause) {
    throw new StreamingError('unexpected-reply', { status: reply.status, cause });
  }
}

/** Entries that are null or beyond recognition are dropped, one by one. */
export function parseEach<Schema extends z.ZodType>(
  schema: Schema,
  entries: readonly unknown[],
): z.infer<Schema>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
