import { briefBounds, briefSchema, mixRequestSchema } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { applyEdits, briefWithEdits, withoutAll } from './edits.ts';
import { plainBrief } from './testing/briefs.ts';

const mix = {
  tracks: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: `Song ${id}`, artists: [`Artist ${id}`] })),
};
const at = (...positions: number[]) =>
  positions.map((position) => ({ id: 'abcde'.charAt(position - 1), position }));

describe('edits of a mix', () => {
  test('dropping leaves the others at their place', () => {
    expect(applyEdits(mix, [{ op: 'drop', positions: [3] }])).toEqual({
      keep: at(1, 2, 4, 5),
      without: ['c'],
      like: [],
      avoided: [],
      anew: false,
    });
  });

  test('keeping makes the rest anew', () => {
    const { keep, without, anew } = applyEdits(mix, [{ op: 'keep', positions: [1, 2] }]);
    expect({ keep, without, anew }).toEqual({ keep: at(1, 2), without: [], anew: true });
  });

  test('more like one likes it and keeps it; less like one drops it and its artist comes less', () => {
    const applied = applyEdits(mix, [
      { op: 'moreLike', positions: [2] },
      { op: 'lessLike', positions: [4] },
    ]);
    expect(applied.keep).toEqual(at(2));
    expect(applied.without).toEqual(['d']);
    expect(applied.like).toEqual([{ kind: 'track', name: 'Song b', artist: 'Artist b' }]);
    expect(applied.avoided).toEqual([{ kind: 'artist', value: 'Artist d', matched: 'Artist d', soft: true }]);
  });

  test('dropping wins over keeping, and positions beyond the mix are passed over', () => {
    const { keep, without } = applyEdits(mix, [
      { op: 'keep', positions: [1, 2, 9] },
      { op: 'drop', positions: [2, 8] },
    ]);
    expect({ keep, without }).toEqual({ keep: at(1), without: ['b'] });
  });

  test('no edits, nothing changes', () => {
    expect(applyEdits(mix, [])).toEqual({ keep: [], without: [], like: [], avoided: [], anew: false });
  });

  test('what comes of them travels, however long the names and full the brief', () => {
    const long = {
      tracks: mix.tracks.map((track) => ({ ...track, name: 'x'.repeat(300), artists: ['y'.repeat(300)] })),
    };
    const edits = applyEdits(long, [
      { op: 'moreLike', positions: [1, 2, 3, 4, 5] },
      { op: 'lessLike', positions: [5] },
    ]);
    const full = {
      ...plainBrief,
      like: Array.from({ length: briefBounds.like }, (_, place) => ({
        kind: 'artist' as const,
        name: String(place),
      })),
      avoided: Array.from({ length: briefBounds.avoided }, (_, place) => ({
        kind: 'genre' as const,
        value: String(place),
        matched: 'x',
      })),
    };
    const brief = briefWithEdits(full, edits);
    expect(briefSchema.parse(brief)).toEqual(brief);
    expect(brief.avoided).toEqual(full.avoided);
    expect(brief.like).toContainEqual(edits.like[0]);
    const without = withoutAll(
      Array.from({ length: 500 }, (_, place) => String(place)),
      edits.without,
    );
    expect(mixRequestSchema.safeParse({ brief, keep: edits.keep, without }).success).toBe(true);
    expect(without).toContain('e');
  });

  test('the same wish twice stands in the brief once', () => {
    const edits = applyEdits(mix, [
      { op: 'moreLike', positions: [1] },
      { op: 'lessLike', positions: [2] },
    ]);
    const once = briefWithEdits(plainBrief, edits);
    expect(briefWithEdits(once, edits)).toEqual(once);
  });
});
