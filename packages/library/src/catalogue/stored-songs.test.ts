import { expect, test } from 'vitest';
import { inventedSongs } from '../../scripts/invented-songs.ts';
import type { Song } from '../folder/song.ts';
import { createStoredSongs } from './stored-songs.ts';

const [first, second] = [...inventedSongs(2)] as [Song, Song];

test('a song is read from the index once while it is asked for again, and anew after a change', () => {
  const index = new Map([['one', first]]);
  const asked: string[] = [];
  const songs = createStoredSongs((id) => {
    asked.push(id);
    return index.get(id);
  });
  expect([songs.get('one'), songs.get('one'), asked.length]).toEqual([first, first, 1]);
  expect([songs.get('none'), songs.get('none'), asked.length]).toEqual([undefined, undefined, 3]);
  songs.set('one', second);
  expect([songs.get('one'), asked.length]).toEqual([second, 3]);
  index.set('one', second);
  songs.flush();
  expect([songs.get('one'), asked.length]).toEqual([second, 4]);
  songs.delete('one');
  index.delete('one');
  expect(songs.get('one')).toBeUndefined();
});

test('all songs of a change are there until the index has them, however many they are', () => {
  const songs = createStoredSongs(() => undefined);
  for (let at = 0; at < 2_000; at += 1) songs.set(String(at), first);
  expect(songs.get('0')).toBe(first);
  songs.flush();
  expect(songs.get('0')).toBeUndefined();
});
