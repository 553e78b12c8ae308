import { expect, test } from 'vitest';
import { calmBrief, mixOf } from '../../testing/samples.ts';
import type { MixEntry } from './mix-entry.ts';
import { whyChosen } from './why-chosen.ts';

const mix = mixOf();
const [first] = mix.tracks;
const id = first?.id ?? '';

const entry = (...mixes: (typeof mix)[]): MixEntry => ({
  brief: calmBrief,
  versions: mixes.map((one) => ({ request: { brief: calmBrief }, mix: one, pinned: [] })),
  pending: null,
  saved: null,
  saving: null,
});

test('a track is explained by the mix that was changed last of those that hold it', () => {
  const entries = new Map([
    ['one', entry(mix)],
    ['two', entry({ ...mix, title: 'Later' })],
    ['three', entry(mixOf(1))],
  ]);
  expect(whyChosen(entries, id)).toEqual({ title: 'Later', reasons: first?.reasons });
});

test('a track that left its mix, or was in none, is not', () => {
  const entries = new Map([['one', entry(mix, mixOf(1))]]);
  expect(whyChosen(entries, id)).toBeNull();
  expect(whyChosen(new Map(), id)).toBeNull();
});
