import { z } from 'zod';
import type { HostedModelConfig } from '../config.ts';
import type { Upstream } from '../http-client/http-client.ts';
import type { UpstreamReply } from '../http-client/send-request.ts';

/** @throws {UpstreamError} when no complete answer came. */
export type AskModel = (request: object, signal?: AbortSignal) => Promise<UpstreamReply>;

/** What is sent in the place of a parameter that a model refuses; `null`: nothing, and the model's own value holds. */
const standIns = new Map<string, string | null>([
  ['max_tokens', 'max_completion_tokens'],
  ['max_completion_tokens', null],
  ['temperature', null],
  ['top_p', null],
]);

const refusalSchema = z.object({
  error: z.object({ message: z.string().catch(''), param: z.string().nullish().catch(null) }),
});

/** Which of what was sent is not taken; of two that may not go together the later one. */
function refusedIn(text: string, sent: ReadonlyMap<string, unknown>): string | undefined {
  try {
    const { message, param } = refusalSchema.parse(JSON.parse(text)).error;
    if (!/unsupported|not support|cannot both/i.test(message)) return undefined;
    const named = param ? [param] : (message.match(/\w+/g) ?? []);
    return [...standIns.keys()].findLast((name) => sent.has(name) && named.includes(name));
  } catch {
    return undefined;
  }
}

/**
 * Asks a hosted model. Newer ones of the form of chat completions take no `max_tokens`, and no `temperature` but their own: what
 * a refusal names is left out, of this request and of all that follow.
 */
export function createAskModel({ url, token }: HostedModelConfig, upstream: Upstream): AskModel {
  const refused = new Set<string>();

  function parametersOf(request: object): Map<string, unknown> {
    const sent = new Map<string, unknown>(Object.entries(request));
    for (const [name, standIn] of standIns) {
      if (!refused.has(name) || !sent.has(name)) continue;
      if (standIn !== null) sent.set(standIn, sent.get(name));
      sent.delete(name);
    }
    return sent;
  }

  return async function ask(request, signal) {
    const sent = parametersOf(request);
    const reply = await upstream.send({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(Object.fromEntries(sent)),
      signal,
    });
    const parameter = reply.status === 400 ? refusedIn(reply.text, sent) : undefined;
    if (parameter === undefined) return reply;
    refused.add(parameter);
    return ask(request, signal);
  };
}
