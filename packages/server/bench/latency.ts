import { request } from 'undici';
import { load, type Measured, median, trackRequest } from './load.ts';
import { startPlain } from './plain-process.ts';
import { startProduct } from './product.ts';

const searchMs = 200;
const emotionMs = 300;
const replyMs = 1_500;
/** The mood is read first; then search and reply run side by side. */
export const criticalPathMs = emotionMs + Math.max(searchMs, replyMs);

/** How long one answer takes with upstreams that take their time, as a share of the critical path; one per message. */
export async function measureCriticalPath(messages = 15): Promise<number[]> {
  const upstream = await startPlain('plain-upstream.mjs', [emotionMs, searchMs, replyMs]);
  const product = await startProduct(upstream.url);
  const shares: number[] = [];
  const send = async (text: string) => {
    const begun = performance.now();
    const reply = await request(`${product.url}/api/mood`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer BQC-${Buffer.from(text).toString('base64url')}`,
      },
      body: JSON.stringify({ text }),
    });
    await reply.body.json();
    if (reply.statusCode !== 200) throw new Error(`The product answered ${reply.statusCode}.`);
    return (performance.now() - begun) / criticalPathMs;
  };
  try {
    for (let n = 0; n < 3; n += 1) await send(`so happy to warm up ${'!'.repeat(n)}`);
    for (let n = 0; n < messages; n += 1) shares.push(await send(`so happy today${'!'.repeat(n)}`));
    return shares.sort((a, b) => a - b);
  } finally {
    await product.dispose();
    await upstream.stop();
  }
}

export interface PollingReport extends Measured {
  listeners: number;
  polls: number;
  upstreamCalls: number;
}

/** A thousand listeners whose browsers ask every ten seconds what is playing. */
export async function measurePolling(listeners = 1_000, seconds = 20): Promise<PollingReport> {
  const upstream = await startPlain('plain-upstream.mjs');
  const product = await startProduct(upstream.url);
  const calls = async () => Number(await (await request(`${upstream.url}/calls`)).body.text());
  try {
    const rate = listeners / 10;
    const measured = await load(product.url, trackRequest(listeners), { connections: 50, seconds, rate });
    return {
      ...measured,
      listeners,
      polls: Math.round(measured.throughput * seconds),
      upstreamCalls: await calls(),
    };
  } finally {
    await product.dispose();
    await upstream.stop();
  }
}

export interface ColdStart {
  /** Until the product said it was ready, and had answered its first message with the model that ships with it. */
  productMs: number;
  firstAnswerMs: number;
  helloMs: number;
}

/** Medians over some starts; the two take turns. */
export async function measureColdStart(starts = 15): Promise<ColdStart> {
  const upstream = await startPlain('plain-upstream.mjs');
  const seen: ColdStart[] = [];
  try {
    for (let n = 0; n < starts; n += 1) {
      const hello = await startPlain('fastify-hello.mjs');
      await hello.stop();
      const begun = performance.now();
      const product = await startProduct(upstream.url, { MOOD_CLASSIFIER: 'embedded', REPLY_MODEL_URL: '' });
      const productMs = performance.now() - begun;
      const reply = await request(`${product.url}/api/mood`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer BQC' },
        body: JSON.stringify({ text: 'so happy today' }),
      });
      await reply.body.dump();
      seen.push({ productMs, firstAnswerMs: performance.now() - begun - productMs, helloMs: hello.startMs });
      await product.dispose();
    }
    const middle = (of: keyof ColdStart) => median(seen.map((start) => start[of]));
    return {
      productMs: middle('productMs'),
      firstAnswerMs: middle('firstAnswerMs'),
      helloMs: middle('helloMs'),
    };
  } finally {
    await upstream.stop();
  }
}
