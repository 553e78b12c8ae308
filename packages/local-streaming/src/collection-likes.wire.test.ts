import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mostTracks } from './limits.ts';
import {
  type Collection,
  CredentialRefusedError,
  type MusicAccounts,
  MusicServerError,
} from './music/index.ts';
import { createApi, music, type RunningService, someTracks, startService } from './testing/start-service.ts';

const [one, two, three] = someTracks.map(({ id }) => id);
const credentialOf = (name: string) => `credential of ${name}`;
const accounts: MusicAccounts = {
  signIn: async ({ name }) => ({
    verdict: 'welcome',
    account: { key: `server ${name}`, name },
    credential: credentialOf(name),
  }),
  isStillGood: async () => true,
};

/** What is starred at the music’s server, by whom. */
let stars: Map<string, { kind: 'track' | 'album'; id: string; addedAtMs: number }[]>;
let trouble: Error | null;
let heard: string[];
let token: string;
let readings: number;
let duringReading: () => Promise<unknown>;
let service: RunningService;
let api: ReturnType<typeof createApi>;

const starsOf = (credential: string) => stars.get(credential) ?? [];
const collection: Pick<Collection, 'starred' | 'star' | 'tellPlaying' | 'tellPlayed'> = {
  tellPlaying: async (credential, trackId) => void heard.push(`${credential} begins ${trackId}`),
  async tellPlayed(credential, trackId) {
    heard.push(`${credential} heard ${trackId}`);
    if (trouble) throw trouble;
  },
  async starred(credential) {
    readings += 1;
    if (trouble) throw trouble;
    const seen = [...starsOf(credential)];
    await duringReading();
    return seen;
  },
  async star(credential, things, isStarred) {
    if (trouble) throw trouble;
    const others = starsOf(credential).filter((star) => !things.some(({ id }) => id === star.id));
    const fresh = isStarred ? things.map((thing) => ({ ...thing, addedAtMs: service.clock.nowMs })) : [];
    stars.set(credential, [...fresh, ...others]);
  },
};

beforeEach(async () => {
  [stars, trouble, heard] = [new Map(), null, []];
  [readings, duringReading] = [0, async () => undefined];
  service = await startService({
    music: { ...music, collection: collection as Collection },
    accounts,
    access: { kind: 'accounts' },
    limits: { listeners: 5, playlists: 5, tracks: 2 },
  });
  token = (await service.signIn('Ann', undefined, 'password')).access_token;
  api = createApi(service, token);
});
afterEach(() => service.close());

const likedIds = async () => {
  const { body } = await api('GET /me/tracks');
  return body.items.map(({ track }: { track: { id: string } }) => track.id);
};
const later = () => {
  service.clock.nowMs += 10_000;
};

