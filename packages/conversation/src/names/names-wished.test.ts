import { readSituation, recognizeDistress } from '@attune/mood';
import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';

const liked = (text: string) => {
  const readers = { recognizeDistress, readSituation };
  const { brief } = readMessage(
    text,
    { brief: newBrief('calm', null), mix: null, playing: false },
    readers,
  ).complete(null);
  return brief?.like.map((like) => ('name' in like ? like.name : like.kind));
};

describe('a name with more of its kind', () => {
  it.each([
    ['Patsy Cline and so forth would be well received', ['Patsy Cline']],
    ['abba level', ['abba']],
    ['cold chisel kinda thing, aussie pub rock', ['cold chisel']],
    ['something for piano, Schubert perhaps, or such', ['Schubert']],
    ['90s rage please. Alanis. Hole. that era', ['Alanis', 'Hole']],
    ['Deep Purple good. Uriah Heep also', ['Deep Purple', 'Uriah Heep']],
    ['stevie wonder would go down nicely', ['stevie wonder']],
  ])('is asked for: %s', (text, names) => {
    expect(liked(text)).toEqual(names);
  });

  it.each([
    'my dog is called Bowie and all that',
    'who is abba and all that',
    'Love. Joy. Peace.',
    'my Monday energy is gone',
    'no more coldplay and all that',
  ])('is not where it is told, asked about or turned down: %s', (text) => {
    expect(liked(text)).toEqual([]);
  });
});
