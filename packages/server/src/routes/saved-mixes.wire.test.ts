import { apiPaths, goneMixesAnswerSchema, problemSchema, savedMixAnswerSchema } from '@attune/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltInSignIn, visitBuiltIn } from '../testing/built-in-sign-in.ts';
import type { SeenRequest } from '../testing/fake-upstream.ts';
import { playlistId, sampleTrackId, wirePlaylist, wireTrack } from '../testing/samples.ts';
import { accessToken, builtInStreaming, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const trackIds = [0, 1, 2].map(sampleTrackId);
const mix = { title: 'Rain, slowly clearing', description: 'Made for a Sunday.', trackIds };
const items = `/v1/playlists/${playlistId}/items`;
const asText = (body: unknown) => JSON.stringify(body);

const save = (body: unknown, to = server, token = accessToken) =>
  to.call(apiPaths.savedMixes, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: asText(body),
  });
const saved = async (reply: Response) => savedMixAnswerSchema.parse(await reply.json());
const codeOf = async (reply: Response) => {
  const { code, status } = problemSchema.parse(await reply.json());
  expect(status).toBe(reply.status);
  return code;
};
const bodyOf = (request: SeenRequest | undefined) => JSON.parse(request?.body ?? 'null');

/** A Spotify that keeps one playlist, as it is told to. */
function keepPlaylist(entry = 'item') {
  const kept = { ...wirePlaylist(), name: '', description: '', held: [] as string[] };
  server.upstream.on('POST /v1/me/playlists', ({ body }) => {
    Object.assign(kept, JSON.parse(body));
    return { status: 201, body: { ...kept, items: { total: 0, items: [] } } };
  });
  server.upstream.on(`PUT /v1/playlists/${playlistId}`, ({ body }) => {
    Object.assign(kept, JSON.parse(body));
    return {};
  });
  server.upstream.on(`PUT ${items}`, ({ body }) => {
    kept.held = JSON.parse(body).uris.map((uri: string) => uri.replace('spotify:track:', ''));
    return { body: { snapshot_id: 'AAA2' } };
  });
  server.upstream.on(`GET /v1/playlists/${playlistId}`, () => {
    const entries = kept.held.map((id) => ({ added_at: null, [entry]: wireTrack(id) }));
    return { body: { ...kept, items: { total: entries.length, items: [null, ...entries, { item: null }] } } };
  });
  server.upstream.on('GET /v1/me/playlists', () => ({ body: { items: [null, kept] } }));
  return kept;
}
const seen = () => server.upstream.requests.map(({ method, path }) => `${method} ${path}`);

