import { expect, test } from 'vitest';
import { sampleBrief } from '../testing/sample-brief.ts';
import { trackQueries } from './track-queries.ts';

const likedQuery = (name: string, artist: string) =>
  trackQueries(sampleBrief({ like: [{ kind: 'track', name, artist }] }), 0).find(({ likes }) => likes)?.query;

test('a liked track is searched by its whole title and artist', () => {
  expect(likedQuery('No "Ordinary" Love', 'Sade')).toBe('track:"No  Ordinary  Love" artist:"Sade"');
});

test('of names as long as can be as many words are searched for as a query may hold', () => {
  const title = 'Symphony No. 9 in D Minor, Op. 125 '.repeat(4).slice(0, 120);
  const artist = 'Chamber Orchestra of Europe and Choir, '.repeat(4).slice(0, 120);
  const query = likedQuery(title, artist) ?? '';
  expect(query.length).toBeLessThanOrEqual(250);
  const [, searched = '', by = ''] = /^track:"([^"]{1,120})" artist:"([^"]{1,120})"$/.exec(query) ?? [];
  for (const [part, whole] of [
    [searched, title],
    [by, artist],
  ] as const) {
    expect(part.length).toBeGreaterThan(100);
    expect(whole.startsWith(`${part} `)).toBe(true);
  }
  expect(likedQuery('x'.repeat(120), 'y'.repeat(120))).toHaveLength(250);
});
