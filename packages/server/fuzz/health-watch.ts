import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '@attune/contract';
import { Agent, request } from 'undici';
import { silenceMs, timingOf } from './send.ts';

export interface HealthWatch {
  /** Answers so far, and the longest any took. */
  asked(): { times: number; longestMs: number };
  /** What was wrong, in words. */
  complaints(): readonly string[];
  stop(): Promise<void>;
}

const everyMs = 250;
/** What a check that the process has no processor for may take: then the machine is busy, not the product. */
const excusedMs = 5_000;

/**
 * Asks for the product's health all along, on a connection of its own. A late answer counts where the process was at work
 * meanwhile, or where it came very late.
 */
export function watchHealth(origin: string, lateMs: number): HealthWatch {
  const dispatcher = new Agent({ connections: 1 });
  const complaints: string[] = [];
  let times = 0;
  let longestMs = 0;
  let isStopped = false;
  let workedBefore: number | undefined;

  const ask = async () => {
    const begun = performance.now();
    const reply = await request(`${origin}${apiPaths.liveness}`, { dispatcher, headersTimeout: silenceMs });
    await reply.body.dump();
    const tookMs = performance.now() - begun;
    const worked = timingOf(reply.headers['server-timing'])?.process;
    const workedMs = worked === undefined || workedBefore === undefined ? 0 : worked - workedBefore;
    workedBefore = worked;
    times += 1;
    longestMs = Math.max(longestMs, tookMs);
    if (reply.statusCode !== 200) complaints.push(`a health check was answered ${reply.statusCode}`);
    if (tookMs > lateMs && (workedMs > lateMs / 2 || tookMs > Math.max(excusedMs, lateMs))) {
      complaints.push(
        `a health check took ${Math.round(tookMs)} ms, in which the process worked for ${Math.round(workedMs)} ms`,
      );
    }
  };
  const watching = (async () => {
    while (!isStopped) {
      await ask().catch((error: Error) => {
        if (!isStopped) complaints.push(`a health check got no answer: ${error.name}`);
      });
      await wait(everyMs);
    }
  })();

  return {
    asked: () => ({ times, longestMs }),
    complaints: () => complaints,
    async stop() {
      isStopped = true;
      await dispatcher.destroy();
      await watching;
    },
  };
}
