/** @jsxRuntime automatic */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequestsError } from '../client-limit.ts';
import { MessagePage } from '../pages/message-page.tsx';
import { sendPage } from '../pages/send-page.ts';
import { ForeignOriginError, refuseForeignOrigins } from '../sign-in/own-origin.ts';
import { StateError } from '../state/state-error.ts';
import { assetRoutes } from './assets.ts';
import { authorizeRoutes } from './authorize.tsx';
import { pageActionRoutes } from './page-actions.tsx';
import { frameFor, type PageService } from './page-service.ts';
import { thingRoutes } from './things.tsx';

/** Everything meant for a person's eyes; what goes wrong here is said on a page as well. */
export function htmlRoutes(service: PageService) {
  return async (app: FastifyInstance) => {
    app.setNotFoundHandler((request, reply) =>
      sendMessage(request, reply, 404, {
        title: 'Nothing here',
        text: 'There is no such page, track or playlist in this service.',
      }),
    );
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof ForeignOriginError) {
        return sendMessage(request, reply, 403, {
          title: 'Nothing has changed',
          text: 'A page of another address tried to change something here, and was not let.',
        });
      }
      if (error instanceof TooManyRequestsError) {
        return sendMessage(request, reply, 429, {
          title: 'One moment',
          text: 'That was more than this service answers in a minute. Please wait a little and try again.',
        });
      }
      const { statusCode = 500 } = error as { statusCode?: number };
      if (statusCode >= 400 && statusCode < 500) {
        return sendMessage(request, reply, statusCode, {
          title: 'That did not work',
          text: 'The page sent something that could not be read. Going back and trying again usually helps.',
        });
      }
      if (error instanceof StateError) {
        return sendMessage(request, reply, 503, {
          title: 'Not just now',
          text: 'What is kept of listeners cannot be reached at the moment. Please try again in a little while.',
        });
      }
      request.log.error(error);
      return sendMessage(request, reply, 500, {
        title: 'Something broke',
        text: 'It is our fault, not yours. Please try again in a moment.',
      });
    });

    refuseForeignOrigins(app, service.publicUrl);
    authorizeRoutes(app, service);
    thingRoutes(app, service);
    pageActionRoutes(app, service);
    assetRoutes(app, service);
  };

  async function sendMessage(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    { title, text }: { title: string; text: string },
  ) {
    const frame = await frameFor(service, request, reply);
    const link = { label: 'To the start', path: '/' };
    return sendPage(reply, <MessagePage frame={frame} title={title} text={text} link={link} />, status);
  }
}
