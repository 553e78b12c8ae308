import type { Mood } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { commonestMood, fitBins, type Measured } from './bins.ts';

const example = (value: number, mood: Mood): Measured => ({ value, mood });

describe('bins of a number', () => {
  it('stand for the mood most common in them, and reach beyond the values seen', () => {
    const { moodOf, fit } = fitBins(
      [
        ...[-4, -3, -2].map((value) => example(value, 'sad')),
        example(-1, 'calm'),
        ...[1, 2, 3].map((value) => example(value, 'happy')),
        example(4, 'energetic'),
      ],
      2,
    );
    expect([-9, -1, 0.9, 1, 9].map(moodOf)).toEqual(['sad', 'sad', 'sad', 'happy', 'happy']);
    expect(fit).toBe(6 / 8);
  });

  it('keep a value that most examples share in one bin', () => {
    const neutral = Array.from({ length: 80 }, () => example(0, 'focus'));
    const { moodOf, fit } = fitBins(
      [
        ...Array.from({ length: 10 }, () => example(-1, 'sad')),
        ...neutral,
        ...Array.from({ length: 10 }, () => example(1, 'happy')),
      ],
      20,
    );
    expect([-1, 0, 1].map(moodOf)).toEqual(['sad', 'focus', 'happy']);
    expect(fit).toBe(1);
  });

  it('are a single one when every value is the same', () => {
    const { moodOf, fit } = fitBins([example(0, 'calm'), example(0, 'calm'), example(0, 'sad')], 20);
    expect([-1, 0, 1].map(moodOf)).toEqual(['calm', 'calm', 'calm']);
    expect(fit).toBeCloseTo(2 / 3);
  });
});

it('equally common moods are settled by the order of the contract', () => {
  expect(commonestMood(['focus', 'sad', 'focus', 'sad', 'calm'])).toBe('sad');
});