describe('likes of a listener with an account of the music’s server', () => {
  test('are stars there, under their own name, as many as that server takes', async () => {
    for (const id of [one, two, three])
      expect((await api(`PUT /me/library?uris=spotify:track:${id}`)).status).toBe(200);
    expect(starsOf(credentialOf('Ann')).map(({ id }) => id)).toEqual([three, two, one]);
    expect((await api(`DELETE /me/library?uris=spotify:track:${two}`)).status).toBe(200);
    expect(starsOf(credentialOf('Ann')).map(({ id }) => id)).toEqual([three, one]);
    expect(await likedIds()).toEqual([three, one]);
  });

  test('show what other applications starred, and took back', async () => {
    stars.set(credentialOf('Ann'), [{ kind: 'track', id: one ?? '', addedAtMs: Date.UTC(2026, 0, 2) }]);
    const { body } = await api('GET /me/tracks');
    expect(body.items).toMatchObject([{ added_at: '2026-01-02T00:00:00Z', track: { id: one } }]);
    expect((await api(`GET /me/library/contains?uris=spotify:track:${one}`)).body).toEqual([true]);
    stars.clear();
    later();
    expect(await likedIds()).toEqual([]);
  });

  test('are read once for all who ask within seconds', async () => {
    await Promise.all([likedIds(), likedIds(), likedIds()]);
    await likedIds();
    expect(readings).toBe(1);
    later();
    await likedIds();
    expect(readings).toBe(2);
  });

  test('what is liked while they are read is not forgotten again', async () => {
    duringReading = async () => {
      duringReading = async () => undefined;
      await api(`PUT /me/library?uris=spotify:track:${two}`);
    };
    expect(await likedIds()).toEqual([two]);
  });

  test('stay as they were seen last while the server does not answer, and nothing is said to be liked that is not', async () => {
    await api(`PUT /me/library?uris=spotify:track:${one}`);
    await likedIds();
    trouble = new MusicServerError('unavailable');
    later();
    expect(await likedIds()).toEqual([one]);
    expect((await api(`PUT /me/library?uris=spotify:track:${two}`)).status).toBe(503);
    expect((await api(`DELETE /me/library?uris=spotify:track:${one}`)).status).toBe(503);
    expect(await likedIds()).toEqual([one]);
  });

  test('are not said to be none where nothing could be read yet', async () => {
    trouble = new MusicServerError('unavailable');
    expect((await api('GET /me/tracks')).status).toBe(503);
    expect((await api('GET /me/tracks')).status).toBe(503);
    expect(readings).toBe(1);
  });

  test.each([
    ['forbidden', 403],
    ['not-found', 404],
  ] as const)('a star that is %s there is refused here with %d', async (kind, status) => {
    trouble = new MusicServerError(kind);
    expect((await api(`PUT /me/library?uris=spotify:track:${one}`)).status).toBe(status);
  });

  test('end with the credential: whoever it is not taken of is signed out', async () => {
    trouble = new CredentialRefusedError();
    expect((await api('GET /me/tracks')).status).toBe(401);
    expect((await api('GET /me')).status).toBe(401);
    trouble = null;
    const again = createApi(service, (await service.signIn('Ann', undefined, 'changed')).access_token);
    expect((await again('GET /me/tracks')).status).toBe(200);
  });

  test('are not starred there where there are as many as are kept, and are once one is taken back there', async () => {
    const liked = Array.from({ length: mostTracks }, (_, at) => ({
      kind: 'album' as const,
      id: `album-${at}`,
      addedAtMs: 0,
    }));
    stars.set(credentialOf('Ann'), liked);
    await likedIds();
    expect((await api(`PUT /me/library?uris=spotify:track:${one}`)).status).toBe(403);
    expect(starsOf(credentialOf('Ann'))).toHaveLength(mostTracks);
    stars.set(credentialOf('Ann'), liked.slice(1));
    later();
    expect((await api(`PUT /me/library?uris=spotify:track:${one}`)).status).toBe(200);
    expect(starsOf(credentialOf('Ann'))[0]).toMatchObject({ id: one });
  });

  test('follow playlists and people here alone', async () => {
    const playlist = [...music.catalogue.playlists.keys()][0];
    expect((await api(`PUT /me/library?uris=spotify:playlist:${playlist}`)).status).toBe(200);
    expect(starsOf(credentialOf('Ann'))).toEqual([]);
    await likedIds();
    expect((await api(`GET /me/library/contains?uris=spotify:playlist:${playlist}`)).body).toEqual([true]);
  });
});

test('what a listener hears is told there when it begins and once it counts, and silence there stops nothing here', async () => {
  const order = [one ?? '', two ?? ''];
  const session = (path: string, body?: object) =>
    fetch(`${service.url}/player/session${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const report = {
    context: null,
    order,
    index: 0,
    queuedTrackId: null,
    queue: [],
    positionMs: 0,
    isPlaying: true,
  };
  const player = {
    ended: false,
    shuffle: false,
    repeat: 'off',
    volumePercent: 80,
    playerId: 'player-one',
    basedOn: null,
  };
  expect((await session('', { ...report, ...player })).status).toBe(200);
  const name = credentialOf('Ann');
  await expect.poll(() => heard).toEqual([`${name} begins ${one}`]);
  trouble = new MusicServerError('unavailable');
  const halfMs = (music.catalogue.tracks.get(one ?? '')?.durationMs ?? 0) / 2;
  for (let passed = 0; passed <= halfMs; passed += 10_000) {
    service.clock.nowMs += 10_000;
    expect((await session('?player=player-one')).status).toBe(200);
  }
  await expect.poll(() => heard).toEqual([`${name} begins ${one}`, `${name} heard ${one}`]);
});
