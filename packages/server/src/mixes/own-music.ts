import type { Brief } from '@attune/contract';
import { z } from 'zod';
import type { SharedStore } from '../shared-store/shared-store.ts';
import type { GrantedPermissions } from '../streaming/granted-permissions.ts';
import { createListenerCache } from '../streaming/listener-cache.ts';
import { needsAction, StreamingError, type StreamingErrorKind } from '../streaming/streaming-error.ts';
import type { ListenerCall, TrackDetails, TrackService } from '../streaming/streaming-service.ts';
import { trackDetailsSchema } from './cached-tracks.ts';
import { gatheredCacheMs } from './gathered.ts';

/** What the listener saved last and plays most. */
export interface OwnTracks {
  tracks: readonly TrackDetails[];
  /** Whether that is all they saved, so that the rest is new to them. */
  isWhole: boolean;
}

export interface OwnMusic {
  /** Whether it is worth asking, as far as is known. */
  isAllowed(call: ListenerCall, discovery: Brief['discovery']): Promise<boolean>;
  /** Two calls, or none for a quarter of an hour after an answer. @returns `null` where the service does not say. */
  read(call: ListenerCall): Promise<OwnTracks | null>;
  forget(accessToken: string): Promise<void>;
}

export interface OwnMusicOptions {
  streaming: Pick<TrackService, 'savedTracks' | 'topTracks'>;
  permissions: Pick<GrantedPermissions, 'of'>;
  store: SharedStore;
  now: () => number;
}

const question = 'own';
/** Refusals that hold as long as the token does; any other failure passes. */
const lastingRefusals: ReadonlySet<StreamingErrorKind> = new Set<StreamingErrorKind>([
  'permission-missing',
  'endpoint-removed',
]);
/** `null`: the service refused. */
const cachedSchema = z.object({ tracks: z.array(trackDetailsSchema), isWhole: z.boolean() }).nullable();

export function createOwnMusic({ streaming, permissions, store, now }: OwnMusicOptions): OwnMusic {
  const cache = createListenerCache({
    name: 'own-music',
    schema: z.object({ own: cachedSchema }),
    cacheMs: gatheredCacheMs,
    most: 1,
    store,
    now,
  });

  async function ask(call: ListenerCall): Promise<{ own: OwnTracks | null; lasts: boolean }> {
    try {
      const [saved, top] = await Promise.all([streaming.savedTracks(call), streaming.topTracks(call)]);
      const tracks = new Map([...saved.tracks, ...top].map((track) => [track.id, track]));
      return { own: { tracks: [...tracks.values()], isWhole: saved.isWhole }, lasts: true };
    } catch (error) {
      if (!(error instanceof StreamingError)) throw error;
      // A mix can do without; the rest is the listener's to know.
      if (error.kind !== 'permission-missing' && needsAction.has(error.kind)) throw error;
      return { own: null, lasts: lastingRefusals.has(error.kind) };
    }
  }

  return {
    async isAllowed({ accessToken }, discovery) {
      const known = await permissions.of(accessToken);
      // Where nothing is known, a call is spent only for who asks for what they know, or do not know.
      return known === null ? discovery !== 'any' : known.includes('own-music');
    },
    async read(call) {
      const answer = await cache.get(call.accessToken, question);
      if (answer !== null) return answer.own;
      const { own, lasts } = await ask(call);
      if (!lasts) return own;
      await cache.set(call.accessToken, question, {
        own: own && {
          ...own,
          tracks: own.tracks.map((track) => ({ ...track, artists: [...track.artists] })),
        },
      });
      return own;
    },
    forget: cache.forget,
  };
}
