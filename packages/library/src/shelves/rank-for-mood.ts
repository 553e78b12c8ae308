import type { CatalogueMood } from '@attune/local-streaming/music';
import { drawOf } from '../catalogue/ids.ts';
import { distanceToMood } from '../estimate/estimate-sound.ts';
import type { Pace } from '../pace.ts';
import type { ShelfSource } from './shelf-source.ts';

/** A track so near to the middle of a mood suits it. */
const near = 0.34;
/** A mood tag that names the mood outweighs what the genre makes one expect. */
const namedBonus = 0.25;
/** What is fewer is no choice. */
export const fewestTracks = 8;
/** However one-sided a library is, this share of it comes nearest to a mood. */
const shareAtLeast = 0.12;
/** Costs are told apart to the third place after the point, as the estimates are. */
const steps = 1000;
/** Between looking whether others want a turn. */
const atOnce = 500;

const cost = ({ track: { attributes } }: Pick<ShelfSource, 'track'>, mood: CatalogueMood) =>
  distanceToMood(attributes, mood) - (attributes.mood === mood ? namedBonus : 0);

/**
 * The tracks that suit a mood, the best first. In a library where few do, those that come nearest make up the number: who is
 * sad has their own records, whatever they are.
 */
export async function rankForMood<Source extends Pick<ShelfSource, 'track'>>(
  sources: readonly Source[],
  mood: CatalogueMood,
  pace: Pace,
): Promise<Source[]> {
  // Many songs cost the same: sorted into their places, none has to be compared with all the others.
  const places = new Map<number, Source[]>();
  for (const [at, source] of sources.entries()) {
    if (at % atOnce === 0) await pace();
    const place = Math.round(cost(source, mood) * steps);
    const there = places.get(place);
    if (there === undefined) places.set(place, [source]);
    else there.push(source);
  }
  const inOrder = [...places].sort(([one], [other]) => one - other);
  const fitting = inOrder.reduce((sum, [place, { length }]) => sum + (place <= near * steps ? length : 0), 0);
  const wanted = Math.max(fitting, Math.ceil(sources.length * shareAtLeast), fewestTracks);
  const ranked: Source[] = [];
  for (const [, there] of inOrder) {
    if (ranked.length >= wanted) break;
    await pace();
    there.sort((one, other) => (one.track.id < other.track.id ? -1 : 1));
    for (const source of there) ranked.push(source);
  }
  return ranked.slice(0, wanted);
}

const mostOfOneArtist = 3;
/** Beyond so many the choice is wide enough. */
const mostDrawn = 2_000;

/**
 * As many as fit on a shelf: the best first, no artist too often, and among what suits as well always the same choice.
 * @param seed what the shelf is called by, so that two shelves of one mood do not hold the same
 */
export function pickForShelf(ranked: readonly ShelfSource[], seed: string, most: number): ShelfSource[] {
  // Songs of one genre are estimated alike: among the better half chance decides, the same chance every time.
  const better = ranked.slice(0, Math.max(most * 2, Math.min(mostDrawn, Math.ceil(ranked.length / 2))));
  const drawn = better
    .map((source) => ({ source, draw: drawOf(`${seed} ${source.track.id}`) }))
    .sort((one, other) => one.draw - other.draw || (one.source.track.id < other.source.track.id ? -1 : 1));
  const heard = new Map<string, number>();
  const first: ShelfSource[] = [];
  const later: ShelfSource[] = [];
  for (const { source } of drawn) {
    const artist = source.track.artistIds[0] ?? '';
    const times = heard.get(artist) ?? 0;
    heard.set(artist, times + 1);
    (times < mostOfOneArtist ? first : later).push(source);
  }
  return [...first, ...later].slice(0, most);
}
