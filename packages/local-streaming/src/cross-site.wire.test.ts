import { afterAll, beforeAll, expect, test } from 'vitest';
import { allScopes, type RunningService, somePlaylists, startService } from './testing/start-service.ts';

let service: RunningService;
let accessToken: string;
beforeAll(async () => {
  service = await startService();
  accessToken = (await service.signIn('Sam', allScopes)).access_token;
});
afterAll(() => service.close());

type Fetched = [mode: string, destination: string, site?: string];
/** What a browser sends along of its own accord. `fetch` would set its own, so the request goes in by the side. */
const ask = async (path: string, [mode, destination, site = 'cross-site']: Fetched) => {
  const reply = await service.app.inject({
    url: `/local${path}`,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'sec-fetch-site': site,
      'sec-fetch-mode': mode,
      'sec-fetch-dest': destination,
    },
  });
  return reply.statusCode;
};

test.each<[string, Fetched]>([
  ['/?q=calm', ['no-cors', 'image']],
  ['/?q=calm', ['no-cors', 'script']],
  ['/?q=calm', ['navigate', 'iframe']],
  ['/', ['cors', 'empty']],
  ['/v1/search?q=calm&type=track', ['cors', 'empty']],
  ['/v1/no-such-thing', ['no-cors', 'image']],
  ['/reccobeats/v1/track/recommendation', ['no-cors', 'image']],
  ['/assets/icon.svg', ['no-cors', 'image']],
  ['/no-such-page', ['no-cors', 'image']],
])('%s is refused to a page of another site that fetches it as %j', async (path, fetched) => {
  expect(await ask(path, fetched)).toBe(403);
});

test.each<[string, Fetched]>([
  ['/?q=calm', ['navigate', 'document']],
  ['/?q=calm', ['navigate', 'document', 'none']],
  ['/v1/search?q=calm&type=track', ['cors', 'empty', 'same-origin']],
  ['/v1/search?q=calm&type=track', ['cors', 'empty', 'same-site']],
  ['/sign-in', ['navigate', 'document']],
  [`/image/playlist/${somePlaylists[0]?.id}/300.svg`, ['no-cors', 'image']],
])('%s is served to who asks as %j', async (path, fetched) => {
  expect(await ask(path, fetched)).toBe(200);
});

test('programs that are no browser use the Web API with their token', async () => {
  const reply = await service.app.inject({
    url: '/local/v1/search?q=calm&type=track',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(reply.statusCode).toBe(200);
});
