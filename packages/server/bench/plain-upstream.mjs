/*
 * Upstreams for the measurements, in a process of their own: plain node, answers made beforehand. The delays in
 * milliseconds are arguments: emotion, search, reply.
 */
import { createServer } from 'node:http';

const [emotionMs = 0, searchMs = 0, replyMs = 0] = process.argv.slice(2).map(Number);

const items = Array.from({ length: 10 }, (_, n) => ({
  id: `5pQ6rS7tU8vW9xY0zA1bC${n}`,
  type: 'playlist',
  name: `Slow Water ${n}`,
  description: 'For the hour after rain &amp; before the next one',
  images: [{ url: 'https://i.scdn.co/image/cover-a', height: null, width: null }],
  owner: { id: 'curator1', display_name: 'Curator One' },
  external_urls: { spotify: `https://open.spotify.com/playlist/5pQ6rS7tU8vW9xY0zA1bC${n}` },
  items: { href: 'https://api.spotify.com/v1/playlists/x/items', total: 64 },
}));
const track = {
  id: '1bC2dE3fG4hI5jK6lM7nO8',
  type: 'track',
  name: 'Low Tide',
  duration_ms: 3_600_000,
  artists: [{ name: 'Mara Fen' }],
  album: { images: [{ url: 'https://i.scdn.co/image/album-640' }] },
  external_urls: { spotify: 'https://open.spotify.com/track/1bC2dE3fG4hI5jK6lM7nO8' },
};
const answers = {
  '/emotion': [emotionMs, [[{ label: 'joy', score: 0.9 }]]],
  '/v1/search': [searchMs, { playlists: { limit: 10, offset: 0, total: 10, items } }],
  '/v1/chat/completions': [
    replyMs,
    { choices: [{ finish_reason: 'stop', message: { content: 'That sounds like a good day.' } }] },
  ],
  '/v1/me/player/currently-playing': [0, { is_playing: true, progress_ms: 1_000, item: track }],
  '/v1/me': [0, { display_name: 'Sam' }],
};
const prepared = new Map(
  Object.entries(answers).map(([path, [delayMs, body]]) => [path, { delayMs, body: JSON.stringify(body) }]),
);

let calls = 0;
const server = createServer((request, response) => {
  const path = (request.url ?? '/').split('?', 1)[0];
  if (path === '/calls') return response.end(String(calls));
  calls += 1;
  request.resume();
  const { delayMs, body } = prepared.get(path) ?? { delayMs: 0, body: '{}' };
  const send = () => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  };
  if (delayMs === 0) send();
  else setTimeout(send, delayMs);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening ${server.address().port}\n`));
