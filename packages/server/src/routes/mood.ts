import { apiPaths, messageMaxCodePoints, moodAnswerSchema, moodRequestSchema } from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AnswerMood } from '../chat/answer-mood.ts';
import { clientLeft } from '../plugins/client-left.ts';

/** The longest message in its most wasteful spelling, `\ud83d\ude00` a character, and the conversation that comes along. */
export const moodBodyLimitBytes = 12 * messageMaxCodePoints + 40 * 1024;

export const moodRoute: FastifyPluginAsyncZod<{ answerMood: AnswerMood }> = async (app, { answerMood }) => {
  app.post(
    apiPaths.mood,
    {
      bodyLimit: moodBodyLimitBytes,
      config: { failureDetail: () => 'Failed to process message. Please try again.' },
      schema: { body: moodRequestSchema, response: { 200: moodAnswerSchema } },
    },
    (request, reply) =>
      answerMood(request.body, { accessToken: request.accessToken, signal: clientLeft(reply) }),
  );
};
