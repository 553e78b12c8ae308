import { expect, test, vi } from 'vitest';
import { place, setUpMixes } from '../../testing/set-up-mixes.ts';
import { forgetDeleted } from './forget-deleted.ts';

/** A mix that is saved as the playlist `p1`, on a page in sight. */
async function setUp() {
  const { mixes, settled } = setUpMixes();
  mixes.open(place);
  await settled();
  mixes.save(place.id);
  await settled();
  const onPlaylistRemoved = new Set<(id: string) => void>();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const clock = { ms: 0 };
  const findGone = vi.fn(async (_ids: readonly string[]): Promise<string[]> => []);
  return {
    mixes,
    settled,
    findGone,
    clock,
    begin: () =>
      forgetDeleted({
        mixes,
        api: { onPlaylistRemoved },
        findGone,
        now: () => clock.ms,
        document: page as unknown as Document,
      }),
    remove(id: string) {
      for (const tell of onPlaylistRemoved) tell(id);
    },
    show(visibilityState: 'visible' | 'hidden') {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('a playlist that is deleted on this page is forgotten at once', async () => {
  const { mixes, begin, remove } = await setUp();
  const stop = begin();
  remove('another');
  expect(mixes.savedAs()).toEqual(['p1']);
  stop();
  remove('p1');
  expect(mixes.savedAs()).toEqual(['p1']);
  begin();
  remove('p1');
  expect(mixes.savedAs()).toEqual([]);
});

test('one that was deleted elsewhere is forgotten as the page is opened, or comes into sight again', async () => {
  const { mixes, settled, findGone, clock, begin, show } = await setUp();
  begin();
  await settled();
  expect(findGone.mock.calls).toEqual([[['p1']]]);
  expect(mixes.savedAs()).toEqual(['p1']);
  findGone.mockResolvedValue(['p1']);
  clock.ms = 60_000;
  show('hidden');
  expect(findGone).toHaveBeenCalledOnce();
  show('visible');
  await settled();
  expect(findGone).toHaveBeenCalledTimes(2);
  expect(mixes.savedAs()).toEqual([]);
});

test('the service is asked once a minute at most, and what it does not tell stays as it is', async () => {
  const { mixes, settled, findGone, clock, begin, show } = await setUp();
  findGone.mockRejectedValue(new Error('no'));
  const stop = begin();
  clock.ms = 59_000;
  show('visible');
  await settled();
  expect(findGone).toHaveBeenCalledOnce();
  expect(mixes.savedAs()).toEqual(['p1']);
  stop();
  clock.ms = 120_000;
  show('visible');
  expect(findGone).toHaveBeenCalledOnce();
});
