import { expect, test } from 'vitest';
import * as z from 'zod';
import { listSongs, pageSize } from './list-songs.ts';

const schema = z.looseObject({ id: z.string() });

/** Lists what a server has that answers the calls of these numbers as if it had nothing. */
async function list(songCount: number, emptyAnswers: readonly number[] = []) {
  const listed: string[] = [];
  let asked = 0;
  const outcome = await listSongs(
    {
      calls: {
        async ask(_method, { songOffset }) {
          asked += 1;
          if (emptyAnswers.includes(asked)) return { status: 'ok', searchResult3: {} };
          const from = Number(songOffset);
          const length = Math.max(0, Math.min(pageSize, songCount - from));
          const song = Array.from({ length }, (_, at) => ({ id: `song ${from + at}` }));
          return { status: 'ok', searchResult3: { song } };
        },
      },
      who: async () => ({ u: 'ann' }),
      schema,
    },
    async (children) => void listed.push(...children.map(({ id }) => id)),
    new AbortController().signal,
  );
  return { ...outcome, songs: new Set(listed).size, asked };
}

test('a page that is empty once, as where the server’s database failed, is not the end of a list', async () => {
  expect(await list(1_200, [2])).toEqual({ isWhole: true, songs: 1_200, asked: 5 });
  expect(await list(1_200, [3])).toEqual({ isWhole: true, songs: 1_200, asked: 5 });
});

test('a list that ends with a full page ends, and no other is asked for twice', async () => {
  expect(await list(1_000)).toEqual({ isWhole: true, songs: 1_000, asked: 4 });
  expect(await list(1_200)).toEqual({ isWhole: true, songs: 1_200, asked: 4 });
});
