import type { Brief } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { makeMix } from '../src/index.ts';
import { constraint, plainBrief } from '../src/testing/briefs.ts';
import { keepThree, playHalf, removeTwo } from './eval-changes.ts';
import { repertoireCandidates } from './repertoire-candidates.ts';

const candidates = repertoireCandidates();
const ninetyMinutes: Brief = {
  ...plainBrief,
  wanted: [constraint('genre', 'acoustic folk')],
  length: { minutes: 90 },
};
const congas: Brief = {
  ...plainBrief,
  wanted: [constraint('instrument', 'congas')],
  length: { minutes: 30 },
};
const shift: Brief = { ...plainBrief, path: 'shift', feeling: { valence: 0.3, energy: 0.8 } };

describe.each([
  ['ninety minutes of a genre with few artists', ninetyMinutes],
  ['half an hour with one instrument', congas],
  ['a change from one feeling to another', shift],
])('%s, and its listener goes on with it', (_, brief) => {
  const evaluated = { brief, mix: makeMix(brief, candidates), candidates };

  test('what is removed goes, the rest stays where it is, and it is as long as was asked', () => {
    expect(removeTwo(evaluated).faults).toEqual([]);
  });

  test('what is kept stays where it is in another variant', () => {
    expect(keepThree(evaluated).faults).toEqual([]);
  });

  test('what was heard this hour comes later in its stretch, or not at all', () => {
    expect(playHalf(evaluated).faults).toEqual([]);
  });
});

test('where there are too few artists all are heard about as often, however far off their music is', () => {
  const mix = makeMix({ ...ninetyMinutes, target: { valence: 0.9, energy: 0.9 } }, candidates);
  const artists = mix.tracks.flatMap((track) => track.artists);
  const times = [...new Set(artists)].map((artist) => artists.filter((one) => one === artist).length);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
});

test('of what the listener kept it is said that they kept it', () => {
  const of = new Map<string, { id: string; position: number }[]>();
  for (const { id, artists } of candidates) {
    const list = of.get(artists[0] ?? '') ?? [];
    of.set(artists[0] ?? '', [...list, { id, position: list.length + 1 }]);
  }
  const keep = [...of.values()].find((list) => list.length > 3)?.slice(0, 3) ?? [];
  const { receipt, tracks } = makeMix(plainBrief, candidates, { keep });
  expect(tracks.slice(0, 3).map(({ id }) => id)).toEqual(keep.map(({ id }) => id));
  expect(receipt.relaxed).toContainEqual({
    what: 'at most 2 songs of an artist',
    why: 'you kept them: up to 3 songs of one',
  });
  expect(receipt.relaxed).toContainEqual({
    what: 'never two of an artist in a row',
    why: 'you kept them side by side',
    tracks: 2,
  });
});
