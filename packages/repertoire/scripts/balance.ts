import type { Catalogue, CatalogueMood, Playlist, Track } from '@attune/local-streaming/music';
import { moodWindows } from '../src/attributes.ts';
import { facetWords, sharedBy } from '../src/facet-words.ts';
import { activities, eras, instruments, moods } from '../src/facets.ts';
import { type Genre, genreProfiles, genres } from '../src/genres.ts';

/**
 * How many tracks a mix has where no length was asked for, and of one artist. This package knows neither `contract` nor `mix`,
 * which decide it; `scripts/written-twice.test.ts` compares.
 */
export const usualMix = { tracks: 20, perArtist: 2 } as const;

/** The least of everything. Fewer would leave a listener's request without an honest answer. */
const least = {
  playlists: 64,
  tracks: 1000,
  artists: 230,
  genres: 14,
  playlistsOfMood: 12,
  tracksOfMood: 200,
  tracksOfGenre: 50,
  /** What a mix may have of each makes a whole one, though one of them is unwanted. */
  artistsOfGenre: Math.ceil(usualMix.tracks / usualMix.perArtist) + 1,
  tracksOfEra: 40,
  tracksOfEraAndMood: 3,
  tracksOfActivity: 15,
  tracksOfInstrument: 4,
} as const;

export interface Balance {
  /** The tables, ready to print. */
  report: string;
  /** One sentence each; empty when all is well. */
  violations: readonly string[];
}

type Row = readonly [label: string, ...values: (string | number)[]];

