import type { Brief, TrackFacts } from '@attune/contract';
import type { Music, Track } from '@attune/local-streaming/music';

/** What a mix is chosen for, and tracks that must be there to be chosen: those that stay, play, or are the listener's own. */
export interface CatalogueRequest {
  brief: Brief;
  ids: readonly string[];
}

/** From so few all is looked at whole. */
export const mostWhole = 10_000;
/** Of more, so many that answer the request best, and so many of all the others. */
const mostFitting = 4_000;
const mostOthers = 1_500;
/** Tracks found by a name that is liked. */
const mostNamed = 200;

/** What is not known stands between what fits and what does not, on each axis; what is known of the other counts in full. */
const unknownSquared = 0.08;
/** What is asked for by name outweighs any distance in feeling, and what is unwanted as well. */
const named = 2;
/** Distances are told apart in hundredths. */
const steps = 100;

function costOf({ attributes }: Track, facts: TrackFacts, { target, feeling, path, wanted, avoided }: Brief) {
  const places = path === 'shift' ? [feeling, target] : [target];
  const { valence, energy, genres = [], instrumentalness } = facts;
  const squared = (known: number | undefined, asked: number) =>
    known === undefined ? unknownSquared : (known - asked) ** 2;
  const distance = Math.sqrt(
    Math.min(...places.map((place) => squared(valence, place.valence) + squared(energy, place.energy))),
  );
  const isSo = ({ kind, value }: Brief['wanted'][number]) =>
    kind === 'genre'
      ? genres.includes(value)
      : kind === 'era'
        ? attributes.era === Number.parseInt(value, 10)
        : kind === 'vocals' && value === 'instrumental' && (instrumentalness ?? 0) >= 0.5;
  return distance - named * wanted.filter(isSo).length + named * avoided.filter(isSo).length;
}

/** A number that belongs to an id, the same every time (FNV-1a). */
function drawOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Tracks that are liked by name, or by an artist who is, and those of whoever is asked for alone. */
const namedIn = (search: Music['search'], { like, wanted }: Brief): string[] => {
  const alone = wanted.flatMap(({ kind, value }): Brief['like'] =>
    kind === 'artist' ? [{ kind, name: value }] : [],
  );
  return [...alone, ...like].flatMap((one) => {
    if (one.kind === 'playing') return [];
    const quoted = (text: string) => `"${text.replaceAll('"', ' ')}"`;
    const query =
      one.kind === 'artist'
        ? `artist:${quoted(one.name)}`
        : `track:${quoted(one.name)}${one.artist === undefined ? '' : ` artist:${quoted(one.artist)}`}`;
    const { track } = search({ query, types: ['track'], limit: mostNamed, offset: 0 });
    return track?.items.map(({ id }) => id) ?? [];
  });
};

/**
 * Of a large library the tracks a mix is chosen from: to weigh each of a hundred thousand would keep the process busy for
 * seconds. What is named is always among them; the rest by how near it is to what is asked for, and a part of all others, so
 * that no constraint this does not know is left without anything.
 */
export function narrowTracks(
  { catalogue, search }: Pick<Music, 'catalogue' | 'search'>,
  factsOf: (track: Track) => TrackFacts,
  { brief, ids }: CatalogueRequest,
): Track[] {
  const chosen = new Set<Track>();
  for (const id of [...ids, ...namedIn(search, brief)]) {
    const track = catalogue.tracks.get(id);
    if (track !== undefined) chosen.add(track);
  }
  const places = new Map<number, Track[]>();
  const every = Math.max(1, Math.ceil(catalogue.tracks.size / mostOthers));
  for (const track of catalogue.tracks.values()) {
    const place = Math.round(costOf(track, factsOf(track), brief) * steps);
    const there = places.get(place);
    if (there === undefined) places.set(place, [track]);
    else there.push(track);
    // By chance and not by place, which would take the first song of each album.
    if (drawOf(track.id) % every === 0) chosen.add(track);
  }
  const most = chosen.size + mostFitting;
  for (const [, there] of [...places].sort(([one], [other]) => one - other)) {
    if (chosen.size >= most) break;
    // Ids are drawn from names at random, so that by them no artist comes before another.
    const left = most - chosen.size;
    const inTurn = there.length > left ? there.sort((one, other) => (one.id < other.id ? -1 : 1)) : there;
    for (const track of inTurn.slice(0, left)) chosen.add(track);
  }
  return [...chosen];
}
