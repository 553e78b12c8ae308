import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleTrack } from '../score/testing/sample-tracks.ts';
import { createEngine } from './engine.ts';
import { fakeAudio } from './testing/fake-audio.ts';

const track = { ...sampleTrack('classical guitar', 'calm'), durationMs: 90_000 };
const other = sampleTrack('piano solo', 'calm');

let audio = fakeAudio();

beforeEach(() => {
  audio = fakeAudio();
  for (const [name, fake] of Object.entries(audio.globals)) vi.stubGlobal(name, fake);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp() {
  return createEngine(() => audio.context as unknown as AudioContext);
}

/** Lets pending timers and promises run for a while without moving the audio clock. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  let done = false;
  void promise.finally(() => {
    done = true;
  });
  for (let turn = 0; turn < 400 && !done; turn++) await vi.advanceTimersByTimeAsync(5);
  return promise;
}

/** Moves the audio clock and the page's timers together. */
async function pass(seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 4; step++) {
    audio.context.currentTime += 0.25;
    await vi.advanceTimersByTimeAsync(250);
  }
}

describe('the engine', () => {
  it('tells how long it plays a track: compositions run from 90 to 240 seconds', () => {
    const engine = setUp();
    expect(engine.durationMs({ ...track, durationMs: 30_000 })).toBe(90_000);
    expect(engine.durationMs({ ...track, durationMs: 300_000 })).toBe(240_000);
    expect(engine.durationMs({ ...track, durationMs: 111_111 })).toBe(111_111);
  });

  it('lets go of what a page that hung has missed, and plays none of it in a heap', async () => {
    const engine = setUp();
    const busy = { ...sampleTrack('funk', 'energetic'), durationMs: 90_000 };
    await settle(engine.play(busy, 0));
    await pass(2);
    const before = audio.started.length;
    audio.context.currentTime += 9;
    await vi.advanceTimersByTimeAsync(250);
    const after = audio.started.slice(before);
    expect(after.length).toBeGreaterThan(20);
    expect(Math.min(...after.map(({ at }) => at))).toBeGreaterThanOrEqual(audio.context.currentTime - 0.1);
    const atOnce = after.filter(({ at }) => at < audio.context.currentTime + 0.05);
    expect(atOnce.length).toBeLessThan(20);
  });

  it('opens no sound device before something is to be played', async () => {
    const create = vi.fn(() => audio.context as unknown as AudioContext);
    const engine = createEngine(create);
    await settle(engine.prepare(track));
    engine.setVolume(0.5);
    const signal = new Float32Array(8).fill(1);
    engine.readSignal(signal);
    expect(create).not.toHaveBeenCalled();
    expect([...signal]).toEqual(new Array(8).fill(0));
  });

  it('makes the first sounds ahead where the page may open a device, and lets it sleep', async () => {
    const Buffer = audio.globals.AudioBuffer as new (init: unknown) => object;
    let made = 0;
    class CountedBuffer extends Buffer {
      constructor(init: unknown) {
        super(init);
        made += 1;
      }
    }
    vi.stubGlobal('AudioBuffer', CountedBuffer);
    const engine = createEngine(
      () => audio.context as unknown as AudioContext,
      () => true,
    );
    await settle(engine.prepare(track));
    expect(made).toBeGreaterThan(0);
    expect(audio.started).toEqual([]);
    expect(audio.context.state).toBe('suspended');
    expect(await settle(engine.play(track, 0))).toBe('playing');
  });

  it('says that it is blocked when the browser does not let the device wake, and plays once it does', async () => {
    const engine = setUp();
    audio.context.mayWake = false;
    expect(await settle(engine.play(track, 0))).toBe('blocked');
    expect(audio.started).toEqual([]);
    audio.context.mayWake = true;
    expect(await settle(engine.play(track, 0))).toBe('playing');
    expect(audio.started.length).toBeGreaterThan(0);
  });

  it('hands notes to the audio clock seconds before they sound, and not the whole piece at once', async () => {
    const engine = setUp();
    await settle(engine.play(track, 0));
    await pass(10);
    const furthest = Math.max(...audio.started.map(({ at }) => at));
    expect(furthest).toBeGreaterThan(audio.context.currentTime + 2);
    expect(furthest).toBeLessThan(audio.context.currentTime + 4);
  });

  it('takes its position from the audio clock', async () => {
    const engine = setUp();
    await settle(engine.play(track, 30));
    await pass(5);
    expect(engine.positionSeconds()).toBeGreaterThan(34.8);
    expect(engine.positionSeconds()).toBeLessThan(35.01);
  });

  it('stops what sounds on pause, keeps the position, and lets the device sleep', async () => {
    const engine = setUp();
    await settle(engine.play(track, 0));
    await pass(6);
    engine.pause();
    const at = engine.positionSeconds();
    const ringing = audio.started.filter(({ stop }) => stop > audio.context.currentTime + 0.2);
    expect(ringing.filter(({ at: start }) => start > audio.context.currentTime)).toEqual([]);
    await pass(3);
    expect(engine.positionSeconds()).toBe(at);
    expect(audio.context.state).toBe('suspended');
  });

  it('lets the later of two calls win', async () => {
    const engine = setUp();
    const first = engine.play(track, 0);
    const second = engine.play(other, 0);
    expect(await settle(second)).toBe('playing');
    expect(await settle(first)).toBe('superseded');
  });

  it('calls back once when the piece is over', async () => {
    const engine = setUp();
    const over = vi.fn();
    const leave = engine.onEnded(over);
    await settle(engine.play(track, 85));
    await pass(4);
    expect(over).not.toHaveBeenCalled();
    await pass(2);
    expect(over).toHaveBeenCalledOnce();
    expect(engine.positionSeconds()).toBe(90);
    leave();
    await settle(engine.play(track, 89));
    await pass(2);
    expect(over).toHaveBeenCalledOnce();
  });

  it('calls back when the device takes the sound away, but not when it was told to pause', async () => {
    const engine = setUp();
    const taken = vi.fn();
    engine.onInterrupted(taken);
    await settle(engine.play(track, 0));
    engine.pause();
    await pass(1);
    expect(taken).not.toHaveBeenCalled();
    await settle(engine.play(track, 12));
    audio.context.become('suspended');
    expect(taken).toHaveBeenCalledOnce();
    expect(Math.round(engine.positionSeconds())).toBe(12);
  });

  it('gives the device back when closed', async () => {
    const engine = setUp();
    await settle(engine.play(track, 0));
    await engine.close();
    expect(audio.context.closed).toBe(true);
  });
});
