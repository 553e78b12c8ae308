import { Agent } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { timeLimits } from '../chaos/expected-statuses.ts';
import { type Fault, type FaultyUpstream, faults, startFaultyUpstream } from '../chaos/faulty-upstream.ts';
import { judge } from '../chaos/judge.ts';
import { drive } from '../chaos/request-mix.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/*
 * The short version of `npm run chaos`: the same faults, requests and expectations against the same application, with
 * times of tenths of a second.
 */

const circuitOpenMs = 300;
const slackMs = 2_500;
/** Silence is waited for, so its deadline is short; elsewhere a busy machine must not be taken for silence. */
const deadlineOf = (fault: Fault) => (fault === 'hang' || fault === 'trickle' ? 400 : 4_000);

function limitsOf(deadlineMs: number) {
  const deadlines = {
    streamingMs: deadlineMs,
    accountsMs: deadlineMs,
    recommendationsMs: deadlineMs,
    classifierMs: deadlineMs,
  };
  return timeLimits(deadlines, slackMs);
}

let server: TestServer;
let upstream: FaultyUpstream;
let dispatcher: Agent;
afterEach(async () => {
  await dispatcher.destroy();
  await server.close();
  await upstream.close();
});

test.each(faults)(
  '%s: every request gets what was listed beforehand, in time, and nobody another’s data',
  async (fault) => {
    const deadlineMs = deadlineOf(fault);
    const limits = limitsOf(deadlineMs);
    upstream = await startFaultyUpstream();
    const { url } = upstream;
    server = await startTestServer(
      {
        SPOTIFY_ACCOUNTS_URL: url,
        SPOTIFY_API_URL: url,
        SPOTIFY_WEB_URL: url,
        RECCOBEATS_URL: url,
        MOOD_CLASSIFIER: 'auto',
        EMOTION_MODEL_URL: `${url}/emotion`,
        REPLY_MODEL_URL: `${url}/v1/chat/completions`,
        CURRENT_TRACK_MAX_AGE: '0',
      },
      { deadlineMs, circuitOpenMs },
    );
    dispatcher = new Agent();
    const options = { url: server.url, dispatcher, width: 20 };
    upstream.fault = fault;
    expect(judge(fault, await drive({ ...options, requests: 80, name: 'during' }), limits)).toEqual([]);

    const asked = upstream.webApiCalls;
    upstream.fault = 'none';
    if (fault === 'silence-for-15-hours') {
      // The silence asked for is kept, whatever the upstream could answer by now.
      await drive({ ...options, requests: 16, name: 'after' });
      expect(upstream.webApiCalls).toBe(asked);
      return;
    }
    // One call probes; the others wait until it is back.
    const recovered = async () => {
      const outcomes = await drive({
        ...options,
        requests: 16,
        width: 1,
        name: `after-${performance.now()}`,
      });
      return judge('none', outcomes, limits);
    };
    await expect.poll(recovered, { timeout: circuitOpenMs + slackMs, interval: 50 }).toEqual([]);
  },
);
