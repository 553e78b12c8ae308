import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, someTracks, startService } from './testing/start-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const seed = someTracks[0]?.id ?? '';
const ask = async (query: string) => {
  const answer = await fetch(`${service.url}/reccobeats/v1/track/recommendation?${query}`);
  return { status: answer.status, body: (await answer.json()) as { content: Song[]; error?: string } };
};
interface Song {
  id: string;
  href: string;
  artists: { name: string; href: string }[];
  availableCountries: string;
}
const trackIdOf = ({ href }: Song) => href.slice(-22);

test('without a sign-in it answers as many songs as asked for, in ReccoBeats’ shape, never the seed', async () => {
  const { status, body } = await ask(`seeds=${seed}&size=15`);
  expect(status).toBe(200);
  expect(body.content).toHaveLength(15);
  expect(body.content[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    trackTitle: expect.any(String),
    artists: [
      { id: expect.any(String), name: expect.any(String), href: expect.stringContaining('/local/artist/') },
    ],
    durationMs: expect.any(Number),
    isrc: expect.any(String),
    ean: null,
    upc: null,
    href: expect.stringMatching(new RegExp(`^${service.url}/track/[A-Za-z0-9]{22}$`)),
    availableCountries: expect.stringMatching(/\bUS\b/),
    popularity: expect.any(Number),
  });
  const ids = body.content.map(trackIdOf);
  expect(ids).not.toContain(seed);
  expect(new Set(ids).size).toBe(15);
});

test('ten songs where no size was given', async () => {
  expect((await ask(`seeds=${seed}`)).body.content).toHaveLength(10);
});

test('seeds may be repeated, listed, or given by the recommender’s own ids', async () => {
  const other = someTracks[200]?.id ?? '';
  const listed = await ask(`seeds=${seed},${other}&size=5`);
  expect((await ask(`seeds=${seed}&seeds=${other}&size=5`)).body).toEqual(listed.body);
  const [first] = listed.body.content;
  const again = await ask(`seeds=${first?.id ?? ''}&size=5`);
  expect(again.body).toEqual((await ask(`seeds=${first ? trackIdOf(first) : ''}&size=5`)).body);
});

test('targets change what is suggested', async () => {
  const quiet = (await ask(`seeds=${seed}&size=10&energy=0.05&featureWeight=5`)).body.content.map(trackIdOf);
  const loud = (await ask(`seeds=${seed}&size=10&energy=0.95&featureWeight=5`)).body.content.map(trackIdOf);
  const energyOf = (ids: string[]) =>
    ids.reduce((sum, id) => sum + (someTracks.find((track) => track.id === id)?.attributes.energy ?? 0), 0) /
    ids.length;
  expect(energyOf(loud)).toBeGreaterThan(energyOf(quiet) + 0.2);
});

test('a well-formed seed that nobody knows brings nothing', async () => {
  expect(await ask(`seeds=${'0'.repeat(22)}&size=5`)).toEqual({ status: 200, body: { content: [] } });
});

test.each([
  ['size=5'],
  ['seeds=short&size=5'],
  [`seeds=${Array(6).fill(seed).join(',')}&size=5`],
  [`seeds=${seed}&size=0`],
  [`seeds=${seed}&size=101`],
  [`seeds=${seed}&size=five`],
  [`seeds=${seed}&energy=1.1`],
  [`seeds=${seed}&key=12`],
  [`seeds=${seed}&negativeSeeds=x`],
])('%s is a 400 that says why', async (query) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error).toMatch(/seed|size|energy|key/i);
});

test('a body that cannot be read is the fault of the one who sent it', async () => {
  const answer = await fetch(`${service.url}/reccobeats/v1/track/recommendation?seeds=${seed}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ status: 400 });
});

test('audio features are the true ones of the catalogue, for ids of both kinds, and unknown ids are left out', async () => {
  const [one, other] = [someTracks[0], someTracks[200]];
  const features = async (ids: string) => {
    const answer = await fetch(`${service.url}/reccobeats/v1/audio-features?ids=${ids}`);
    return { status: answer.status, body: (await answer.json()) as { content: Record<string, unknown>[] } };
  };
  const { status, body } = await features(`${one?.id},${'0'.repeat(22)},${other?.id}`);
  expect(status).toBe(200);
  expect(body.content.map(({ href }) => String(href).slice(-22))).toEqual([one?.id, other?.id]);
  const { acousticness, danceability, energy, instrumentalness, valence, key, mode, tempoBpm } =
    one?.attributes ?? {};
  expect(body.content[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-/),
    href: `${service.url}/track/${one?.id}`,
    ...{ acousticness, danceability, energy, instrumentalness, valence, key },
    mode: mode === 'major' ? 1 : 0,
    tempo: tempoBpm,
  });
  expect((await features(String(body.content[0]?.id))).body.content).toEqual([body.content[0]]);
  expect((await features('')).status).toBe(400);
  expect((await features(Array(41).fill(one?.id).join(','))).status).toBe(400);
});
