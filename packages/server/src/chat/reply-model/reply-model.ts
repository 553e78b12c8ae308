import { z } from 'zod';
import type { ReplyModelConfig } from '../../config.ts';
import type { Upstream } from '../../http-client/http-client.ts';
import { createAskModel } from '../ask-model.ts';
import { asksPrivately } from './asks-privately.ts';
import { claimsInventedDeed } from './invented-deeds.ts';
import { firstSentence } from './one-sentence.ts';
import { type PromptedTurn, replyPrompt } from './prompt.ts';

/** Writes a reply with a hosted model. */
export interface ReplyModel {
  /**
   * @returns one sentence, or an empty string when the model had nothing usable to say: none, or one that claims what nobody did
   * or asks for something private.
   * @throws {UpstreamError | ReplyModelError} when the model did not answer.
   */
  write(turn: PromptedTurn, signal?: AbortSignal): Promise<string>;
}

/** The model server answered, but not with a reply. */
export class ReplyModelError extends Error {
  override readonly name = 'ReplyModelError';
  readonly status: number;

  constructor(status: number, options?: { cause?: unknown }) {
    super(`reply model: answered ${status}`, options);
    this.status = status;
  }
}

interface Protocol {
  request(model: string, prompt: string): object;
  /** @returns `complete`: whether the model ended by itself; `null` where the form does not say. */
  read(answer: unknown): { text: string; complete: boolean | null };
}

const chatAnswer = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish() }),
      }),
    )
    .min(1),
});
const generation = z.object({ generated_text: z.string().nullish() });
const generationAnswer = z.union([z.array(generation).min(1), generation]);

const mostTokens = 80;
/** In any language a word is rarely more tokens than this. */
const tokensOfWord = 3;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Whether so few words were generated that the bound on tokens cannot have cut them off. */
function endsBeforeBound(text: string): boolean {
  const count = Array.from(words.segment(text)).filter(({ isWordLike }) => isWordLike).length;
  return count * tokensOfWord < mostTokens;
}

/** The generation parameters are the specification's; `upstreams` of the chat form know fewer of them. */
const protocols: Record<ReplyModelConfig['protocol'], Protocol> = {
  'chat-completions': {
    request: (model, prompt) => ({
      model,
      messages: [{ role: 'user', content: prompt }],
      max_tokens: mostTokens,
      temperature: 0.85,
      top_p: 0.95,
      stream: false,
    }),
    read(answer) {
      const [choice] = chatAnswer.parse(answer).choices;
      return { text: choice?.message.content ?? '', complete: choice?.finish_reason !== 'length' };
    },
  },
  'text-generation': {
    request: (_model, prompt) => ({
      inputs: prompt,
      parameters: {
        max_new_tokens: mostTokens,
        temperature: 0.85,
        repetition_penalty: 1.15,
        top_p: 0.95,
        do_sample: true,
        return_full_text: false,
      },
    }),
    read(answer) {
      const parsed = generationAnswer.parse(answer);
      const first = Array.isArray(parsed) ? parsed[0] : parsed;
      return { text: first?.generated_text ?? '', complete: null };
    },
  },
};

export interface ReplyModelOptions {
  config: ReplyModelConfig;
  upstream: Upstream;
}

export function createReplyModel({ config, upstream }: ReplyModelOptions): ReplyModel {
  const protocol = protocols[config.protocol];
  const ask = createAskModel(config, upstream);
  return {
    async write(turn, signal) {
      const prompt = replyPrompt(turn);
      const reply = await ask(protocol.request(config.model, prompt), signal);
      if (reply.status !== 200) throw new ReplyModelError(reply.status);
      try {
        const generated = protocol.read(JSON.parse(reply.text));
        // A server that ignores `return_full_text` repeats the prompt in front.
        const said = generated.text.startsWith(prompt) ? generated.text.slice(prompt.length) : generated.text;
        const sentence = firstSentence(said, generated.complete ?? endsBeforeBound(said));
        return claimsInventedDeed(sentence) || asksPrivately(sentence) ? '' : sentence;
      } catch (cause) {
        throw new ReplyModelError(reply.status, { cause });
      }
    },
  };
}
