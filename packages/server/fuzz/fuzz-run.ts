import { Agent } from 'node:http';
import type { Finding } from './findings.ts';
import { type FuzzRequest, listenerCount } from './fuzz-request.ts';
import { watchHealth } from './health-watch.ts';
import { catalogueIds, type Listener, signInListeners } from './listeners.ts';
import { type Holding, type ObservedProduct, startObservedProduct } from './observed-product.ts';
import { createRequests } from './request-generator.ts';
import { createRouteTable } from './route-table.ts';
import { type Outcome, send, silenceMs } from './send.ts';
import { createTexts } from './texts.ts';
import { readVocabulary } from './vocabulary.ts';

export interface FuzzOptions {
  /** What node runs. */
  entry: string;
  seed: number;
  requests: number;
  /** An answer that takes the server longer is late. */
  lateMs: number;
  healthLateMs: number;
  /** What may be held at the end beyond what was held after the first requests. */
  heapGrowthBytes: number;
  progress?: (done: number, holding: Holding) => void;
}

export interface FuzzReport {
  findings: Finding[];
  table: ReturnType<typeof createRouteTable>;
  /** After each part of the run; the first is what later ones are compared with. */
  holdings: Holding[];
  health: { times: number; longestMs: number };
  requestsPerSecond: number;
  /** Late answers that came in time when the same request was sent again, with the machine busy elsewhere meanwhile. */
  excused: number;
}

/** Few at once, so that what is measured is the server's time and not its queue. */
const width = 2;
/** Clients that send, read or leave as they like, beside the others. */
const slowWidth = 4;
/** After so many requests late answers are looked into while nothing else is asked, and the listeners sign in again. */
const batchSize = 500;
/** So often in a run the memory is looked at. */
const looks = 20;
const leastBetweenLooks = 150;
/** Of these the first still fill what is kept on purpose: the model, the caches. */
const warmLooks = 2;
/** A server that is turning requests away is not answering them. */
const turnedAwayShare = 0.001;
const examplesOfEach = 3;

interface Late {
  index: number;
  request: FuzzRequest;
  cpuMs: number;
  appMs: number;
}

const ways: Record<Exclude<Outcome['end'], 'answered'>, string> = {
  silent: `no answer within ${silenceMs / 1_000} s`,
  closed: 'the connection was closed',
  left: 'the client left',
};

/** What can be said of one answer by itself. */
function judge({ status, end }: Outcome): Pick<Finding, 'kind' | 'what'> | null {
  if (end === 'silent') return { kind: 'no answer', what: ways.silent };
  if (status >= 500 && status !== 503) return { kind: 'server error', what: `answered ${status}` };
  return null;
}

/** Sends a request alone to a fresh process of the product. */
export async function replay(entry: string, fuzz: FuzzRequest): Promise<Outcome> {
  const product = await startObservedProduct(entry);
  const agent = new Agent();
  try {
    const listener = (await signInListeners(product.url))[fuzz.listener];
    if (listener === undefined) throw new Error('there is no such listener');
    return await send(product.url, fuzz, listener, agent);
  } finally {
    agent.destroy();
    await product.dispose();
  }
}

