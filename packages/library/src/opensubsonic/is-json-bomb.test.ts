import { describe, expect, test } from 'vitest';
import { fakeSongs } from '../testing/fake-server.ts';
import { isJsonBomb } from './is-json-bomb.ts';
import { readAnswer } from './server-calls.ts';

const answer = (song: unknown[] | string) => {
  const list = typeof song === 'string' ? `[${song}]` : JSON.stringify(song);
  const bytes = Buffer.from(`{"subsonic-response":{"status":"ok","searchResult3":{"song":${list}}}}`);
  return { contentType: 'application/json', bytes };
};
const megabytes = 5 * 1024 * 1024;

describe('an answer', () => {
  test('of songs as servers tell of them is read, with lists of everybody who plays', () => {
    const people = [
      { id: '1', name: 'Ada' },
      { id: '2', name: 'Bo' },
    ];
    const songs = fakeSongs(500, String).map((song) => ({
      ...song,
      artists: people,
      albumArtists: people,
      contributors: people.map((artist) => ({ role: 'composer', artist })),
      genres: [{ name: 'Folk' }],
      moods: [],
      isrc: [],
      replayGain: {},
    }));
    expect(readAnswer(answer(songs))).toHaveProperty('searchResult3.song.length', 500);
    expect(readAnswer(answer(fakeSongs(10_000, String)))).toHaveProperty('searchResult3.song.length', 10_000);
  });

  test.each(['{},', '[],', '1,', '"a",', '{"id":"a"},'])('made of nothing but %s is none', (piece) => {
    const bodies = answer(piece.repeat(megabytes / piece.length).slice(0, -1));
    expect(isJsonBomb(bodies.bytes)).toBe(true);
    expect(() => readAnswer(bodies)).toThrow(expect.objectContaining({ kind: 'unexpected-reply' }));
  });

  test('of lists within lists is none', () => {
    expect(isJsonBomb(Buffer.from('['.repeat(megabytes)))).toBe(true);
  });

  test('that is short may be anything', () => {
    expect(isJsonBomb(answer('{},{},[],[]').bytes)).toBe(false);
  });
});
