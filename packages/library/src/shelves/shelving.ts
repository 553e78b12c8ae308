import type { Playlist } from '@attune/local-streaming/music';
import {
  createPlaylistSearch,
  type DescribedPlaylist,
  type PlaylistSearch,
} from '@attune/repertoire/for-other-music';
import type { SoundFeatures } from '../analysis/sound-features.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { createPace, type Pace } from '../pace.ts';
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
  /** Goes up each time they were made. */
  version(): number;
  /** As they were made last, with what they sound like. */
  described(): readonly DescribedPlaylist[];
  /** Every track that playlists are made of. @param isIn which ones are wanted; all where absent */
  sources(pace: Pace, isIn?: (trackId: string) => boolean): Promise<ShelfSource[]>;
}

/** Playlists with what the tracks on them sound like. */
export function describeShelves(
  playlists: Iterable<Playlist>,
  sources: readonly ShelfSource[],
): DescribedPlaylist[] {
  const made = [...playlists];
  const held = new Set(made.flatMap(({ trackIds }) => trackIds));
  const byId = new Map(
    sources.filter(({ track }) => held.has(track.id)).map((source) => [source.track.id, source]),
  );
  return made.map((playlist) => ({
    playlist,
    tracks: playlist.trackIds.flatMap((id) => {
      const source = byId.get(id);
      if (source === undefined) return [];
      return [{ attributes: source.track.attributes, genres: source.genres, year: source.song.year }];
    }),
  }));
}

/** The playlists found in a library, and the search over them. */
export function createShelving(
  live: Pick<LiveCatalogue, 'catalogue' | 'tagsOf' | 'setPlaylists'>,
  featuresOf: (trackId: string) => SoundFeatures | undefined,
  onMade: () => void,
): Shelving {
  const { tracks, playlists } = live.catalogue;
  let find: PlaylistSearch = createPlaylistSearch([]);
  let described: readonly DescribedPlaylist[] = [];
  let version = 0;
  let madeOf = 0;
  let making: Promise<void> | null = null;

  async function sources(pace: Pace, isIn: (trackId: string) => boolean = () => true) {
    const found: ShelfSource[] = [];
    for (const track of tracks.values()) {
      await pace();
      const song = isIn(track.id) ? live.tagsOf(track.id) : undefined;
      if (song !== undefined) found.push(sourceOf(track, song, featuresOf(track.id)?.energy ?? null));
    }
    return found;
  }

  async function makeOnce(): Promise<void> {
    const pace = createPace();
    madeOf = tracks.size;
    const all = await sources(pace);
    live.setPlaylists(await makeShelves(all, pace));
    await pace();
    described = describeShelves(playlists.values(), all);
    await pace();
    find = createPlaylistSearch(described);
    version += 1;
    onMade();
  }

  return {
    find: (query) => find(query),
    version: () => version,
    described: () => described,
    sources,
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