export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { entry, seed, requests, lateMs, healthLateMs, heapGrowthBytes, progress = () => {} } = options;
  const product: ObservedProduct = await startObservedProduct(entry);
  const agent = new Agent({ keepAlive: true, maxSockets: width + slowWidth });
  const table = createRouteTable();
  const findings: Finding[] = [];
  const holdings: Holding[] = [];
  const seen = new Map<string, number>();
  const inFlight = new Map<number, FuzzRequest>();
  let excused = 0;
  let isOver = false;
  void product.ended.then(() => {
    isOver = true;
  });

  const report = (finding: Finding) => {
    const key = `${finding.kind} ${finding.cause?.request.route} ${finding.what.replaceAll(/\d+ ms/g, '')}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    if (before < examplesOfEach) findings.push(finding);
  };

  try {
    let listeners: Listener[] = await signInListeners(product.url);
    const [first] = listeners;
    if (first === undefined) throw new Error('nobody is signed in');
    const material = {
      texts: createTexts(readVocabulary()),
      ids: await catalogueIds(product.url, first),
    };
    const { routes } = await product.holding();
    const requestAt = createRequests(seed, routes, material);
    const listenerOf = (fuzz: FuzzRequest) => listeners[fuzz.listener % listenerCount] ?? first;
    const sendOne = (fuzz: FuzzRequest) => send(product.url, fuzz, listenerOf(fuzz), agent);

    // What is loaded when it is first needed takes its time once.
    await sendOne({
      route: 'warm-up',
      method: 'POST',
      path: '/api/mood',
      headers: [['content-type', 'application/json']],
      body: '{"text":"I cannot say what I feel"}',
      sender: 'token',
      listener: 0,
      manner: 'plain',
    });

    const begunAt = performance.now();
    const health = watchHealth(product.url, healthLateMs);
    let late: Late[] = [];
    const attend = async (index: number, request: FuzzRequest) => {
      inFlight.set(index, request);
      const outcome = await sendOne(request);
      if (isOver) return;
      inFlight.delete(index);
      table.add(request, outcome);
      const verdict = judge(outcome);
      if (verdict !== null) report({ ...verdict, cause: { index, request } });
      if (verdict?.kind === 'no answer') {
        inFlight.set(index, request);
        isOver = true;
      }
      const { server } = outcome;
      // A request that arrives slowly is answered late without anybody's fault.
      if (request.manner === 'plain' && server !== undefined && server.app > lateMs) {
        late.push({ index, request, cpuMs: server.cpu, appMs: server.app });
      }
    };

    const lookIntoLate = async () => {
      const looked = late;
      late = [];
      let isExplained = false;
      for (const { index, request, cpuMs, appMs } of looked) {
        const again = [await sendOne(request), await sendOne(request)].map(({ server }) => server?.app ?? 0);
        const ms = [appMs, ...again].map((one) => `${Math.round(one)} ms`).join(', ');
        if (Math.min(...again) > lateMs) {
          isExplained = true;
          report({ kind: 'late', what: `answered after ${ms}`, cause: { index, request } });
        } else if (cpuMs > lateMs && !isExplained) {
          report({ kind: 'late', what: `answered after ${ms}: once alone`, cause: { index, request } });
        } else excused += 1;
      }
    };

    let next = 0;
    const runBatch = async (end: number) => {
      const slow = new Set<Promise<void>>();
      const work = async () => {
        while (next < end && !isOver) {
          const index = next++;
          const request = requestAt(index);
          const attended = attend(index, request);
          if (request.manner === 'plain') await attended;
          else {
            const kept: Promise<void> = attended.finally(() => slow.delete(kept));
            slow.add(kept);
            if (slow.size >= slowWidth) await Promise.race(slow);
          }
        }
      };
      await Promise.all(Array.from({ length: width }, work));
      await Promise.all(slow);
    };

    const lookEvery = Math.max(leastBetweenLooks, Math.ceil(requests / looks));
    let nextLook = lookEvery;
    let signedInAt = 0;
    while (next < requests && !isOver) {
      await runBatch(Math.min(requests, next + batchSize, nextLook));
      if (isOver) break;
      await lookIntoLate();
      if (next < requests && next - signedInAt >= batchSize) {
        signedInAt = next;
        listeners = await signInListeners(product.url);
      }
      if (next >= nextLook) {
        nextLook += lookEvery;
        const holding = await product.holding();
        holdings.push(holding);
        progress(next, holding);
      }
    }
    const requestsPerSecond = next / ((performance.now() - begunAt) / 1_000);
    await health.stop();
    for (const what of health.complaints()) report({ kind: 'health late', what });

    if (isOver) {
      const died = findings.every(({ kind }) => kind !== 'no answer');
      if (died) report({ kind: 'died', what: `the process ended: ${await product.ended}` });
      // Whoever was under way is suspect; each is tried alone.
      for (const [index, request] of inFlight) {
        const alone = await replay(entry, request);
        if (alone.end === 'silent' || (died && alone.end === 'closed')) {
          report({ kind: 'no answer', what: `alone, too: ${ways[alone.end]}`, cause: { index, request } });
        }
      }
    }
    const baseline = holdings[warmLooks];
    const last = holdings.at(-1);
    if (
      baseline !== undefined &&
      last !== undefined &&
      last.heapBytes - baseline.heapBytes > heapGrowthBytes
    ) {
      const megabytes = holdings.map(({ heapBytes }) => (heapBytes / 1e6).toFixed(0)).join(', ');
      report({ kind: 'memory', what: `the heap grew, in MB: ${megabytes}` });
    }
    const turnedAway = table.countOf('503');
    if (turnedAway > turnedAwayShare * next) {
      report({ kind: 'turned away', what: `${turnedAway} of ${next} were answered 503` });
    }
    return { findings, table, holdings, health: health.asked(), requestsPerSecond, excused };
  } finally {
    agent.destroy();
    await product.dispose();
  }
}
