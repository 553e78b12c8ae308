import { expect, test } from 'vitest';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import { createFindCover } from './find-cover.ts';

const track = { id: '0aB1cD2eF3gH4iJ5kL6mN7', url: 'https://open.spotify.com/track/0aB1cD2eF3gH4iJ5kL6mN7' };

test('a listener who leaves before the card has come leaves nothing to be believed of it', async () => {
  const leaving = new AbortController();
  const findCover = createFindCover(
    async (_url, signal) => {
      if (signal === undefined) return { title: 'Paper Lanterns', image: 'https://i.scdn.co/image/cover' };
      // As cards answer whoever leaves.
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)));
    },
    createMemoryStore({ now: () => performance.now() }),
  );
  const asked = findCover(track, leaving.signal);
  await new Promise(setImmediate);
  leaving.abort();
  expect(await asked).toBeNull();
  expect(await findCover(track)).toBe('https://i.scdn.co/image/cover');
});

test('a track without a card is not asked for again for a while', async () => {
  let asks = 0;
  const findCover = createFindCover(
    async () => {
      asks += 1;
      return null;
    },
    createMemoryStore({ now: () => performance.now() }),
  );
  expect([await findCover(track), await findCover(track)]).toEqual([null, null]);
  expect(asks).toBe(1);
});
