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

function setUp() {
  const loads: string[] = [];
  const made: Record<string, SilentEngine & { closed: number }> = {};
  const loader = (way: string, durationMs?: number) => async (): Promise<CreateEngine> => {
    loads.push(way);
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
      return own;
    };
  };
  const openDevice = () => ({}) as AudioContext;
  const engine = engineByTrack({ composed: loader('composed', 90_000), recorded: loader('recorded') })(
    openDevice,
  );
  return { engine, loads, made };
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
