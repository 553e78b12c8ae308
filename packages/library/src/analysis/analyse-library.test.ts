import { describe, expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import { LibraryServerError } from '../opensubsonic/server-error.ts';
import { wavFile } from '../testing/wav-file.ts';
import { createMediaWorker, type MediaWorker, WorkerError } from '../worker/media-worker.ts';
import { createAnalysis } from './analyse-library.ts';

const sound = wavFile({ seconds: 1 });
const songs = new Map(
  [...inventedSongs(120)].map((song, at) => {
    const id = `t${String(at).padStart(3, '0')}`;
    return [id, { ...song, path: id, sizeBytes: sound.length }] as const;
  }),
);
const ids = [...songs.keys()];

const refused = (code: number) => new LibraryServerError('refused', { code });
const gone = () => new Error('ENOENT');

/** What hears nothing in anything. */
const deaf = () =>
  createMediaWorker(({ onMessage }) => {
    queueMicrotask(() => onMessage({ kind: 'ready' }));
    return { send: () => queueMicrotask(() => onMessage({ kind: 'done', answered: null })), end: () => {} };
  }, 1_000);

/** Listens to all of them, of which opening some fails. */
function opened(failures: Map<string, Error>, worker: Pick<MediaWorker, 'run'> = deaf()) {
  const heard = new Set<string>();
  const asked: string[] = [];
  const analysis = createAnalysis({
    idsAfter: (id, most) => ids.filter((one) => one > id).slice(0, most),
    songOf: (id) => songs.get(id),
    isSettled: (id) => heard.has(id),
    async openSound({ path }) {
      asked.push(path);
      const failure = failures.get(path);
      if (failure !== undefined) throw failure;
      return {
        sizeBytes: sound.length,
        read: async (from, to) => sound.subarray(from, to),
        close: async () => {},
      };
    },
    worker,
    keep: (id) => void heard.add(id),
    now: () => 0,
  });
  return { heard, asked, analysis, round: () => analysis.run(new AbortController().signal) };
}
const failing = (some: readonly string[], failure: () => Error) => new Map(some.map((id) => [id, failure()]));

describe('a song that is not to be had', () => {
  test.each([
    ['refused with an error of no kind', () => refused(0)],
    ['refused as not there', () => refused(70)],
    ['broken off, or answered with a server error', () => new LibraryServerError('unavailable')],
    ['answered with a page', () => new LibraryServerError('unexpected-reply')],
    ['gone from the folder', gone],
  ])('%s is passed over, counted, and all others are listened to', async (_, failure) => {
    const { heard, round, analysis } = opened(failing(['t007', 't008', 't090'], failure));
    expect(await round()).toEqual({ trouble: null, error: null, undelivered: 3 });
    expect(heard.size).toBe(songs.size - 3);
    expect(analysis.undelivered()).toBe(3);
  });

  test('is tried in the next round, and counted no more once it was had', async () => {
    const failures = failing(['t007'], () => refused(0));
    const { asked, round, analysis } = opened(failures);
    await round();
    failures.clear();
    expect(await round()).toMatchObject({ trouble: null, undelivered: 0 });
    expect(asked.filter((id) => id === 't007')).toHaveLength(2);
    expect(analysis.undelivered()).toBe(0);
  });
});

describe('a source that is in trouble', () => {
  test.each([
    ['refuses who asks', refused(40)],
    ['allows no downloads', refused(50)],
    ['takes no token', new LibraryServerError('password-withheld')],
  ])('ends the round at once where it %s', async (_, failure) => {
    const { asked, round } = opened(failing(ids, () => failure));
    expect(await round()).toEqual({ trouble: 'source', error: failure, undelivered: 0 });
    expect(asked).toHaveLength(1);
  });

  test('ends the round where it gives nothing, song after song', async () => {
    const { asked, round } = opened(failing(ids, () => new LibraryServerError('unavailable')));
    expect(await round()).toMatchObject({ trouble: 'source', undelivered: 20 });
    expect(asked).toHaveLength(20);
  });

  test('is not what many songs are that it does not have: each round comes further', async () => {
    const many = ids.slice(10, 60);
    const { heard, round } = opened(failing(many, () => refused(70)));
    const rounds = [await round(), await round(), await round()];
    expect(rounds.map(({ trouble }) => trouble)).toEqual(['source', 'source', null]);
    expect(heard.size).toBe(songs.size - many.length);
    expect(await round()).toMatchObject({ trouble: null, undelivered: many.length });
  });
});

test('what takes too long once, as on a machine that is busy, is tried in the next round and settled if it does again', async () => {
  let busyFor = 3;
  const run = async () => {
    busyFor -= 1;
    if (busyFor >= 0) throw new WorkerError('too-long');
    return null;
  };
  const { asked, heard, round } = opened(new Map(), { run } as Pick<MediaWorker, 'run'>);
  expect(await round()).toMatchObject({ trouble: null });
  expect(heard.size).toBe(songs.size - 3);
  busyFor = 1;
  await round();
  expect(asked.slice(songs.size)).toEqual(ids.slice(0, 3));
  expect(heard.size).toBe(songs.size);
});

describe('a worker that is ended', () => {
  /** Ends with these tries, counted from one. */
  const endedBy = (isEnded: (tried: number) => boolean) => {
    let tried = 0;
    const run = async () => {
      tried += 1;
      if (isEnded(tried)) throw new WorkerError('died');
      return null;
    };
    return { run } as Pick<MediaWorker, 'run'>;
  };

  test('by a file now and then settles that file, and all others are listened to', async () => {
    const { heard, round } = opened(
      new Map(),
      endedBy((tried) => [2, 3, 4, 90, 120].includes(tried)),
    );
    expect(await round()).toMatchObject({ trouble: null });
    expect(heard.size).toBe(songs.size);
  });

  test('again and again, as where memory is short, settles nothing, and all are listened to once it is not', async () => {
    const { asked, heard, round } = opened(
      new Map(),
      endedBy((tried) => tried > 10 && tried <= 15),
    );
    expect(await round()).toMatchObject({ trouble: 'worker' });
    expect([heard.size, asked.length]).toEqual([10, 15]);
    expect(await round()).toMatchObject({ trouble: null });
    expect(asked.slice(15, 20)).toEqual(asked.slice(10, 15));
    expect(heard.size).toBe(songs.size);
  });

  test('by many files each time they are tried settles them in the end', async () => {
    const { heard, round } = opened(
      new Map(),
      endedBy(() => true),
    );
    let rounds = 0;
    while (heard.size < songs.size && rounds < 100) {
      await round();
      rounds += 1;
    }
    expect([heard.size, rounds]).toEqual([songs.size, 25]);
  });
});
