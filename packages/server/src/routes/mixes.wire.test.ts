import {
  apiPaths,
  type Brief,
  type Mix,
  mixSchema,
  moodAnswerSchema,
  type Permission,
  problemSchema,
} from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitBuiltIn } from '../testing/built-in-sign-in.ts';
import { sampleBrief } from '../testing/sample-brief.ts';
import {
  sampleTrackId,
  trackId,
  wireCurrentlyPlaying,
  wireRecommendation,
  wireTrack,
} from '../testing/samples.ts';
import { accessToken, builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const ask = (brief: Brief, more: Record<string, unknown> = {}, token = accessToken) =>
  server.call(apiPaths.mixes, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ brief, ...more }),
  });
async function mixOf(...asked: Parameters<typeof ask>): Promise<Mix> {
  const reply = await ask(...asked);
  expect(reply.status).toBe(200);
  return mixSchema.parse(await reply.json());
}
const codeOf = async (reply: Response) => problemSchema.parse(await reply.json()).code;
const idsOf = ({ tracks }: Mix) => tracks.map(({ id }) => id);
const wish = (kind: Brief['wanted'][number]['kind'], value: string) => ({ kind, value, matched: value });

describe('at the built-in service', () => {
  let token: string;
  const signIn = async (asks: Permission[] = [], scopes: string[] = []) =>
    (await visitBuiltIn(server.url, 'Sam', asks, scopes)).accessToken;
  beforeEach(async () => {
    server = await startTestServer(builtInStreaming);
    token = await signIn();
  });
  test('a mix holds what was asked, by the true attributes of the catalogue, and shows covers that are there', async () => {
    const brief = sampleBrief({ wanted: [wish('genre', 'jazz')], avoided: [wish('instrument', 'trumpet')] });
    const mix = await mixOf(brief, {}, token);
    expect(mix.tracks).toHaveLength(20);
    for (const { facts, factsFrom, artists } of mix.tracks) {
      expect(factsFrom).toBe('catalogue');
      expect(facts.genres).toContain('jazz');
      expect(facts.instruments).not.toContain('trumpet');
      expect(artists.length).toBeGreaterThan(0);
    }
    const [first] = mix.tracks;
    expect((await fetch(first?.image ?? '')).headers.get('content-type')).toContain('svg');
    const features = await fetch(`${server.url}/local/reccobeats/v1/audio-features?ids=${first?.id}`);
    expect(await features.json()).toMatchObject({ content: [{ valence: first?.facts.valence }] });
  });

  test('the same brief and variant give the same mix, another variant another, and `without` is obeyed', async () => {
    const mix = await mixOf(sampleBrief(), {}, token);
    expect(await mixOf(sampleBrief(), { variant: 0 }, token)).toEqual(mix);
    const other = idsOf(await mixOf(sampleBrief(), { variant: 1 }, token));
    expect(other.filter((id) => idsOf(mix).includes(id)).length).toBeLessThan(8);
    const without = idsOf(mix).slice(0, 10);
    const rest = idsOf(await mixOf(sampleBrief(), { without }, token));
    expect(rest.filter((id) => without.includes(id))).toEqual([]);
    const keep = idsOf(mix)
      .slice(0, 3)
      .map((id, at) => ({ id, position: at + 1 }));
    const kept = idsOf(await mixOf(sampleBrief({ mood: 'happy' }), { keep, variant: 2 }, token));
    expect(kept.slice(0, 3)).toEqual(idsOf(mix).slice(0, 3));
  });

  test('what stays while one goes has a reason of its own, and only what is named as kept is said to be', async () => {
    const [gone = '', ...stay] = idsOf(await mixOf(sampleBrief(), {}, token));
    const keep = stay.map((id, at) => ({ id, position: at + 2 }));
    const kept = stay.slice(4, 5);
    const { tracks } = await mixOf(sampleBrief(), { keep, kept, without: [gone] }, token);
    expect(tracks.slice(1).map(({ id }) => id)).toEqual(stay);
    const said = tracks.filter(({ reasons }) => reasons.some((one) => one.for === 'kept'));
    expect(said.map(({ id }) => id)).toEqual(kept);
  });

  /** As another application of the listener's would, with a token that allows it. */
  const put = async (path: string, body?: unknown) => {
    const reply = await server.call(`/local/v1${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
    expect(reply.status).toBeLessThan(300);
  };

  test('more like what plays is nearer to it than what is asked for otherwise', async () => {
    token = await signIn(['own-music'], ['user-modify-playback-state']);
    const techno = await mixOf(sampleBrief({ wanted: [wish('genre', 'techno')] }), {}, token);
    await put('/me/player/play', { uris: [`spotify:track:${techno.tracks[0]?.id}`] });
    const liked = await mixOf(sampleBrief({ like: [{ kind: 'playing' }] }), {}, token);
    const electronic = ({ tracks }: Mix) =>
      tracks.filter(({ facts }) => facts.genres?.includes('electronic')).length;
    expect(electronic(liked)).toBeGreaterThan(electronic(await mixOf(sampleBrief(), {}, token)));
  });

  test('a mix aimed at a song feels as that does, and says where it is aimed', async () => {
    const lively = await mixOf(
      sampleBrief({ mood: 'energetic', target: { valence: 0.8, energy: 0.8 } }),
      {},
      token,
    );
    const song = lively.tracks.find(({ facts }) => (facts.energy ?? 0) > 0.7);
    const like: Brief['like'] = [{ kind: 'track', name: song?.name ?? '', artist: song?.artists[0] ?? '' }];
    const [asked, aimed] = await Promise.all([
      mixOf(sampleBrief({ like }), {}, token),
      mixOf(sampleBrief({ like }), { aimsAtLiked: true, without: [song?.id] }, token),
    ]);
    expect(asked.aimedAt).toBeUndefined();
    expect(aimed.aimedAt).toEqual({ valence: song?.facts.valence, energy: song?.facts.energy });
    expect(aimed.tracks.filter(({ facts }) => (facts.energy ?? 0) > 0.5).length).toBeGreaterThan(17);
    expect((await ask(sampleBrief(), { aimsAtLiked: false }, token)).status).toBe(400);
  });

  test('a message that asks for music like a song is answered with music that feels as that does', async () => {
    await server.close();
    server = await startTestServer({ ...builtInStreaming, MOOD_CLASSIFIER: 'embedded' });
    token = await signIn();
    const lively = await mixOf(sampleBrief({ target: { valence: 0.8, energy: 0.8 } }), {}, token);
    const song = lively.tracks.find(({ facts }) => (facts.energy ?? 0) > 0.7);
    const answerTo = async (text: string) => {
      const reply = await server.call(apiPaths.mood, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ text }),
      });
      return moodAnswerSchema.parse(await reply.json());
    };
    const point = { valence: song?.facts.valence, energy: song?.facts.energy };
    const liked = await answerTo(`play me songs like "${song?.name}"`);
    expect(liked.brief).toMatchObject({ feeling: point, target: point, path: 'match' });
    expect(liked.brief?.like).toEqual([{ kind: 'track', name: song?.name }]);
    expect(liked.asks).toBeUndefined();
    // Who says how it is to feel is heard, and of a song that nobody knows nothing follows.
    const calm = await answerTo(`calm songs like "${song?.name}"`);
    expect(calm.brief?.target.energy).toBeLessThan(0.4);
    expect((await answerTo('play me songs like "Nobody Has This"')).brief?.target.energy).toBeLessThan(0.4);
  });

  test('the answer says what is not there and what comes in its place, and the mix begins with that', async () => {
    token = await signIn();
    const reply = await server.call(apiPaths.mood, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ text: 'happy amapiano please' }),
    });
    const { botResponse, brief } = moodAnswerSchema.parse(await reply.json());
    expect(botResponse).toMatch(/amapiano/);
    expect(botResponse).toMatch(/afrobeat/i);
    const { tracks } = await mixOf(brief ?? sampleBrief(), {}, token);
    expect(tracks.slice(0, 5).every(({ facts }) => facts.genres?.includes('afrobeat'))).toBe(true);
  });

  test('with their permission, what the listener saved is familiar, and the rest is new', async () => {
    token = await signIn(['own-music'], ['user-library-modify']);
    const saved = idsOf(await mixOf(sampleBrief(), {}, token)).slice(0, 5);
    await put(`/me/library?uris=${saved.map((id) => `spotify:track:${id}`).join(',')}`);
    token = await signIn(['own-music']);
    const fresh = await mixOf(sampleBrief({ discovery: 'new' }), {}, token);
    expect(fresh.tracks.map(({ facts }) => facts.familiar)).toEqual(Array(20).fill(false));
    expect(idsOf(fresh).filter((id) => saved.includes(id))).toEqual([]);
    const known = await mixOf(sampleBrief({ discovery: 'familiar', length: { tracks: 5 } }), {}, token);
    expect(idsOf(known).toSorted()).toEqual(saved.toSorted());
  });

  test('what the listener heard lately comes later in a mix or not at all, whatever else they allowed', async () => {
    const post = async (path: string) => {
      const headers = { authorization: `Bearer ${playing}` };
      expect((await server.call(`/local/v1${path}`, { method: 'POST', headers })).status).toBeLessThan(300);
    };
    const playing = await signIn([], ['user-modify-playback-state']);
    const before = idsOf(await mixOf(sampleBrief(), {}, token));
    const [first = '', second = '', third = ''] = before;
    await server.call('/local/v1/me/player/play', {
      method: 'PUT',
      headers: { authorization: `Bearer ${playing}`, 'content-type': 'application/json' },
      body: JSON.stringify({ uris: [first, second, third].map((id) => `spotify:track:${id}`) }),
    });
    await post('/me/player/next');
    await post('/me/player/next');
    const next = await mixOf(sampleBrief(), {}, token);
    const heard = next.tracks.filter(({ id }) => id === first || id === second);
    expect(heard).toEqual(next.tracks.slice(next.tracks.length - heard.length));
    expect(heard.every(({ facts }) => facts.familiar)).toBe(true);
    expect(await mixOf(sampleBrief(), {}, token)).toEqual(next);

    // Where little else fits it is there all the same, behind the rest; what is kept stays where it is.
    const few = sampleBrief({ wanted: [wish('genre', 'bossa nova'), wish('instrument', 'flute')] });
    const [fits = '', ...others] = idsOf(await mixOf(few, {}, token));
    await server.call('/local/v1/me/player/play', {
      method: 'PUT',
      headers: { authorization: `Bearer ${playing}`, 'content-type': 'application/json' },
      body: JSON.stringify({ uris: [fits, third].map((id) => `spotify:track:${id}`) }),
    });
    await post('/me/player/next');
    expect(others.length).toBeGreaterThan(3);
    expect(idsOf(await mixOf(few, {}, token)).indexOf(fits)).not.toBe(0);
    const keep = [fits, ...others].map((id, at) => ({ id, position: at + 1 }));
    expect(idsOf(await mixOf(few, { keep }, token))).toEqual([fits, ...others]);
  });

  test('a token that is no token gets no music', async () => {
    expect(await codeOf(await ask(sampleBrief(), {}, 'made-up'))).toBe('token_rejected');
    expect((await fetch(`${server.url}${apiPaths.mixes}`, { method: 'POST' })).status).toBe(401);
  });
});

describe('at Spotify', () => {
  const base = (n: number, changes: Record<string, unknown> = {}) =>
    wireTrack(sampleTrackId(n), {
      name: `Song ${n}`,
      artists: [{ name: `Artist ${n % 30}` }],
      explicit: n % 2 === 0,
      album: {
        name: 'Harbour Lights',
        release_date: '1994-03-01',
        images: [{ url: 'https://i.scdn.co/image/a' }],
      },
      ...changes,
    });
  const features = (id: string) => ({
    id: '3f0c9b52-6d1e-4a7f-9a55-0c2d7be41a10',
    href: `https://open.spotify.com/track/${id}`,
    valence: 0.6,
    energy: 0.2,
    tempo: 84,
    key: 3,
    mode: 1,
    acousticness: 0.7,
    danceability: 0.4,
    instrumentalness: 0.9,
    speechiness: 0.04,
  });

  function answerAll() {
    const { upstream } = server;
    upstream.on('GET /v1/search', ({ query }) => {
      const offset = Number(query.get('offset') ?? 0) + (query.get('q')?.startsWith('artist:') ? 100 : 0);
      const items = Array.from({ length: 10 }, (_, at) => base(offset + at));
      return { body: { tracks: { items: [null, ...items, { id: null, name: 'A local file' }] } } };
    });
    upstream.on('GET /v1/track/recommendation', ({ query }) => ({
      body: {
        content: Array.from({ length: Number(query.get('size')) }, (_, at) =>
          wireRecommendation(sampleTrackId(300 + at), {
            trackTitle: `Suggested ${at}`,
            artists: [{ name: `Suggested artist ${at % 20}` }],
          }),
        ),
      },
    }));
    upstream.on('GET /v1/audio-features', ({ query }) => ({
      body: { content: [null, ...(query.get('ids') ?? '').split(',').map(features), { href: 'nowhere' }] },
    }));
    upstream.on('GET /oembed', ({ query }) => ({
      body: {
        title: 'x',
        thumbnail_url: `https://image-cdn-ak.spotifycdn.com/image/${query.get('url')?.slice(-3)}`,
      },
    }));
    upstream.on('GET /v1/me/tracks', () => ({
      body: { items: [{ track: base(200) }, { track: null }, null, { track: base(201) }] },
    }));
    upstream.on('GET /v1/me/top/tracks', () => ({ body: { items: [base(202), null] } }));
    upstream.on('GET /v1/me/player/currently-playing', () => ({ body: wireCurrentlyPlaying() }));
  }
  beforeEach(async () => {
    server = await startTestServer({}, { keepsFound: true });
    answerAll();
  });

  const spotifyCalls = (requests = server.upstream.requests) =>
    requests.filter(({ path }) => /^\/v1\/(me|search|tracks|playlists)/.test(path));

  /** A sign-in whose token allows this, as far as the server has heard. */
  async function allow(scope: string): Promise<void> {
    server.upstream.on('POST /api/token', () => ({
      body: { access_token: accessToken, token_type: 'Bearer', expires_in: 3600, scope },
    }));
    await fetch(`${server.url}${apiPaths.refreshToken}?refresh_token=AQD`);
  }

  test('a mix of twenty costs at most five calls; the sound of its tracks comes from the recommender', async () => {
    await allow('user-library-read user-top-read');
    const mix = await mixOf(sampleBrief({ like: [{ kind: 'playing' }, { kind: 'artist', name: 'Sade' }] }));
    expect(mix.tracks).toHaveLength(20);
    expect(spotifyCalls().length).toBeLessThanOrEqual(5);
    expect(mix.tracks.every(({ facts, factsFrom }) => factsFrom === 'reccobeats' && facts.tempo === 84)).toBe(
      true,
    );
    const suggested = mix.tracks.filter(({ name }) => name.startsWith('Suggested'));
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.every(({ image }) => image.startsWith('https://image-cdn-ak.spotifycdn.com/'))).toBe(
      true,
    );
  });

  test('what is known of a track is told, and what is not is null', async () => {
    const { tracks } = await mixOf(sampleBrief({ length: { tracks: 40 } }));
    const found = tracks.find(({ name }) => name.startsWith('Song'));
    expect(found).toMatchObject({ album: 'Harbour Lights', year: 1994, durationMs: 214_000 });
    expect(found?.explicit).toBeTypeOf('boolean');
    const suggested = tracks.find(({ name }) => name.startsWith('Suggested'));
    expect(suggested).toMatchObject({ album: null, year: null, explicit: null, durationMs: 201_333 });
  });

  test('the recommender is asked with the target as figures, on a way from one feeling to another thrice', async () => {
    await mixOf(sampleBrief({ wanted: [wish('tempo', 'slow'), wish('vocals', 'instrumental')] }));
    const [match, ...more] = server.upstream.seen('/v1/track/recommendation');
    expect(more).toEqual([]);
    expect(Object.fromEntries(match?.query ?? [])).toMatchObject({
      valence: '0.6',
      energy: '0.2',
      tempo: '78',
      instrumentalness: '0.9',
    });
    expect(match?.query.get('seeds')?.split(',')).toHaveLength(5);
    expect(match?.headers.authorization).toBeUndefined();
    await mixOf(sampleBrief({ path: 'shift', feeling: { valence: 0.2, energy: 0.8 } }));
    const shift = server.upstream.seen('/v1/track/recommendation').slice(1);
    expect(shift.map(({ query }) => query.get('valence'))).toEqual(['0.2', '0.4', '0.6']);
  });

  test('searches use the words that curators write, and what the listener likes by name', async () => {
    await mixOf(sampleBrief({ wanted: [wish('era', '1990s')], like: [{ kind: 'artist', name: 'Sa"de' }] }));
    const queries = server.upstream.seen('/v1/search').map(({ query }) => query.get('q'));
    expect(queries).toContain('artist:"Sa de"');
    expect(queries.some((query) => query?.includes('90s'))).toBe(true);
    expect(server.upstream.seen('/v1/search').every(({ query }) => query.get('type') === 'track')).toBe(true);
  });

  test('what a listener has is read with their permission alone, and not again for a quarter of an hour', async () => {
    await mixOf(sampleBrief());
    expect(server.upstream.seen('/v1/me/tracks')).toHaveLength(0);
    await allow('user-library-read user-top-read');
    const familiar = await mixOf(sampleBrief({ discovery: 'familiar', length: { tracks: 3 } }));
    expect(idsOf(familiar).toSorted()).toEqual([200, 201, 202].map(sampleTrackId));
    await mixOf(sampleBrief({ mood: 'happy' }));
    expect(server.upstream.seen('/v1/me/tracks')).toHaveLength(1);
    server.advance(15 * 60_000 + 1);
    await mixOf(sampleBrief({ mood: 'happy' }));
    expect(server.upstream.seen('/v1/me/tracks')).toHaveLength(2);
  });

  test('of a page that an unreadable entry makes short, it is not said that the rest is new to the listener', async () => {
    const items = Array.from({ length: 50 }, (_, at) => ({ track: at === 7 ? null : base(200 + at) }));
    server.upstream.on('GET /v1/me/tracks', () => ({ body: { items } }));
    await allow('user-library-read user-top-read');
    const { tracks } = await mixOf(sampleBrief());
    expect(tracks.filter(({ facts }) => facts.familiar === false)).toEqual([]);
  });

  test('what cannot be played where the listener is comes in no mix', async () => {
    const unplayable = [0, 3, 200].map(sampleTrackId);
    const told = (n: number) => base(n, { is_playable: !unplayable.includes(sampleTrackId(n)) });
    server.upstream.on('GET /v1/search', ({ query }) => {
      const offset = Number(query.get('offset') ?? 0);
      return { body: { tracks: { items: Array.from({ length: 10 }, (_, at) => told(offset + at)) } } };
    });
    server.upstream.on('GET /v1/me/tracks', () => ({
      body: { items: [{ track: told(200) }, { track: told(201) }] },
    }));
    await allow('user-library-read user-top-read');
    const familiar = idsOf(await mixOf(sampleBrief({ discovery: 'familiar', length: { tracks: 3 } })));
    const any = idsOf(await mixOf(sampleBrief({ length: { tracks: 40 } })));
    expect(familiar).toContain(sampleTrackId(201));
    expect(any).toContain(sampleTrackId(1));
    expect([...familiar, ...any].filter((id) => unplayable.includes(id))).toEqual([]);
  });

  test('a permission that is missing costs a mix nothing but the music the listener has', async () => {
    const refused = { status: 403, body: { error: { message: 'Insufficient client scope' } } };
    server.upstream.on('GET /v1/me/tracks', () => refused);
    server.upstream.on('GET /v1/me/top/tracks', () => refused);
    expect((await mixOf(sampleBrief({ discovery: 'familiar' }))).tracks).toHaveLength(20);
  });

  const played = (...numbers: number[]) => ({
    body: {
      items: numbers.map((n) => ({ track: base(n), played_at: '2026-11-21T11:00:00.000Z', context: null })),
    },
  });

  test('what was heard lately is read with that permission alone, once in a quarter of an hour, and comes last', async () => {
    server.upstream.on('GET /v1/me/player/recently-played', () => played(0, 1, 10));
    const historyCalls = () => server.upstream.seen('/v1/me/player/recently-played').length;
    await mixOf(sampleBrief());
    expect(historyCalls()).toBe(0);
    await allow('user-read-recently-played');
    const mix = await mixOf(sampleBrief({ length: { tracks: 30 } }));
    const heard = idsOf(mix).filter((id) => [0, 1, 10].map(sampleTrackId).includes(id));
    expect(idsOf(mix).slice(mix.tracks.length - heard.length)).toEqual(heard);
    await mixOf(sampleBrief({ mood: 'happy' }));
    expect(historyCalls()).toBe(1);
    server.advance(15 * 60_000 + 1);
    await mixOf(sampleBrief());
    expect(historyCalls()).toBe(2);
  });

  test('with every permission and everything asked for a mix costs five calls, and what was heard gives way to searches', async () => {
    server.upstream.on('GET /v1/me/player/recently-played', () => played(0));
    await allow('user-library-read user-top-read user-read-recently-played');
    await mixOf(sampleBrief({ like: [{ kind: 'playing' }, { kind: 'artist', name: 'Sade' }] }));
    expect(spotifyCalls()).toHaveLength(5);
    expect(server.upstream.seen('/v1/me/player/recently-played')).toHaveLength(0);
    const before = spotifyCalls().length;
    await mixOf(sampleBrief({ mood: 'happy' }));
    expect(server.upstream.seen('/v1/me/player/recently-played')).toHaveLength(1);
    expect(spotifyCalls().length - before).toBeLessThanOrEqual(5);
  });

  test.each([
    ['refuses', () => ({ status: 403, body: { error: { message: 'Insufficient client scope' } } })],
    ['is down', () => ({ status: 500, body: 'down' })],
    [
      'answers nonsense',
      () => ({ body: { items: [null, { track: null }, { track: base(1), played_at: 7 }] } }),
    ],
    ['keeps silent', () => 'silence' as const],
  ])('a history that %s costs a mix no more than a moment', async (_, answer) => {
    server.upstream.on('GET /v1/me/player/recently-played', answer);
    await allow('user-read-recently-played');
    expect((await mixOf(sampleBrief())).tracks).toHaveLength(20);
    // It is left alone for a while.
    const asked = server.upstream.seen('/v1/me/player/recently-played').length;
    await mixOf(sampleBrief({ mood: 'happy' }));
    expect(server.upstream.seen('/v1/me/player/recently-played')).toHaveLength(asked);
  });

  test('a kept track of the mix before needs no call, and one nobody knows needs one', async () => {
    const [kept = ''] = idsOf(await mixOf(sampleBrief())).slice(-1);
    server.upstream.on(`GET /v1/tracks/${sampleTrackId(77)}`, () => ({ body: base(77) }));
    const keep = [
      { id: sampleTrackId(77), position: 1 },
      { id: kept, position: 2 },
    ];
    const next = await mixOf(sampleBrief({ mood: 'happy' }), { keep });
    expect(idsOf(next).slice(0, 2)).toEqual([sampleTrackId(77), kept]);
    expect(server.upstream.requests.filter(({ path }) => path.startsWith('/v1/tracks/'))).toHaveLength(1);
  });

  test('a kept track that another stands in for in this market stays the one that was kept', async () => {
    const id = sampleTrackId(77);
    server.upstream.on(`GET /v1/tracks/${id}`, () => ({ body: base(78) }));
    const mix = await mixOf(sampleBrief(), { keep: [{ id, position: 1 }] });
    expect(idsOf(mix)[0]).toBe(id);
  });

  const soundGap = ({ receipt }: Mix) => receipt.relaxed.find(({ what }) => what === 'how each song sounds');

  test('without an answer of the recommender there are the tracks of the search, and the receipt says why', async () => {
    for (const path of ['/v1/track/recommendation', '/v1/audio-features'] as const)
      server.upstream.on(`GET ${path}`, () => ({ status: 500, body: 'down' }));
    const mix = await mixOf(sampleBrief());
    expect(mix.tracks.length).toBeGreaterThan(5);
    expect(mix.tracks.every(({ name, facts }) => name.startsWith('Song') && facts.tempo === undefined)).toBe(
      true,
    );
    expect(soundGap(mix)).toEqual({
      what: 'how each song sounds',
      why: expect.stringContaining('did not answer'),
      tracks: mix.tracks.length,
    });
  });

  test('tracks that the recommender does not know are said to be unknown to it', async () => {
    server.upstream.on('GET /v1/audio-features', () => ({ body: { content: [] } }));
    expect(soundGap(await mixOf(sampleBrief()))?.why).toContain('does not know them');
  });

  test('with the recommender turned off nobody is asked, and the receipt says so', async () => {
    await server.close();
    server = await startTestServer({ RECCOBEATS_URL: 'off' });
    answerAll();
    const mix = await mixOf(sampleBrief());
    expect(mix.tracks.length).toBeGreaterThan(5);
    expect(soundGap(mix)?.why).toContain('asks nobody');
    expect(server.upstream.seen('/v1/audio-features')).toHaveLength(0);
  });

  test.each([
    ['a used-up quota', 429, { reason: 'QUOTA_EXCEEDED' }, 'streaming_quota_exceeded'],
    ['a stale token', 401, { message: 'The access token expired' }, 'token_rejected'],
    ['a suspended app', 403, { message: 'Subscription required for the owner' }, 'streaming_app_suspended'],
    ['an outage', 500, {}, 'streaming_unavailable'],
  ])('%s is told by its code', async (_, status, error, code) => {
    server.upstream.on('GET /v1/search', () => ({ status, body: { error } }));
    expect(await codeOf(await ask(sampleBrief()))).toBe(code);
  });

  test('one search that fails is no reason to give up what the other found', async () => {
    server.upstream.on('GET /v1/search', ({ query }) =>
      query.get('offset') === null
        ? { body: { tracks: { items: Array.from({ length: 10 }, (_, at) => base(at)) } } }
        : { status: 500, body: 'down' },
    );
    expect((await mixOf(sampleBrief())).tracks.length).toBeGreaterThan(10);
  });

  test('what plays is a seed of what is suggested', async () => {
    await mixOf(sampleBrief({ like: [{ kind: 'playing' }] }));
    const seeds = server.upstream.seen('/v1/track/recommendation').map(({ query }) => query.get('seeds'));
    expect(seeds).toContain(trackId);
  });

  test.each([
    ['no brief', {}],
    ['a brief with a field of its own', { brief: { ...sampleBrief(), secret: 1 } }],
    ['an odd variant', { brief: sampleBrief(), variant: 1.5 }],
    ['too many to leave out', { brief: sampleBrief(), without: Array(501).fill('x') }],
  ])('%s is refused before any call', async (_, body) => {
    const reply = await server.call(apiPaths.mixes, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(await codeOf(reply)).toBe('invalid_request');
    expect(server.upstream.requests).toHaveLength(0);
  });

  test('a day of two hundred mixes stays below a thousand calls', { timeout: 120_000 }, async () => {
    await allow('user-library-read user-top-read');
    const moods = ['calm', 'sad', 'happy', 'energetic', 'focus'] as const;
    const genres = ['jazz', 'hip-hop', 'house', 'folk'];
    // Each conversation: a mood, a wish, a correction, and three times another one. Every six minutes a mix.
    for (let n = 0; n < 200; n += 1) {
      const turn = n % 6;
      const talk = Math.floor(n / 6);
      await mixOf(
        sampleBrief({
          mood: moods[talk % 5] ?? 'calm',
          wanted: turn > 0 ? [wish('genre', genres[talk % 4] ?? 'jazz')] : [],
          avoided: turn > 1 ? [wish('instrument', 'drums')] : [],
          like: talk % 3 === 0 ? [{ kind: 'playing' }] : [],
        }),
        { variant: Math.max(0, turn - 2) },
      );
      server.advance(6 * 60_000);
    }
    const calls = spotifyCalls().length;
    process.stdout.write(`200 mixes in a day: ${calls} calls\n`);
    expect(calls).toBeLessThan(1_000);
    expect(calls).toBeGreaterThan(200);
  });
});
