import { expect, test } from 'vitest';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import { StreamingError, type StreamingErrorKind } from '../streaming/streaming-error.ts';
import type { TrackDetails } from '../streaming/streaming-service.ts';
import { createOwnMusic } from './own-music.ts';

const sam = { accessToken: 'a-token' };
const saved: TrackDetails = {
  id: 'saved',
  name: 'Low Tide',
  artists: ['Nils'],
  album: null,
  image: 'i',
  url: '#',
  durationMs: 200_000,
  explicit: null,
  year: null,
};

/** Music of one's own at a service that fails while it is told to. */
function setUp() {
  let failure: StreamingErrorKind | null = null;
  let calls = 0;
  const ownMusic = createOwnMusic({
    streaming: {
      async savedTracks() {
        calls += 1;
        if (failure !== null) throw new StreamingError(failure);
        return { tracks: [saved], isWhole: true };
      },
      topTracks: async () => [],
    },
    permissions: { of: async () => ['own-music'] },
    store: createMemoryStore({ now: () => 0 }),
    now: () => 0,
  });
  return {
    read: () => ownMusic.read(sam),
    fails: (kind: StreamingErrorKind | null) => {
      failure = kind;
    },
    calls: () => calls,
  };
}

test.each(['timeout', 'unavailable', 'rate-limited', 'quota-exceeded', 'unexpected-reply'] as const)(
  'a failure that passes ("%s") costs one mix what the listener has, and not the next',
  async (kind) => {
    const { read, fails } = setUp();
    fails(kind);
    expect(await read()).toBeNull();
    fails(null);
    expect(await read()).toEqual({ tracks: [saved], isWhole: true });
  },
);

test.each(['permission-missing', 'endpoint-removed'] as const)(
  'a refusal that lasts ("%s") is not asked about again at once',
  async (kind) => {
    const { read, fails, calls } = setUp();
    fails(kind);
    expect([await read(), await read()]).toEqual([null, null]);
    expect(calls()).toBe(1);
  },
);

test('what the listener has to act on is theirs to know', async () => {
  const { read, fails } = setUp();
  fails('token-rejected');
  await expect(read()).rejects.toMatchObject({ kind: 'token-rejected' });
});
