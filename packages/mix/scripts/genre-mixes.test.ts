import { type Constraint, type Mix, type Mood, moodTargets } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { makeMix } from '../src/index.ts';
import { constraint, plainBrief } from '../src/testing/briefs.ts';
import { repertoireCandidates } from './repertoire-candidates.ts';

const candidates = repertoireCandidates();

/** Each genre of the built-in catalogue, the mood it is most often in, and an instrument one could be tired of in it. */
const genres: readonly (readonly [genre: string, mood: Mood, unwanted: string])[] = [
  ['ambient', 'calm', 'organ'],
  ['lo-fi', 'calm', 'saxophone'],
  ['acoustic folk', 'happy', 'flute'],
  ['piano solo', 'sad', 'organ'],
  ['synth-pop', 'happy', 'kalimba'],
  ['house', 'happy', 'saxophone'],
  ['techno', 'energetic', 'congas'],
  ['drum and bass', 'energetic', 'turntables'],
  ['funk', 'happy', 'trombone'],
  ['orchestral', 'focus', 'violin'],
  ['jazz', 'happy', 'accordion'],
  ['soul', 'happy', 'trumpet'],
  ['indie rock', 'happy', 'glockenspiel'],
  ['hip-hop', 'happy', 'flute'],
  ['bossa nova', 'calm', 'trumpet'],
  ['hard rock', 'energetic', 'harmonica'],
  ['reggae', 'happy', 'trumpet'],
  ['country', 'happy', 'brushed drums'],
  ['classical guitar', 'calm', 'shaker'],
  ['afrobeat', 'happy', 'saxophone'],
  ['blues', 'happy', 'acoustic guitar'],
];

const artistsOf = (genre: string) =>
  new Set(
    candidates.flatMap(({ facts, artists }) => (facts.genres?.includes(genre) ? artists.slice(0, 1) : [])),
  );

function mixOf(genre: string, mood: Mood, unwanted: Constraint): Mix {
  const target = moodTargets[mood];
  const wanted = [constraint('genre', genre)];
  return makeMix(
    { ...plainBrief, mood, feeling: target, target, wanted, avoided: [unwanted], length: { tracks: 20 } },
    candidates,
  );
}

/** How often the artist is heard who is heard most often. */
function mostOfOne({ tracks }: Mix): number {
  const artists = tracks.flatMap((track) => track.artists);
  return Math.max(...artists.map((artist) => artists.filter((other) => other === artist).length));
}

describe('the built-in catalogue has a mix of twenty of every genre, with one thing unwanted', () => {
  test('every genre is tried', () => {
    const known = new Set(candidates.flatMap(({ facts }) => facts.genres?.slice(0, 1) ?? []));
    expect(new Set(genres.map(([genre]) => genre))).toEqual(known);
  });

  test.each(genres)('%s, %s, whichever artist is unwanted: at most two of each other', (genre, mood) => {
    for (const artist of artistsOf(genre)) {
      const mix = mixOf(genre, mood, constraint('artist', artist));
      expect(mix.tracks, artist).toHaveLength(20);
      expect(mix.tracks.filter(({ facts }) => !facts.genres?.includes(genre))).toEqual([]);
      expect(mix.tracks.filter(({ artists }) => artists.includes(artist))).toEqual([]);
      expect(mostOfOne(mix), artist).toBeLessThanOrEqual(2);
    }
  });

  test.each(genres)('%s, %s, without %s', (genre, mood, instrument) => {
    const mix = mixOf(genre, mood, constraint('instrument', instrument));
    expect(mix.tracks).toHaveLength(20);
    expect(mix.tracks.filter(({ facts }) => !facts.genres?.includes(genre))).toEqual([]);
    expect(mix.tracks.filter(({ facts }) => facts.instruments?.includes(instrument))).toEqual([]);
    expect(mostOfOne(mix)).toBeLessThanOrEqual(2);
  });
});
