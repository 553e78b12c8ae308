import type { AffectPoint, MixRequest, MixTrack } from '@attune/contract';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../lib/browser-storage.ts';
import { expectConsole } from '../../testing/console-guard.ts';
import { calmBrief, mixOf } from '../../testing/samples.ts';
import { createRadio } from './radio.ts';
import { createStationStorage } from './station-storage.ts';

const seed = { key: 'mood=calm', name: 'Calm', brief: calmBrief };
const batch = (number: number) => mixOf(number).tracks.slice(0, 4);
const idsOf = (tracks: readonly MixTrack[]) => tracks.map(({ id }) => id);

interface Tab {
  storage?: Storage;
  signIn?: 'first' | 'second';
  /** `null`: not known yet. */
  account?: string | null;
}

/** A radio whose batches come when the test says so, and the clock of its test. */
function setUp({ storage = createMemoryStorage(), signIn = 'first', account = 'ada' }: Tab = {}) {
  let nowMs = 0;
  const asked: MixRequest[] = [];
  const played: { after: string; ids: readonly string[] }[] = [];
  let answer: (tracks: MixTrack[], aimedAt?: AffectPoint) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const radio = createRadio({
    make: (request) => {
      asked.push(request);
      return new Promise((resolve, reject) => {
        answer = (tracks, aimedAt) => resolve({ ...mixOf(), tracks, ...(aimedAt && { aimedAt }) });
        refuse = reject;
      });
    },
    goOnWith: (after, ids) => void played.push({ after, ids }),
    now: () => nowMs,
    storage: createStationStorage(storage, {
      key: signIn,
      earlierKeys: signIn === 'first' ? [] : ['first'],
      account: () => account ?? undefined,
    }),
  });
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  return {
    radio,
    asked,
    played,
    shown: () => idsOf(radio.get()?.tracks ?? []),
    come: (tracks: MixTrack[], aimedAt?: AffectPoint) => {
      answer(tracks, aimedAt);
      return settled();
    },
    fail: (error: Error) => {
      refuse(error);
      return settled();
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

/** A radio that is not open yet, and the first of what will be made for it. */
function setUpUnmade() {
  const [first, second] = batch(0);
  if (first === undefined || second === undefined) throw new Error('A batch has tracks.');
  return { ...setUp(), first, second };
}

/** A station whose first track is heard. */
async function listening() {
  const all = setUpUnmade();
  all.radio.open(seed);
  await all.come(batch(0));
  all.radio.hear(all.first.id);
  return all;
}

test('of a song it begins where that stands, stays there after a reload, and goes on from there', async () => {
  const point = { valence: 0.9, energy: 0.7 };
  const storage = createMemoryStorage();
  const { radio, asked, come } = setUp({ storage });
  radio.open({ ...seed, aimsAtLiked: true });
  expect(asked[0]?.aimsAtLiked).toBe(true);
  // A reload before anything came asks for the same.
  expect(setUp({ storage }).asked[0]?.aimsAtLiked).toBe(true);
  await come(batch(0), point);
  expect(radio.get()?.station.brief.target).toEqual(point);
  const reloaded = setUp({ storage });
  reloaded.radio.setEnergy(0.8);
  expect(reloaded.asked.at(-1)).toMatchObject({ brief: { target: { valence: 0.9, energy: 0.8 } } });
  expect(reloaded.asked.at(-1)?.aimsAtLiked).toBeUndefined();
});

test('begins once for an address, and waits for the listener to play it', async () => {
  const { radio, asked, come, played, shown } = setUp();
  radio.open(seed);
  radio.open(seed);
  expect(asked).toHaveLength(1);
  await come(batch(0));
  expect(shown()).toEqual(idsOf(batch(0)));
  expect(played).toEqual([]);
  radio.open({ ...seed, key: 'mood=happy' });
  expect([asked.length, shown()]).toEqual([2, []]);
});

test('more is made before the end comes near, and follows what is there', async () => {
  const { radio, asked, come, played, pass, first, second } = await listening();
  expect(asked).toHaveLength(1);
  pass(first.durationMs);
  radio.hear(second.id);
  expect(asked[1]?.without).toEqual(idsOf(batch(0)));
  await come(batch(1));
  expect(played.at(-1)).toEqual({ after: second.id, ids: idsOf([...batch(0).slice(2), ...batch(1)]) });
  expect(radio.get()?.said).toBeNull();
});

test('a skip changes what comes, and says so; what was to come makes way for it', async () => {
  const { radio, asked, come, played, pass, shown, first, second } = await listening();
  pass(10_000);
  radio.hear(second.id);
  expect(radio.get()?.said).toContain(`Skipped ${first.name}.`);
  expect(asked[1]?.without).toEqual([first.id, second.id]);
  await come(batch(1));
  expect(shown()).toEqual([first.id, second.id, ...idsOf(batch(1))]);
  expect(played.at(-1)).toEqual({ after: second.id, ids: idsOf(batch(1)) });
});

test('a pause is no time in which a track was heard: what is skipped after it is skipped all the same', async () => {
  const { radio, asked, pass } = await listening();
  const [first, second, third] = batch(0);
  pass(8000);
  radio.hear(first?.id ?? null, false);
  pass(first?.durationMs ?? 0);
  radio.hear(first?.id ?? null, true);
  pass(8000);
  radio.hear(second?.id ?? null, true);
  expect(asked).toHaveLength(2);
  // Skipped while it rests.
  pass(8000);
  radio.hear(second?.id ?? null, false);
  pass(second?.durationMs ?? 0);
  radio.hear(third?.id ?? null, true);
  expect(radio.get()?.station.skipped.map(({ id }) => id)).toEqual([first?.id, second?.id]);
});

test('going back is no skip, nor is leaving a track that was judged already', async () => {
  const { radio, asked, come, pass, first, second } = await listening();
  radio.notThis(first);
  expect(radio.get()?.said).toContain('Less by Artist 1.');
  await come(batch(0).slice(1));
  pass(1000);
  radio.hear(second.id);
  expect(radio.get()?.said).toContain('Less by Artist 1.');
  const before = asked.length;
  radio.hear(first.id);
  expect(asked.length).toBe(before);
  expect(radio.get()?.said).toContain('Less by Artist 1.');
});

test('what was put aside and is heard all the same is on air, and the station goes on from there', async () => {
  const { radio, come, played, pass, shown, first, second } = await listening();
  pass(10_000);
  radio.hear(second.id);
  await come(batch(1));
  // The player fetches those still, and a press that waits for them goes on with them.
  radio.notThis(second);
  await come(batch(2));
  const [late, later] = batch(1);
  radio.hear(late?.id ?? '');
  expect(shown()).toEqual(idsOf([first, second, ...batch(1).slice(0, 1), ...batch(2)]));
  expect(radio.get()).toMatchObject({ at: 2, said: expect.stringContaining('Less by') });
  expect(radio.get()?.station.came).toEqual([first.id, second.id, late?.id]);
  expect(played.at(-1)).toEqual({ after: late?.id, ids: idsOf(batch(2)) });
  // Once what came instead is heard, the others that made way for it are of the station no more.
  radio.hear(batch(2)[0]?.id ?? '');
  expect(radio.get()?.at).toBe(3);
  radio.hear(later?.id ?? '');
  expect(radio.get()?.at).toBe(3);
});

test('a like and the sliders go into what is asked next', async () => {
  const { radio, asked, first } = await listening();
  radio.like(first);
  expect(asked.at(-1)?.brief.like).toEqual([{ kind: 'track', name: first.name, artist: 'Artist 1' }]);
  radio.setEnergy(0.9);
  radio.setDiscovery('new');
  expect(asked.at(-1)?.brief).toMatchObject({ target: { energy: 0.9 }, discovery: 'new' });
  expect(radio.get()?.said).toBe('More of what is new to you.');
  const before = asked.length;
  radio.setDiscovery('new');
  expect(asked.length).toBe(before);
});

test('where nothing is found for a change, what was to come stays', async () => {
  const { radio, come, shown, first } = await listening();
  radio.notThis(first);
  await come([]);
  expect(shown()).toEqual(idsOf(batch(0)));
  expect(radio.get()).toMatchObject({ isOver: true, isMaking: false });
});

test('a failure is told, and tried again on request; after the end nothing comes', async () => {
  expectConsole(/The radio found no more music/);
  const { radio, asked, come, fail, shown } = setUp();
  radio.open(seed);
  await fail(new TypeError('Failed to fetch'));
  expect(radio.get()?.failure).not.toBeNull();
  radio.retry();
  expect(radio.get()?.failure).toBeNull();
  radio.close();
  await come(batch(0));
  expect([radio.get(), shown(), asked.length]).toEqual([null, [], 2]);
});

test('other music than its own is none of its business', async () => {
  const { radio, asked, first } = await listening();
  radio.hear('ANOTHER');
  radio.hear(null);
  radio.hear(first.id);
  expect([radio.get()?.at, asked.length, radio.get()?.said]).toEqual([0, 1, null]);
});

test('a track of it that played from before it was made is on air once it is made, and its queue is left alone', async () => {
  const { radio, asked, come, played, pass, first, second } = setUpUnmade();
  radio.hear(second.id);
  pass(second.durationMs - 1000);
  radio.open(seed);
  await come(batch(0));
  expect(radio.get()?.at).toBe(1);
  expect(radio.get()?.station.came).toEqual([first.id, second.id]);
  expect(played).toEqual([]);
  // More is made where the end is near, and then the station goes on with it.
  expect(asked).toHaveLength(2);
  await come(batch(1));
  expect(played.at(-1)?.after).toBe(second.id);
  // It was heard since it began, not since it was noticed: it was heard to its end.
  pass(1000);
  radio.hear(batch(0)[2]?.id ?? '');
  expect(radio.get()).toMatchObject({ at: 2, said: null });
});

test('after a failure what was changed still makes way for what was to come', async () => {
  expectConsole(/The radio found no more music/);
  const { radio, asked, come, fail, shown, first } = await listening();
  radio.setEnergy(0.9);
  await fail(new TypeError('Failed to fetch'));
  radio.retry();
  expect(asked.at(-1)?.without).toEqual([first.id]);
  await come(batch(1));
  expect(shown()).toEqual([first.id, ...idsOf(batch(1))]);
});

test('a reload finds the station as it was, with what it learned, and makes nothing it has', async () => {
  const storage = createMemoryStorage();
  const { radio, come } = setUp({ storage });
  const [first] = batch(0);
  radio.open(seed);
  await come(mixOf().tracks);
  radio.hear(first?.id ?? '');
  radio.setEnergy(0.9);
  await come(mixOf(1).tracks);
  const before = radio.get();
  const again = setUp({ storage });
  expect(again.radio.get()).toEqual({ ...before, said: null });
  again.radio.open(seed);
  expect(again.asked).toEqual([]);
  // How much of it was heard nobody knows.
  again.pass(1000);
  again.radio.hear(before?.tracks[1]?.id ?? '');
  expect(again.radio.get()).toMatchObject({ at: 1, said: null });
});

test('a reload while more was made asks for it again, and what cannot be read is begun anew', async () => {
  const storage = createMemoryStorage();
  const { radio, come } = setUp({ storage });
  radio.open(seed);
  await come(batch(0));
  radio.hear(batch(0)[3]?.id ?? '');
  const again = setUp({ storage });
  expect(again.asked).toHaveLength(1);
  await again.come(batch(1));
  expect(again.shown()).toEqual(idsOf([...batch(0), ...batch(1)]));
  storage.setItem('first', JSON.stringify({ version: 2 }));
  expect(setUp({ storage }).radio.get()).toBeNull();
  storage.setItem('first', '{');
  expect(setUp({ storage }).radio.get()).toBeNull();
});

test('a reload while what comes was made anew asks for it again, in place of what was to come before', async () => {
  const storage = createMemoryStorage();
  const { radio, come } = setUp({ storage });
  const [first] = batch(0);
  radio.open(seed);
  await come(mixOf().tracks);
  radio.hear(first?.id ?? '');
  radio.setEnergy(0.9);
  const again = setUp({ storage });
  expect(again.asked).toHaveLength(1);
  expect(again.asked[0]).toMatchObject({ brief: { target: { energy: 0.9 } }, without: [first?.id] });
  await again.come(batch(1));
  expect(again.shown()).toEqual([first?.id, ...idsOf(batch(1))]);
  expect(setUp({ storage }).asked).toEqual([]);
});

test('the same account finds its station under its next sign-in, and nobody else does', async () => {
  const storage = createMemoryStorage();
  const { radio, come, shown } = setUp({ storage });
  radio.open(seed);
  await come(mixOf().tracks);
  const before = shown();
  // A load of the page writes it before it is known whose it is.
  setUp({ storage, account: null });
  expect(setUp({ storage, signIn: 'second', account: 'kim' }).radio.get()).toBeNull();
  expect(setUp({ storage, signIn: 'second', account: null }).radio.get()).toBeNull();
  const again = setUp({ storage, signIn: 'second' });
  again.radio.open(seed);
  expect([again.shown(), again.asked]).toEqual([before, []]);
  expect(storage.getItem('first')).toBeNull();
});
