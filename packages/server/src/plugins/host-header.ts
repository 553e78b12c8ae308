import { apiPaths } from '@attune/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../errors/problem-error.ts';
import { hostnameOf, isLoopbackName } from '../host-names.ts';
import { sendProblem } from './problems.ts';

export interface HostHeaderOptions {
  /** The origin browsers use. */
  publicUrl: () => string;
  /** The origin programs on this machine use, this one included. */
  selfUrl: () => string;
}

/** Probes ask by whatever address an instance has, and learn nothing of anybody. */
const probed: ReadonlySet<string> = new Set([apiPaths.liveness, apiPaths.readiness]);

const isOnThisMachine = ({ socket }: FastifyRequest) => socket.remoteAddress === socket.localAddress;

/**
 * Answers only under its own name. A page of another site can make a name of its own point at this machine (DNS
 * rebinding), and would then share an origin with it. The name asked for is only compared, never used.
 *
 * A request of HTTP/1.1 that names no host is refused, and its connection ended (RFC 9112, section 3.2). Node would do
 * so itself, with an answer that has no body; it is told not to (`requireHostHeader`), so that this is a problem like
 * any other.
 */
export const hostHeader = fp<HostHeaderOptions>(
  async (app, { publicUrl, selfUrl }) => {
    function isOwnName(host: string, request: FastifyRequest): boolean {
      const asked = hostnameOf(host);
      const own = new URL(publicUrl()).hostname;
      if (asked === own || (isLoopbackName(own) && isLoopbackName(asked))) return true;
      return isOnThisMachine(request) && asked === new URL(selfUrl()).hostname;
    }

    app.addHook('onRequest', (request, reply, done) => {
      const { host } = request.headers;
      if (host === undefined) {
        if (request.raw.httpVersion !== '1.1') return done();
        reply.header('connection', 'close');
        sendProblem(new ProblemError('invalid_request', 'The request names no host.'), request, reply);
        return;
      }
      // Nearly every request names the host as it is; the others are looked at closely.
      if (publicUrl().endsWith(`://${host}`) || isOwnName(host, request)) return done();
      if (probed.has(request.url)) return done();
      const reason = 'This server does not answer under the name the request was sent to.';
      sendProblem(new ProblemError('misdirected_request', reason), request, reply);
    });
  },
  { name: 'host-header' },
);
