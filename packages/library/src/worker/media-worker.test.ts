import { constants } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SoundCut } from '../analysis/decode/cut-sound.ts';
import { asWav, beatSound } from '../testing/beat-sound.ts';
import { createMediaWorker, type MediaWorker } from './media-worker.ts';
import { startWorkerProcess, type WorkerListeners, type WorkerProcess } from './worker-process.ts';

const cut: SoundCut = { kind: 'wav', head: new Uint8Array(16), middle: new Uint8Array(0) };
const jobMs = 10_000;

/** Processes that do what the test says. */
function scripted() {
  const started: (WorkerListeners & { sent: number; hasEnded: boolean })[] = [];
  const start = (listeners: WorkerListeners): WorkerProcess => {
    const one = { ...listeners, sent: 0, hasEnded: false };
    started.push(one);
    return {
      send: () => {
        one.sent += 1;
      },
      end: () => {
        one.hasEnded = true;
      },
    };
  };
  return { started, start };
}

describe('work for a process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is done one after the other, by one process that ends when there is none for a while', async () => {
    const { started, start } = scripted();
    const worker = createMediaWorker(start, jobMs);
    const both = [worker.run('measure', cut), worker.run('measure', cut)];
    expect(started).toHaveLength(1);
    const [process] = started;
    expect(process?.sent).toBe(0);
    process?.onMessage({ kind: 'ready' });
    expect(process?.sent).toBe(1);
    process?.onMessage({ kind: 'done', answered: null });
    expect(process?.sent).toBe(2);
    process?.onMessage({ kind: 'failed', reason: 'DamagedSoundError' });
    expect(await both[0]).toBeNull();
    await expect(both[1]).rejects.toMatchObject({ kind: 'failed', message: 'DamagedSoundError' });
    vi.advanceTimersByTime(60_000);
    expect(process?.hasEnded).toBe(true);
  });

  test('that takes too long ends the process, and the next has a new one', async () => {
    const { started, start } = scripted();
    const worker = createMediaWorker(start, jobMs);
    const first = worker.run('measure', cut);
    const second = worker.run('measure', cut);
    started[0]?.onMessage({ kind: 'ready' });
    const outcome = expect(first).rejects.toMatchObject({ kind: 'too-long' });
    vi.advanceTimersByTime(jobMs);
    await outcome;
    expect(started[0]?.hasEnded).toBe(true);
    started[1]?.onMessage({ kind: 'ready' });
    started[1]?.onMessage({ kind: 'done', answered: null });
    expect(await second).toBeNull();
  });

  test('that ends the process costs that job alone', async () => {
    const { started, start } = scripted();
    const worker = createMediaWorker(start, jobMs);
    const [first, second] = [worker.run('measure', cut), worker.run('measure', cut)];
    started[0]?.onMessage({ kind: 'ready' });
    const outcome = expect(first).rejects.toMatchObject({ kind: 'died' });
    started[0]?.onEnd();
    await outcome;
    started[1]?.onMessage({ kind: 'ready' });
    started[1]?.onMessage({ kind: 'done', answered: null });
    expect(await second).toBeNull();
  });

  test('finds no process where the system refuses to make one, as without memory, and ends nothing else by it', async () => {
    const { started, start } = scripted();
    let isRefused = false;
    const worker = createMediaWorker((listeners) => {
      if (isRefused) throw new Error('spawn ENOMEM');
      return start(listeners);
    }, jobMs);
    const outcomes = ['died', 'unavailable', 'unavailable'].map((kind) =>
      expect(worker.run('measure', cut)).rejects.toMatchObject({ kind }),
    );
    started[0]?.onMessage({ kind: 'ready' });
    isRefused = true;
    started[0]?.onEnd();
    await Promise.all(outcomes);
    isRefused = false;
    const later = worker.run('measure', cut);
    started[1]?.onMessage({ kind: 'ready' });
    started[1]?.onMessage({ kind: 'done', answered: null });
    expect(await later).toBeNull();
  });

  test('finds no process where none starts, and nothing after the end', async () => {
    const { started, start } = scripted();
    const worker = createMediaWorker(start, jobMs);
    const first = worker.run('measure', cut);
    const outcome = expect(first).rejects.toMatchObject({ kind: 'unavailable' });
    started[0]?.onEnd();
    await outcome;
    worker.close();
    await expect(worker.run('measure', cut)).rejects.toMatchObject({ kind: 'closed' });
  });
});

describe('a process of its own', () => {
  let worker: MediaWorker;
  beforeEach(() => {
    worker = createMediaWorker(startWorkerProcess(constants.priority.PRIORITY_NORMAL), 60_000);
  });
  afterEach(() => worker.close());

  test('measures sound, and outlives a file it can make nothing of', async () => {
    const whole = asWav(beatSound({ bpm: 96, seconds: 20 }));
    const sound: SoundCut = { kind: 'wav', head: whole.subarray(20, 36), middle: whole.subarray(44) };
    await expect(worker.run('measure', { ...sound, head: new Uint8Array(16) })).rejects.toMatchObject({
      kind: 'failed',
      message: 'StrangeSoundError',
    });
    const measured = await worker.run('measure', sound);
    expect(measured?.tempoBpm).toBeCloseTo(96, 0);
  });
});
