import { expect, test } from 'vitest';
import { readSituation } from './read-situation.ts';
import { wantsToStayAwake } from './wants-awake.ts';

test.each([
  '6 hrs to Denver all night keep me awake',
  'keep me awake',
  'Keep us awake please, we land at six',
  'night shift, keep me alert',
  'songs to keep me awake',
  'music that keeps me awake on the motorway',
  'i must not fall asleep',
  "I mustn't doze off at the wheel",
  'i need to stay awake for my shift',
  'have to stay awake till 6',
  'gotta stay awake',
  "driving all night and can't afford to nod off",
  "so i don't fall asleep",
  'stop me from falling asleep',
  "i don't want to fall asleep yet",
  'keep me from dozing off',
  'i keep nodding off behind the wheel',
  'trying to stay awake in this lecture',
  'third night on the road, need awake music but no shouting',
  "up with the ovens at two, something that's awake but not loud",
  'gritting roads till five. something that keeps me sharp',
  'calm but awake please',
])('hears who wants to stay awake: %s', (text) => {
  expect(wantsToStayAwake(text)).toBe(true);
  expect(['sleeplessness', 'falling asleep', 'winding down']).not.toContain(readSituation(text));
});

test.each([
  'the thoughts keep me awake',
  'my worries and the heat keep me awake',
  'the neighbours keep me awake',
  'my baby keeps me awake',
  'they keep me awake every night',
  "i can't fall asleep",
  'i cannot go to sleep',
  'i was awake all night',
  'wide awake at 3am',
  "i'm too tired to stay awake",
  "i don't want to stay awake any longer",
  'help me fall asleep',
  'keep it going',
  'I am awake and calm',
  'she is awake but quiet',
  'I never fall asleep before three',
])('hears who cannot sleep, or will: %s', (text) => {
  expect(wantsToStayAwake(text)).toBe(false);
});

test('nothing sleepy is no trouble with sleep', () => {
  expect(readSituation('steady music for the night, no sleepy stuff')).not.toBe('sleeplessness');
  expect(readSituation("I'm not sleepy, I can't sleep")).toBe('sleeplessness');
});
