import * as z from 'zod/mini';
import { answerSchema, type TurnEnd, type Turns, turnEndSchema } from './turns.ts';

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
  helpUrls: z._default(z.record(z.string(), z.string()), {}),
  helpLines: z._default(z.record(z.string(), z.object({ text: z.string(), url: z.string() })), {}),
  languages: z._default(z.record(z.string(), z.string()), {}),
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
  return messages
    .flatMap((message, index) => (message.isUser ? [{ said: message.text, reply: messages[index + 1] }] : []))
    .map(({ said, reply }, index) => ({
      number: index + 1,
      said,
      end: endOf(parsed.data, reply, {
        isNewestAnswer: reply === newestAnswer,
        isLast: reply === messages.at(-1),
      }),
    }));
}

const isStandIn = ({ text, detectedMood }: FirstMessage) =>
  text === failureText && detectedMood === undefined;

function endOf(
  shape: FirstShape,
  reply: FirstMessage | undefined,
  { isNewestAnswer, isLast }: { isNewestAnswer: boolean; isLast: boolean },
): TurnEnd {
  if (reply === undefined || reply.isUser) return { kind: 'cut-off' };
  const { id, text, detectedMood: mood } = reply;
  if (isStandIn(reply)) {
    const failure = (isLast && shape.failure) || { code: 'unknown', retryAtMs: null };
    return turnEndSchema.parse({ kind: 'failed', failure });
  }
  return turnEndSchema.parse({
    kind: 'answered',
    answer: {
      text,
      mood,
      // The first version kept those of the newest answer alone.
      playlists: isNewestAnswer ? shape.playlists : [],
      helpUrl: shape.helpUrls[id],
      helpLine: shape.helpLines[id],
      language: shape.languages[id],
    },
  });
}
