import { setTimeout as waitMs } from 'node:timers/promises';
import type { MoodProbabilities } from '@attune/contract';
import { affectOf } from '../affect.ts';
import type { MoodClassifier } from '../classifier.ts';
import { isMoodModelError, MoodModelError } from '../errors.ts';
import { moodOfLabel } from '../label-map.ts';
import { failureOf, type LabelScore, readLabelScores } from './hosted-reply.ts';

/**
 * Posts JSON and gives back status and body whatever the status is; rejects when nothing comes back. Whether a service
 * that refused is worth asking again is for whoever hands this in.
 */
export type PostJson = (
  url: string,
  body: unknown,
  options: { headers: Record<string, string>; signal?: AbortSignal },
) => Promise<{ status: number; text: string }>;

export interface HostedClassifierOptions {
  /** The exact address the text is posted to. */
  url: string;
  /** Sent as bearer token; a model server of one's own may need none. */
  token?: string | undefined;
  postJson: PostJson;
  /** Time for one message, a retry included. */
  budgetMs: number;
  /** Calls back when so many milliseconds are over, unless what it returns is called first. */
  after?: (ms: number, callBack: () => void) => () => void;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Encoders take 512 tokens and some services fail beyond; this many characters stay below in any language. */
export const hostedTextMaxCodePoints = 1000;

/** More labels than the common seven-label models have, so that probabilities are complete. */
const topK = 28;

/** A model that says it will be loaded within this time is asked once more, if that leaves time within the budget. */
const longestLoadingWaitMs = 3000;

/**
 * Asks an emotion classifier of the Hugging Face text-classification form and maps its best label to a mood.
 * @throws {MoodModelError} (from `classify`) for every failure; its `kind` says which.
 * @see https://huggingface.co/docs/inference-providers/tasks/text-classification
 */
export function createHostedClassifier(options: HostedClassifierOptions): MoodClassifier {
  const { url, token, postJson, budgetMs } = options;
  const after = options.after ?? afterMs;
  const wait = options.wait ?? ((ms, signal) => waitMs(ms, undefined, { signal }));
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };

  async function ask(text: string, signal: AbortSignal): Promise<[LabelScore, ...LabelScore[]]> {
    const body = { inputs: firstCodePoints(text, hostedTextMaxCodePoints), parameters: { top_k: topK } };
    const { status, text: reply } = await unlessAborted(postJson(url, body, { headers, signal }), signal);
    if (status < 200 || status > 299) throw failureOf(status, reply);
    return readLabelScores(reply);
  }

  async function askTwiceAtMost(text: string, signal: AbortSignal) {
    try {
      return await ask(text, signal);
    } catch (error) {
      const waitFor =
        isMoodModelError(error) && error.kind === 'loading' ? error.retryAfterSeconds : undefined;
      if (waitFor === undefined) throw error;
      const ms = waitFor * 1000;
      if (ms > longestLoadingWaitMs || ms >= budgetMs) throw error;
      await wait(ms, signal);
      return ask(text, signal);
    }
  }

  return {
    source: 'hosted',
    async classify(text, { signal: callerSignal } = {}) {
      // Not `AbortSignal.timeout`: its timer would outlive every answered message by seconds.
      const ending = new AbortController();
      const end = () => ending.abort();
      const stopTimer = after(budgetMs, end);
      callerSignal?.addEventListener('abort', end, { once: true });
      if (callerSignal?.aborted) end();
      try {
        return readingOf(await askTwiceAtMost(text, ending.signal));
      } catch (cause) {
        throw typed(cause, ending.signal, callerSignal);
      } finally {
        stopTimer();
        callerSignal?.removeEventListener('abort', end);
      }
    },
  };
}

function afterMs(ms: number, callBack: () => void): () => void {
  const timer = setTimeout(callBack, ms);
  return () => clearTimeout(timer);
}

function readingOf(scores: [LabelScore, ...LabelScore[]]) {
  const [best] = scores;
  const probabilities = foldIntoMoods(scores);
  return {
    mood: moodOfLabel(best.label),
    confidence: Math.min(1, Math.max(0, best.score)),
    source: 'hosted' as const,
    ...(probabilities === null ? {} : { probabilities, ...affectOf(probabilities) }),
  };
}

/** Adds the labels' scores up by mood. The mood named stays that of the one best label, as specified. */
function foldIntoMoods(scores: readonly LabelScore[]): MoodProbabilities | null {
  const sums: MoodProbabilities = { happy: 0, sad: 0, energetic: 0, calm: 0, focus: 0 };
  let total = 0;
  for (const { label, score } of scores) {
    sums[moodOfLabel(label)] += Math.max(0, score);
    total += Math.max(0, score);
  }
  if (!(total > 0) || !Number.isFinite(total)) return null;
  const share = (sum: number) => Math.min(1, sum / total);
  return {
    happy: share(sums.happy),
    sad: share(sums.sad),
    energetic: share(sums.energetic),
    calm: share(sums.calm),
    focus: share(sums.focus),
  };
}

function typed(cause: unknown, ended: AbortSignal, callerSignal: AbortSignal | undefined): MoodModelError {
  if (isMoodModelError(cause)) return cause;
  if (callerSignal?.aborted) return new MoodModelError('aborted', 'The listener left.', { cause });
  if (ended.aborted) return new MoodModelError('timed-out', 'The emotion model took too long.', { cause });
  return new MoodModelError('unreachable', 'The emotion model could not be reached.', { cause });
}

/** Settles with the signal even if the work behind `promise` does not listen to it. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function firstCodePoints(text: string, count: number): string {
  if (text.length <= count) return text;
  return Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join('');
}
