import { mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inventedSongs, inventedSource } from '../scripts/invented-songs.ts';
import { idFor } from './catalogue/ids.ts';
import { openFolderSource } from './folder/folder-source.ts';
import { LibraryFolderError } from './folder/library-folder-error.ts';
import { type Library, openLibrary } from './open-library.ts';
import { createLibraryFolder, type LibraryFolder, writeHousehold } from './testing/library-folder.ts';
import { wavFile } from './testing/wav-file.ts';

let place: LibraryFolder;
beforeEach(async () => {
  place = await createLibraryFolder();
});
afterEach(() => place.dispose());

const song = {
  title: 'Nightboat',
  artist: 'Low Tide',
  album: 'Still Water',
  genre: 'Ambient',
  year: 1998,
  bpm: 64,
};
const namesIn = (items: ReadonlyMap<string, { name: string }>) => [...items.values()].map(({ name }) => name);

const noWorker = () => {
  throw new Error('no cover is asked for here');
};

describe('what tags say', () => {
  test('becomes a track, its album and its artist, under ids of 22 letters and digits', async () => {
    await place.write('Low Tide/Still Water/01.wav', { ...song, trackNumber: 1, seconds: 2 });
    const { music } = await place.open();
    const [track] = [...music.catalogue.tracks.values()];
    expect(track).toMatchObject({ name: 'Nightboat', trackNumber: 1, durationMs: 2000 });
    expect(track?.id).toMatch(/^[A-Za-z0-9]{22}$/);
    expect(music.catalogue.albums.get(track?.albumId ?? '')).toMatchObject({
      name: 'Still Water',
      releaseDate: '1998',
      trackIds: [track?.id],
    });
    expect(music.catalogue.artists.get(track?.artistIds[0] ?? '')).toMatchObject({
      name: 'Low Tide',
      genres: ['ambient'],
    });
  });

  test('is said as tagged, and what follows from it is said to be an estimate', async () => {
    await place.write('tagged.wav', song);
    await place.write('bare.wav', { title: 'Bare' });
    const library = await place.open();
    const factsBy = (name: string) => {
      const track = [...library.music.catalogue.tracks.values()].find((one) => one.name === name);
      return track && library.factsOf(track);
    };
    const facts = factsBy('Nightboat');
    expect(facts).toMatchObject({ genres: ['ambient'], tempo: 64 });
    expect(facts?.estimated).toEqual(['valence', 'energy', 'instrumentalness']);
    expect(facts?.energy).toBeLessThan(0.3);
    expect(factsBy('Bare')).toEqual({ genres: [] });
  });

  test('marks songs as explicit or clean; of the others nobody knows', async () => {
    for (const advisory of [1, 2, 0])
      await place.write(`${advisory}.wav`, { title: `Marked ${advisory}`, advisory });
    await place.write('plain.wav', { title: 'Plain' });
    const { music } = await place.open();
    const told = [...music.catalogue.tracks.values()].map(({ name, explicit }) => [name, explicit]);
    expect(Object.fromEntries(told)).toEqual({
      'Marked 1': true,
      'Marked 2': false,
      'Marked 0': undefined,
      Plain: undefined,
    });
  });

  test('is read of files that were counted before, so that the first look can say how long it takes', async () => {
    for (const number of [1, 2, 3])
      await place.write(`album/${number}.wav`, { ...song, trackNumber: number });
    const library = await place.open();
    expect(library.progress()).toMatchObject({ state: 'settled', looked: 3, expected: 3 });
  });

  test('may be missing: the file is called by its name, and stands on the album of its folder', async () => {
    await place.write('Attic/tape 4.wav', {});
    const { music } = await place.open();
    expect(namesIn(music.catalogue.tracks)).toEqual(['tape 4']);
    expect(namesIn(music.catalogue.albums)).toEqual(['Attic']);
    expect(namesIn(music.catalogue.artists)).toEqual(['Unknown artist']);
  });

  test('holds no direction marks, control characters or essays', async () => {
    await place.write('odd.wav', {
      ...song,
      title: `a\u202eb\u0000\n${'x'.repeat(5000)}`,
      artist: '<b>Mallory',
    });
    const { music } = await place.open();
    const [name = ''] = namesIn(music.catalogue.tracks);
    expect(name).toMatch(/^a b x+$/);
    expect([...name].length).toBeLessThanOrEqual(200);
    // Markup is text like any other; whoever shows it escapes it.
    expect(namesIn(music.catalogue.artists)).toEqual(['<b>Mallory']);
  });

  test('a slash in a name is no second artist where the album artist has it too', async () => {
    await place.write('1.wav', { ...song, artist: 'Fire/Water', albumArtist: 'Fire/Water' });
    await place.write('2.wav', { ...song, artist: 'One/Other', albumArtist: 'One' });
    const { music } = await place.open();
    expect(namesIn(music.catalogue.artists).sort()).toEqual(['Fire/Water', 'One', 'Other']);
  });

  test('a compilation without an album artist is one album by various artists', async () => {
    await place.write('Mixtape/1.wav', { ...song, artist: 'One', album: 'Mixtape', trackNumber: 1 });
    await place.write('Mixtape/2.wav', { ...song, artist: 'Two', album: 'Mixtape', trackNumber: 2 });
    await place.write('Elsewhere/1.wav', { ...song, artist: 'Three', album: 'Mixtape' });
    const { music } = await place.open();
    const albums = [...music.catalogue.albums.values()].map(({ artistId, trackIds }) => [
      music.catalogue.artists.get(artistId)?.name,
      trackIds.length,
    ]);
    expect(albums.sort()).toEqual([
      ['Three', 1],
      ['Various artists', 2],
    ]);
  });
});

