import type { LibraryNews } from '@attune/library';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLibraryNews } from './library-news.ts';

let complaints: string[];
let said: string[];
beforeEach(() => {
  complaints = [];
  said = [];
});

const open = (namesFiles = false) =>
  createLibraryNews({
    setting: 'LIBRARY_URL',
    namesFiles,
    explain: (news) =>
      news.kind === 'looked' && news.passedOver > 0 ? `${news.passedOver} passed over` : null,
    complain: (sentence) => complaints.push(sentence),
    say: (sentence) => said.push(sentence),
  });

type Parts<Kind extends LibraryNews['kind']> = Partial<Omit<Extract<LibraryNews, { kind: Kind }>, 'kind'>>;
const listened = (parts: Parts<'listened'> = {}): LibraryNews => ({
  kind: 'listened',
  trouble: null,
  error: null,
  undelivered: 0,
  ...parts,
});
const looked = (songs: number, parts: Parts<'looked'> = {}): LibraryNews => ({
  kind: 'looked',
  songs,
  passedOver: 0,
  linksPassedOver: 0,
  unreadable: [],
  isCutOff: false,
  isAbsent: false,
  ...parts,
});

describe('a look through the music', () => {
  test('says how many songs there are once they are read, and again when there are others', () => {
    const tell = open();
    for (const songs of [1200, 1200, 1201, 1]) tell(looked(songs));
    expect(said).toEqual([
      'LIBRARY_URL has 1200 songs.',
      'LIBRARY_URL has 1201 songs.',
      'LIBRARY_URL has 1 song.',
    ]);
    expect(complaints).toEqual([]);
  });

  test('says what is wrong once, and names files only where the log is to be that full', () => {
    const news = looked(9, { passedOver: 2, passedOverFiles: ['a/b.mp3', 'new\nline.mp3'] });
    for (const namesFiles of [false, true]) {
      const tell = open(namesFiles);
      tell(news);
      tell(news);
    }
    expect(complaints).toEqual(['2 passed over', '2 passed over']);
    expect(said).toEqual([String.raw`Passed over: "a/b.mp3", "new\nline.mp3"`]);
  });

  test('says of how many files those are that it names', () => {
    open(true)(looked(9, { passedOver: 900, passedOverFiles: ['a.mp3'] }));
    expect(said).toEqual(['Passed over, 1 of 900: "a.mp3"']);
  });
});

describe('a round of listening', () => {
  test('in which every song was had, or on a machine that cannot listen, needs no word', () => {
    const tell = open();
    tell(listened());
    tell(listened({ trouble: 'worker', undelivered: 3 }));
    expect([...complaints, ...said]).toEqual([]);
  });

  test('in which songs could not be had counts them, once', () => {
    const tell = open();
    for (const undelivered of [1, 1, 12]) tell(listened({ undelivered }));
    expect(complaints).toEqual([
      'LIBRARY_URL: 1 song could not be had to listen to (gone, refused or broken off) and is tried again at each look; the others were listened to.',
      expect.stringContaining('12 songs could not be had'),
    ]);
  });

  test('that ended as one song after the other could not be had says so, whatever a look says between', () => {
    const tell = open();
    for (const _ of [1, 2]) {
      tell(looked(50));
      tell(listened({ trouble: 'source', undelivered: 20 }));
    }
    expect(complaints).toEqual([expect.stringContaining('goes on at the next look')]);
  });
});
