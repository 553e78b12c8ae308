import { expect, test } from 'vitest';
import { begun } from '../../testing/said-after.ts';

test.each([
  ['our little girl was born on Friday! something while she naps please', 'birth'],
  ["party songs that won't wake the kids", 'party'],
  ['jazz while my wife sleeps', null],
  ['songs I can play without waking anyone', null],
])('music is quiet where somebody sleeps: %s', (text, situation) => {
  expect(begun(text)).toMatchObject({ mood: 'calm', situation });
});

test.each([
  'he died while she slept',
  'party music, nobody sleeps tonight',
  'upbeat songs to wake up the kids',
])('who tells of sleep asks for nothing quiet: %s', (text) => {
  expect(begun(text)?.mood).not.toBe('calm');
});
