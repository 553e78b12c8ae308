import { apiPaths } from '@attune/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../errors/problem-error.ts';
import { sendProblem } from './problems.ts';

export interface NotFoundOptions {
  /** Draws the not-found screen; absent where no browser application is served. */
  sendScreen?: (reply: FastifyReply, status: number) => Promise<FastifyReply>;
}

/** Whose unknown addresses are answered to programs, whatever they accept. */
const backendPrefix = '/api';
/** Under these, only who asks for a page by name is a person: a script or an image accepts anything. */
const filePrefixes = ['/assets', '/local'];
const isUnder = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);

const knownPaths: readonly string[] = Object.values(apiPaths);

/** Whether a person's browser asks for a page that no program of ours answers. */
export function isPageRequest(request: FastifyRequest, path: string): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const accept = request.headers.accept ?? '*/*';
  if (!reads || isUnder(backendPrefix, path)) return false;
  const isFile = filePrefixes.some((prefix) => isUnder(prefix, path));
  return accept.includes('text/html') || (!isFile && accept.includes('*/*'));
}

/** The methods a known path answers, for a request with another one. */
function otherMethods(app: FastifyInstance, path: string, method: string): string[] {
  if (!knownPaths.includes(path)) return [];
  return ['GET', 'HEAD', 'POST'].filter(
    (other) => other !== method && app.hasRoute({ method: other, url: path }),
  );
}

/** Unknown pages get the not-found screen, everything else a problem. */
export const notFound = fp<NotFoundOptions>(
  async (app, { sendScreen }) => {
    app.setNotFoundHandler((request, reply) => {
      const [path = '/'] = request.url.split('?', 1);
      const allowed = otherMethods(app, path, request.method);
      if (allowed.length > 0) {
        reply.header('allow', allowed.join(', '));
        return sendProblem(
          new ProblemError('method_not_allowed', 'This address does not answer this method.'),
          request,
          reply,
        );
      }
      if (sendScreen !== undefined && isPageRequest(request, path)) return sendScreen(reply, 404);
      return sendProblem(new ProblemError('not_found', 'There is nothing at this address.'), request, reply);
    });
  },
  { name: 'not-found' },
);
