import { type EngineTrack, UnplayableTrackError } from '@attune/player';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeAudioContext, FakeAudioElement, fakeNodes } from '../testing/fake-audio.ts';
import { createEngine } from './engine.ts';

const trackOf = (id: string, { gainDb = 0, isSeekable = true } = {}) =>
  ({
    id,
    durationMs: 180_000,
    attributes: {},
    recording: { url: `/recording/${id}`, gainDb, isSeekable },
  }) as EngineTrack;
const [one, two] = [trackOf('one'), trackOf('two')];

let context: FakeAudioContext;
let elements: FakeAudioElement[];
let nodes: ReturnType<typeof fakeNodes>;
let engine: ReturnType<typeof createEngine>;
let ended: number;
let interrupted: number;

beforeEach(() => {
  vi.useFakeTimers();
  context = new FakeAudioContext();
  elements = [];
  nodes = fakeNodes();
  for (const [name, fake] of Object.entries(nodes.globals)) vi.stubGlobal(name, fake);
  engine = createEngine(
    () => context as unknown as AudioContext,
    () => {
      const element = new FakeAudioElement();
      elements.push(element);
      return element as unknown as HTMLAudioElement;
    },
  );
  ended = 0;
  interrupted = 0;
  engine.onEnded(() => {
    ended += 1;
  });
  engine.onInterrupted(() => {
    interrupted += 1;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const holding = (id: string) => elements.find(({ src }) => src === `/recording/${id}`);
const sounding = () => elements.filter(({ isSounding }) => isSounding).map(({ src }) => src);

/** Plays a track whose recording comes at once. */
async function play(track: EngineTrack, fromSeconds = 0) {
  const playing = engine.play(track, fromSeconds);
  playing.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  holding(track.id)?.arrive();
  return playing;
}

describe('a recording', () => {
  test('sounds from where it is wanted, and tells where it is', async () => {
    expect(await play(one, 42)).toBe('playing');
    expect(sounding()).toEqual(['/recording/one']);
    expect(engine.positionSeconds()).toBe(42);
    expect(engine.durationMs(one)).toBe(180_000);
  });

  test('is not fetched again to go elsewhere in it', async () => {
    await play(one);
    await play(one, 90);
    expect(holding('one')?.loads).toEqual(['/recording/one']);
    await vi.advanceTimersByTimeAsync(1000);
    expect([sounding(), engine.positionSeconds()]).toEqual([['/recording/one'], 90]);
    expect(interrupted).toBe(0);
  });

  test('rests where it was paused, after a short fade, and goes on from there', async () => {
    await play(one);
    const element = holding('one');
    if (element) element.currentTime = 30;
    engine.pause();
    expect(engine.positionSeconds()).toBe(30);
    await vi.advanceTimersByTimeAsync(100);
    expect([sounding(), interrupted]).toEqual([[], 0]);
    await play(one, 30);
    expect(sounding()).toEqual(['/recording/one']);
  });

  test('that is to follow is fetched while the one before sounds, and takes over at its end', async () => {
    await play(one);
    await engine.prepare(two);
    expect(elements.flatMap(({ loads }) => loads)).toEqual(['/recording/one', '/recording/two']);
    expect(sounding()).toEqual(['/recording/one']);
    holding('one')?.finish();
    expect(ended).toBe(1);
    expect(await play(two)).toBe('playing');
    expect(holding('two')?.loads).toHaveLength(1);
  });

  test('gives way to another, whose sound is not cut off by the end of the fade', async () => {
    await play(one);
    await play(two);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sounding()).toEqual(['/recording/two']);
    expect([ended, interrupted]).toEqual([0, 0]);
  });

  test.each([
    [-6.02, 0.5],
    [0, 1],
    [3, 1.413],
    [20, 1.995],
  ])('with a ReplayGain of %d dB sounds %d times as loud', async (gainDb, factor) => {
    await play(trackOf('loud', { gainDb }));
    const values = nodes.gains.flatMap(({ values: given }) => given);
    expect(values.at(-1)).toBeCloseTo(factor, 2);
  });
});

describe('a recording that can only be heard from its start', () => {
  const converted = trackOf('converted', { isSeekable: false });

  test('begins there wherever it is wanted, and goes on where it was paused', async () => {
    await play(converted, 42);
    const element = holding('converted');
    expect([element?.seeks, engine.positionSeconds()]).toEqual([[], 0]);
    if (element) element.pass(30);
    engine.pause();
    if (element) element.pass(0.03);
    await vi.advanceTimersByTimeAsync(100);
    await play(converted, 30);
    expect([element?.seeks, element?.loads.length, sounding()]).toEqual([[], 1, ['/recording/converted']]);
    expect(engine.positionSeconds()).toBeCloseTo(30.03);
  });

  test('is fetched anew to be heard from its start again', async () => {
    await play(converted);
    holding('converted')?.pass(30);
    await play(converted, 0);
    const element = holding('converted');
    expect([element?.seeks, element?.loads.length, engine.positionSeconds()]).toEqual([[], 2, 0]);
    expect(sounding()).toEqual(['/recording/converted']);
  });

  test('does not begin anew by itself where its connection is lost', async () => {
    await play(converted);
    holding('converted')?.pass(30);
    holding('converted')?.fail();
    expect([interrupted, holding('converted')?.loads.length, engine.positionSeconds()]).toEqual([1, 1, 30]);
  });
});

describe('what goes wrong', () => {
  test('a recording that does not come, or is of a kind nobody plays here, is unplayable', async () => {
    const failing = engine.play(one, 0);
    holding('one')?.fail();
    await expect(failing).rejects.toThrow(UnplayableTrackError);
    const waiting = engine.play(two, 0);
    const outcome = expect(waiting).rejects.toThrow(UnplayableTrackError);
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    expect(sounding()).toEqual([]);
    // What failed once may come the next time.
    expect(await play(one)).toBe('playing');
    await expect(engine.play({ ...one, recording: undefined } as unknown as EngineTrack, 0)).rejects.toThrow(
      UnplayableTrackError,
    );
  });

  test('what a browser holds back until a gesture is said to be blocked', async () => {
    const starting = engine.play(one, 0);
    const element = holding('one');
    if (element) element.playFailure = new DOMException('no gesture', 'NotAllowedError');
    element?.arrive();
    expect(await starting).toBe('blocked');
    if (element) element.playFailure = null;
    context.state = 'suspended';
    const again = play(one);
    await vi.advanceTimersByTimeAsync(1000);
    expect([await again, sounding()]).toEqual(['blocked', []]);
  });

  test('what was given up before it came never sounds', async () => {
    const first = engine.play(one, 0);
    const second = engine.play(two, 0);
    holding('one')?.arrive();
    holding('two')?.arrive();
    expect([await first, await second]).toEqual(['superseded', 'playing']);
    const third = engine.play(one, 5);
    engine.pause();
    holding('one')?.arrive();
    expect(await third).toBe('superseded');
    await vi.advanceTimersByTimeAsync(100);
    expect(sounding()).toEqual([]);
  });

  test('a connection that is lost midway is taken up again once, from a second before', async () => {
    await play(one);
    const element = holding('one');
    if (element) element.currentTime = 60;
    element?.fail();
    element?.arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect([element?.loads.length, element?.currentTime, sounding()]).toEqual([2, 59, ['/recording/one']]);
    expect(interrupted).toBe(0);
    element?.fail();
    expect(interrupted).toBe(1);
    expect(engine.positionSeconds()).toBe(59);
  });

  test('whoever else stops the sound interrupts it', async () => {
    await play(one);
    holding('one')?.pause();
    expect(interrupted).toBe(1);
    await play(one);
    context.setState('interrupted');
    expect(interrupted).toBe(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(sounding()).toEqual([]);
  });
});

test('closed, it lets go of its connections and of the device', async () => {
  await play(one);
  await engine.close();
  expect(elements.map(({ src, isSounding }) => [src, isSounding])).toEqual([
    ['', false],
    ['', false],
  ]);
  expect([context.state, interrupted]).toEqual(['closed', 0]);
});

test('what is heard can be drawn, and silence before anything is', async () => {
  const drawn = new Float32Array(4).fill(9);
  engine.readSignal(drawn);
  expect([...drawn]).toEqual([0, 0, 0, 0]);
  await play(one);
  engine.readSignal(drawn);
  expect(drawn[0]).toBe(0.25);
});
