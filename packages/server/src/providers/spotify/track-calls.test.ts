import { expect, test } from 'vitest';
import { sampleTrackId, wireTrack } from '../../testing/samples.ts';
import { createTrackCalls } from './track-calls.ts';

const saved = Array.from({ length: 120 }, (_, at) => ({ track: wireTrack(sampleTrackId(at)) }));

/** Saved tracks as the service tells them, fifty at a time. */
function savedTracks(readsOn: boolean) {
  const asked: string[] = [];
  const { savedTracks: read } = createTrackCalls(
    {
      async get({ query = {} }) {
        const from = Number(query.offset ?? 0);
        asked.push(`${from}`);
        const text = JSON.stringify({ items: saved.slice(from, from + Number(query.limit)) });
        return { status: 200, text, header: () => undefined };
      },
      write: () => Promise.reject(new Error('nothing is written')),
    },
    { market: 'US', readsOn },
  );
  return read({ accessToken: 'BQC' }).then(({ tracks, isWhole }) => ({
    tracks: tracks.length,
    isWhole,
    asked: asked.join(),
  }));
}

test('where calls are not counted all that was saved is known, so that none of it is new to the listener', async () => {
  expect(await savedTracks(true)).toEqual({ tracks: 120, isWhole: true, asked: '0,50,100' });
});

test('where each call counts the newest have to do, and are not taken for all', async () => {
  expect(await savedTracks(false)).toEqual({ tracks: 50, isWhole: false, asked: '0' });
});
