import { describe, expect, test, vi } from 'vitest';
import type { Picture } from '../folder/picture.ts';
import { type MediaWorker, WorkerError, type WorkerErrorKind } from '../worker/media-worker.ts';
import { createSizedCovers } from './sized-covers.ts';

const original: Picture = { bytes: Buffer.from('as the file holds it'), contentType: 'image/jpeg' };
const small: Picture = { bytes: Buffer.from('small'), contentType: 'image/webp' };
const read = async () => original;

const workerThat = (run: () => Promise<Picture | null>) => {
  const seen = vi.fn(run);
  return { seen, worker: { run: seen } as unknown as MediaWorker };
};

describe('covers in the size they are shown in', () => {
  test('are made once for all who ask at the same time or later, and for each size and state of the file', async () => {
    const { seen, worker } = workerThat(async () => small);
    const covers = createSizedCovers(worker);
    const both = await Promise.all([covers('a', 64, read), covers('a', 64, read)]);
    expect(both).toEqual([small, small]);
    expect(await covers('a', 64, read)).toEqual(small);
    expect(seen).toHaveBeenCalledTimes(1);
    await covers('a', 300, read);
    await covers('a changed', 64, read);
    expect(seen).toHaveBeenCalledTimes(3);
  });

  test('are read from their files one after the other', async () => {
    let [open, most] = [0, 0];
    const covers = createSizedCovers(workerThat(async () => small).worker);
    const slowly = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return original;
    };
    await Promise.all(Array.from({ length: 20 }, (_, at) => covers(String(at), 64, slowly)));
    expect(most).toBe(1);
  });

  test('stay as they are where they are small already', async () => {
    expect(await createSizedCovers(workerThat(async () => null).worker)('a', 64, read)).toEqual(original);
  });

  test.each<[WorkerErrorKind, Picture | null]>([
    ['failed', null],
    ['died', null],
    ['too-long', null],
    ['unavailable', original],
    ['closed', original],
  ])('when resizing has %s', async (kind, shown) => {
    const { seen, worker } = workerThat(() => Promise.reject(new WorkerError(kind)));
    const covers = createSizedCovers(worker);
    expect(await covers('a', 64, read)).toEqual(shown);
    expect(await covers('a', 64, read)).toEqual(shown);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test('what took too long once is tried again after some minutes, and no sooner', async () => {
    let nowMs = 1_000;
    const results = [() => Promise.reject(new WorkerError('too-long')), async () => small];
    const { seen, worker } = workerThat(async () => (results.shift() ?? expect.fail)());
    const covers = createSizedCovers(worker, () => nowMs);
    expect(await covers('a', 64, read)).toBeNull();
    nowMs += 9 * 60_000;
    expect(await covers('a', 64, read)).toBeNull();
    expect(seen).toHaveBeenCalledTimes(1);
    nowMs += 2 * 60_000;
    expect(await covers('a', 64, read)).toEqual(small);
    nowMs += 60 * 60_000;
    expect(await covers('a', 64, read)).toEqual(small);
    expect(seen).toHaveBeenCalledTimes(2);
  });

  test('a file that could not be read is tried again', async () => {
    const covers = createSizedCovers(workerThat(async () => small).worker);
    await expect(covers('a', 64, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await covers('a', 64, read)).toEqual(small);
  });
});
