import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi, type RunningService, someTracks, startService } from './testing/start-service.ts';

let service: RunningService;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  service = await startService();
  api = createApi(service, (await service.signIn('Sam')).access_token);
});
afterAll(() => service.close());

const follow = async (link: string) => api(`GET ${link.slice(`${service.url}/v1`.length)}`);

test('the pages of a search lead from one to the next, and back', async () => {
  const first = (await api('GET /search?q=rainy%20piano%20%26%20tea&type=track&market=US&limit=2')).body
    .tracks;
  const second = await follow(first.next);
  expect(second.status).toBe(200);
  expect(second.body.tracks).toMatchObject({ href: first.next, offset: 2, limit: 2, total: first.total });
  const back = await follow(second.body.tracks.previous);
  expect(back.body.tracks).toEqual(first);
});

test('a search leads no further than to the last place that may be asked for', async () => {
  const { body } = await api(
    'GET /search?q=a%20OR%20calm%20OR%20sad%20OR%20happy%20OR%20focus%20OR%20energetic&type=track&offset=1000&limit=10',
  );
  expect(body.tracks.total).toBeGreaterThan(1010);
  expect(body.tracks.items).toHaveLength(10);
  expect(body.tracks.next).toBeNull();
});

test('a long playlist leads from what it shows at once to what is left', async () => {
  const { body: own } = await api('POST /me/playlists', { name: 'Long' });
  const uris = someTracks.slice(0, 120).map(({ id }) => `spotify:track:${id}`);
  for (const from of [0, 100])
    await api(`POST /playlists/${own.id}/items`, { uris: uris.slice(from, from + 100) });
  const { items: page } = (await api(`GET /playlists/${own.id}`)).body;
  expect([page.items.length, page.total]).toEqual([100, 120]);
  const rest = await follow(page.next);
  expect(rest.status).toBe(200);
  expect(rest.body.items.map(({ item }: { item: { uri: string } }) => item.uri)).toEqual(uris.slice(100));
});
