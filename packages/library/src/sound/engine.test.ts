import { type EngineTrack, UnplayableTrackError } from '@attune/player';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFakeEngine, recordedTrack as trackOf } from '../testing/fake-engine.ts';

const [one, two] = [trackOf('one'), trackOf('two')];

let { context, elements, nodes, engine, told, holding, sounding, play } = {} as ReturnType<
  typeof openFakeEngine
>;
beforeEach(() => {
  vi.useFakeTimers();
  ({ context, elements, nodes, engine, told, holding, sounding, play } = openFakeEngine());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
    expect(told.interrupted).toBe(0);
  });

  test('rests where it was paused, after a short fade, and goes on from there', async () => {
    await play(one);
    const element = holding('one');
    if (element) element.currentTime = 30;
    engine.pause();
    expect(engine.positionSeconds()).toBe(30);
    await vi.advanceTimersByTimeAsync(100);
    expect([sounding(), told.interrupted]).toEqual([[], 0]);
    await play(one, 30);
    expect(sounding()).toEqual(['/recording/one']);
  });

  test('that is to follow is fetched while the one before sounds, and takes over at its end', async () => {
    await play(one);
    await engine.prepare(two);
    expect(elements.flatMap(({ loads }) => loads)).toEqual(['/recording/one', '/recording/two']);
    expect(sounding()).toEqual(['/recording/one']);
    holding('one')?.finish();
    expect(told.ended).toBe(1);
    expect(await play(two)).toBe('playing');
    expect(holding('two')?.loads).toHaveLength(1);
  });

  test('gives way to another, whose sound is not cut off by the end of the fade', async () => {
    await play(one);
    await play(two);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sounding()).toEqual(['/recording/two']);
    expect([told.ended, told.interrupted]).toEqual([0, 0]);
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

describe('a recording that is to follow another without a gap', () => {
  const short = { ...one, durationMs: 10_000 };
  const lag = 0.12;

  /** Time goes by for everything that sounds. */
  async function pass(seconds: number) {
    for (let step = 0; step < Math.round(seconds * 100); step += 1) {
      context.currentTime += 0.01;
      for (const element of elements) element.pass(0.01);
      await vi.advanceTimersByTimeAsync(10);
    }
  }

  /** The first plays and is eight seconds from its end; the second is there. */
  async function playThenTwo({ lengthSeconds = 10 } = {}) {
    const playing = engine.play(short, 2);
    await vi.advanceTimersByTimeAsync(0);
    holding('one')?.arrive(lengthSeconds);
    await playing;
    await engine.prepare(two);
    engine.follow?.(two);
    const element = holding('two');
    element?.arrive(20);
    if (element) element.lagSeconds = lag;
  }
  /** What was said last of how far behind its element the second is heard. */
  const delayOfTwo = () =>
    nodes.delays[elements.findIndex(({ src }) => src === '/recording/two')]?.values.at(-1);

  test('is started before the end, and kept back until then', async () => {
    await playThenTwo();
    await pass(7.4);
    expect(sounding()).toEqual(['/recording/one']);
    await pass(0.55);
    expect(sounding()).toEqual(['/recording/one', '/recording/two']);
    // The element began half a second before the end and took its time; the rest is how much too early it was.
    expect(delayOfTwo()).toBeGreaterThan(0.5 - lag - 0.03);
    expect(delayOfTwo()).toBeLessThan(0.5 - lag + 0.01);
    const outcomes: Promise<unknown>[] = [];
    engine.onEnded(() => outcomes.push(engine.play(two, 0)));
    await pass(0.07);
    expect([told.ended, await outcomes[0], sounding()]).toEqual([1, 'playing', ['/recording/two']]);
    expect([holding('two')?.loads.length, holding('two')?.seeks]).toEqual([1, []]);
    expect(engine.positionSeconds()).toBeLessThan(0.03);
    await pass(1);
    expect(engine.positionSeconds()).toBeCloseTo(1, 1);
  });

  test('is told to have ended when it has been heard to its end, not when its element has', async () => {
    await playThenTwo();
    engine.onEnded(() => void engine.play(two, 0));
    await pass(8.02);
    engine.follow?.(null);
    await pass(19.9);
    expect([holding('two')?.ended, told.ended]).toEqual([true, 1]);
    await pass(0.2);
    expect(told.ended).toBe(2);
  });

  test.each([
    ['the listener pauses', () => engine.pause()],
    ['something else is to follow', () => engine.follow?.(trackOf('three'))],
    ['nothing is to follow any more', () => engine.follow?.(null)],
    ['the first stands still', () => holding('one')?.dispatchEvent(new Event('error'))],
  ])('falls silent where %s shortly before the end', async (_, change) => {
    await playThenTwo();
    await pass(7.8);
    expect(sounding()).toContain('/recording/two');
    change();
    expect(sounding()).not.toContain('/recording/two');
  });

  test('is silent where nobody takes it over, or the one before stops short of its end', async () => {
    await playThenTwo();
    await pass(8.1);
    expect([told.ended, sounding()]).toEqual([1, []]);
    await playThenTwo();
    await pass(7.8);
    expect(sounding()).toContain('/recording/two');
    // Its data do not come: time goes by, and the element stands.
    for (let step = 0; step < 30; step += 1) {
      context.currentTime += 0.01;
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(sounding()).toEqual(['/recording/one']);
  });

  test('keeps its place while something else is made ready, and is fetched again where it lost it before', async () => {
    await playThenTwo();
    await engine.prepare(trackOf('three'));
    expect(holding('two')).toBeUndefined();
    await pass(0.05);
    holding('two')?.arrive(20);
    await pass(7.75);
    expect(sounding()).toContain('/recording/two');
    await engine.prepare(trackOf('three'));
    expect(sounding()).toContain('/recording/two');
    engine.onEnded(() => void engine.play(two, 0));
    await pass(0.3);
    expect([told.ended, sounding()]).toEqual([1, ['/recording/two']]);
  });

  test('waits for an end that the file and the server do not agree on', async () => {
    await playThenTwo({ lengthSeconds: 12 });
    await pass(9.9);
    expect(sounding()).toEqual(['/recording/one']);
  });

  test('waits where it could not be sought back to its start', async () => {
    await playThenTwo();
    engine.follow?.({ ...two, recording: { url: '/recording/two', gainDb: 0, isSeekable: false } });
    await pass(7.9);
    expect(sounding()).toEqual(['/recording/one']);
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
    expect([told.interrupted, holding('converted')?.loads.length, engine.positionSeconds()]).toEqual([
      1, 1, 30,
    ]);
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
    expect(told.interrupted).toBe(0);
    element?.fail();
    expect(told.interrupted).toBe(1);
    expect(engine.positionSeconds()).toBe(59);
  });

  test('whoever else stops the sound interrupts it', async () => {
    await play(one);
    holding('one')?.pause();
    expect(told.interrupted).toBe(1);
    await play(one);
    context.setState('interrupted');
    expect(told.interrupted).toBe(2);
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
  expect([context.state, told.interrupted]).toEqual(['closed', 0]);
});

test('what is heard can be drawn, and silence before anything is', async () => {
  const drawn = new Float32Array(4).fill(9);
  engine.readSignal(drawn);
  expect([...drawn]).toEqual([0, 0, 0, 0]);
  await play(one);
  engine.readSignal(drawn);
  expect(drawn[0]).toBe(0.25);
});
