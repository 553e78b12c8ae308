import type { Playlist } from '@attune/local-streaming/music';
import { createPlaylistSearch, type PlaylistSearch } from '@attune/repertoire/for-other-music';
import type { SoundFeatures } from '../analysis/sound-features.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { createPace } from '../pace.ts';
import { makeShelves } from './make-shelves.ts';
import { type ShelfSource, sourceOf } from './shelf-source.ts';

/** While songs come in, playlists are made anew when there are so many times as many. */
const anewAt = 1.5;

export interface Shelving {
  find: PlaylistSearch;
  /** Makes the playlists anew, a little at a time; whoever asks meanwhile gets those of before. */
  make(): Promise<void>;
  /** The same in the background, where there is much more to choose from than there was. */
  makeWhenGrown(): void;
}

/** The playlists found in a library, and the search over them. */
export function createShelving(
  live: Pick<LiveCatalogue, 'catalogue' | 'songOf' | 'setPlaylists'>,
  featuresOf: (trackId: string) => SoundFeatures | undefined,
  onMade: () => void,
): Shelving {
  const { tracks, playlists } = live.catalogue;
  let find: PlaylistSearch = createPlaylistSearch([]);
  let madeOf = 0;
  let making: Promise<void> | null = null;

  const describe = (playlist: Playlist, byId: ReadonlyMap<string, ShelfSource>) => ({
    playlist,
    tracks: playlist.trackIds.flatMap((id) => {
      const source = byId.get(id);
      if (source === undefined) return [];
      return [{ attributes: source.track.attributes, genres: source.genres, year: source.song.year }];
    }),
  });

  async function makeOnce(): Promise<void> {
    const pace = createPace();
    madeOf = tracks.size;
    const sources: ShelfSource[] = [];
    for (const track of tracks.values()) {
      await pace();
      const song = live.songOf(track.id);
      if (song !== undefined) sources.push(sourceOf(track, song, featuresOf(track.id)?.energy ?? null));
    }
    live.setPlaylists(await makeShelves(sources, pace));
    const held = new Set([...playlists.values()].flatMap(({ trackIds }) => trackIds));
    const byId = new Map(
      sources.filter(({ track }) => held.has(track.id)).map((source) => [source.track.id, source]),
    );
    await pace();
    find = createPlaylistSearch([...playlists.values()].map((playlist) => describe(playlist, byId)));
    onMade();
  }

  return {
    find: (query) => find(query),
    async make() {
      // One that is under way does not know what has come since it began.
      await making;
      making = makeOnce().finally(() => {
        making = null;
      });
      await making;
    },
    makeWhenGrown() {
      if (making === null && tracks.size >= madeOf * anewAt) void this.make();
    },
  };
}