function table(title: string, head: readonly string[], rows: readonly Row[]): string {
  const line = ([label, ...values]: Row) =>
    label.padEnd(18) + values.map((value) => String(value).padStart(11)).join('');
  return [line([title, ...head]), ...rows.map(line)].join('\n');
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

function spanOf(values: readonly number[]): string {
  const short = (value: number) =>
    value > 1 ? String(Math.round(value)) : value.toFixed(2).replace(/^0/, '');
  return `${short(Math.min(...values))}-${short(Math.max(...values))}`;
}

function duplicates(names: Iterable<string>): string[] {
  const seen = new Set<string>();
  const repeated: string[] = [];
  for (const name of names) {
    const key = name.toLowerCase();
    if (seen.has(key)) repeated.push(name);
    seen.add(key);
  }
  return repeated;
}

function nameViolations({ artists, albums, tracks, playlists }: Catalogue): string[] {
  const found: string[] = [];
  const kinds = { artist: artists, album: albums, track: tracks, playlist: playlists };
  const ids: string[] = [];
  for (const [kind, things] of Object.entries(kinds)) {
    for (const name of duplicates([...things.values()].map((thing) => thing.name))) {
      found.push(`Two ${kind}s are called "${name}".`);
    }
    for (const [id, thing] of things) {
      ids.push(id);
      if (!/^[0-9A-Za-z]{22}$/.test(id) || id !== thing.id)
        found.push(`The id of "${thing.name}" is malformed.`);
    }
  }
  if (new Set(ids).size !== ids.length) found.push('Two things share an id.');
  return found;
}

function trackViolations(track: Track, { albums }: Catalogue): string[] {
  const { attributes: heard, name } = track;
  const window = moodWindows[heard.mood];
  const outside = (value: number, [from, to]: readonly [number, number]) => value < from || value > to;
  const found: string[] = [];
  const blame = (isWrong: boolean, what: string) => isWrong && found.push(`"${name}" ${what}.`);
  blame(outside(heard.energy, window.energy), `has an energy that is not ${heard.mood}`);
  blame(outside(heard.valence, window.valence), `has a valence that is not ${heard.mood}`);
  const shares = [
    heard.valence,
    heard.energy,
    heard.acousticness,
    heard.danceability,
    heard.instrumentalness,
  ];
  blame(
    shares.some((share) => outside(share, [0, 1])),
    'has a share outside 0 to 1',
  );
  blame(outside(heard.tempoBpm, [50, 190]), 'has a tempo outside 50 to 190');
  blame(!Number.isInteger(heard.key) || outside(heard.key, [0, 11]), 'has no pitch class for a key');
  blame(
    (heard.instrumentalness === 1) !== (heard.vocals === 'none'),
    'is instrumental in one place and not in another',
  );
  blame(heard.mood === 'focus' && !['none', 'wordless'].includes(heard.vocals), 'distracts with words');
  blame(outside(track.durationMs, [90_000, 240_000]), 'is shorter than 90 or longer than 240 seconds');
  blame(heard.instruments.length === 0, 'is played by nothing');
  blame(heard.activities.length === 0, 'is good for nothing');
  blame(!albums.get(track.albumId)?.trackIds.includes(track.id), 'is on no album');
  return found;
}

function playlistViolations({ name, trackIds, mood, tags }: Playlist, { tracks }: Catalogue): string[] {
  const found: string[] = [];
  const heard = trackIds.flatMap((id) => tracks.get(id)?.attributes ?? []);
  if (heard.length !== trackIds.length) found.push(`"${name}" lists a track that does not exist.`);
  if (new Set(trackIds).size !== trackIds.length) found.push(`"${name}" lists a track twice.`);
  if (trackIds.length < 8 || trackIds.length > 30) found.push(`"${name}" has ${trackIds.length} tracks.`);
  if (heard.some((track) => track.mood !== mood)) found.push(`"${name}" leaves its mood.`);
  const artists = trackIds.map((id) => tracks.get(id)?.artistIds[0]);
  const most = Math.max(...artists.map((artist) => artists.filter((other) => other === artist).length));
  if (most > trackIds.length * 0.7) found.push(`"${name}" is nearly all by one artist.`);
  const facets = new Set<string>([...genres, ...activities, ...instruments]);
  for (const tag of tags.filter((word) => facets.has(word))) {
    const share = heard.filter((track) => facetWords(track).includes(tag)).length / heard.length;
    if (share < sharedBy) found.push(`"${name}" is tagged "${tag}", which most of it is not.`);
  }
  return found;
}

/** From the liveliest; `null` for a mood whose music is as often lively as slow. */
const energyRanks: Readonly<Record<CatalogueMood, number | null>> = {
  energetic: 0,
  happy: 1,
  focus: 2,
  calm: 3,
  sad: null,
};

/** Energy falls from energetic to calm, and brighter music is more often in major, as listeners expect. */
function orderViolations(
  ofMood: (mood: CatalogueMood) => readonly Track[],
  tracks: readonly Track[],
): string[] {
  const found: string[] = [];
  const ranked = moods
    .filter((mood) => energyRanks[mood] !== null)
    .toSorted((one, other) => (energyRanks[one] ?? 0) - (energyRanks[other] ?? 0));
  const byEnergy = ranked.map((mood) => median(ofMood(mood).map(({ attributes }) => attributes.energy)));
  if (byEnergy.some((energy, at) => at > 0 && energy >= (byEnergy[at - 1] ?? 0))) {
    found.push(`Median energies are not in the order ${ranked.join(', ')}.`);
  }
  const byValence = [...tracks].sort((a, b) => a.attributes.valence - b.attributes.valence);
  const quarter = Math.ceil(byValence.length / 4);
  const majorShares = [0, 1, 2, 3].map((at) => {
    const part = byValence.slice(at * quarter, (at + 1) * quarter);
    return part.filter(({ attributes }) => attributes.mode === 'major').length / part.length;
  });
  if (majorShares.some((share, at) => at > 0 && share <= (majorShares[at - 1] ?? 0))) {
    found.push('The share of major keys does not rise with valence.');
  }
  return found;
}

/** Looks over a whole catalogue: what there is of everything, and what is missing, doubled or out of range. */
export function balanceOf(catalogue: Catalogue): Balance {
  const tracks = [...catalogue.tracks.values()];
  const playlists = [...catalogue.playlists.values()];
  const violations = [
    ...nameViolations(catalogue),
    ...tracks.flatMap((track) => trackViolations(track, catalogue)),
    ...playlists.flatMap((playlist) => playlistViolations(playlist, catalogue)),
  ];
  const ofMood = (mood: CatalogueMood) => tracks.filter(({ attributes }) => attributes.mood === mood);
  violations.push(...orderViolations(ofMood, tracks));
  const demand = (what: string, count: number, minimum: number) => {
    if (count < minimum) violations.push(`Only ${count} ${what}, at least ${minimum} are needed.`);
    return count;
  };
  const byMood = (has: (track: Track) => boolean) => moods.map((mood) => ofMood(mood).filter(has).length);
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

  demand('playlists', playlists.length, least.playlists);
  demand('tracks', tracks.length, least.tracks);
  demand('artists', catalogue.artists.size, least.artists);
  demand('genres', new Set(tracks.map(({ attributes }) => attributes.genre)).size, least.genres);

  const genreRow = (genre: Genre): Row => {
    const counts = byMood(({ attributes }) => attributes.genre === genre);
    const artists = [...catalogue.artists.values()].filter((artist) => artist.genres.includes(genre)).length;
    demand(`artists in ${genre}`, artists, least.artistsOfGenre);
    const tempos = tracks.filter((t) => t.attributes.genre === genre).map((t) => t.attributes.tempoBpm);
    const [from, to] = genreProfiles[genre].tempoBpm;
    return [
      genre,
      ...counts,
      demand(`tracks in ${genre}`, total(counts), least.tracksOfGenre),
      spanOf(tempos),
      `${from}-${to}`,
    ];
  };
  const eraRow = (era: number): Row => {
    const counts = byMood(({ attributes }) => attributes.era === era);
    for (const [at, count] of counts.entries())
      demand(`${moods[at]} tracks of the ${era}s`, count, least.tracksOfEraAndMood);
    return [`${era}s`, ...counts, demand(`tracks of the ${era}s`, total(counts), least.tracksOfEra)];
  };
  const listRow = (kind: 'activities' | 'instruments', name: string, minimum: number): Row => {
    const counts = byMood(({ attributes }) => attributes[kind].includes(name));
    return [name, ...counts, demand(`tracks with ${name}`, total(counts), minimum)];
  };
  const moodRow = (mood: CatalogueMood): Row => {
    const of = ofMood(mood).map(({ attributes }) => attributes);
    const lists = playlists.filter((playlist) => playlist.mood === mood).length;
    const major = of.filter(({ mode }) => mode === 'major').length / of.length;
    return [
      mood,
      demand(`${mood} playlists`, lists, least.playlistsOfMood),
      demand(`${mood} tracks`, of.length, least.tracksOfMood),
      ...(['energy', 'valence', 'acousticness', 'danceability', 'tempoBpm'] as const).map((name) =>
        spanOf(of.map((heard) => heard[name])),
      ),
      `${Math.round(major * 100)} %`,
    ];
  };
  const report = [
    `${catalogue.artists.size} artists, ${catalogue.albums.size} albums, ${tracks.length} tracks, ${playlists.length} playlists`,
    table(
      'mood',
      ['playlists', 'tracks', 'energy', 'valence', 'acoustic', 'dance', 'tempo', 'major'],
      moods.map(moodRow),
    ),
    table('genre', [...moods, 'all', 'tempo', 'of'], genres.map(genreRow)),
    table('era', [...moods, 'all'], eras.map(eraRow)),
    table(
      'activity',
      [...moods, 'all'],
      activities.map((name) => listRow('activities', name, least.tracksOfActivity)),
    ),
    table(
      'instrument',
      [...moods, 'all'],
      instruments.map((name) => listRow('instruments', name, least.tracksOfInstrument)),
    ),
  ].join('\n\n');
  return { report, violations };
}
