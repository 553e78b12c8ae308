import type { Like } from '@attune/contract';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const playing: Like = { kind: 'playing' };

function read(text: string, like: Like[] = []) {
  const brief = { ...newBrief('energetic', null), like };
  return readMessage(text, { brief, mix: { tracks: [] }, playing: false }, readers).complete(null);
}

test.each([
  'no more songs like this',
  'no more of this',
  'please, no more of that kind of music',
  'not more of the same',
  'enough of this kind of music',
  'nothing similar to this',
  'not this kind of thing',
  'less of this kind of stuff',
])('"%s" asks for other music, and for none like what plays', (text) => {
  expect(read(text)).toMatchObject({ intent: 'again', changes: [], brief: { like: [] } });
});

test('what was asked for before is taken back by it', () => {
  expect(read('no more like this', [playing]).brief?.like).toEqual([]);
});

test.each([
  'more like this',
  'no, more like this',
  "can't get enough of this kind of music",
  "don't stop, more of this",
])('"%s" asks for more of it', (text) => {
  expect(read(text).brief?.like).toEqual([playing]);
});

test('who wants no more of an artist wants nothing like what plays', () => {
  const mix = { tracks: [{ id: '1', name: 'Rain', artist: 'Oga' }] };
  const brief = newBrief('energetic', null);
  const said = readMessage('no more of this artist', { brief, mix, playing: false }, readers).complete(null);
  expect(said.brief).toMatchObject({ avoided: [{ kind: 'artist', value: 'Oga' }], like: [] });
});
