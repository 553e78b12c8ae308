import { expect, test } from 'vitest';
import { createActivePlayer } from './active-player.ts';

test('what plays elsewhere goes on with the clock, and what rests there does not', () => {
  let nowMs = 1000;
  const active = createActivePlayer('one', () => nowMs);
  active.stand({ isPlaying: true, positionMs: 5000 });
  nowMs += 700;
  expect([active.isPlayingElsewhere(), active.positionElsewhereMs()]).toEqual([true, 5700]);
  active.stand({ isPlaying: false, positionMs: 5700 });
  nowMs += 700;
  expect([active.isPlayingElsewhere(), active.positionElsewhereMs()]).toEqual([false, 5700]);
});

test('it is this player, another one, or none', () => {
  const active = createActivePlayer('one', () => 0);
  const where = () => [active.isHere(), active.isElsewhere()];
  expect(where()).toEqual([false, false]);
  active.becomeThis();
  expect(where()).toEqual([true, false]);
  active.become('two');
  expect(where()).toEqual([false, true]);
  active.become('one');
  expect(where()).toEqual([true, false]);
  active.become(null);
  expect(where()).toEqual([false, false]);
});

test('a tab that begins to sound goes on where this one was', () => {
  let nowMs = 0;
  const active = createActivePlayer('one', () => nowMs);
  active.becomeThis();
  active.yieldToOtherTab(8000);
  nowMs = 250;
  expect([active.isElsewhere(), active.isPlayingElsewhere(), active.positionElsewhereMs()]).toEqual([
    true,
    true,
    8250,
  ]);
});
