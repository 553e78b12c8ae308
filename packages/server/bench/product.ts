import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServerProcess } from '../src/testing/server-process.ts';

const bundle = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** The built product, asking one upstream for everything. */
export function startProduct(upstreamUrl: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  return startServerProcess({
    command: [bundle],
    env: {
      LOG_LEVEL: 'info',
      SPOTIFY_CLIENT_ID: 'bench',
      SPOTIFY_ACCOUNTS_URL: upstreamUrl,
      SPOTIFY_API_URL: upstreamUrl,
      SPOTIFY_WEB_URL: upstreamUrl,
      RECCOBEATS_URL: upstreamUrl,
      MOOD_CLASSIFIER: 'auto',
      EMOTION_MODEL_URL: `${upstreamUrl}/emotion`,
      REPLY_MODEL_URL: `${upstreamUrl}/v1/chat/completions`,
      ...env,
    },
  });
}
