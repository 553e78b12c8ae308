import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { TooManyRequestsError } from '../client-limit.ts';
import { CredentialRefusedError, type Recordings, type SoundAnswer } from '../music/index.ts';
import type { CredentialStore } from '../sign-in/credential-store.ts';
import type { Listening } from '../sign-in/listening.ts';
import { isNamed } from '../wire/entity-tags.ts';
import { isBase62Id } from './request-schemas.ts';

const paramsSchema = z.object({ id: z.string().refine(isBase62Id) });

/** What is sent is sound; whatever else a source answers does not pass. */
const soundType = /^audio\/[\w.+-]+$/;

/**
 * Whether a browser has it already, by the name or the time that it knows it by (RFC 9110, section 13.2.2); some servers of music
 * tell the time alone.
 */
function isKnown(answered: SoundAnswer['headers'], asked: IncomingHttpHeaders): boolean {
  const { 'if-none-match': names, 'if-modified-since': since } = asked;
  const { etag, 'last-modified': modified } = answered;
  if (names === undefined) return modified !== undefined && since === modified;
  return etag !== undefined && isNamed(etag, names);
}

interface RecordingParts {
  recordings: Recordings;
  listening: Listening;
  credentials: CredentialStore;
}

/**
 * `GET /recording/{id}`: a track as it was recorded, whole or in ranges, for whoever is signed in. The id is all that is taken of
 * the request; where the sound lies is the music's to know.
 */
export function recordingRoutes({ recordings, listening, credentials }: RecordingParts) {
  return async (app: FastifyInstance) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.headers({
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    });
    app.setNotFoundHandler((_request, reply) => reply.status(404).send({ code: 'not-found' }));
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof TooManyRequestsError) return reply.status(429).send({ code: 'too-many-requests' });
      const { statusCode = 500 } = error as { statusCode?: number };
      if (statusCode >= 400 && statusCode < 500) return reply.status(statusCode).send({ code: 'unreadable' });
      request.log.error(error);
      return reply.status(503).send({ code: 'not-now' });
    });

    app.route({
      method: ['GET', 'HEAD'],
      url: '/:id',
      handler: async (request, reply) => {
        const listener = await listening.listener(request);
        if (listener === null) return reply.status(401).send({ code: 'not-signed-in' });
        const params = paramsSchema.safeParse(request.params);
        if (!params.success) return reply.callNotFound();
        const { range, 'if-range': ifRange } = request.headers;
        const credential = await credentials.of(listener.id);
        const asked = {
          range,
          ifRange: typeof ifRange === 'string' ? ifRange : undefined,
          isHead: request.method === 'HEAD',
          credential,
        };
        const answer = await recordings.openSound(params.data.id, asked).catch(async (error: unknown) => {
          if (!(error instanceof CredentialRefusedError)) throw error;
          // What they ask for next finds them signed out.
          await credentials.forget(listener.id, credential);
          return null;
        });
        if (answer === null) return reply.status(401).send({ code: 'not-signed-in' });
        const { status, headers, body } = answer;
        if (status === 404) return reply.callNotFound();
        if (!soundType.test(headers['content-type'] ?? '')) {
          body?.destroy();
          return reply.status(502).send({ code: 'no-sound' });
        }
        if (isKnown(headers, request.headers)) {
          body?.destroy();
          const { etag, 'last-modified': modified } = headers;
          return reply
            .status(304)
            .headers({ ...(etag && { etag }), ...(modified && { 'last-modified': modified }) })
            .send();
        }
        return reply
          .status(status)
          .headers({ ...headers })
          .send(body ?? undefined);
      },
    });
  };
}