test('an album that spans folders is found once, also by an index of before they were joined', async () => {
  for (const part of ['win', 'lose'])
    await place.write(`pack/${part}/1.wav`, { ...song, title: part, artist: 'Kay', album: 'Fanfares' });
  const find = ({ music }: Library) =>
    music.search({ query: 'fanfares', types: ['album'], limit: 5, offset: 0 }).album;
  const library = await place.open();
  expect(find(library)).toMatchObject({ total: 1, items: [{ name: 'Fanfares', trackIds: { length: 2 } }] });
  await library.close();
  const [name = ''] = (await readdir(place.indexDirectory)).filter((each) => each.endsWith('.db'));
  const database = new Database(join(place.indexDirectory, name));
  const id = idFor('album', 'named fanfares in pack/win');
  const { lastInsertRowid } = database
    .prepare("INSERT INTO album_words (id, name, people, album, tags) VALUES (?, 'Fanfares', 'Kay', '', '')")
    .run(id);
  database
    .prepare('INSERT INTO word_places (name, place) VALUES (?, ?)')
    .run(`album ${id}`, Number(lastInsertRowid));
  database.close();
  expect(find(await place.open())).toMatchObject({ total: 1, items: [{ name: 'Fanfares' }] });
});

describe('names that differ by a sound written beside its letter', () => {
  const find = ({ music }: Library, query: string) =>
    music.search({ query, types: ['artist'], limit: 5, offset: 0 }).artist?.items.map(({ name }) => name);

  test('are two artists, each found first by its own name', async () => {
    for (const artist of ['राधा', 'राधे']) await place.write(`${artist}/1.wav`, { ...song, artist });
    const library = await place.open();
    expect(namesIn(library.music.catalogue.artists).toSorted()).toEqual(['राधा', 'राधे']);
    expect(find(library, 'राधा')?.[0]).toBe('राधा');
    expect(find(library, 'राधे')?.[0]).toBe('राधे');
    expect(find(library, 'रध')).toEqual([]);
  });

  test('are found by an index of before they were told apart', async () => {
    await place.write('1.wav', { ...song, artist: 'バンド' });
    await (await place.open()).close();
    const [name = ''] = (await readdir(place.indexDirectory)).filter((each) => each.endsWith('.db'));
    const database = new Database(join(place.indexDirectory, name));
    const before = idFor('artist', 'ハント');
    database.prepare('UPDATE artist_words SET id = ?').run(before);
    database.prepare("UPDATE word_places SET name = ? WHERE name LIKE 'artist %'").run(`artist ${before}`);
    database.close();
    const library = await place.open();
    expect(
      library.music.search({ query: 'バンド', types: ['artist'], limit: 5, offset: 0 }).artist,
    ).toMatchObject({
      total: 1,
      items: [{ name: 'バンド' }],
    });
  });
});

