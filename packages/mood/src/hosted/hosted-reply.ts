import * as z from 'zod/mini';
import { MoodModelError, type MoodModelErrorKind } from '../errors.ts';

const labelScores = z.array(z.object({ label: z.string(), score: z.number() })).check(z.minLength(1));

/** Live services nest the list once per input; the published schema has it flat. Both are read. */
const replySchema = z.union([
  z.pipe(
    z.tuple([labelScores], labelScores),
    z.transform(([first]) => first),
  ),
  labelScores,
]);

const loadingSchema = z.object({ estimated_time: z.number().check(z.gte(0)) });

export interface LabelScore {
  label: string;
  score: number;
}

/**
 * The labels of a hosted classifier's answer, best first; services do not promise an order.
 * @throws {MoodModelError} `unexpected-reply` when the body is anything else.
 */
export function readLabelScores(body: string): [LabelScore, ...LabelScore[]] {
  const parsed = replySchema.safeParse(parseJson(body));
  if (!parsed.success) {
    throw new MoodModelError(
      'unexpected-reply',
      'The emotion model answered with something else than labels.',
    );
  }
  const [best, ...others] = parsed.data.toSorted((a, b) => b.score - a.score);
  if (best === undefined) throw new MoodModelError('unexpected-reply', 'The emotion model named no label.');
  return [best, ...others];
}

const kindByStatus: Readonly<Record<number, MoodModelErrorKind>> = {
  400: 'not-served',
  401: 'token-rejected',
  402: 'credits-spent',
  403: 'token-rejected',
  404: 'not-served',
  408: 'timed-out',
  410: 'not-served',
  429: 'rate-limited',
  504: 'timed-out',
};

/** The typed failure behind a status other than 2xx. Error bodies are not quoted: some echo the input. */
export function failureOf(status: number, body: string): MoodModelError {
  const loading = status === 503 ? loadingSchema.safeParse(parseJson(body)) : undefined;
  if (loading?.success) {
    const retryAfterSeconds = loading.data.estimated_time;
    return new MoodModelError('loading', 'The emotion model is being loaded.', { status, retryAfterSeconds });
  }
  const kind = kindByStatus[status] ?? 'unavailable';
  return new MoodModelError(kind, `The emotion model answered with status ${status}.`, { status });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
