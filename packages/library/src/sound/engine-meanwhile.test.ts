import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFakeEngine, recordedTrack } from '../testing/fake-engine.ts';

const [one, two] = [recordedTrack('one'), recordedTrack('two')];

let { context, engine, told, holding, sounding, play } = {} as ReturnType<typeof openFakeEngine>;
beforeEach(() => {
  vi.useFakeTimers();
  ({ context, engine, told, holding, sounding, play } = openFakeEngine());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('while a connection that was lost is taken up again', () => {
  beforeEach(async () => {
    await play(one);
    holding('one')?.pass(60);
    holding('one')?.fail();
  });

  test.each([
    ['the listener pauses', () => engine.pause()],
    ['something else is played', () => play(two).then(() => engine.pause())],
    ['the system takes the sound away', () => context.setState('interrupted')],
  ])('a recording stays silent where %s', async (_, stop) => {
    await stop();
    await vi.advanceTimersByTimeAsync(100);
    holding('one')?.arrive();
    await vi.advanceTimersByTimeAsync(100);
    expect(sounding()).toEqual([]);
  });

  test('a recording keeps its place, also where it is paused or does not come back', async () => {
    expect(engine.positionSeconds()).toBe(59);
    engine.pause();
    expect(engine.positionSeconds()).toBe(59);
    await play(one, 59);
    holding('one')?.fail();
    holding('one')?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect([told.interrupted, engine.positionSeconds()]).toEqual([1, 58]);
  });

  test('a recording is heard from where the listener goes', async () => {
    expect(await play(one, 90)).toBe('playing');
    await vi.advanceTimersByTimeAsync(100);
    expect([sounding(), engine.positionSeconds()]).toEqual([['/recording/one'], 90]);
    expect(told.interrupted).toBe(0);
  });

  test('a browser that lets it sound no more interrupts it', async () => {
    const element = holding('one');
    if (element) element.playFailure = new DOMException('no gesture', 'NotAllowedError');
    element?.arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect([told.interrupted, engine.positionSeconds()]).toEqual([1, 59]);
  });
});

describe('while the place from which a recording is to be heard is fetched', () => {
  let first: Promise<unknown>;
  beforeEach(async () => {
    first = engine.play(one, 30);
    const element = holding('one');
    if (element) element.isStarved = true;
    element?.arrive();
    await vi.advanceTimersByTimeAsync(10);
  });

  test('another place that is asked for is the one that is heard', async () => {
    const second = engine.play(one, 90);
    await vi.advanceTimersByTimeAsync(10);
    holding('one')?.feed();
    expect([await first, await second]).toEqual(['superseded', 'playing']);
    await vi.advanceTimersByTimeAsync(100);
    expect([sounding(), engine.positionSeconds()]).toEqual([['/recording/one'], 90]);
    expect(told.interrupted).toBe(0);
  });

  test.each([
    ['the listener pauses', () => engine.pause(), []],
    ['something else is played', () => void play(two), ['/recording/two']],
  ])('it stays silent where %s', async (_, change, heard) => {
    change();
    await vi.advanceTimersByTimeAsync(100);
    holding('one')?.feed();
    expect(await first).toBe('superseded');
    expect(sounding()).toEqual(heard);
  });
});

test('what is made ready for later takes no place from what is about to sound', async () => {
  const starting = engine.play(one, 0);
  await engine.prepare(two);
  holding('one')?.arrive();
  expect([await starting, sounding()]).toEqual(['playing', ['/recording/one']]);
  expect(holding('two')?.loads).toHaveLength(1);
});
