import type { Track } from '@attune/local-streaming/music';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../src/build-catalogue.ts';
import { artistSketches } from '../../src/data/artists.ts';
import { genres } from '../../src/genres.ts';
import { readBounds } from './bounds.ts';
import { likenesses, writtenOf } from './likeness.ts';

const { melodyFiveGramShareMax } = readBounds().similarity;
const catalogue = createCatalogue();

/** The opener of every artist: what they are known by. All tracks are compared by `npm run music:likeness`. */
function openersOf(genre: string): Track[] {
  const openers = new Map<string | undefined, Track>();
  for (const track of catalogue.tracks.values()) {
    const [artistId] = track.artistIds;
    if (track.attributes.genre === genre && !openers.has(artistId)) openers.set(artistId, track);
  }
  return [...openers.values()];
}

describe('no two artists are alike to the ear', () => {
  it.each(genres)('%s: no two artists share a tune', (genre) => {
    const pairs = likenesses(openersOf(genre).map(writtenOf));
    expect(pairs.length).toBeGreaterThanOrEqual((11 * 10) / 2);
    expect(pairs.filter(({ tune }) => tune > melodyFiveGramShareMax)).toEqual([]);
  });

  it.each(genres)('%s: no two artists play the same instruments at the same heat', (genre) => {
    const bands = artistSketches
      .filter((artist) => artist.genre === genre)
      .map(({ plays, vocals, heat = 0 }) => `${plays.toSorted().join(', ')}; ${vocals}; ${heat.toFixed(2)}`);
    expect(bands.filter((band, at) => bands.indexOf(band) !== at)).toEqual([]);
  });

  it('hears that it is the same piece, in any key', () => {
    const [track] = openersOf('jazz');
    if (track === undefined) throw new Error('There is no jazz.');
    const piece = writtenOf(track);
    const transposed = piece.chroma.map((row) => row.map((_, tone) => row[(tone + 5) % 12] ?? 0));
    const [pair] = likenesses([piece, { ...piece, artistId: 'another', chroma: transposed }]);
    expect(pair?.harmony).toBeCloseTo(1);
    expect(pair?.tune).toBe(1);
  });
});
