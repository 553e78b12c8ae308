import type { Music, Track } from '@attune/local-streaming/music';
import { createRepertoire } from '@attune/repertoire';
import { expect, test } from 'vitest';
import { catalogueOf } from './built-in-catalogue.ts';
import type { CatalogueRequest } from './narrow-tracks.ts';

const repertoire = createRepertoire();
const [some] = repertoire.catalogue.tracks.values();
if (some === undefined) throw new Error('The repertoire is empty.');

/** Music of one's own: of a song, its words are explicit, or not, or nobody knows. */
function musicOf(known: Readonly<Record<string, boolean | undefined>>): Music {
  const tracks = Object.entries(known).map(([id, explicit]): [string, Track] => [
    id,
    { ...some, id, explicit } as Track,
  ]);
  return { ...repertoire, catalogue: { ...repertoire.catalogue, tracks: new Map(tracks) } };
}

test('no song is said to be clean of which nobody knows', () => {
  const music = musicOf({ swears: true, clean: false, untold: undefined });
  const candidates = catalogueOf(
    { music, factsOf: () => ({ genres: [] }), factsFrom: 'tags' },
    () => 'http://127.0.0.1',
  )({} as CatalogueRequest, music);
  expect(candidates.map(({ id, explicit }) => [id, explicit])).toEqual([
    ['swears', true],
    ['clean', false],
    ['untold', null],
  ]);
});
