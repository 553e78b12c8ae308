import { describe, expect, it } from 'vitest';
import type { CreateEngine } from '../playback-engine.ts';
import { namedTrack } from '../testing/named-track.ts';
import { type SilentEngine, silentEngine } from '../testing/silent-engine.ts';
import { engineByTrack } from './engine-by-track.ts';

const composed = namedTrack('composed');
const recorded = {
  ...namedTrack('recorded'),
  recording: { url: '/recording/x', gainDb: 0, isSeekable: true },
};

type Way = 'composed' | 'recorded';

/** What makes each sound is here at once, or, for a way that is held back, when `arrive` says so. */
function setUp({ heldBack }: { heldBack?: Way } = {}) {
  const loads: string[] = [];
  const made: Record<string, SilentEngine & { closed: number }> = {};
  const all: { way: Way; engine: SilentEngine & { closed: number } }[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loader = (way: Way, durationMs?: number) => async (): Promise<CreateEngine> => {
    loads.push(way);
    if (way === heldBack) await arrived;
    return () => {
      const engine = silentEngine();
      const own = Object.assign(engine, {
        closed: 0,
        close: async () => {
          own.closed += 1;
          return undefined;
        },
        ...(durationMs !== undefined && { durationMs: () => durationMs }),
      });
      made[way] = own;
      all.push({ way, engine: own });
      return own;
    };
  };
  const openDevice = () => ({}) as AudioContext;
  const engine = engineByTrack({ composed: loader('composed', 90_000), recorded: loader('recorded') })(
    openDevice,
  );
  const open = () => all.filter((one) => one.engine.closed === 0).map((one) => one.way);
  return { engine, loads, made, arrive, open };
}

describe('an engine that sounds each track in its own way', () => {
  it('fetches what makes the sound with the first track that needs it, once', async () => {
    const { engine, loads, made } = setUp();
    expect(loads).toEqual([]);
    await engine.prepare(recorded);
    await engine.play(recorded, 3);
    expect(loads).toEqual(['recorded']);
    expect(made.recorded?.plays).toEqual([{ id: recorded.id, from: 3 }]);
  });

  it('closes one way of sounding before the other takes the device', async () => {
    const { engine, loads, made } = setUp();
    engine.setVolume(0.3);
    await engine.play(recorded, 0);
    await engine.play(composed, 0);
    expect(loads).toEqual(['recorded', 'composed']);
    expect([made.recorded?.sounding, made.recorded?.closed]).toEqual([false, 1]);
    expect([made.composed?.sounding, made.composed?.volume]).toEqual([true, 0.3]);
  });

  it('does not cut off what sounds for what may come', async () => {
    const { engine, loads, made } = setUp();
    await engine.play(recorded, 0);
    await engine.prepare(composed);
    expect([loads, made.recorded?.sounding]).toEqual([['recorded'], true]);
  });

  it('says what follows where it sounds in the same way, and nothing where it does not', async () => {
    const { engine, made } = setUp();
    await engine.play(recorded, 0);
    engine.follow?.({ ...recorded, id: 'next' });
    expect(made.recorded?.followedBy).toBe('next');
    engine.follow?.(composed);
    expect(made.recorded?.followedBy).toBeNull();
  });

  it('starts nothing that was given up while it was being fetched', async () => {
    const { engine, made } = setUp();
    const first = engine.play(recorded, 0);
    engine.pause();
    expect(await first).toBe('superseded');
    expect(made.recorded?.plays).toEqual([]);
  });

  it('leaves the sound to what was asked for last, whichever is here first', async () => {
    const { engine, made, arrive, open } = setUp({ heldBack: 'composed' });
    const first = engine.play(composed, 0);
    expect(await engine.play(recorded, 7)).toBe('playing');
    arrive();
    expect(await first).toBe('superseded');
    expect([engine.positionSeconds(), open()]).toEqual([7, ['recorded']]);
    engine.pause();
    expect(made.recorded?.sounding).toBe(false);
  });

  it('goes back to the way of sounding that it was leaving', async () => {
    const { engine, made, arrive, open } = setUp({ heldBack: 'composed' });
    await engine.play(recorded, 0);
    const left = engine.play(composed, 0);
    expect(await engine.play(recorded, 7)).toBe('playing');
    arrive();
    expect(await left).toBe('superseded');
    expect([made.recorded?.sounding, engine.positionSeconds(), open()]).toEqual([true, 7, ['recorded']]);
  });

  it('does not give up what is about to sound for what may come', async () => {
    const { engine, made, loads, arrive } = setUp({ heldBack: 'composed' });
    const playing = engine.play(composed, 0);
    await engine.prepare(recorded);
    arrive();
    expect([await playing, made.composed?.sounding, loads]).toEqual(['playing', true, ['composed']]);
  });

  it('knows how long a track is as soon as what makes it sound does', async () => {
    const { engine } = setUp();
    expect(engine.durationMs(composed)).toBe(composed.durationMs);
    await engine.prepare(composed);
    expect(engine.durationMs(composed)).toBe(90_000);
  });

  it('passes on that a track has ended or was interrupted', async () => {
    const { engine, made } = setUp();
    const heard: string[] = [];
    engine.onEnded(() => heard.push('ended'));
    engine.onInterrupted(() => heard.push('interrupted'));
    await engine.play(recorded, 0);
    made.recorded?.finish();
    made.recorded?.interrupt();
    expect(heard).toEqual(['ended', 'interrupted']);
  });
});
