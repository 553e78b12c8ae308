import { type LoadOptions, load, type Measured, median, moodRequest, trackRequest } from './load.ts';
import { startPlain } from './plain-process.ts';
import { startProduct } from './product.ts';

export interface Ratio {
  name: string;
  goal: string;
  /** Product over bare server, one value per round. */
  throughput: number[];
  p99: number[];
  product: Measured;
  bare: Measured;
  failures: number;
}

const rounds = 3;
const duration = { seconds: 5 };
const warmUp: LoadOptions = { connections: 20, seconds: 3 };

type Target = Parameters<typeof load>[1];

/** Product and bare server take turns within one run, so that the machine's moods meet both. */
async function compare(name: string, goal: string, connections: number, request: Target): Promise<Ratio> {
  const upstream = await startPlain('plain-upstream.mjs');
  const bareServer = await startPlain('bare-server.mjs', [upstream.url]);
  const product = await startProduct(upstream.url, { CURRENT_TRACK_MAX_AGE: '3600' });
  try {
    await load(product.url, request, warmUp);
    await load(bareServer.url, request, warmUp);
    const pairs: { product: Measured; bare: Measured }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const options = { connections, ...duration };
      pairs.push({
        product: await load(product.url, request, options),
        bare: await load(bareServer.url, request, options),
      });
    }
    const middle = (of: (measured: Measured) => number, who: 'product' | 'bare') =>
      median(pairs.map((pair) => of(pair[who])));
    const summary = (who: 'product' | 'bare'): Measured => ({
      throughput: middle(({ throughput }) => throughput, who),
      p50Ms: middle(({ p50Ms }) => p50Ms, who),
      p99Ms: middle(({ p99Ms }) => p99Ms, who),
      failures: 0,
    });
    return {
      name,
      goal,
      throughput: pairs.map((pair) => pair.product.throughput / pair.bare.throughput),
      p99: pairs.map((pair) => pair.product.p99Ms / Math.max(1, pair.bare.p99Ms)),
      product: summary('product'),
      bare: summary('bare'),
      failures: pairs.reduce((sum, pair) => sum + pair.product.failures + pair.bare.failures, 0),
    };
  } finally {
    await product.dispose();
    await bareServer.stop();
    await upstream.stop();
  }
}

export const compareMood = () =>
  compare('POST /api/mood, instant upstreams', 'throughput at least 0.3 of bare', 20, moodRequest);
export const compareCurrentTrack = () =>
  compare(
    'GET /api/current-track from the gate, against a hello',
    'throughput at least 0.35 of bare',
    20,
    trackRequest(100),
  );
