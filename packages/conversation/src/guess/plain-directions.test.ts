import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readWhilePlaying } from '../testing/said-after.ts';
import { hopedDirection, plainDirection } from './plain-directions.ts';

describe('how the music is to be', () => {
  it.each([
    ['i was hoping for something more upbeat', 'more upbeat'],
    ['wish it was livelier', 'livelier'],
    ['turn it into something less sad please', 'less sad'],
    ['this feels too slow', 'less slow'],
    ['it sounds too boring and slow', 'less boring, less slow'],
    ['bit low energy for my taste', 'more energy'],
    ['too laid back for my taste', 'less laid back'],
  ])('%s: is %s', (said, direction) => {
    expect(plainDirection(said)).toBe(direction);
  });

  it.each(['i wish it was over', 'i was hoping for more time', 'this feels too real', 'i need it to be her'])(
    'is nothing else: %s',
    (said) => {
      expect(plainDirection(said)).toBeNull();
    },
  );

  it('is no wish where it is too much of something', () => {
    expect(hopedDirection('this feels too heavy')).toBeNull();
  });
});

describe('who says how the music is to be', () => {
  const gym = newBrief('energetic', null);
  const calm = newBrief('calm', null);

  it.each([
    'i was hoping for something livelier',
    'wish it was more energetic',
    'rather sleepy, isn’t it',
    'these songs are very mellow, can you change it',
    'this feels too laid back',
  ])('is in no danger, and gets more of it: %s', async (text) => {
    const { intent, brief } = await readWhilePlaying(text, calm);
    expect(intent).toBe('refine');
    expect(brief?.target.energy).toBeGreaterThan(calm.target.energy);
  });

  it.each(['too hyper', 'too heavy for me', 'less wild, can you change it'])(
    'gets less of it: %s',
    async (text) => {
      const { intent, brief } = await readWhilePlaying(text, gym);
      expect(intent).toBe('refine');
      expect(brief?.target.energy).toBeLessThan(gym.target.energy);
    },
  );

  it('asks nothing about the screen', async () => {
    const { intent, brief } = await readWhilePlaying('can you make it less dark?', calm);
    expect(intent).toBe('refine');
    expect(brief?.target.valence).toBeGreaterThan(calm.target.valence);
  });
});

describe('a bit of something, for oneself', () => {
  it.each([
    ['Bit fast for me love', 'less fast'],
    ['a bit loud for us', 'less loud'],
  ])('%s: is %s', (said, direction) => {
    expect(plainDirection(said.toLowerCase())).toBe(direction);
  });
});
