import { setTimeout as wait } from 'node:timers/promises';
import { Agent } from 'undici';
import { startFaultyUpstream } from './faulty-upstream.ts';
import { startObservedServer } from './observe.ts';
import { type Outcome, sendOne } from './request-mix.ts';

export interface OverloadReport {
  answered: number;
  shed: number;
  longestShedMs: number;
  longestHealthMs: number;
  /** From the end of the load until a hundred requests in a row are answered. */
  normalAfterMs: number;
  complaints: string[];
}

/** What the server takes at once in this run; ten times as many are sent. */
const capacity = 60;
const timesOver = 10;
const loadMs = 8_000;
const upstreamMs = 250;
const normalWithinMs = 5_000;
const healthWithinMs = 2_500;

/** Ten times the requests the server can hold, for some seconds: it turns away early, lives, and is itself again. */
export async function runOverload(): Promise<OverloadReport> {
  const upstream = await startFaultyUpstream();
  upstream.delayMs = upstreamMs;
  const server = await startObservedServer(upstream, capacity);
  const dispatcher = new Agent({ connections: capacity * timesOver });
  const watcher = new Agent();
  const outcomes: Outcome[] = [];
  const health: Outcome[] = [];
  try {
    const endAt = performance.now() + loadMs;
    let sent = 0;
    const client = async () => {
      while (performance.now() < endAt) {
        sent += 1;
        const outcome = await sendOne(server.url, 'profile', `over-${sent}`, dispatcher);
        outcomes.push(outcome);
        // A client that does not even wait as long as it was told, but does wait.
        if (outcome.status !== 200) await wait(100);
      }
    };
    const watch = async () => {
      while (performance.now() < endAt) {
        health.push(await sendOne(server.url, 'health', 'watch', watcher));
        await wait(100);
      }
    };
    await Promise.all([watch(), ...Array.from({ length: capacity * timesOver }, client)]);

    const endedAt = performance.now();
    let inARow = 0;
    while (inARow < 100 && performance.now() - endedAt < 2 * normalWithinMs) {
      const batch = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          sendOne(server.url, 'profile', `then-${endedAt}-${inARow}-${n}`, watcher),
        ),
      );
      inARow = batch.every(({ status }) => status === 200) ? inARow + batch.length : 0;
    }
    const normalAfterMs = performance.now() - endedAt;

    const shed = outcomes.filter(({ status }) => status === 503 || status === 429);
    const longest = (of: readonly Outcome[]) =>
      Math.round(Math.max(0, ...of.map(({ durationMs }) => durationMs)));
    const strange = outcomes.filter(({ status }) => ![200, 429, 503].includes(status));
    const complaints = [
      ...(shed.length === 0 ? ['nothing was shed'] : []),
      ...(strange.length > 0 ? [`${strange.length} answers were neither served nor shed`] : []),
      ...(shed.some(({ retryAfter }) => !(Number(retryAfter) > 0)) ? ['shed without Retry-After'] : []),
      ...(health.some(({ status }) => status !== 200) ? ['a health check failed'] : []),
      ...(longest(health) > healthWithinMs ? [`a health check took ${longest(health)} ms`] : []),
      ...(normalAfterMs > normalWithinMs ? [`normal only after ${Math.round(normalAfterMs)} ms`] : []),
    ];
    return {
      answered: outcomes.filter(({ status }) => status === 200).length,
      shed: shed.length,
      longestShedMs: longest(shed),
      longestHealthMs: longest(health),
      normalAfterMs,
      complaints: complaints.map((complaint) => `overload: ${complaint}`),
    };
  } finally {
    await dispatcher.destroy();
    await watcher.destroy();
    await server.dispose();
    await upstream.close();
  }
}
