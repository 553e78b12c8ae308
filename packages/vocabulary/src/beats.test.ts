import { describe, expect, it } from 'vitest';
import { beatsIn, beatsName, findBeats, speaksOfTempo, tempoOf } from './beats.ts';

describe('beats per minute', () => {
  it.each([
    ['170 bpm', 'about 170 beats a minute', 'fast'],
    ['around 170bpm', 'about 170 beats a minute', 'fast'],
    ['60 BPM for breathing', 'about 60 beats a minute', 'slow'],
    ['140 to 150 bpm', '140 to 150 beats a minute', 'fast'],
    ['between 96 and 120 beats per minute', '96 to 120 beats a minute', 'medium'],
    ['60 to 75 beats', '60 to 75 beats a minute', 'slow'],
    ['124-126 bpm', '124 to 126 beats a minute', 'fast'],
    ['nothing above 76 bpm', 'at most 76 beats a minute', 'slow'],
    ['nothing faster than 100', 'at most 100 beats a minute', 'medium'],
    ['no more than 120 bpm', 'at most 120 beats a minute', 'medium'],
    ['no less than 150 bpm', 'at least 150 beats a minute', 'fast'],
    ['more than 150 bpm', 'at least 150 beats a minute', 'fast'],
    ['nothing below 160 beats a minute', 'at least 160 beats a minute', 'fast'],
    ['at least 150 bpm', 'at least 150 beats a minute', 'fast'],
    ['max 90 bpm', 'at most 90 beats a minute', 'slow'],
    ['more like 150 to 160 bpm', '150 to 160 beats a minute', 'fast'],
    ['bpm around 160', 'about 160 beats a minute', 'fast'],
    ['a cadence of 180', 'about 180 beats a minute', 'fast'],
    ['too fast for my knee, between 140 and 150', '140 to 150 beats a minute', 'fast'],
  ])('%s', (phrase, name, tempo) => {
    const beats = beatsIn(phrase);
    expect(beats).not.toBeNull();
    if (beats !== null) expect([beatsName(beats), tempoOf(beats)]).toEqual([name, tempo]);
  });

  const areNamed = (text: string) => {
    const words = text.toLowerCase().split(' ');
    return words.some((_, at) => findBeats(words, at, speaksOfTempo(text)) !== null);
  };

  it('may be bare figures where tempo is spoken of', () => {
    expect(areNamed('too fast for my knee, between 140 and 150')).toBe(true);
    expect(areNamed('between 140 and 150 people come')).toBe(false);
    expect(areNamed('pages 140 to 150')).toBe(false);
  });

  it.each([
    '90s hip hop',
    'between 60 and 90 minutes',
    'something slow, 60 to 90 minutes long',
    '100 beats to write to',
    'nothing over 100 songs',
    'my heart went 20 to 300 bpm',
    'songs from 1970 to 1980',
    'bpm',
    'I am 45 and my mother is 80',
  ])('are not in: %s', (phrase) => {
    expect(areNamed(phrase)).toBe(false);
  });
});
