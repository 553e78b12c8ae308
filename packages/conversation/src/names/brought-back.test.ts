import type { ShownMix } from '@attune/contract';
import { describe, expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const mix: ShownMix = { tracks: [{ id: '1', name: 'Melon Soda, 1 a.m.', artist: 'Sundry Goods' }] };
const pending = (text: string) =>
  readMessage(text, { brief: newBrief('calm', null), mix, playing: true }, readers);

describe('a song that is no longer on the screen', () => {
  test.each([
    ['Bring back The Cat Has Read Your Thesis', 'The Cat Has Read Your Thesis'],
    ['put The Crossword, Nearly back please', 'The Crossword, Nearly'],
    ['I want The Cat Has Read Your Thesis back', 'The Cat Has Read Your Thesis'],
    [
      'You took it away! I WANTED the cat one. Bring back The Cat Has Read Your Thesis',
      'The Cat Has Read Your Thesis',
    ],
  ])('is looked for by the title that is typed, and no danger is heard in it: %s', (text, query) => {
    const { distress, complete } = pending(text);
    expect(distress.tier).toBe('none');
    expect(complete(null)).toMatchObject({ intent: 'play', command: { action: 'play', query } });
  });

  test.each([
    'Bring back the old mix',
    "Put it back. You took Joan's song",
    'bring back the fog signal please',
  ])('is none where a step back is meant: %s', (text) => {
    expect(pending(text).complete(null)).toMatchObject({ intent: 'undo', undo: 1 });
  });

  test.each(['I want Anna Maria back', 'I want My Mother back so much'])('is none of a life: %s', (text) => {
    expect(pending(text).complete(null).command).toBeUndefined();
  });
});
