import type { Song } from '@attune/contract';
import type { z } from 'zod';
import type { UpstreamReply } from '../../outgoing/exchange.ts';
import type { Upstream } from '../../outgoing/outgoing.ts';
import { listenerKey } from '../../streaming/listener-key.ts';
import type { QuotaGate } from '../../streaming/quota-gate.ts';
import { StreamingError } from '../../streaming/streaming-error.ts';
import type { ListenerCall, StreamingService } from '../../streaming/streaming-service.ts';
import type { TokenProofs } from '../../streaming/token-proofs.ts';
import { classifyFailure, classifyReply } from './classify-error.ts';
import { normalizeCurrentTrack, normalizePlaylist, normalizeProfile, normalizeTrack } from './normalize.ts';
import * as wire from './schemas.ts';

export interface SpotifyWebApiOptions {
  /** The service's origin (and mount path), without `/v1`. */
  apiUrl: () => string;
  upstream: Upstream;
  gate: QuotaGate;
  /** Learns which tokens the service accepts and refuses. */
  proofs: Pick<TokenProofs, 'accepted' | 'forget'>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** What the search endpoint gives at most, and the market every answer is meant for. */
const searchLimit = 10;
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

/** A name inside the quotation marks of a field filter. */
const quoted = (name: string) => `"${name.replaceAll('"', ' ')}"`;

/** The Web API as it behaves in 2026: see `classify-error.ts` and `schemas.ts` for where it leaves its document. */
export function createSpotifyWebApi(options: SpotifyWebApiOptions): StreamingService {
  const { apiUrl, upstream, gate, proofs, now } = options;
  function get({ path, query, concernsPlayback = false }: Read, call: ListenerCall): Promise<UpstreamReply> {
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const target = `/v1${path}${search}`;
    const send = async (signal: AbortSignal) => {
      let reply: UpstreamReply;
      try {
        reply = await upstream.send({
          method: 'GET',
          url: `${apiUrl()}${target}`,
          headers: { accept: 'application/json', authorization: `Bearer ${call.accessToken}` },
          signal,
        });
      } catch (error) {
        throw classifyFailure(error);
      }
      if (reply.status >= 200 && reply.status < 300) {
        await proofs.accepted(call.accessToken);
        return reply;
      }
      const refusal = classifyReply(reply, concernsPlayback);
      if (refusal.kind === 'token-rejected') await proofs.forget(call.accessToken);
      throw refusal;
    };
    return gate.read(`${listenerKey(call.accessToken)} ${target}`, send, call.signal);
  }

  async function wireTrack(id: string, call: ListenerCall): Promise<wire.WireTrack> {
    return parseJson(wire.trackSchema, await get({ path: `/tracks/${id}`, query: { market } }, call));
  }

  return {
    async profile(call) {
      return normalizeProfile(parseJson(wire.profileSchema, await get({ path: '/me' }, call)));
    },

    async searchPlaylists({ query, offset = 0 }, call) {
      const page = offset > 0 ? { offset: String(offset) } : {};
      const limit = String(searchLimit);
      const reply = await get(
        { path: '/search', query: { q: query, type: 'playlist', limit, market, ...page } },
        call,
      );
      const found = parseJson(wire.playlistSearchSchema, reply).playlists?.items ?? [];
      return {
        playlists: parseEach(wire.playlistSchema, found).map(normalizePlaylist),
        nextOffset: found.length >= searchLimit ? offset + searchLimit : null,
      };
    },

    async currentTrack(call) {
      const query = { market, additional_types: 'track,episode' };
      const reply = await get({ path: '/me/player/currently-playing', query, concernsPlayback: true }, call);
      if (reply.status === 204 || reply.text.trim() === '') return null;
      return normalizeCurrentTrack(parseJson(wire.currentlyPlayingSchema, reply), now());
    },

    async tracks(ids, call): Promise<Song[]> {
      if (ids.length === 0) return [];
      const reply = await get({ path: '/tracks', query: { ids: ids.join(','), market } }, call);
      return parseEach(wire.trackSchema, parseJson(wire.tracksSchema, reply).tracks).map(normalizeTrack);
    },

    async track(id, call) {
      return normalizeTrack(await wireTrack(id, call));
    },

    async songsBySameArtist(seed, call) {
      const artist = (await wireTrack(seed, call)).artists?.find((candidate) => candidate?.name)?.name;
      if (!artist) return [];
      const limit = String(searchLimit);
      const reply = await get(
        { path: '/search', query: { q: `artist:${quoted(artist)}`, type: 'track', limit, market } },
        call,
      );
      const found = parseJson(wire.trackSearchSchema, reply).tracks?.items ?? [];
      return parseEach(wire.trackSchema, found)
        .map(normalizeTrack)
        .filter(({ id }) => id !== seed);
    },
  };
}
