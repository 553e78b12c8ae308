import type { Track, TrackAttributes } from '@attune/local-streaming/music';
import { attributeDistance } from './attribute-space.ts';
import type { PlaylistRule, PlaylistSketch } from './data/playlist-shape.ts';
import { chance, slugOf } from './identity.ts';

export const smallestPlaylist = 8;

const inside = (value: number, span: readonly [number, number] | undefined) =>
  !span || (value >= span[0] && value <= span[1]);
const amongst = <T>(value: T, list: readonly T[] | undefined) => !list || list.includes(value);
const overlaps = (values: readonly string[], list: readonly string[] | undefined) =>
  !list || list.some((wanted) => values.includes(wanted));

export function meetsRule(heard: TrackAttributes, rule: PlaylistRule): boolean {
  return (
    amongst<string>(heard.genre, rule.genres) &&
    amongst(heard.era, rule.eras) &&
    amongst(heard.vocals, rule.vocals) &&
    overlaps(heard.activities, rule.activities) &&
    overlaps(heard.instruments, rule.instruments) &&
    inside(heard.tempoBpm, rule.tempoBpm) &&
    inside(heard.energy, rule.energy) &&
    inside(heard.acousticness, rule.acousticness) &&
    inside(heard.danceability, rule.danceability)
  );
}

const mainArtist = (track: Track) => track.artistIds[0];

/**
 * Adds candidates until there are `size` tracks. Nobody is heard more often than one time in six (at least twice)
 * while there are others to choose from; then the limit rises.
 */
function addVaried(chosen: Track[], candidates: readonly Track[], size: number): void {
  const timesUsed = new Map<string | undefined, number>();
  for (const track of chosen) timesUsed.set(mainArtist(track), (timesUsed.get(mainArtist(track)) ?? 0) + 1);
  let waiting = candidates.filter((track) => !chosen.includes(track));
  for (let limit = Math.max(2, Math.ceil(size / 6)); chosen.length < size && waiting.length > 0; limit += 1) {
    const passedOver: Track[] = [];
    for (const track of waiting) {
      const times = timesUsed.get(mainArtist(track)) ?? 0;
      if (chosen.length < size && times < limit) {
        chosen.push(track);
        timesUsed.set(mainArtist(track), times + 1);
      } else passedOver.push(track);
    }
    waiting = passedOver;
  }
}

/**
 * From the opener on, always the track that follows most smoothly, by another artist where there is one. An artist
 * who has half of what is left must come now, or stand beside themselves later.
 */
function inSmoothOrder(tracks: readonly Track[]): Track[] {
  const [opener, ...rest] = tracks;
  if (!opener) return [];
  const left = new Map<string | undefined, number>();
  for (const track of rest) left.set(mainArtist(track), (left.get(mainArtist(track)) ?? 0) + 1);
  const ordered = [opener];
  let current = opener;
  while (rest.length > 0) {
    let best = 0;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let at = 0; at < rest.length; at += 1) {
      const next = rest[at];
      if (!next) continue;
      const artist = mainArtist(next);
      const isOverdue = (left.get(artist) ?? 0) * 2 > rest.length;
      const jolt = (artist === mainArtist(current) ? 6 : 0) - (isOverdue ? 3 : 0);
      if (jolt >= bestCost) continue;
      const cost = attributeDistance(current.attributes, next.attributes) + jolt;
      if (cost < bestCost) {
        best = at;
        bestCost = cost;
      }
    }
    const [next] = rest.splice(best, 1);
    if (!next) break;
    left.set(mainArtist(next), (left.get(mainArtist(next)) ?? 1) - 1);
    ordered.push(next);
    current = next;
  }
  return ordered;
}

/**
 * Fills a playlist: the curator's own picks first, then tracks of its mood that meet its rule, in an order drawn
 * from the playlist's name, with nobody heard too often.
 * @throws {Error} when a pick does not exist or has another mood, or fewer than eight tracks are found.
 */
export function composePlaylist(sketch: PlaylistSketch, tracksOfMood: readonly Track[]): Track[] {
  const picks = (sketch.opens ?? []).map((title) => {
    const track = tracksOfMood.find(({ name }) => name === title);
    if (!track) {
      throw new Error(`Playlist "${sketch.name}" picks "${title}", which is no ${sketch.mood} track.`);
    }
    return track;
  });
  const slug = slugOf(sketch.name);
  const candidates = (rule: PlaylistRule) =>
    tracksOfMood
      .filter(({ attributes }) => meetsRule(attributes, rule))
      .map((track) => ({ track, lot: chance(slug, track.id) }))
      .sort((a, b) => a.lot - b.lot)
      .map(({ track }) => track);
  const tracks = [...picks];
  // Picks for the second half must not take places of the first.
  const early = picks.filter(({ attributes }) => !meetsRule(attributes, sketch.rule)).length;
  const firstHalf = Math.ceil(sketch.size / 2) + early;
  addVaried(tracks, candidates(sketch.rule), sketch.and ? firstHalf : sketch.size);
  if (sketch.and) addVaried(tracks, candidates(sketch.and), sketch.size);
  if (sketch.fill) addVaried(tracks, candidates(sketch.fill), sketch.size);
  if (tracks.length < smallestPlaylist) {
    throw new Error(`Playlist "${sketch.name}" finds only ${tracks.length} tracks.`);
  }
  return inSmoothOrder(tracks);
}
