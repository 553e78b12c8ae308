import { type AffectPoint, type Brief, moodTargets, type Situation } from '@attune/contract';
import { expect, test } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { angerPoint } from '../feeling/anger.ts';
import { readMessage } from '../read-message.ts';
import { readers } from '../testing/said-after.ts';

const at = (mood: Brief['mood'], situation: Situation | null = null, target = moodTargets[mood]): Brief => ({
  ...newBrief(mood, null),
  situation,
  target,
});
const after = (text: string, brief: Brief): AffectPoint => {
  const read = readMessage(text, { brief, mix: null, playing: false }, readers).complete(null);
  return read.brief?.target ?? brief.target;
};

test.each([
  'make it softer please, but still happy',
  'quieter but still sunny',
  'calmer, but still cheerful',
])('what is still to be so stays: %s', (text) => {
  const { valence, energy } = after(text, at('happy'));
  expect(valence).toBeGreaterThanOrEqual(moodTargets.happy.valence);
  expect(energy).toBeLessThan(moodTargets.happy.energy);
});

test('what is still as it should not be goes', () => {
  expect(after('good but still slow', at('calm')).energy).toBeGreaterThan(moodTargets.calm.energy);
});

test("that's even duller: more of the same fault is none of what is wished", () => {
  expect(after("no that's even duller", at('focus')).energy).toBeGreaterThan(moodTargets.focus.energy);
  expect(after('even sadder please', at('sad')).valence).toBeLessThan(moodTargets.sad.valence);
});

test('spooky music is not bright', () => {
  expect(after('spooky, but not to scare the small ones', at('happy')).valence).toBeLessThan(0.5);
  expect(after('a bit spooky', at('happy')).valence).toBeGreaterThan(0.5);
});

test('what is heavy of music for anger stays as dark', () => {
  const brief = at('energetic', 'anger', angerPoint);
  expect(after('heavy, slow, like a man walking with fists', brief).valence).toBe(angerPoint.valence);
});

test('loud and mean is not glad', () => {
  expect(after('loud, mean, guitars', at('calm'))).toEqual(angerPoint);
  expect(after('loud, with guitars', at('calm')).valence).toBe(moodTargets.energetic.valence);
});
