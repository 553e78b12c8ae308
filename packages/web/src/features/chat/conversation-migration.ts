import * as z from 'zod/mini';
import { answerSchema, storedTurnsSchema, type Turns } from './turns.ts';

/** How the first version kept a conversation: a list of messages, and beside it what concerned the newest answer. */
const firstShapeSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      isUser: z.boolean(),
      detectedMood: z.optional(z.string()),
    }),
  ),
  playlists: answerSchema.shape.playlists,
  failure: z.nullable(z.object({ code: z.string(), retryAtMs: z.nullable(z.number()) })),
  // By the message's id. What is in them is checked as part of the answer it belongs to.
  helpUrls: z.optional(z.looseObject({})),
  helpLines: z.optional(z.looseObject({})),
  languages: z.optional(z.looseObject({})),
});
type FirstShape = z.infer<typeof firstShapeSchema>;
type FirstMessage = FirstShape['messages'][number];

/** The sentence that stood in for an answer. It may change in the texts, but not in what was stored. */
const failureText = "Let's try that again - how are you feeling right now?";

/** @returns `null` for what is no conversation of the first version. */
export function turnsOfFirstShape(stored: unknown): Turns | null {
  const parsed = firstShapeSchema.safeParse(stored);
  if (!parsed.success) return null;
  const { messages } = parsed.data;
  const newestAnswer = messages.findLast((message) => !message.isUser && !isStandIn(message));
  const ends = messages.flatMap((message, index): { said: string; end: unknown }[] => {
    if (!message.isUser) return [];
    const reply = messages[index + 1];
    const place = { isNewestAnswer: reply === newestAnswer, isLast: reply === messages.at(-1) };
    return [{ said: message.text, end: endOf(parsed.data, reply, place) }];
  });
  const turns = storedTurnsSchema.safeParse(ends.map((turn, index) => ({ number: index + 1, ...turn })));
  return turns.success ? turns.data : null;
}

const isStandIn = ({ text, detectedMood }: FirstMessage) =>
  text === failureText && detectedMood === undefined;

function endOf(
  shape: FirstShape,
  reply: FirstMessage | undefined,
  { isNewestAnswer, isLast }: { isNewestAnswer: boolean; isLast: boolean },
): unknown {
  if (reply === undefined || reply.isUser) return { kind: 'cut-off' };
  const { id, text, detectedMood: mood } = reply;
  if (isStandIn(reply)) {
    const failure = (isLast && shape.failure) || { code: 'unknown', retryAtMs: null };
    return { kind: 'failed', failure };
  }
  return {
    kind: 'answered',
    answer: {
      brief: null,
      text,
      mood,
      // The first version kept those of the newest answer alone.
      playlists: isNewestAnswer ? shape.playlists : [],
      helpUrl: shape.helpUrls?.[id],
      helpLine: shape.helpLines?.[id],
      language: shape.languages?.[id],
    },
  };
}
