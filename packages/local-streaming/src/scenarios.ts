import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { accountsScenarios } from './scenarios/accounts-scenarios.ts';
import { playingScenarios } from './scenarios/playing-scenarios.ts';
import type { CannedAnswer, DisturbedCall, Json, Scenario } from './scenarios/scenario.ts';
import { searchScenarios } from './scenarios/search-scenarios.ts';
import { trackScenarios } from './scenarios/track-scenarios.ts';
import type { Service } from './service.ts';

export const allScenarios: readonly Scenario[] = [
  ...accountsScenarios,
  ...searchScenarios,
  ...playingScenarios,
  ...trackScenarios,
];

const byName = new Map(allScenarios.map((scenario) => [scenario.name, scenario]));
const switchSchema = z.object({
  active: z.array(z.string().refine((name) => byName.has(name), 'No such scenario')),
});

declare module 'fastify' {
  interface FastifyRequest {
    /** Scenarios that disturb this request; empty on all other days. */
    scenarios: readonly Scenario[];
  }
}

/**
 * Offers the bad days: `PUT /scenarios {"active": [names]}` chooses them for everyone until chosen anew, the header
 * `x-local-scenario: name, name` for one request. `GET /scenarios` lists them.
 */
export function offerScenarios(app: FastifyInstance, service: Service): void {
  let active: readonly Scenario[] = [];
  const counts = new Map<string, number>();
  const issuedTokens = new Set<string>();
  const hanging = new Set<FastifyRequest>();

  app.decorateRequest('scenarios');

  app.addHook('onRequest', async (request, reply) => {
    const named = String(request.headers['x-local-scenario'] ?? '')
      .split(',')
      .flatMap((name) => byName.get(name.trim()) ?? []);
    const path = request.url.split('?')[0]?.slice(app.prefix.length) ?? '';
    const call = `${request.method} ${path}`;
    request.scenarios = [...named, ...active].filter(({ disturbs }) => matches(disturbs, call));
    for (const scenario of request.scenarios) {
      counts.set(scenario.name, (counts.get(scenario.name) ?? 0) + 1);
      const answer = scenario.answer?.(disturbedCall(request, scenario)) ?? null;
      if (answer !== null) return play(answer, request, reply);
    }
  });

  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode !== 200) return payload;
    const body = request.scenarios.reduce<Json>(
      (changed, scenario) => scenario.change?.(changed, disturbedCall(request, scenario)) ?? changed,
      payload,
    );
    if (typeof body?.access_token === 'string') issuedTokens.add(body.access_token);
    return body;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const location = reply.getHeader('location');
    if (typeof location !== 'string' || !URL.canParse(location)) return payload;
    const led = request.scenarios.reduce((url, { redirect }) => redirect?.(url) ?? url, new URL(location));
    reply.header('location', led.href);
    return payload;
  });

  app.addHook('preClose', async () => {
    for (const { raw } of hanging) raw.destroy();
  });

  app.get('/scenarios', async () => ({
    active: active.map(({ name }) => name),
    available: allScenarios.map(({ name, summary, disturbs }) => ({ name, summary, disturbs })),
  }));
  app.put('/scenarios', async (request, reply) => {
    const wanted = switchSchema.safeParse(request.body);
    if (!wanted.success) return reply.status(400).send({ problem: z.prettifyError(wanted.error) });
    active = wanted.data.active.flatMap((name) => byName.get(name) ?? []);
    counts.clear();
    issuedTokens.clear();
    return { active: active.map(({ name }) => name) };
  });

  const disturbedCall = (request: FastifyRequest, { name }: Scenario): DisturbedCall => ({
    service,
    request,
    query: new URLSearchParams(request.url.split('?')[1] ?? ''),
    count: counts.get(name) ?? 0,
    tokenIsNewer: issuedTokens.has(request.headers.authorization?.replace(/^Bearer +/i, '') ?? ''),
  });

  const play = (answer: CannedAnswer | 'reset' | 'hang', request: FastifyRequest, reply: FastifyReply) => {
    if (answer === 'reset' || answer === 'hang') {
      reply.hijack();
      if (answer === 'reset') return void request.raw.socket.resetAndDestroy();
      hanging.add(request);
      request.raw.once('close', () => hanging.delete(request));
      return;
    }
    const { status, headers = {}, body, contentType } = answer;
    if (contentType === null) {
      // Fastify would name a type of its own.
      reply.hijack();
      reply.raw.writeHead(status, headers).end(String(body));
      return;
    }
    if (contentType !== undefined) reply.type(contentType);
    return reply.status(status).headers(headers).send(body);
  };
}

/** See `Scenario.disturbs`. */
function matches(pattern: string, call: string): boolean {
  const given = call.split('/');
  const wanted = pattern.split('/');
  const isWhole = wanted.at(-1) === '**' || wanted.length === given.length;
  return (
    isWhole &&
    wanted.every((part, at) => {
      if (part === '**') return given.slice(at).join('/') !== '';
      return part === '*' ? Boolean(given[at]) : part === given[at];
    })
  );
}
