import type { Playlist, Song } from '@attune/contract';
import type { z } from 'zod';
import type { Upstream, UpstreamReply } from '../../outgoing/outgoing.ts';
import { StreamingError } from '../streaming-error.ts';
import type { ListenerCall, StreamingService } from '../streaming-service.ts';
import { classifyFailure, classifyReply } from './classify-error.ts';
import { normalizeCurrentTrack, normalizePlaylist, normalizeProfile, normalizeTrack } from './normalize.ts';
import * as wire from './schemas.ts';

export interface SpotifyWebApiOptions {
  /** The service's origin (and mount path), without `/v1`. */
  apiUrl: () => string;
  upstream: Upstream;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** What the search endpoint gives at most, and the market every answer is meant for. */
const searchLimit = '10';
const market = 'US';

interface Read {
  path: string;
  query?: Record<string, string>;
  concernsPlayback?: boolean;
}

function parseJson<Schema extends z.ZodType>(schema: Schema, reply: UpstreamReply): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(reply.text));
  } catch (cause) {
    throw new StreamingError('unexpected-reply', { status: reply.status, cause });
  }
}

/** Entries that are null or beyond recognition are dropped, one by one. */
function parseEach<Schema extends z.ZodType>(schema: Schema, entries: readonly unknown[]): z.infer<Schema>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The Web API as it behaves in 2026: see `classify-error.ts` and `schemas.ts` for where it leaves its document. */
export function createSpotifyWebApi({ apiUrl, upstream, now }: SpotifyWebApiOptions): StreamingService {
  async function get(
    { path, query, concernsPlayback = false }: Read,
    call: ListenerCall,
  ): Promise<UpstreamReply> {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    let reply: UpstreamReply;
    try {
      reply = await upstream.send({
        method: 'GET',
        url: `${apiUrl()}/v1${path}${search}`,
        headers: { accept: 'application/json', authorization: `Bearer ${call.accessToken}` },
        signal: call.signal,
      });
    } catch (error) {
      throw classifyFailure(error);
    }
    if (reply.status >= 200 && reply.status < 300) return reply;
    throw classifyReply(reply, concernsPlayback);
  }

  return {
    async profile(call) {
      return normalizeProfile(parseJson(wire.profileSchema, await get({ path: '/me' }, call)));
    },

    async searchPlaylists({ query, offset = 0 }, call): Promise<Playlist[]> {
      const reply = await get(
        {
          path: '/search',
          query: {
            q: query,
            type: 'playlist',
            limit: searchLimit,
            market,
            ...(offset > 0 && { offset: String(offset) }),
          },
        },
        call,
      );
      const found = parseJson(wire.playlistSearchSchema, reply).playlists?.items ?? [];
      return parseEach(wire.playlistSchema, found).map(normalizePlaylist);
    },

    async currentTrack(call) {
      const reply = await get(
        {
          path: '/me/player/currently-playing',
          query: { market, additional_types: 'track,episode' },
          concernsPlayback: true,
        },
        call,
      );
      if (reply.status === 204 || reply.text.trim() === '') return null;
      return normalizeCurrentTrack(parseJson(wire.currentlyPlayingSchema, reply), now());
    },

    async tracks(ids, call): Promise<Song[]> {
      if (ids.length === 0) return [];
      const reply = await get({ path: '/tracks', query: { ids: ids.join(','), market } }, call);
      return parseEach(wire.trackSchema, parseJson(wire.tracksSchema, reply).tracks).map(normalizeTrack);
    },
  };
}
