import { expect, test } from 'vitest';
import { readSituation } from '../situation/read-situation.ts';
import { readToneShares } from './read-topic.ts';
import { withSparedNews } from './spared.ts';

test.each([
  "the diagnosis came back. it's not cancer. it's NOT CANCER",
  "so relieved, mum doesn't have cancer",
  'no sign of a tumour anymore',
  'there is no tumor',
  "it wasn't a stroke!",
  "I'm cancer-free, five years",
])('an illness that is not there is good news: %s', (text) => {
  expect(readToneShares(text).glad).toBeGreaterThan(0.8);
  expect(readSituation(text)).toBe('celebration');
});

test.each([
  "I hope it's not cancer",
  'he has cancer, not a stroke',
  'it was not the cancer that killed him',
  "not a stroke, but she can't speak",
  'waiting to hear that it is not malignant',
  'no cancer can stop us',
])('nobody is spared yet who hopes, or has another one: %s', (text) => {
  expect(withSparedNews(text)).toBe(text);
});