describe('saving a mix', () => {
  test('makes a private playlist with its tracks in order, and reads it back: three calls', async () => {
    keepPlaylist();
    const reply = await save(mix);
    expect(await saved(reply)).toEqual({
      playlist: expect.objectContaining({ id: playlistId, name: mix.title, tracks: 3 }),
      verified: { asked: 3, found: 3 },
    });
    expect(seen()).toEqual(['POST /v1/me/playlists', `PUT ${items}`, `GET /v1/playlists/${playlistId}`]);
    const [create, fill] = server.upstream.requests;
    expect(bodyOf(create)).toEqual({
      name: mix.title,
      description: expect.stringMatching(/^Made for a Sunday\. Attune [0-9a-f]{10}$/),
      public: false,
    });
    expect(create?.headers['content-type']).toBe('application/json');
    expect(bodyOf(fill)).toEqual({ uris: trackIds.map((id) => `spotify:track:${id}`) });
  });

  test('brings a playlist up to date in place, in four calls', async () => {
    keepPlaylist('track');
    const reply = await save({ ...mix, title: 'Another name', playlistId });
    expect((await saved(reply)).playlist.name).toBe('Another name');
    expect(seen()).toEqual([
      'GET /v1/me/library/contains',
      `PUT /v1/playlists/${playlistId}`,
      `PUT ${items}`,
      `GET /v1/playlists/${playlistId}`,
    ]);
  });

  test('says how many of the tracks are there when the service kept fewer', async () => {
    const kept = keepPlaylist();
    server.upstream.on(`PUT ${items}`, () => {
      kept.held = trackIds.slice(1);
      return { body: { snapshot_id: 'AAA2' } };
    });
    expect(await saved(await save(mix))).toMatchObject({
      playlist: { tracks: 2 },
      verified: { asked: 3, found: 2 },
    });
  });

  test('pressed twice, at once or minutes later, it makes one playlist; with other tracks it makes another', async () => {
    keepPlaylist();
    await Promise.all([save(mix), save(mix)]);
    await save(mix);
    expect(server.upstream.seen('/v1/me/playlists')).toHaveLength(1);
    await save({ ...mix, trackIds: trackIds.slice(1) });
    expect(server.upstream.seen('/v1/me/playlists')).toHaveLength(2);
  });

  test('pressed again minutes later with a token that was renewed meanwhile, it makes one playlist', async () => {
    keepPlaylist();
    await save(mix);
    const again = await saved(await save(mix, server, 'a-renewed-token'));
    expect(again).toMatchObject({ playlist: { id: playlistId }, verified: { found: 3 } });
    expect(server.upstream.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('another listener who saves the same gets a playlist of their own', async () => {
    keepPlaylist();
    await save(mix);
    server.upstream.on('GET /v1/me/playlists', () => ({ body: { items: [] } }));
    await save(mix, server, 'of-another-listener');
    expect(server.upstream.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  test('one of minutes ago that was deleted since is made anew', async () => {
    keepPlaylist();
    await save(mix);
    server.upstream.on(`PUT /v1/playlists/${playlistId}`, () => ({ status: 404, body: { error: {} } }));
    expect((await save(mix)).status).toBe(200);
    expect(server.upstream.seen('/v1/me/playlists')).toHaveLength(2);
  });

  const takeOutOfLibrary = () =>
    server.upstream.on('GET /v1/me/library/contains', ({ query }) => ({
      body: [query.get('uris') !== `spotify:playlist:${playlistId}`],
    }));

  test('one of minutes ago that was taken out of the library since is made anew, though it would take changes', async () => {
    keepPlaylist();
    await save(mix);
    takeOutOfLibrary();
    server.advance(61_000);
    expect((await save(mix)).status).toBe(200);
    expect(server.upstream.seen('/v1/me/playlists')).toHaveLength(2);
  });

  test('one that the library does not tell of yet, as it was made just now, is not made twice', async () => {
    keepPlaylist();
    takeOutOfLibrary();
    await save(mix);
    server.advance(59_000);
    expect((await save(mix)).status).toBe(200);
    expect((await save({ ...mix, title: 'Another name', playlistId })).status).toBe(200);
    expect(server.upstream.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('one that was taken out of the library is not brought up to date where nobody looks', async () => {
    keepPlaylist();
    takeOutOfLibrary();
    expect(await codeOf(await save({ ...mix, playlistId }))).toBe('playlist_not_found');
    expect(seen()).toEqual(['GET /v1/me/library/contains']);
  });

  const goneOf = async (...ids: string[]) => {
    const reply = await server.call(`${apiPaths.savedMixes}?ids=${ids.join(',')}`);
    return goneMixesAnswerSchema.parse(await reply.json()).gone;
  };

  test('it is told in one call which of the saved are not there any more', async () => {
    const others = [1, 2].map(sampleTrackId);
    server.upstream.on('GET /v1/me/library/contains', ({ query }) => ({
      body: query
        .get('uris')
        ?.split(',')
        .map((uri) => uri !== `spotify:playlist:${playlistId}`),
    }));
    expect(await goneOf(...others, playlistId, 'no-id')).toEqual([playlistId, 'no-id']);
    expect(seen()).toEqual(['GET /v1/me/library/contains']);
  });

  test('one that was made just now is there, whatever the library tells, until it is deleted here', async () => {
    keepPlaylist();
    takeOutOfLibrary();
    server.upstream.on('DELETE /v1/me/library', () => ({}));
    await save(mix);
    expect(await goneOf(playlistId)).toEqual([]);
    const path = apiPaths.ownPlaylist.replace(':id', playlistId);
    expect((await server.call(path, { method: 'DELETE' })).status).toBe(204);
    expect(await goneOf(playlistId)).toEqual([playlistId]);
    await save(mix);
    expect(server.upstream.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  test('text of several lines becomes one line, and a long description leaves room for the mark', async () => {
    keepPlaylist();
    await save({ ...mix, title: ' Rain\nand\tsun ', description: 'x'.repeat(300) });
    const body = bodyOf(server.upstream.requests[0]);
    expect(body.name).toBe('Rain and sun');
    expect(body.description).toHaveLength(300);
    expect(body.description).toMatch(/x Attune [0-9a-f]{10}$/);
  });
});

describe('an answer to the create that is lost', () => {
  const loseAnswers = (kept: ReturnType<typeof keepPlaylist>, isMade: (time: number) => boolean) => {
    let times = 0;
    server.upstream.on('POST /v1/me/playlists', ({ body }) => {
      times += 1;
      if (isMade(times)) Object.assign(kept, JSON.parse(body));
      return times === 1 ? 'reset' : { status: 201, body: kept };
    });
  };
  const creates = () => server.upstream.requests.filter(({ method }) => method === 'POST');

  test('is looked for among the listener’s own playlists, and what was made is not made twice', async () => {
    loseAnswers(keepPlaylist(), () => true);
    expect((await saved(await save(mix))).verified).toEqual({ asked: 3, found: 3 });
    expect(creates()).toHaveLength(1);
    expect(seen().slice(0, 2)).toEqual(['POST /v1/me/playlists', 'GET /v1/me/playlists']);
  });

  test('leads to a second create only where nothing was made', async () => {
    loseAnswers(keepPlaylist(), (time) => time === 2);
    expect((await save(mix)).status).toBe(200);
    expect(creates()).toHaveLength(2);
  });

  test('another playlist of the same name is not taken for it', async () => {
    const kept = keepPlaylist();
    loseAnswers(kept, (time) => time === 2);
    Object.assign(kept, { name: mix.title, description: 'My own' });
    await save(mix);
    expect(creates()).toHaveLength(2);
  });

  test('is not written again where it cannot be looked for; the next press looks first', async () => {
    const kept = keepPlaylist();
    loseAnswers(kept, () => true);
    server.upstream.on('GET /v1/me/playlists', () => ({ status: 500, body: 'down' }));
    expect(await codeOf(await save(mix))).toBe('streaming_unavailable');
    expect(creates()).toHaveLength(1);
    server.upstream.on('GET /v1/me/playlists', () => ({ body: { items: [kept] } }));
    expect((await save(mix)).status).toBe(200);
    expect(creates()).toHaveLength(1);
  });

  test('is looked for as well by a press with a token that was renewed meanwhile', async () => {
    const kept = keepPlaylist();
    loseAnswers(kept, () => true);
    server.upstream.on('GET /v1/me/playlists', () => ({ status: 500, body: 'down' }));
    await save(mix);
    server.upstream.on('GET /v1/me/playlists', () => ({ body: { items: [kept] } }));
    expect((await save(mix, server, 'a-renewed-token')).status).toBe(200);
    expect(creates()).toHaveLength(1);
  });
});

test('after a lost answer to the tracks it is read whether they are there, and nothing is written again', async () => {
  const kept = keepPlaylist();
  server.upstream.on(`PUT ${items}`, () => {
    kept.held = trackIds;
    return 'reset';
  });
  expect((await saved(await save(mix))).verified).toEqual({ asked: 3, found: 3 });
  server.upstream.on(`PUT ${items}`, () => 'reset');
  kept.held = [];
  expect(await codeOf(await save({ ...mix, title: 'Second' }))).toBe('streaming_unavailable');
  expect(server.upstream.seen(items)).toHaveLength(2);
});

describe('a refusal has a code of its own', () => {
  const refusals: [what: string, status: number, error: object, code: string, httpStatus: number][] = [
    ['a missing scope', 403, { message: 'Insufficient client scope' }, 'permission_missing', 403],
    ['a used-up quota', 429, { reason: 'QUOTA_EXCEEDED' }, 'streaming_quota_exceeded', 429],
    ['a rate limit', 429, { message: 'API rate limit exceeded' }, 'streaming_rate_limited', 429],
    [
      'a lapsed subscription of the owner',
      403,
      { message: 'Active premium subscription required for the owner of the app' },
      'streaming_app_suspended',
      503,
    ],
    ['a full account', 403, { message: 'Playlist limit reached' }, 'playlist_limit_reached', 403],
    ['a stale token', 401, { message: 'The access token expired' }, 'token_rejected', 401],
  ];
  test.each(refusals)('%s (%i)', async (_, status, error, code, httpStatus) => {
    keepPlaylist();
    server.upstream.on('POST /v1/me/playlists', () => ({ status, body: { error } }));
    const reply = await save(mix);
    expect(reply.status).toBe(httpStatus);
    expect(await codeOf(reply)).toBe(code);
    expect(seen()).toEqual(['POST /v1/me/playlists']);
  });

  test.each([
    [404, 'Not found'],
    [403, 'Forbidden'],
  ])('a playlist that was deleted elsewhere or is another’s (%i)', async (status, message) => {
    keepPlaylist();
    server.upstream.on(`PUT /v1/playlists/${playlistId}`, () => ({ status, body: { error: { message } } }));
    expect(await codeOf(await save({ ...mix, playlistId }))).toBe('playlist_not_found');
    expect(seen()).toEqual(['GET /v1/me/library/contains', `PUT /v1/playlists/${playlistId}`]);
  });

  test.each([
    ['a track id of another form', { ...mix, trackIds: ['../me'] }, 'invalid_request'],
    ['a playlist id of another form', { ...mix, playlistId: '..' }, 'playlist_not_found'],
    ['no tracks', { ...mix, trackIds: [] }, 'invalid_request'],
    ['a blank title', { ...mix, title: ' ' }, 'invalid_request'],
    ['a title of control characters', { ...mix, title: '\0\n' }, 'invalid_request'],
    ['a field of its own', { ...mix, public: true }, 'invalid_request'],
  ])('%s is refused before any call', async (_, body, code) => {
    expect(await codeOf(await save(body))).toBe(code);
    expect(server.upstream.requests).toHaveLength(0);
  });

  test('without a token nothing happens', async () => {
    const reply = await fetch(`${server.url}${apiPaths.savedMixes}`, { method: 'POST', body: '{}' });
    expect(await codeOf(reply)).toBe('not_signed_in');
  });
});

describe('at the built-in service', () => {
  let builtIn: TestServer;
  let listener: BuiltInSignIn;
  let tracks: string[];
  beforeEach(async () => {
    builtIn = await startTestServer(builtInStreaming);
    listener = await visitBuiltIn(builtIn.url, 'Sam', ['save-mixes']);
    const query = new URLSearchParams({ q: 'calm', type: 'track', limit: '5' });
    const found = await builtIn.call(`/local/v1/search?${query}`, {
      headers: { authorization: `Bearer ${listener.accessToken}` },
    });
    const { tracks: hits } = (await found.json()) as { tracks: { items: { id: string }[] } };
    tracks = hits.items.map(({ id }) => id);
  });
  afterEach(() => builtIn.close());
  const saveHere = (body: unknown) => save(body, builtIn, listener.accessToken);

  test('the playlist is in the listener’s library, private, and the next save changes it', async () => {
    const first = await saved(await saveHere({ ...mix, trackIds: tracks }));
    expect(first).toMatchObject({ playlist: { tracks: 5 }, verified: { asked: 5, found: 5 } });
    const turned = tracks.toReversed();
    const second = await saved(
      await saveHere({ title: 'Turned', trackIds: turned, playlistId: first.playlist.id }),
    );
    expect(second.playlist).toMatchObject({ id: first.playlist.id, name: 'Turned' });
    const own = await builtIn.call('/local/v1/me/playlists', {
      headers: { authorization: `Bearer ${listener.accessToken}` },
    });
    const { items: listed } = (await own.json()) as { items: unknown[] };
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({ name: 'Turned', public: false });
  });

  test('a playlist that was removed there has its code, and a track that is not there is the request’s fault', async () => {
    const { playlist } = await saved(await saveHere({ ...mix, trackIds: tracks }));
    const uris = new URLSearchParams({ uris: `spotify:playlist:${playlist.id}` });
    await builtIn.call(`/local/v1/me/library?${uris}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${listener.accessToken}` },
    });
    const gone = await saveHere({ ...mix, trackIds: tracks, playlistId: playlist.id });
    expect(await codeOf(gone)).toBe('playlist_not_found');
    expect(await codeOf(await saveHere(mix))).toBe('invalid_request');
  });

  test('a listener who was not asked is told so without a call; asked, they come back and can', async () => {
    const plain = await visitBuiltIn(builtIn.url, 'Kim');
    const reply = await save({ ...mix, trackIds: tracks }, builtIn, plain.accessToken);
    expect(await codeOf(reply)).toBe('permission_missing');
    const asked = await visitBuiltIn(builtIn.url, 'Kim', ['save-mixes']);
    expect((await save({ ...mix, trackIds: tracks }, builtIn, asked.accessToken)).status).toBe(200);
  });
});
