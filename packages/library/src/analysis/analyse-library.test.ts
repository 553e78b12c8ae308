import { describe, expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import { LibraryServerError } from '../opensubsonic/server-error.ts';
import { wavFile } from '../testing/wav-file.ts';
import { createMediaWorker } from '../worker/media-worker.ts';
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
function opened(failures: Map<string, Error>) {
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
    worker: deaf(),
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
