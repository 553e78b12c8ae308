import {
  apiPaths,
  briefBounds,
  messageMaxCodePoints,
  moodAnswerSchema,
  moodRequestSchema,
  replyIdBounds,
  shownListBounds,
  shownMixBounds,
} from '@attune/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AnswerMood } from '../chat/answer-mood.ts';
import { clientLeft } from '../plugins/client-left.ts';

/** The longest message in its most wasteful spelling, `\ud83d\ude00` a character. */
const messageBytes = 12 * messageMaxCodePoints;

const { tracks, id, name, artist, reason, trait, relaxed, what, why } = shownMixBounds;
const { genres, instruments, vocals, languages } = shownMixBounds;
const traitsOfTrack = genres + instruments + vocals + languages;
const mixUnits = tracks * (id + name + artist + reason + trait * traitsOfTrack) + relaxed * (what + why);

/** All text of the conversation that comes along, in the units its bounds are counted in: three bytes each at most, as pages write it. */
const conversationUnits =
  2 * briefBounds.words * (briefBounds.wanted + briefBounds.avoided + briefBounds.like) +
  mixUnits +
  shownListBounds.lists * (shownListBounds.name + shownListBounds.description) +
  replyIdBounds.ids * replyIdBounds.id;

/** The names of all fields, and what in them is no text: of the conversation, and of each track. */
const frameBytes = 8 * 1024 + tracks * (300 + 3 * traitsOfTrack);

export const moodBodyLimitBytes = messageBytes + 3 * conversationUnits + frameBytes;

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
