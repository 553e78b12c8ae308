import type { Brief, ShownMix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { begun, readers } from '../testing/said-after.ts';

const nirvana = { kind: 'artist', name: 'Nirvana' } as const;
const standing: Brief = newBrief('energetic', null);

const read = (text: string, brief: Brief | null = standing, mix: ShownMix | null = { tracks: [] }) =>
  readMessage(text, { brief, mix, playing: mix?.at !== undefined }, readers).complete(null);

describe('what is not to be like somebody', () => {
  test.each([
    'no more songs like Nirvana',
    'no more like Nirvana',
    "I don't want anything like Nirvana",
    'no songs similar to Nirvana please',
    "I'm not in the mood for songs like Nirvana",
    'nothing like Nirvana',
  ])('is none of theirs, and none like it: %s', (text) => {
    const { brief } = read(text);
    expect(brief?.like).toEqual([]);
    expect(brief?.avoided.map(({ value }) => value)).toEqual(['Nirvana']);
  });

  test('takes back that it was to be like them', () => {
    expect(read('not like Nirvana', { ...standing, like: [nirvana] }).brief?.like).toEqual([]);
  });

  test.each([
    'more songs like Nirvana',
    "can't get enough of songs like Nirvana",
    'no drums, something like Nirvana',
    'like Nirvana but not Nirvana',
  ])('is not meant by: %s', (text) => {
    expect(read(text).brief?.like).toEqual([nirvana]);
  });

  test('"but not Nirvana" leaves what is like them', () => {
    expect(read('but not Nirvana', { ...standing, like: [nirvana] }).brief).toMatchObject({
      like: [nirvana],
      avoided: [{ value: 'Nirvana' }],
    });
  });
});

test.each(['like Nirvana', 'like Nirvana please'])('"%s" said first asks for what is like them', (text) => {
  expect(begun(text)?.like).toEqual([nirvana]);
});

describe('"this artist"', () => {
  const tracks = ['Oga', 'Ina', 'Uma'].map((artist, at) => ({ id: `${at}`, name: `Song ${at}`, artist }));

  test.each(['no more of this artist', 'not this singer', 'not that artist'])(
    'is whoever plays, where that is known: %s',
    (text) => {
      const { brief } = read(text, standing, { tracks, at: 3 });
      expect(brief?.avoided.map(({ value }) => value)).toEqual(['Uma']);
    },
  );

  test('is so though somebody else was named before', () => {
    const { brief } = read('no more of this artist', { ...standing, like: [nirvana] }, { tracks, at: 2 });
    expect(brief?.avoided.map(({ value }) => value)).toEqual(['Ina']);
  });
});
