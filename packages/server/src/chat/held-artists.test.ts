import { expect, test, vi } from 'vitest';
import { StreamingError } from '../streaming/streaming-error.ts';
import { createFindHeldArtists } from './held-artists.ts';

const artist = (name: string) => [name, { id: name, name }] as const;
const call = { accessToken: 'x' };
const isGood = () => Promise.resolve();

test('a catalogue that grew is read on, and what went is named no longer', async () => {
  const all = new Map([artist('Slow Elevator'), artist('Sergeant Gravy')]);
  const values = vi.spyOn(all, 'values');
  let revision = 1;
  const find = createFindHeldArtists(
    () => Promise.resolve({ all, revision, mayHear: (id) => all.has(id) }),
    isGood,
  );
  const spelled = async (key: string) => (await find(call))?.spelled(key);
  expect(await spelled('slowelevator')).toBe('Slow Elevator');
  expect(await spelled('sergeantgravy')).toBe('Sergeant Gravy');
  expect(values).toHaveBeenCalledTimes(1);
  all.delete('Sergeant Gravy');
  all.set(...artist('Vesper & Loam'));
  revision += 1;
  expect(await spelled('sergeantgravy')).toBeUndefined();
  expect(await spelled('vesperandloam')).toBe('Vesper & Loam');
  expect(values).toHaveBeenCalledTimes(2);
});

test('a library that is another one is read anew, and forgets who went', async () => {
  const all = new Map(Array.from({ length: 3_000 }, (_, at) => artist(`Artist ${at}`)));
  let revision = 1;
  const find = createFindHeldArtists(() => Promise.resolve({ all, revision, mayHear: () => true }), isGood);
  expect((await find(call))?.spelled('artist7')).toBe('Artist 7');
  all.clear();
  all.set(...artist('Slow Elevator'));
  revision += 1;
  await find(call);
  expect((await find(call))?.spelled('artist7')).toBeUndefined();
  expect((await find(call))?.spelled('slowelevator')).toBe('Slow Elevator');
});

test('a token that is not good is told of nobody, nor where the service refuses', async () => {
  const refuse = () => Promise.reject(new StreamingError('token-rejected'));
  const artistsOf = vi.fn(() => Promise.resolve({ all: new Map(), revision: 0, mayHear: () => true }));
  expect(await createFindHeldArtists(artistsOf, refuse)(call)).toBeNull();
  expect(artistsOf).not.toHaveBeenCalled();
  expect(await createFindHeldArtists(refuse, isGood)(call)).toBeNull();
  const broken = () => Promise.reject(new Error('broken'));
  await expect(createFindHeldArtists(broken, isGood)(call)).rejects.toThrow('broken');
});