test('an index of before explicit songs were known learns which are, and nothing is listened to again', async () => {
  await place.write('1.wav', { ...song, advisory: 1 });
  await (await place.open()).close();
  const [name = ''] = (await readdir(place.indexDirectory)).filter((each) => each.endsWith('.db'));
  const inIndex = <Row>(sql: string): Row[] => {
    const database = new Database(join(place.indexDirectory, name));
    const rows = database.prepare(sql).all() as Row[];
    database.close();
    return rows;
  };
  inIndex(
    `INSERT INTO analyses SELECT id, 'as it was', '{"kind":"failed","reason":"x"}' FROM songs RETURNING id`,
  );
  inIndex("UPDATE songs SET document = json_remove(document, '$.explicit', '$.tagsVersion') RETURNING id");
  const library = await place.open();
  expect([...library.music.catalogue.tracks.values()].map(({ explicit }) => explicit)).toEqual([true]);
  await library.close();
  expect(inIndex('SELECT state FROM analyses')).toEqual([{ state: 'as it was' }]);
});

test('an index of before names were found however they are typed learns it without reading a file', async () => {
  await place.write('1.wav', { ...song, artist: 'Ødegaard' });
  await (await place.open()).close();
  const [name = ''] = (await readdir(place.indexDirectory)).filter((each) => each.endsWith('.db'));
  const database = new Database(join(place.indexDirectory, name));
  for (const kind of ['track', 'album', 'artist'])
    database.exec(`
      CREATE TABLE before AS SELECT rowid AS place, id, name, people, album, tags FROM ${kind}_words;
      DROP TABLE ${kind}_words;
      CREATE VIRTUAL TABLE ${kind}_words USING fts5(id UNINDEXED, name, people, album, tags, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
      INSERT INTO ${kind}_words (rowid, id, name, people, album, tags) SELECT * FROM before;
      DROP TABLE before;
    `);
  database.close();
  await rename(join(place.folder, '1.wav'), join(place.base, 'away.wav'));
  const { music } = await place.open();
  const { track, artist, album } = music.search({
    query: 'odegaard',
    types: ['track', 'artist', 'album'],
    limit: 5,
    offset: 0,
  });
  expect([track?.total, artist?.total, album?.total]).toEqual([1, 1, 1]);
});

describe('the folder', () => {
  test('that cannot be read is said to be that', async () => {
    await expect(openFolderSource(join(place.base, 'nowhere'), noWorker)).rejects.toThrow(LibraryFolderError);
    await writeFile(join(place.base, 'file'), '');
    await expect(openFolderSource(join(place.base, 'file'), noWorker)).rejects.toThrow(LibraryFolderError);
  });

  test('is not left by a link, neither when it is looked through nor when a file is opened', async () => {
    await mkdir(join(place.base, 'private'));
    await writeFile(join(place.base, 'private', 'secret.wav'), wavFile({ ...song, title: 'Secret' }));
    await symlink(join(place.base, 'private'), join(place.folder, 'link'));
    await symlink(join(place.base, 'private', 'secret.wav'), join(place.folder, 'secret.wav'));
    await place.write('Own/1.wav', song);
    const { music } = await place.open();
    expect(namesIn(music.catalogue.tracks)).toEqual(['Nightboat']);
    expect(place.news.at(-1)).toMatchObject({ linksPassedOver: 2 });

    const [id = ''] = music.catalogue.tracks.keys();
    const request = { range: undefined, ifRange: undefined, isHead: true };
    expect((await music.recordings?.openSound(id, request))?.status).toBe(200);
    await rm(join(place.folder, 'Own/1.wav'));
    await symlink(join(place.base, 'private', 'secret.wav'), join(place.folder, 'Own/1.wav'));
    expect((await music.recordings?.openSound(id, request))?.status).toBe(404);
    await rm(join(place.folder, 'Own'), { recursive: true });
    await writeFile(join(place.base, 'private', '1.wav'), wavFile(song));
    await symlink(join(place.base, 'private'), join(place.folder, 'Own'));
    expect((await music.recordings?.openSound(id, request))?.status).toBe(404);
  });

  test('holds damaged and foreign files, which are passed over', async () => {
    await place.write('whole.wav', song);
    await place.write('cut.wav', wavFile(song).subarray(0, 20));
    await place.write('noise.mp3', Buffer.alloc(3000, 'noise'));
    await place.write('empty.flac', Buffer.alloc(0));
    await place.write('notes.txt', Buffer.from('no music'));
    const { music } = await place.open();
    expect(namesIn(music.catalogue.tracks)).toEqual(['Nightboat']);
    expect(place.news.at(-1)).toMatchObject({ kind: 'looked', songs: 1, passedOver: 3 });
  });

  test('that is empty where there was music is a disk that is not there: what was known stays', async () => {
    await place.write('1.wav', song);
    const library = await place.open();
    await rename(place.folder, `${place.folder} away`);
    await mkdir(place.folder);
    await library.look();
    expect(library.progress()).toMatchObject({ state: 'absent', songs: 1 });
    await rm(place.folder, { recursive: true });
    await library.look();
    expect(library.progress()).toMatchObject({ state: 'absent', songs: 1 });
    await rename(`${place.folder} away`, place.folder);
    await library.look();
    expect(library.progress()).toMatchObject({ state: 'settled', songs: 1 });
  });
});

