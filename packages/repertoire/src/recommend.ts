import type {
  Catalogue,
  RecommendationRequest,
  RecommendationTargets,
  Track,
  TrackAttributes,
} from '@attune/local-streaming/music';
import { attributeDistance, keyDistance, tempoDistance, weights } from './attribute-space.ts';

/** Of fifteen songs no more than two are by the same artist; the share stays the same for other sizes. */
const songsPerArtistIn15 = 2;
/** How much being near a negative seed counts against being near a seed. */
const repulsion = 0.35;
/** Distance at which a negative seed no longer matters. */
const repulsionReach = 1.6;

/** What tells an edition of a song from another, in brackets or behind a dash at the end of its title. */
const edition =
  /\s?(?:[([]|\s-\s)[^()[\]]{0,100}\b(?:re-?master\w{0,8}|live|mono|stereo|version|edit|deluxe|demo|bonus)\b.{0,100}$/i;

/** A song of an artist, whichever album it is on. */
const songOf = ({ name, artistIds: [artist] }: Track): string =>
  `${artist} ${(name.replace(edition, '').trim() || name).toLowerCase()}`;

const shares = ['acousticness', 'danceability', 'energy', 'instrumentalness', 'valence'] as const;

function distanceToTargets(heard: TrackAttributes, targets: RecommendationTargets): number {
  const mode = targets.mode === undefined ? heard.mode : targets.mode === 1 ? 'major' : 'minor';
  let sum = mode === heard.mode ? 0 : weights.key;
  for (const share of shares) {
    const target = targets[share];
    if (target !== undefined) sum += weights[share] * (heard[share] - target) ** 2;
  }
  if (targets.tempo !== undefined && targets.tempo > 0) {
    sum += weights.tempo * tempoDistance(heard.tempoBpm, targets.tempo) ** 2;
  }
  if (targets.key !== undefined) sum += weights.key * keyDistance(heard, { key: targets.key, mode }) ** 2;
  return Math.sqrt(sum);
}

/**
 * The tracks that sound most like the seeds, the nearest first (see `attribute-space.ts` for what near means). With several
 * seeds a track counts by its distance to the nearest seed and to all of them on average, in equal parts, so that
 * two different seeds bring music from both sides as well as from between. Never the song of a seed or one song twice, never two thirds by one
 * artist, always the same order. Empty when no seed is known.
 */
export function recommend(catalogue: Catalogue, request: RecommendationRequest): Track[] {
  const known = (ids: readonly string[]) => ids.flatMap((id) => catalogue.tracks.get(id) ?? []);
  const seeds = known(request.seeds);
  const negativeSeeds = known(request.negativeSeeds ?? []);
  if (seeds.length === 0) return [];
  const { targets = {} } = request;
  const targetWeight = targets.weight ?? 1;
  const unwanted = new Set([...request.seeds, ...(request.negativeSeeds ?? [])]);

  const cost = ({ attributes }: Track) => {
    const distances = seeds.map((seed) => attributeDistance(attributes, seed.attributes));
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    const away = negativeSeeds.map((seed) =>
      Math.max(0, repulsionReach - attributeDistance(attributes, seed.attributes)),
    );
    return (
      (Math.min(...distances) + mean) / 2 +
      repulsion * Math.max(0, ...away) +
      targetWeight * distanceToTargets(attributes, targets)
    );
  };
  const ranked = [...catalogue.tracks.values()]
    .filter(({ id }) => !unwanted.has(id))
    .map((track) => ({ track, cost: cost(track) }))
    .sort((a, b) => a.cost - b.cost || (a.track.id < b.track.id ? -1 : 1));

  const perArtist = Math.max(songsPerArtistIn15, Math.ceil((request.size * songsPerArtistIn15) / 15));
  const heard = new Map<string, number>();
  const songs = new Set([...seeds, ...negativeSeeds].map(songOf));
  const chosen: Track[] = [];
  for (const { track } of ranked) {
    if (chosen.length >= request.size) break;
    if (songs.has(songOf(track))) continue;
    const times = Math.max(...track.artistIds.map((artist) => heard.get(artist) ?? 0));
    if (times >= perArtist) continue;
    for (const artist of track.artistIds) heard.set(artist, (heard.get(artist) ?? 0) + 1);
    songs.add(songOf(track));
    chosen.push(track);
  }
  return chosen;
}
