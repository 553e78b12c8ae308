import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts';
import type { FaultyUpstream } from './faulty-upstream.ts';

/** What a server process holds after its garbage was collected. */
export interface Holding {
  heapBytes: number;
  /** Handles and requests that keep the process alive, by kind. */
  resources: Record<string, number>;
}

const entry = fileURLToPath(new URL('./observed-server.ts', import.meta.url));

/** Starts the server with every upstream behind one port. */
export function startObservedServer(upstream: FaultyUpstream, maxInFlight?: number): Promise<ServerProcess> {
  const { url } = upstream;
  return startServerProcess({
    command: [
      '--expose-gc',
      '--import',
      'tsx',
      entry,
      ...(maxInFlight === undefined ? [] : [String(maxInFlight)]),
    ],
    env: {
      LOG_LEVEL: 'info',
      SPOTIFY_CLIENT_ID: 'chaos',
      SPOTIFY_ACCOUNTS_URL: url,
      SPOTIFY_API_URL: url,
      SPOTIFY_WEB_URL: url,
      RECCOBEATS_URL: url,
      MOOD_CLASSIFIER: 'auto',
      EMOTION_MODEL_URL: `${url}/emotion`,
      REPLY_MODEL_URL: `${url}/v1/chat/completions`,
      CURRENT_TRACK_MAX_AGE: '0',
    },
  });
}

const holdingLine = /^holding (\{.*\})$/gm;

/** Asks the process what it holds. */
export async function observe(server: ServerProcess): Promise<Holding> {
  const lines = () => [...server.output().matchAll(holdingLine)];
  const before = lines().length;
  process.kill(server.pid, 'SIGUSR2');
  while (lines().length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  return JSON.parse(lines().at(-1)?.[1] ?? '{}') as Holding;
}
