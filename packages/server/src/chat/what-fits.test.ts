import { newBrief } from '@attune/conversation';
import { expect, test } from 'vitest';
import { briefToSearch } from './brief-to-search.ts';
import { whatFits } from './what-fits.ts';

const brief = {
  ...newBrief('calm', null),
  wanted: [
    { kind: 'genre' as const, value: 'lo-fi', matched: 'lofi' },
    { kind: 'instrument' as const, value: 'piano', matched: 'piano' },
  ],
};

test('each list is told by what of the search stands in its title or description', () => {
  const { searched, lists } = whatFits(brief, [
    { name: 'Lo-Fi Evenings', description: 'Calm beats' },
    { name: 'Pianos', description: null },
    { name: 'Soft', description: 'Piano, piano, piano' },
  ]);
  for (const word of searched) expect(briefToSearch(brief).query).toContain(word);
  expect(lists).toEqual([
    { name: 'Lo-Fi Evenings', fits: ['calm', expect.stringMatching(/lo.?fi/)] },
    { name: 'Pianos', fits: [] },
    { name: 'Soft', fits: ['piano'] },
  ]);
});
