import { moodReadingSchema } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { MoodModelError } from '../errors.ts';
import { createHostedClassifier, type HostedClassifierOptions, type PostJson } from './hosted-classifier.ts';

const place = { url: 'https://models.example/emotion', budgetMs: 5000 };
const seven = [
  { label: 'joy', score: 0.03 },
  { label: 'Fear', score: 0.52 },
  { label: 'surprise', score: 0.27 },
  { label: 'neutral', score: 0.09 },
  { label: 'anger', score: 0.06 },
  { label: 'sadness', score: 0.02 },
  { label: 'disgust', score: 0.01 },
];

interface Call {
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

function answering(...answers: Array<{ status?: number; body: unknown }>) {
  const calls: Call[] = [];
  const postJson: PostJson = async (to, body, { headers }) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)];
    calls.push({ url: to, body, headers });
    const text = typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body);
    return { status: answer?.status ?? 200, text };
  };
  return { calls, postJson };
}

async function failureKind(
  options: Partial<HostedClassifierOptions> & { postJson: PostJson },
  signal?: AbortSignal,
) {
  const classifier = createHostedClassifier({ ...place, ...options });
  const failure = await classifier.classify('hm', signal ? { signal } : {}).then(
    () => undefined,
    (error: unknown) => error,
  );
  return failure instanceof MoodModelError ? failure.kind : failure;
}

describe('the hosted classifier', () => {
  it('posts the text with the token and reads the label with the highest score, in whatever order', async () => {
    const { calls, postJson } = answering({ body: [seven] });
    const reading = await createHostedClassifier({ ...place, token: 'hf_test', postJson }).classify(
      'what was that',
    );
    expect(reading).toMatchObject({ mood: 'sad', confidence: 0.52, source: 'hosted' });
    expect(moodReadingSchema.parse(reading)).toEqual(reading);
    expect(calls).toEqual([
      {
        url: place.url,
        body: { inputs: 'what was that', parameters: { top_k: 28 } },
        headers: { authorization: 'Bearer hf_test' },
      },
    ]);
  });

  it('reads the flat form as well as the nested one', async () => {
    for (const body of [seven, [seven]]) {
      const reading = await createHostedClassifier({
        ...place,
        postJson: answering({ body }).postJson,
      }).classify('x');
      expect(reading?.mood).toBe('sad');
    }
  });

  it('sends no authorization where there is no token', async () => {
    const { calls, postJson } = answering({ body: seven });
    await createHostedClassifier({ ...place, postJson }).classify('x');
    expect(calls[0]?.headers).toEqual({});
  });

  it('MOOD-02 goes by the one best label, while the probabilities add labels up by mood', async () => {
    const body = [
      { label: 'anger', score: 0.3 },
      { label: 'surprise', score: 0.3 },
      { label: 'sadness', score: 0.4 },
    ];
    const reading = await createHostedClassifier({
      ...place,
      postJson: answering({ body }).postJson,
    }).classify('x');
    expect(reading?.mood).toBe('sad');
    expect(reading?.probabilities?.energetic).toBeCloseTo(0.6);
  });

  it('cuts long texts to 1,000 code points without splitting one', async () => {
    const { calls, postJson } = answering({ body: seven });
    await createHostedClassifier({ ...place, postJson }).classify('😀'.repeat(1500));
    expect(calls[0]?.body).toMatchObject({ inputs: '😀'.repeat(1000) });
  });

  it('tells every failure of the far side by its kind', async () => {
    const cases: Array<[number, unknown, string]> = [
      [400, { error: 'Model not supported by provider hf-inference' }, 'not-served'],
      [400, { error: { message: 'no', code: 'model_not_supported' } }, 'not-served'],
      [401, { error: 'Invalid credentials in Authorization header' }, 'token-rejected'],
      [402, { error: 'You have depleted your monthly included credits.' }, 'credits-spent'],
      [403, { error: 'insufficient permissions' }, 'token-rejected'],
      [410, '', 'not-served'],
      [429, 'slow down', 'rate-limited'],
      [503, { error: 'loading', estimated_time: 20 }, 'loading'],
      [503, '<html>', 'unavailable'],
      [504, '<html><h1>Gateway Time-out</h1></html>', 'timed-out'],
      [500, '', 'unavailable'],
      [302, '', 'unavailable'],
      [200, '<html>', 'unexpected-reply'],
      [200, [], 'unexpected-reply'],
      [200, [[]], 'unexpected-reply'],
      [200, { error: 'odd' }, 'unexpected-reply'],
      [200, [{ label: 'joy' }], 'unexpected-reply'],
      [200, [{ label: 'joy', score: '1' }], 'unexpected-reply'],
    ];
    for (const [status, body, kind] of cases) {
      expect([status, body, await failureKind(answering({ status, body }))]).toEqual([status, body, kind]);
    }
  });

  it('calls a broken connection unreachable', async () => {
    const postJson = () => Promise.reject(new TypeError('fetch failed'));
    expect(await failureKind({ postJson })).toBe('unreachable');
  });

  it('gives up when its budget is spent, even if the connection never listens', async () => {
    const hanging: PostJson = () => new Promise(() => {});
    const budgets: number[] = [];
    const after = (ms: number, callBack: () => void) => {
      budgets.push(ms);
      callBack();
      return () => {};
    };
    expect(await failureKind({ postJson: hanging, after })).toBe('timed-out');
    expect(budgets).toEqual([place.budgetMs]);
  });

  it('leaves no timer behind an answer', async () => {
    const stopped: string[] = [];
    const after = () => () => void stopped.push('stopped');
    const { postJson } = answering({ body: [[{ label: 'joy', score: 0.9 }]] });
    await createHostedClassifier({ ...place, postJson, after }).classify('x');
    expect(stopped).toEqual(['stopped']);
  });

  it('stops when the caller leaves', async () => {
    const hanging: PostJson = () => new Promise(() => {});
    expect(await failureKind({ postJson: hanging }, AbortSignal.abort())).toBe('aborted');
  });

  it('waits once for a model that is nearly loaded', async () => {
    const loading = { status: 503, body: { error: 'loading', estimated_time: 2 } };
    const waited: number[] = [];
    const wait = async (ms: number) => {
      waited.push(ms);
    };
    const { calls, postJson } = answering(loading, { body: seven });
    const reading = await createHostedClassifier({ ...place, postJson, wait }).classify('x');
    expect(reading?.mood).toBe('sad');
    expect([waited, calls.length]).toEqual([[2000], 2]);

    const never = answering(loading);
    expect(await failureKind({ postJson: never.postJson, wait })).toBe('loading');
    expect(never.calls.length).toBe(2);
  });

  it('does not wait for a model that is loaded only when its time is over', async () => {
    const { calls, postJson } = answering({ status: 503, body: { error: 'loading', estimated_time: 2 } });
    const wait = async () => {};
    expect(await failureKind({ postJson, wait, budgetMs: 2000 })).toBe('loading');
    expect(calls.length).toBe(1);
  });

  it('quotes neither text nor token in its errors', async () => {
    const postJson = answering({ status: 400, body: 'secret words hf_secret' }).postJson;
    const classifier = createHostedClassifier({ ...place, token: 'hf_secret', postJson });
    const failure = await classifier.classify('secret words').catch((error: unknown) => error);
    expect(JSON.stringify([String(failure), failure])).not.toMatch(/secret/);
  });
});
