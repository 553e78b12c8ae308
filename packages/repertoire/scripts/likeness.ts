/**
 * `npm run music:likeness`: whether two artists of a genre sound alike. Composes the whole catalogue and compares every two
 * tracks by two artists as `npm run listen` compares its sample, by the written notes instead of the rendered sound; the
 * bounds are those of `listen-bounds.json`. No two tracks may share a tune. A round of chords belongs to the genre as much as
 * to a track (blues, house), so harmony is held against the bound in the mean over all tracks of two artists; how many
 * single pairs lie above it is printed. `--only=jazz` takes one genre. Exits 1 when two are too much alike.
 */
import { createCatalogue } from '../src/build-catalogue.ts';
import { genres } from '../src/genres.ts';
import { readBounds } from './listen/bounds.ts';
import { likenesses, writtenOf } from './listen/likeness.ts';

const only = process.argv.find((word) => word.startsWith('--only='))?.split('=')[1];
const { chromaSequenceMax, melodyFiveGramShareMax } = readBounds().similarity;
const tracks = [...createCatalogue().tracks.values()];
const tooMuch: string[] = [];
for (const genre of genres.filter((name) => only === undefined || name === only)) {
  const ofGenre = tracks.filter(({ attributes }) => attributes.genre === genre);
  const found = likenesses(ofGenre.map(writtenOf));
  const ofArtists = new Map<string, number[]>();
  for (const { artists, pair, harmony, tune } of found) {
    ofArtists.set(artists, [...(ofArtists.get(artists) ?? []), harmony]);
    if (tune > melodyFiveGramShareMax) tooMuch.push(`${pair}: tune ${tune.toFixed(2)}`);
  }
  let mostAlike = 0;
  for (const [artists, harmonies] of ofArtists) {
    const mean = harmonies.reduce((sum, value) => sum + value, 0) / harmonies.length;
    mostAlike = Math.max(mostAlike, mean);
    if (mean > chromaSequenceMax) tooMuch.push(`${artists}: harmony ${mean.toFixed(2)}`);
  }
  const tune = Math.max(...found.map((each) => each.tune));
  const above = found.filter(({ harmony }) => harmony > chromaSequenceMax).length;
  console.log(
    `${genre.padEnd(18)} ${String(ofArtists.size).padStart(3)} pairs of artists, ${found.length} of tracks; tune at most ` +
      `${tune.toFixed(2)}; harmony of two artists at most ${mostAlike.toFixed(2)}, above the bound in ${above} pairs of tracks`,
  );
}
for (const each of tooMuch) console.log(`too much alike: ${each}`);
if (tooMuch.length > 0) process.exitCode = 1;
