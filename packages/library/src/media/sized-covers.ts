import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Picture } from '../folder/picture.ts';
import { type MediaWorker, WorkerError } from '../worker/media-worker.ts';

/** Bytes of covers that are kept; the least recently shown goes first. */
const mostBytes = 24 * 1024 * 1024;
/** What an entry takes besides its bytes. */
const entryBytes = 500;
/** On a busy machine a picture may take too long once: it is tried again after this, and no sooner, as others wait for it. */
const againAfterMs = 10 * 60_000;

interface Sized {
  /** `null`: there is none that can be shown. */
  picture: Picture | null;
  isTriedAgain?: boolean;
}

interface Asked {
  sizePx: number;
  read: () => Promise<Picture | null>;
}

/**
 * @param name changes with the file the picture is read from
 * @param read the picture as the file holds it
 * @throws what `read` throws
 */
export type SizedCovers = (
  name: string,
  sizePx: number,
  read: () => Promise<Picture | null>,
) => Promise<Picture | null>;

/** Covers in the size they are shown in, made once and kept for a while. */
export function createSizedCovers(
  worker: Pick<MediaWorker, 'run'>,
  now: () => number = () => performance.now(),
): SizedCovers {
  // Pictures are large until they are resized, and wait as the files they lie in.
  const oneAtATime = pLimit(1);

  async function resize({ sizePx, read }: Asked): Promise<Sized> {
    const picture = await read();
    if (picture === null) return { picture };
    try {
      const resized = await worker.run('resize', { bytes: picture.bytes, sizePx });
      return { picture: resized === null ? picture : { ...resized, bytes: Buffer.from(resized.bytes) } };
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      // Without a process to resize it the whole picture is shown; what ended one is shown to no browser either.
      if (error.kind === 'unavailable' || error.kind === 'closed') return { picture };
      return { picture: null, isTriedAgain: error.kind === 'too-long' };
    }
  }

  const covers = new LRUCache<string, Sized, Asked>({
    maxSize: mostBytes,
    sizeCalculation: ({ picture }) => entryBytes + (picture?.bytes.length ?? 0),
    perf: { now },
    ttlResolution: 0,
    fetchMethod: async (_name, _stale, { options, context }) => {
      const sized = await oneAtATime(() => resize(context));
      if (sized.isTriedAgain) options.ttl = againAfterMs;
      return sized;
    },
  });

  return async (name, sizePx, read) => {
    const found = await covers.fetch(`${sizePx} ${name}`, { context: { sizePx, read } });
    return found?.picture ?? null;
  };
}
