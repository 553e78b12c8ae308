import type { Track } from '../../track.ts';
import type { PlayableKind, QueueAnswer } from '../service/messages.ts';
import type { ServiceClient } from '../service/service-client.ts';
import type { Entry } from './entries.ts';

/** A playlist that was fetched so lately is taken to be the same still. */
const freshMs = 10_000;

/** The service takes no more ids in one call. */
const mostAtOnce = 100;

/** The tracks this page has met, and the last playlist or album that was asked for. */
export function createKnownTracks(service: ServiceClient, now: () => number) {
  const tracks = new Map<string, Track>();
  let asked: { key: string; atMs: number; answer: Promise<QueueAnswer> } | null = null;

  function learn(answer: QueueAnswer): void {
    for (const track of answer.tracks) tracks.set(track.id, track);
  }

  return {
    has: (id: string) => tracks.has(id),
    at: (entry: Entry | undefined) => (entry && tracks.get(entry.trackId)) ?? null,
    all: (entries: readonly Entry[]) => entries.flatMap(({ trackId }) => tracks.get(trackId) ?? []),

    /** Asks for it once, though it is made ready first and then played. */
    async fetch(kind: PlayableKind, id: string): Promise<QueueAnswer> {
      const key = `${kind}:${id}`;
      if (asked?.key !== key || now() - asked.atMs > freshMs) {
        const answer = service.queueOf(kind, id);
        answer.catch(() => {
          asked = null;
        });
        asked = { key, atMs: now(), answer };
      }
      const answer = await asked.answer;
      learn(answer);
      return answer;
    },
    /** Loose tracks, in their order; asks for those it has not met. */
    async fetchTracks(ids: readonly string[]): Promise<QueueAnswer> {
      const unmet = ids.filter((id) => !tracks.has(id));
      for (let at = 0; at < unmet.length; at += mostAtOnce)
        learn(await service.tracksOf(unmet.slice(at, at + mostAtOnce)));
      return { context: null, tracks: ids.flatMap((id) => tracks.get(id) ?? []) };
    },
    async fetchOwn(): Promise<QueueAnswer> {
      const answer = await service.ownQueue();
      learn(answer);
      return answer;
    },
  };
}
export type KnownTracks = ReturnType<typeof createKnownTracks>;
