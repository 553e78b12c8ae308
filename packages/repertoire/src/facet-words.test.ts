import type { TrackAttributes } from '@attune/local-streaming/music';
import { describe, expect, it } from 'vitest';
import { eraWords, facetWords, sharedWords } from './facet-words.ts';

const heard: TrackAttributes = {
  genre: 'jazz',
  mood: 'calm',
  tempoBpm: 88,
  key: 0,
  mode: 'major',
  valence: 0.5,
  energy: 0.1,
  acousticness: 0.9,
  danceability: 0.4,
  instrumentalness: 1,
  instruments: ['piano', 'upright bass'],
  vocals: 'none',
  era: 1960,
  activities: ['dinner'],
};

describe('the words that are true of music', () => {
  it('writes a decade in both ways', () => {
    expect(eraWords(1980)).toEqual(['1980s', '80s']);
    expect(eraWords(2000)).toEqual(['2000s', '00s']);
  });

  it('names genre, decade, activity, instruments, tempo, voice and sound of a track', () => {
    expect(facetWords(heard)).toEqual([
      'jazz',
      '1960s',
      '60s',
      'dinner',
      'piano',
      'upright bass',
      'slow',
      'medium',
      'instrumental',
      'acoustic',
      'soft',
    ]);
  });

  it('calls a choir singing and rap rap', () => {
    expect(facetWords({ ...heard, vocals: 'choir' })).toContain('singing');
    expect(facetWords({ ...heard, vocals: 'rapped' })).toEqual(expect.arrayContaining(['vocals', 'rap']));
  });

  it('shares what at least half of the tracks have, genre and decade first', () => {
    const lists = [['dinner', 'jazz', '1960s'], ['dinner', 'jazz'], ['dinner', 'soul', '1960s'], ['dinner']];
    expect(sharedWords(lists)).toEqual(['jazz', '1960s', 'dinner']);
  });
});
