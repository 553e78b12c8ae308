import { expect, test } from 'vitest';
import { asGladlyRead } from './gladly-read.ts';

const quiet = { happy: 0.5, energetic: 0.05, sad: 0.12, calm: 0.31, focus: 0.02 };
const read = { happy: 0.93, energetic: 0, sad: 0.02, calm: 0.05, focus: 0 };
const told = {
  read,
  topics: [{ topic: 'none', probability: 0.34 }],
  tone: { hurts: 0.33, glad: 0.06 },
  situation: null,
} as const;

test('who is surely glad by their words is, where nothing known says otherwise', () => {
  expect(asGladlyRead(quiet, told).happy).toBeGreaterThan(0.7);
});

test.each([
  ['it is read as less glad', { ...told, read: { ...read, happy: 0.8 } }],
  ['it may be sad', { ...told, read: { ...read, sad: 0.06 } }],
  ['it likely hurts', { ...told, tone: { hurts: 0.6, glad: 0.1 } }],
  ['it is known what it is about', { ...told, topics: [{ topic: 'none', probability: 0.7 }] as const }],
  ['a loss is told', { ...told, situation: 'grief' as const }],
])('nothing is gladder where %s', (_, one) => {
  expect(asGladlyRead(quiet, one)).toEqual(quiet);
});

test('who dresses for a date is neither sad nor wild, and who came home from one alone may be', () => {
  const nerves = { happy: 0.25, energetic: 0.24, sad: 0.34, calm: 0.16, focus: 0.01 };
  const date = {
    ...told,
    read: { happy: 0.66, energetic: 0.04, sad: 0.25, calm: 0.05, focus: 0 },
    situation: 'date',
  } as const;
  const eager = asGladlyRead(nerves, date);
  expect(Math.max(eager.sad, eager.energetic, eager.calm)).toBeLessThan(eager.happy);
  const alone = { ...date, read: { ...date.read, happy: 0.4, sad: 0.5 } };
  expect(asGladlyRead(nerves, alone)).toEqual(nerves);
});
