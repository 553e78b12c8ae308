import type { CatalogueMood, Track } from '@attune/local-streaming/music';
import { drawOf } from '../catalogue/ids.ts';
import { distanceToMood } from '../estimate/estimate-sound.ts';

/** A track so near to the middle of a mood suits it. */
const near = 0.34;
/** A mood tag that names the mood outweighs what the genre makes one expect. */
const namedBonus = 0.25;
/** What is fewer is no choice. */
export const fewestTracks = 8;
/** However one-sided a library is, this share of it comes nearest to a mood. */
const shareAtLeast = 0.12;

const cost = ({ attributes }: Track, mood: CatalogueMood) =>
  distanceToMood(attributes, mood) - (attributes.mood === mood ? namedBonus : 0);

/**
 * The tracks that suit a mood, the best first. In a library where few do, those that come nearest make up the number: who is
 * sad has their own records, whatever they are.
 */
export function rankForMood(tracks: readonly Track[], mood: CatalogueMood): Track[] {
  const ranked = tracks
    .map((track) => ({ track, cost: cost(track, mood) }))
    .sort((one, other) => one.cost - other.cost || (one.track.id < other.track.id ? -1 : 1));
  const fitting = ranked.filter((one) => one.cost <= near).length;
  const wanted = Math.max(fitting, Math.ceil(tracks.length * shareAtLeast), fewestTracks);
  return ranked.slice(0, wanted).map(({ track }) => track);
}

const mostOfOneArtist = 3;

/**
 * As many as fit on a shelf: the best first, no artist too often, and among what suits as well always the same choice.
 * @param seed what the shelf is called by, so that two shelves of one mood do not hold the same
 */
export function pickForShelf(ranked: readonly Track[], seed: string, most: number): Track[] {
  // Songs of one genre are estimated alike: among the better half chance decides, the same chance every time.
  const better = ranked.slice(0, Math.max(most * 2, Math.ceil(ranked.length / 2)));
  const drawn = better
    .map((track) => ({ track, draw: drawOf(`${seed} ${track.id}`) }))
    .sort((one, other) => one.draw - other.draw || (one.track.id < other.track.id ? -1 : 1));
  const heard = new Map<string, number>();
  const first: Track[] = [];
  const later: Track[] = [];
  for (const { track } of drawn) {
    const artist = track.artistIds[0] ?? '';
    const times = heard.get(artist) ?? 0;
    heard.set(artist, times + 1);
    (times < mostOfOneArtist ? first : later).push(track);
  }
  return [...first, ...later].slice(0, most);
}