describe('looking again', () => {
  test('takes in what came, changed and went, under the ids there were', async () => {
    await place.write('a.wav', { ...song, title: 'Stays' });
    await place.write('b.wav', { ...song, title: 'Changes' });
    await place.write('c.wav', { ...song, title: 'Goes', artist: 'Gone With It', album: 'Gone' });
    const library = await place.open();
    const { catalogue, search } = library.music;
    const idOf = (name: string) => [...catalogue.tracks.values()].find((track) => track.name === name)?.id;
    const [stays, changes] = [idOf('Stays'), idOf('Changes')];
    const before = library.music.revision?.();

    await place.write('b.wav', { ...song, title: 'Changed', seconds: 3 });
    await utimes(join(place.folder, 'b.wav'), 1_800_000_000, 1_800_000_000);
    await rm(join(place.folder, 'c.wav'));
    await place.write('d.wav', { ...song, title: 'Comes' });
    await library.look();

    expect(namesIn(catalogue.tracks).sort()).toEqual(['Changed', 'Comes', 'Stays']);
    expect([idOf('Stays'), idOf('Changed')]).toEqual([stays, changes]);
    expect(namesIn(catalogue.artists)).toEqual(['Low Tide']);
    expect(namesIn(catalogue.albums)).toEqual(['Still Water']);
    expect(library.music.revision?.()).not.toBe(before);
    const found = (query: string) =>
      search({ query, types: ['track', 'artist', 'album'], limit: 10, offset: 0 });
    expect(found('Goes').track?.total).toBe(0);
    expect(found('Gone').artist?.total).toBe(0);
    expect(found('Gone').album?.total).toBe(0);
    expect(found('Changes').track?.total).toBe(0);
    expect(found('Comes').track?.items[0]?.name).toBe('Comes');
  });

  test('reads no file again that is as it was, also after a start', async () => {
    await place.write('a.wav', song);
    const first = await place.open();
    await first.close();
    // Were it read, its new title would be seen: the length and the time are those of before.
    const { size, time } = { size: wavFile(song).length, time: new Date(1_700_000_000_000) };
    await utimes(join(place.folder, 'a.wav'), time, time);
    const second = await place.open();
    await second.close();
    await place.write('a.wav', wavFile({ ...song, title: 'Nightcoat' }).subarray(0, size));
    await utimes(join(place.folder, 'a.wav'), time, time);
    const third = await place.open();
    expect(namesIn(third.music.catalogue.tracks)).toEqual(['Nightboat']);
    expect(
      third.music.search({ query: 'nightboat', types: ['track'], limit: 1, offset: 0 }).track?.total,
    ).toBe(1);
  });

  test('an index that was cut short goes on where it stopped, and a damaged one is made anew', async () => {
    await writeHousehold(place, 2);
    await (await place.open()).close();
    for (const name of await readdir(place.indexDirectory))
      await writeFile(
        join(place.indexDirectory, name),
        'no database at all, and long enough to be read as one',
      );
    const library = await place.open();
    expect(library.progress()).toMatchObject({ state: 'settled', songs: 16, looked: 16 });
    expect(library.storage).toBe('on-disk');
  });

  test('where nothing can be kept the index lives in memory', async () => {
    await place.write('a.wav', song);
    await writeFile(place.indexDirectory, 'a file where the folder would be');
    const library = await place.open();
    expect([library.storage, library.progress().songs]).toEqual(['in-memory', 1]);
  });
});

