import type { CatalogueMood, Track } from '@attune/local-streaming/music';
import { createCatalogue } from '../../src/build-catalogue.ts';
import { randomStream } from '../../src/score/random.ts';

/** One track to be rendered, and where it was found. */
export interface SampledTrack {
  track: Track;
  mood: CatalogueMood;
  playlistId: string;
  playlistName: string;
}

const places = { energetic: 0, happy: 1, focus: 2, calm: 3, sad: 4 } satisfies Record<CatalogueMood, number>;
/** What is drawn depends on the order. */
const moods = Object.keys(places) as readonly CatalogueMood[];

/** Draws playlists of every mood, and tracks from each, always the same for one seed. No track is drawn twice. */
export function sampleTracks(
  seed: string,
  playlistsPerMood: number,
  tracksPerPlaylist: number,
): SampledTrack[] {
  const { playlists, tracks } = createCatalogue();
  const random = randomStream(seed, 'sample');
  const taken = new Set<string>();
  const sample: SampledTrack[] = [];
  for (const mood of moods) {
    const fitting = [...playlists.values()].filter((playlist) => playlist.mood === mood);
    for (let drawn = 0; drawn < playlistsPerMood && fitting.length > 0; ) {
      const playlist = random.pick(fitting);
      fitting.splice(fitting.indexOf(playlist), 1);
      const fresh = playlist.trackIds.filter(
        (id) => tracks.get(id)?.attributes.mood === mood && !taken.has(id),
      );
      if (fresh.length < tracksPerPlaylist) continue;
      drawn++;
      for (let count = 0; count < tracksPerPlaylist; count++) {
        const id = random.pick(fresh);
        fresh.splice(fresh.indexOf(id), 1);
        taken.add(id);
        const track = tracks.get(id);
        if (track) sample.push({ track, mood, playlistId: playlist.id, playlistName: playlist.name });
      }
    }
  }
  return sample;
}
