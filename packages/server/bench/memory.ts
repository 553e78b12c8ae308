import { Agent } from 'undici';
import { startFaultyUpstream } from '../chaos/faulty-upstream.ts';
import { observe, startObservedServer } from '../chaos/observe.ts';
import { drive, sendOne } from '../chaos/request-mix.ts';

export interface MemoryReport {
  requests: number;
  /** Heap after garbage collection, in bytes. */
  afterHalf: number;
  afterAll: number;
}

/** What the store keeps at most: the first that many listeners fill it, and that is no leak. */
const storeEntries = 20_000;

/** Many requests of all kinds, each by a new listener with a new message: what stays after the half and after all. */
export async function measureMemory(requests = 100_000): Promise<MemoryReport> {
  const upstream = await startFaultyUpstream();
  const server = await startObservedServer(upstream);
  const dispatcher = new Agent();
  const half = async (name: string) => {
    await drive({ url: server.url, dispatcher, requests: requests / 2, width: 50, name });
    // Connections that rest are let go.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    return (await observe(server)).heapBytes;
  };
  const fillStore = async () => {
    let next = 0;
    const work = async () => {
      for (let n = next++; n < storeEntries; n = next++) {
        await sendOne(server.url, 'current track', `fill-${n}`, dispatcher);
      }
    };
    await Promise.all(Array.from({ length: 50 }, work));
  };
  try {
    await fillStore();
    return { requests, afterHalf: await half('first'), afterAll: await half('second') };
  } finally {
    await dispatcher.destroy();
    await server.dispose();
    await upstream.close();
  }
}
