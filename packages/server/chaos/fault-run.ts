import { setTimeout as wait } from 'node:timers/promises';
import { Agent } from 'undici';
import { upstreamPolicies } from '../src/upstream-policies.ts';
import { timeLimits } from './expected-statuses.ts';
import { type Fault, startFaultyUpstream } from './faulty-upstream.ts';
import { judge, type Summary, summarise } from './judge.ts';
import { type Holding, observe, startObservedServer } from './observe.ts';
import { drive } from './request-mix.ts';

export interface FaultReport {
  fault: Fault;
  summary: Summary[];
  /** From the end of the fault until every class is answered as on a good day; absent where silence is to be kept. */
  recoveryMs?: number;
  heapGrowthBytes: number;
  complaints: string[];
}

const requests = 2_000;
const width = 50;
const slackMs = 5_000;
/** The heap settles within this after garbage collection; a leak of 2,000 requests would be more. */
const heapNoiseBytes = 12_000_000;
const restMs = 12_000;

const { streaming, accounts, recommendations, classifier } = upstreamPolicies;
const limits = timeLimits(
  {
    streamingMs: streaming.deadlineMs,
    accountsMs: accounts.deadlineMs,
    recommendationsMs: recommendations.deadlineMs,
    classifierMs: classifier.deadlineMs,
  },
  slackMs,
);
/** The slowest circuit probes this long after it opened. */
const probeMs = Math.max(...Object.values(upstreamPolicies).map(({ circuitOpenMs }) => circuitOpenMs));

const handles = ({ resources }: Holding) =>
  Object.fromEntries(
    ['TCPSocketWrap', 'Timeout', 'TCPServerWrap'].map((kind) => [kind, resources[kind] ?? 0]),
  );

/** Waits until the process holds no more than before, at most `restMs`. @returns what it holds then. */
async function settle(look: () => Promise<Holding>, before: Holding): Promise<Holding> {
  const begun = performance.now();
  for (;;) {
    const now = await look();
    const [held, holding] = [handles(before), handles(now)];
    const isSettled = Object.entries(holding).every(([kind, count]) => count <= (held[kind] ?? 0));
    if (isSettled || performance.now() - begun > restMs) return now;
    await wait(500);
  }
}

/** 2,000 mixed requests while every upstream has one fault, then its recovery, then what is left behind. */
export async function runFault(fault: Fault): Promise<FaultReport> {
  const upstream = await startFaultyUpstream();
  const server = await startObservedServer(upstream);
  const complaints: string[] = [];
  let dispatcher = new Agent();
  const send = (name: string, count: number, at = width) =>
    drive({ url: server.url, dispatcher, requests: count, width: at, name });
  const endConnections = async () => {
    await dispatcher.close();
    dispatcher = new Agent();
  };
  try {
    complaints.push(...judge('none', await send('warm', 800), limits));
    await endConnections();
    await wait(6_000);
    const before = await observe(server);

    upstream.fault = fault;
    const outcomes = await send('during', requests);
    complaints.push(...judge(fault, outcomes, limits));
    const asked = upstream.webApiCalls;
    upstream.fault = 'none';

    let recoveryMs: number | undefined;
    if (fault === 'silence-for-15-hours') {
      await send('after', 200);
      if (upstream.webApiCalls > asked) complaints.push(`${fault}: the silence asked for was not kept`);
    } else {
      const endedAt = performance.now();
      const isOver = () => performance.now() - endedAt > 2 * (probeMs + slackMs);
      while (judge('none', await send(`after-${performance.now()}`, 16, 1), limits).length > 0 && !isOver())
        await wait(100);
      recoveryMs = performance.now() - endedAt;
      if (recoveryMs > probeMs + slackMs)
        complaints.push(`${fault}: recovery took ${Math.round(recoveryMs)} ms`);
    }

    await endConnections();
    const after = await settle(() => observe(server), before);
    for (const [kind, count] of Object.entries(handles(after))) {
      const held = handles(before)[kind] ?? 0;
      if (count > held) complaints.push(`${fault}: ${count} ${kind} are left, ${held} were there before`);
    }
    const heapGrowthBytes = after.heapBytes - before.heapBytes;
    if (heapGrowthBytes > heapNoiseBytes)
      complaints.push(`${fault}: the heap grew by ${heapGrowthBytes} bytes`);

    server.signal('SIGTERM');
    const end = await server.ended;
    if (end !== 0) complaints.push(`${fault}: the process ended with ${end}`);
    const report = { fault, summary: summarise(outcomes), heapGrowthBytes, complaints };
    return recoveryMs === undefined ? report : { ...report, recoveryMs };
  } finally {
    await dispatcher.destroy();
    await server.dispose();
    await upstream.close();
  }
}
