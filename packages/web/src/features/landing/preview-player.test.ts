import type { PlaybackEngine } from '@attune/player';
import { expect, test, vi } from 'vitest';
import { createPreviewPlayer } from './preview-player.ts';

const track = { id: 't', durationMs: 200_000, attributes: {} } as never;

function setUp(played: 'playing' | 'blocked' = 'playing', loadTrack = async () => track) {
  const timers: { at: number; callback: () => void; isOff: boolean }[] = [];
  let now = 0;
  const engine = {
    play: vi.fn(async () => played),
    setVolume: vi.fn(),
    close: vi.fn(async () => {}),
  };
  const device = { close: vi.fn(async () => {}) } as unknown as AudioContext;
  const onFailure = vi.fn();
  const player = createPreviewPlayer({
    loadEngine: async () => () => engine as unknown as PlaybackEngine,
    loadTrack,
    seconds: 20,
    clock: {
      after(milliseconds, callback) {
        const timer = { at: now + milliseconds, callback, isOff: false };
        timers.push(timer);
        return () => {
          timer.isOff = true;
        };
      },
    },
    onFailure,
  });
  const advance = (ms: number) => {
    const until = now + ms;
    for (;;) {
      const next = timers.filter(({ isOff, at }) => !isOff && at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      next.isOff = true;
      now = next.at;
      next.callback();
    }
    now = until;
  };
  return { player, engine, device, onFailure, advance };
}

test('plays from the beginning, fades at its end, and frees the sound device', async () => {
  const { player, engine, device, advance } = setUp();
  const playing = player.play(device);
  expect(player.get()).toBe('starting');
  await playing;
  expect(engine.play).toHaveBeenCalledWith(track, 0);
  advance(18_400);
  expect(engine.setVolume).not.toHaveBeenCalled();
  advance(900);
  expect(player.get()).toBe('playing');
  expect(engine.setVolume.mock.lastCall?.[0]).toBeLessThan(0.7);
  advance(1_000);
  expect(player.get()).toBe('ended');
  expect(engine.close).toHaveBeenCalledOnce();
});

test('stopped, it is silent at once, and nothing fades later', async () => {
  const { player, engine, device, advance } = setUp();
  await player.play(device);
  player.stop();
  expect(player.get()).toBe('ended');
  expect(engine.close).toHaveBeenCalledOnce();
  advance(30_000);
  expect(engine.setVolume).not.toHaveBeenCalled();
});

test('stopped while it is fetched, nothing sounds and the device is closed', async () => {
  const { player, engine, device } = setUp();
  const playing = player.play(device);
  player.stop();
  await playing;
  expect(engine.play).not.toHaveBeenCalled();
  expect(device.close).toHaveBeenCalledOnce();
  expect(player.get()).toBe('ended');
});

test('a browser that keeps sound back leaves it to be pressed', async () => {
  const { player, device, onFailure } = setUp('blocked');
  await player.play(device);
  expect(player.get()).toBe('ended');
  expect(onFailure).not.toHaveBeenCalled();
});

test('what could not be fetched is told, and can be tried again', async () => {
  const fetched = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(track);
  const { player, device, onFailure } = setUp('playing', fetched);
  await player.play(device);
  expect(player.get()).toBe('failed');
  expect(onFailure).toHaveBeenCalledOnce();
  await player.play(device);
  expect(player.get()).toBe('playing');
});
