import { apiPaths, messageMaxCodePoints, tryAnswerSchema, tryRequestSchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AnswerTry } from '../chat/answer-try.ts';
import { clientLeft } from '../plugins/client-left.ts';

/** The longest message in its most wasteful spelling, and what stands around it. */
const bodyLimitBytes = 12 * messageMaxCodePoints + 1024;

/** Open to everybody: a first message, read and answered without an account. */
export const tryRoute: FastifyPluginAsyncZod<{ answerTry: AnswerTry }> = async (app, { answerTry }) => {
  app.post(
    apiPaths.try,
    {
      bodyLimit: bodyLimitBytes,
      schema: { body: tryRequestSchema, response: { 200: tryAnswerSchema } },
    },
    (request, reply) => answerTry(request.body.text, clientLeft(reply)),
  );
};
