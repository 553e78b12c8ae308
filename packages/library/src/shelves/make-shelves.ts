import type { Playlist } from '@attune/local-streaming/music';
import { broaderThan } from '@attune/vocabulary';
import { moods } from '../estimate/estimate-sound.ts';
import type { Pace } from '../pace.ts';
import { fewestTracks, rankForMood } from './rank-for-mood.ts';
import { type Counts, capitalized, countsOf, decadeOf, erasOf, frequent, genresOf, shelf } from './shelf.ts';
import type { ShelfSource } from './shelf-source.ts';

const decadesOfMood = 4;
const decadesOfAll = 7;
/** More genres than these no mood needs playlists of: the genres themselves have theirs. */
const genresOfMood = 40;

/** Energy as it was heard, each with where its middle lies and how far it reaches. */
const energies = [
  { name: 'Quiet: low energy', middle: 0, within: 0.35 },
  { name: 'Steady: middling energy', middle: 0.52, within: 0.14 },
  { name: 'Driving: high energy', middle: 1, within: 0.3 },
] as const;

/** Genres by how often they occur, without a broader one of which there is nothing but one narrower. */
function withoutRepeats(counts: Counts<string>, fewest: number): string[] {
  const repeated = new Set<string>();
  for (const [genre, count] of counts) {
    for (const broader of broaderThan('genre', genre))
      if (counts.get(broader) === count) repeated.add(broader);
  }
  return frequent(counts, fewest).filter((genre) => !repeated.has(genre));
}

/** Sources by genre, in the order they come in: looked through once, however many genres there are. */
function byGenre(sources: readonly ShelfSource[]): (genre: string) => readonly ShelfSource[] {
  const found = new Map<string, ShelfSource[]>();
  for (const source of sources)
    for (const genre of source.genres) {
      const there = found.get(genre);
      if (there === undefined) found.set(genre, [source]);
      else there.push(source);
    }
  return (genre) => found.get(genre) ?? [];
}

const genresIn = (sources: readonly ShelfSource[]) =>
  withoutRepeats(countsOf(sources, genresOf), fewestTracks);
const erasIn = (sources: readonly ShelfSource[]) => frequent(countsOf(sources, erasOf), fewestTracks);

/**
 * Playlists found in a library: for each mood what suits it, also of one genre and of one decade, and the genres and decades
 * themselves, and energy as far as it was heard. Named by what is in them. Moods are estimates by genre, mood tag, tempo and year,
 * and say so.
 * @param listenerId whose they are; `null` for everybody's
 */
export async function makeShelves(
  all: readonly ShelfSource[],
  pace: Pace,
  listenerId: string | null = null,
): Promise<Playlist[]> {
  const isFrom =
    (era: number) =>
    ({ track }: ShelfSource) =>
      track.attributes.era === era;
  const made: Playlist[] = [];
  const put = async (make: () => Playlist[]) => {
    await pace();
    made.push(...make());
  };

  for (const mood of moods) {
    const ranked = await rankForMood(all, mood, pace);
    const title = capitalized(mood);
    const label = { mood, listenerId, chosenBy: 'genre, mood tags and tempo' };
    await put(() => shelf({ ...label, name: `${title}: your own music` }, ranked));
    const rankedOf = byGenre(ranked);
    for (const genre of genresIn(ranked).slice(0, genresOfMood))
      await put(() => shelf({ ...label, name: `${title} ${genre}` }, rankedOf(genre)));
    await pace();
    for (const era of erasIn(ranked).slice(0, decadesOfMood))
      await put(() =>
        shelf(
          { ...label, name: `${title} ${decadeOf(era)}`, chosenBy: 'genre and year' },
          ranked.filter(isFrom(era)),
        ),
      );
  }

  const whole = (name: string, sources: readonly ShelfSource[], chosenBy: string) => {
    const [mood = 'calm'] = frequent(
      countsOf(sources, ({ track }) => [track.attributes.mood]),
      1,
    );
    return shelf({ name, mood, chosenBy, listenerId }, sources);
  };
  // Who asks for a genre that is here gets it, however many others there are.
  const allOf = byGenre(all);
  for (const genre of genresIn(all)) await put(() => whole(capitalized(genre), allOf(genre), 'genre'));
  for (const era of erasIn(all).slice(0, decadesOfAll))
    await put(() => whole(`The ${decadeOf(era)}`, all.filter(isFrom(era)), 'year'));
  for (const { name, middle, within } of energies) {
    const away = ({ heardEnergy }: ShelfSource) =>
      heardEnergy === null ? Number.POSITIVE_INFINITY : Math.abs(heardEnergy - middle);
    const ranked = all
      .filter((source) => away(source) <= within)
      .sort((one, other) => away(one) - away(other) || (one.track.id < other.track.id ? -1 : 1));
    await put(() => whole(name, ranked, 'energy, as heard in the sound'));
  }
  return made;
}
