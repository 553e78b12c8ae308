/** A song as the server tells of it; what is absent is absent. */
export type FakeSong = Record<string, unknown> & { id: string };

/** What a method answers: its content, or the code of an error. */
type Kept = (user: string, params: URLSearchParams) => object | number;

interface FakePlaylist {
  id: string;
  owner: string;
  name: string;
  comment?: string;
  public: boolean;
  created: string;
  songIds: string[];
}

/** Stars and playlists of each user, as servers keep them. */
export function createFakeCollection(songs: readonly FakeSong[]) {
  const state = {
    /** Of each user: the ids that are starred, and when they were. */
    stars: new Map<string, Map<string, string>>(),
    playlists: new Map<string, FakePlaylist>(),
    /** What was told of songs that are played. */
    scrobbles: [] as { user: string; id: string; submission: string; time: string | null }[],
    /** Whether a playlist that was made is told of, as newer servers do; supysonic answers nothing. */
    tellsWhatItMade: true,
    /** Some servers show every new playlist to everybody. */
    makesPublic: false,
    /** Does what is asked, and answers nothing. */
    losesAnswers: false,
  };
  const starsOf = (user: string) => {
    const stars = state.stars.get(user) ?? new Map<string, string>();
    state.stars.set(user, stars);
    return stars;
  };
  const named = (params: URLSearchParams) => [...params.getAll('id'), ...params.getAll('albumId')];
  const isThere = (id: string) => songs.some((song) => song.id === id || song.albumId === id);

  const { playlists } = state;
  const isSong = (id: string) => songs.some((song) => song.id === id);
  let made = 0;
  const told = ({ songIds, ...rest }: FakePlaylist) => ({ ...rest, songCount: songIds.length });
  /** Whose it is decides: what is another's is not there, or not to be changed. */
  const ownOf = (user: string, id: string | null): FakePlaylist | number => {
    const found = playlists.get(id ?? '');
    if (!found || (found.owner !== user && !found.public)) return 70;
    return found.owner === user ? found : 50;
  };

  const playlistMethods: Record<string, Kept> = {
    getPlaylists(user) {
      const seen = [...playlists.values()].filter((one) => one.owner === user || one.public);
      return { playlists: seen.length === 0 ? {} : { playlist: seen.map(told) } };
    },
    getPlaylist(user, params) {
      const found = playlists.get(params.get('id') ?? '');
      if (!found || (found.owner !== user && !found.public)) return 70;
      const entry = found.songIds.flatMap((id) => songs.find((song) => song.id === id) ?? []);
      return { playlist: { ...told(found), ...(entry.length > 0 && { entry }) } };
    },
    createPlaylist(user, params) {
      const songIds = params.getAll('songId');
      const name = params.get('name');
      if (name === null) return 10;
      if (!songIds.every(isSong)) return 70;
      made += 1;
      const playlist = {
        id: `pl-${made}`,
        owner: user,
        name,
        public: state.makesPublic,
        created: `2026-11-22T12:00:${10 + made}`,
        songIds,
      };
      playlists.set(playlist.id, playlist);
      return state.tellsWhatItMade ? { playlist: told(playlist) } : {};
    },
    updatePlaylist(user, params) {
      const own = ownOf(user, params.get('playlistId'));
      if (typeof own === 'number') return own;
      const added = params.getAll('songIdToAdd');
      if (!added.every(isSong)) return 70;
      const removed = new Set(params.getAll('songIndexToRemove').map(Number));
      const [name, comment, isPublic] = ['name', 'comment', 'public'].map((one) => params.get(one));
      own.songIds = [...own.songIds.filter((_, place) => !removed.has(place)), ...added];
      if (name) own.name = name;
      if (comment != null) own.comment = comment;
      if (isPublic != null) own.public = isPublic === 'true';
      return {};
    },
    deletePlaylist(user, params) {
      const own = ownOf(user, params.get('id'));
      if (typeof own === 'number') return own;
      playlists.delete(own.id);
      return {};
    },
    scrobble(user, params) {
      const [id = '', submission = 'true'] = ['id', 'submission'].map(
        (name) => params.get(name) ?? undefined,
      );
      if (!isSong(id)) return 70;
      state.scrobbles.push({ user, id, submission, time: params.get('time') });
      return {};
    },
    getSong: (_user, params) => songs.find(({ id }) => id === params.get('id')) ?? 70,
  };

  const methods: Record<string, Kept> = {
    ...playlistMethods,
    star(user, params) {
      const [stars, ids] = [starsOf(user), named(params)];
      if (!ids.every(isThere)) return 70;
      // Supysonic refuses what is starred already, and stars the rest.
      const before = new Set(stars.keys());
      for (const id of ids) stars.set(id, stars.get(id) ?? `2026-11-22T12:${10 + stars.size}:00`);
      return ids.some((id) => before.has(id)) ? 0 : {};
    },
    unstar(user, params) {
      const [stars, ids] = [starsOf(user), named(params)];
      return ids.map((id) => stars.delete(id)).every(Boolean) ? {} : 0;
    },
    getStarred2(user) {
      const stars = starsOf(user);
      const starred = (id: string) => ({ starred: stars.get(id) });
      const song = songs.filter(({ id }) => stars.has(id)).map((one) => ({ ...one, ...starred(one.id) }));
      const albums = new Set(songs.map(({ albumId }) => String(albumId)));
      const album = [...albums].filter((id) => stars.has(id)).map((id) => ({ id, ...starred(id) }));
      return {
        starred2: { ...(song.length > 0 && { song }), ...(album.length > 0 && { album }) },
      };
    },
  };
  return { state, methods };
}
