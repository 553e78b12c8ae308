import type { Brief } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';
import { newBrief } from './new-brief.ts';

const read = (text: string, brief: Brief | null) =>
  readMessage(text, { brief, mix: { tracks: [] }, playing: true }, readers).complete(null);
const after = (brief: Brief, ...texts: string[]) =>
  texts.reduce((before, text) => read(text, before).brief ?? before, brief);
const first = (text: string) => begun(text) ?? newBrief('calm', null);
const values = (list: Brief['wanted']) => list.map(({ value }) => value);

const band = { kind: 'artist', name: 'Gravy Boat Offensive' } as const;
const party: Brief = { ...newBrief('energetic', null), like: [band] };

describe('what there was to be more of, once it is refused by a part of its name', () => {
  test.each([
    'noooo not gravy boat, i was laughing AT it. pop!',
    'STOP with the gravy boat lol. remove it completely',
    'no more gravy boat',
    'take gravy boat out please',
    'take that gravy boat thing off, pop instead',
    'enough of the Gravy Boat',
  ])('is wanted no longer: %s', (text) => {
    expect(read(text, party).brief?.like).toEqual([]);
    expect(values(read(text, party).brief?.avoided ?? [])).toContain('Gravy Boat Offensive');
  });

  test.each([
    'more like gravy boat',
    'I love gravy boat, no ballads',
    'but not Gravy Boat Offensive themselves, worn them out',
  ])('stays otherwise: %s', (text) => {
    expect(read(text, party).brief?.like).toEqual([band]);
  });
});

describe('a later opposite ends the former', () => {
  test('fast and slow', () => {
    const fast = first('fast drums please');
    expect(
      values(after(fast, 'No!! this is very fast drum. I said quiet like moon. piano slow').wanted),
    ).not.toContain('fast');
    expect(values(after(fast, 'something calm and quiet').wanted)).not.toContain('fast');
    expect(values(after(first('slow music'), 'something energetic').wanted)).not.toContain('slow');
    expect(values(after(fast, 'with piano').wanted)).toContain('fast');
  });

  test('no sleep music, and then good night', () => {
    for (const text of ['Goodnight music for a tired cook please', 'good night music', 'goodnight songs now'])
      expect(values(after(first('no sleep music'), text).avoided)).not.toContain('sleep');
  });

  test('no running, and running taken up again', () => {
    const running = first('running first half marathon on sunday');
    const still = after(running, 'no running music please, i am not allowed to run till sunday haha');
    expect(still.situation).not.toBe('running');
    const again = after(still, 'I take back the no running. running music, 160');
    expect(values(again.avoided)).not.toContain('running');
    expect(values(again.wanted)).toContain('running');
    expect(read('no running music', null).brief?.situation ?? null).not.toBe('running');
  });
});