describe('a large library', () => {
  const count = 4_000;
  let passMinute = () => {};
  const open = () =>
    openLibrary({
      source: inventedSource(count),
      indexDirectory: place.indexDirectory,
      onNews: () => {},
      every: (_, callback) => {
        passMinute = callback;
        return () => {};
      },
      now: Date.now,
      listen: null,
    });
  const whole = [...inventedSongs(count)];
  const nameOf = (at: number) => whole[at]?.title ?? '';
  const idAt = (at: number) => idFor('track', whole[at]?.path ?? '');
  const found = (library: Library, query: string) =>
    library.music.search({ query, types: ['track'], limit: 50, offset: 0 }).track;

  test('opens a little at a time, and answers by id and by words before all of it is there', async () => {
    const first = open();
    await first.look();
    await first.close();

    const library = open();
    const { tracks, albums } = library.music.catalogue;
    expect(library.progress().state).toBe('opening');
    expect(tracks.size).toBeLessThan(count);
    const last = [...whole].sort((one, other) => (one.path < other.path ? 1 : -1))[0];
    const id = idFor('track', last?.path ?? '');
    expect([tracks.has(id), tracks.get(id)?.name]).toEqual([true, last?.title]);
    expect(albums.get(tracks.get(id)?.albumId ?? '')?.trackIds).toEqual([id]);
    expect(found(library, 'night')?.items.length).toBe(50);
    expect(tracks.size).toBeLessThan(count);

    let turns = 0;
    let isOpen = false;
    const beat = () => {
      turns += 1;
      if (!isOpen) setImmediate(beat);
    };
    setImmediate(beat);
    await library.look();
    isOpen = true;
    expect(turns).toBeGreaterThan(3);
    expect(library.progress()).toMatchObject({ state: 'settled', songs: count });
    expect(tracks.size).toBe(count);
    expect(albums.get(tracks.get(id)?.albumId ?? '')?.trackIds.length).toBe(
      whole.filter(({ album, albumArtist }) => album === last?.album && albumArtist === last?.albumArtist)
        .length,
    );
    expect(library.music.catalogue.playlists.size).toBeGreaterThan(20);
    await library.close();
  });

  test('puts what is called so first, and gives every hit once over all pages', async () => {
    const library = open();
    await library.look();
    const total = found(library, 'night')?.total ?? 0;
    expect(total).toBeGreaterThan(300);
    expect(found(library, 'night')?.items[0]?.name).toBe('night');
    const ids = new Set<string>();
    for (let offset = 0; offset < total; offset += 50) {
      const page = library.music.search({ query: 'night', types: ['track'], limit: 50, offset }).track;
      for (const { id } of page?.items ?? []) ids.add(id);
    }
    expect(ids.size).toBe(total);
    expect(found(library, `${nameOf(7)} ${whole[7]?.artists[0]}`)?.items.map(({ id }) => id)).toContain(
      idAt(7),
    );
    await library.close();
  });

  test('is made anew where its index turns out to be damaged', async () => {
    const first = open();
    await first.look();
    await first.close();
    const [name = ''] = await readdir(place.indexDirectory);
    const file = join(place.indexDirectory, name);
    const bytes = await readFile(file);
    bytes.fill(0x5a, 3 * 4096);
    await writeFile(file, bytes);

    const library = open();
    await library.look();
    found(library, 'night');
    await library.look();
    await library.look();
    expect(library.progress()).toMatchObject({ state: 'settled', songs: count });
    expect(found(library, 'night')?.items.length).toBe(50);
    await library.close();
  });

  test('is made anew within a minute where its index is damaged while it is open', async () => {
    const first = open();
    await first.look();
    await first.close();
    const library = open();
    await library.look();
    const [name = ''] = (await readdir(place.indexDirectory)).filter((one) => one.endsWith('.db'));
    const file = join(place.indexDirectory, name);
    const bytes = await readFile(file);
    bytes.fill(0x5a, 3 * 4096);
    await writeFile(file, bytes);

    expect(found(library, 'night')?.items).toEqual([]);
    passMinute();
    await expect.poll(() => found(library, 'night')?.items.length, { timeout: 15_000 }).toBe(50);
    await library.look();
    expect(library.progress()).toMatchObject({ state: 'settled', songs: count });
    await library.close();
  });
});
