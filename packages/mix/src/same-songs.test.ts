import type { Mix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { makeMix } from './make-mix.ts';
import { plainBrief } from './testing/briefs.ts';

const albums = ['First album', 'Best of'] as const;

/** Every song twice, as in a collection that has albums and the best of them. */
const collection: Candidate[] = Array.from({ length: 40 }, (_, song) =>
  albums.map((album) => ({
    id: `${song} ${album}`,
    name: `Song ${song}`,
    artists: [`Artist ${song}`],
    album,
    image: '',
    url: '',
    durationMs: 180_000,
    explicit: false,
    facts: { valence: 0.55, energy: 0.25 },
    factsFrom: 'catalogue' as const,
  })),
).flat();

const brief = { ...plainBrief, length: { tracks: 5 } };
const ids = ({ tracks }: Mix) => tracks.map(({ id }) => id);
const songs = ({ tracks }: Mix) => tracks.map(({ artists }) => artists[0]);

describe('a song that is on two albums', () => {
  const mix = makeMix(brief, collection);
  const [gone] = mix.tracks;

  test('does not come from the other once it is not wanted', () => {
    const after = makeMix(brief, collection, { without: [gone?.id ?? ''] });
    expect(after.tracks).toHaveLength(5);
    expect(songs(after)).not.toContain(gone?.artists[0]);
  });

  test('stays where the other is kept by its own name', () => {
    const keep = [`7 ${albums[1]}`];
    const after = makeMix(brief, collection, { without: [`7 ${albums[0]}`], keep });
    expect(ids(after)).toEqual(expect.arrayContaining(keep));
  });

  test('is not in another variant by the other', () => {
    const next = songs(makeMix(brief, collection, { variant: 1 }));
    expect(next.filter((song) => songs(mix).includes(song))).toEqual([]);
  });

  test('was heard, and comes later, whichever was played', () => {
    const played = ids(mix).map((id) => ({ id, at: 0 }));
    const after = makeMix(brief, collection, { played, now: 0 });
    expect(songs(after).filter((song) => songs(mix).includes(song))).toEqual([]);
    const twins = collection.filter(({ artists }) => songs(mix).includes(artists[0]));
    const known = makeMix({ ...brief, discovery: 'new' }, twins, { played, now: 0 });
    expect(known.tracks.every(({ facts }) => facts.familiar === true)).toBe(true);
  });
});
