import { beforeEach, describe, expect, test, vi } from 'vitest';
import { namedTrack } from '../testing/named-track.ts';
import { type ActivePlayer, createActivePlayer } from './active-player.ts';
import { createSessionEvents, type SessionEvents } from './session-events.ts';

const track = namedTrack('a');
const tell = vi.fn<(isAsked: boolean) => void>();
const onMoved = vi.fn();
const onChange = vi.fn();
let active: ActivePlayer;
let events: SessionEvents;

beforeEach(() => {
  for (const spy of [tell, onMoved, onChange]) spy.mockClear();
  active = createActivePlayer('one', () => 0);
  events = createSessionEvents({ active, tell, onMoved, onChange });
});

const started = (id = 'a') =>
  events.hear({ type: 'started', track: { ...track, id, name: id }, positionMs: 0 });
const told = () => tell.mock.calls.map(([isAsked]) => isAsked);

describe('what the service is told', () => {
  test('a track that is begun makes this the active player, as it was asked for', () => {
    started();
    expect([active.isHere(), told()]).toEqual([true, [true]]);
  });

  test('one that follows a track played to its end was not asked for, the one after it is', () => {
    events.hear({ type: 'ended', track });
    started();
    started();
    expect(told()).toEqual([false, true]);
  });

  test('a pause counts as asked for only where the listener asked for it', () => {
    for (const reason of ['asked', 'interrupted', 'queue-ended'] as const)
      events.hear({ type: 'paused', track, positionMs: 0, reason });
    expect(told()).toEqual([true, false, false]);
  });

  test('another tab that sounds tells itself', () => {
    started();
    events.hear({ type: 'paused', track, positionMs: 3000, reason: 'other-tab' });
    expect([told(), active.isElsewhere(), active.positionElsewhereMs()]).toEqual([[true], true, 3000]);
  });

  test('nothing of what the page does because the service said so, which is shown all the same', async () => {
    active.becomeThis();
    await events.withoutReporting(() => started());
    expect([told(), onMoved.mock.calls.length, onChange.mock.calls.length]).toEqual([[], 0, 1]);
    await expect(
      events.withoutReporting(() => {
        throw new Error('gone');
      }),
    ).rejects.toThrow('gone');
    started();
    expect([told(), onMoved.mock.calls.length]).toEqual([[true], 1]);
  });
});

test('a track that was passed over is named while the next one plays, unless it plays after all', () => {
  const failed = (id: string) =>
    events.hear({ type: 'failed', track: { ...track, id, name: id }, cause: null });
  failed('a');
  started('b');
  expect(events.passedOver()).toBe('a');
  started('c');
  expect(events.passedOver()).toBeUndefined();
  failed('c');
  started('c');
  expect(events.passedOver()).toBeUndefined();
});
