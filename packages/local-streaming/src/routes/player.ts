import * as z from 'zod';
import { mostTracks } from '../limits.ts';
import { currentTrackId, pause, resume, seek, setShuffle, stepForward } from '../playback/playback.ts';
import type { Service } from '../service.ts';
import { badRequest, notFound, playerError } from '../spotify-error.ts';
import { playBodySchema, startOf } from './play-body.ts';
import { deviceId } from './player-state.ts';
import { parseUri, queryInteger } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

const deviceQuery = { device_id: z.string().optional() };
const config = { anyScopeOf: ['user-modify-playback-state'] };

const transferBodySchema = z.object(
  {
    device_ids: z
      .array(z.string(), { error: 'Missing required field: device_ids' })
      .length(1, 'Only one device_id is supported'),
    play: z.boolean().optional(),
  },
  { error: 'Missing required field: device_ids' },
);

/** The commands of the player: each answers 204, or says why the player would not. */
export function playerRoutes(app: WebApi, { players, playlists, shuffle }: Service) {
  app.addHook('preHandler', async ({ query, routeOptions }) => {
    if (routeOptions.config.anyScopeOf !== config.anyScopeOf) return;
    const { device_id } = query as { device_id?: string };
    if (device_id !== undefined && device_id !== deviceId) throw notFound('Device not found');
  });

  app.put(
    '/me/player/play',
    {
      config,
      schema: {
        querystring: z.object(deviceQuery),
        body: z.preprocess((body) => body ?? {}, playBodySchema),
      },
    },
    async ({ caller, body, view }, reply) => {
      const { listenerId } = caller;
      if (body.uris || body.context_uri !== undefined) {
        const { kind, id = '' } = parseUri(body.context_uri ?? '') ?? {};
        if (kind === 'playlist' && !view.music.catalogue.playlists.has(id))
          await playlists.refresh(listenerId, id);
        players.play(listenerId, startOf(body, view.music.catalogue, players));
        return reply.status(204).send();
      }
      const before = players.look(listenerId)?.playback;
      if (!before) throw playerError('NO_ACTIVE_DEVICE');
      if (before.isPlaying && body.position_ms === undefined) throw playerError('NOT_PAUSED');
      players.change(listenerId, (playback, nowMs) => {
        const resumed = resume(playback, nowMs);
        return body.position_ms === undefined ? resumed : seek(resumed, body.position_ms, nowMs);
      });
      return reply.status(204).send();
    },
  );

  const requirePlayer = (listenerId: string) => {
    const playback = players.look(listenerId)?.playback;
    if (!playback || playback.ended) throw playerError('NO_ACTIVE_DEVICE');
    return playback;
  };

  app.put(
    '/me/player/pause',
    { config, schema: { querystring: z.object(deviceQuery) } },
    async ({ caller }, reply) => {
      if (!requirePlayer(caller.listenerId).isPlaying) throw playerError('ALREADY_PAUSED');
      players.change(caller.listenerId, pause);
      return reply.status(204).send();
    },
  );

  for (const [url, direction, reason] of [
    ['/me/player/next', 'next', 'NO_NEXT_TRACK'],
    ['/me/player/previous', 'previous', 'NO_PREV_TRACK'],
  ] as const) {
    app.post(url, { config, schema: { querystring: z.object(deviceQuery) } }, async ({ caller }, reply) => {
      requirePlayer(caller.listenerId);
      if (!players.skip(caller.listenerId, direction)) throw playerError(reason);
      return reply.status(204).send();
    });
  }

  app.put(
    '/me/player/seek',
    {
      config,
      schema: {
        querystring: z.object({
          ...deviceQuery,
          position_ms: queryInteger(0, 86_400_000, 'Invalid position_ms'),
        }),
      },
    },
    async ({ caller, query, view }, reply) => {
      requirePlayer(caller.listenerId);
      players.change(caller.listenerId, (playback, nowMs) => {
        const durationMs = view.music.catalogue.tracks.get(currentTrackId(playback) ?? '')?.durationMs ?? 0;
        // Beyond the end of the track lies the next song, if there is one.
        if (query.position_ms < durationMs) return seek(playback, query.position_ms, nowMs);
        return stepForward(playback, nowMs) ?? seek(playback, durationMs, nowMs);
      });
      return reply.status(204).send();
    },
  );

  app.put(
    '/me/player/repeat',
    {
      config,
      schema: {
        querystring: z.object({
          ...deviceQuery,
          state: z.enum(['track', 'context', 'off'], { error: 'Invalid state' }),
        }),
      },
    },
    async ({ caller, query }, reply) => {
      requirePlayer(caller.listenerId);
      players.change(caller.listenerId, (playback) => ({ ...playback, repeat: query.state }));
      return reply.status(204).send();
    },
  );

  app.put(
    '/me/player/volume',
    {
      config,
      schema: {
        querystring: z.object({
          ...deviceQuery,
          volume_percent: queryInteger(0, 100, 'Invalid volume_percent'),
        }),
      },
    },
    async ({ caller, query }, reply) => {
      requirePlayer(caller.listenerId);
      players.change(caller.listenerId, (playback) => ({ ...playback, volumePercent: query.volume_percent }));
      return reply.status(204).send();
    },
  );

  app.put(
    '/me/player/shuffle',
    {
      config,
      schema: {
        querystring: z.object({
          ...deviceQuery,
          state: z.enum(['true', 'false'], { error: 'Invalid state' }),
        }),
      },
    },
    async ({ caller, query, view }, reply) => {
      requirePlayer(caller.listenerId);
      players.change(caller.listenerId, (playback) => {
        const order = playback.context && players.tracksOf(playback.context, view.music.catalogue);
        return setShuffle(playback, query.state === 'true', order, shuffle);
      });
      return reply.status(204).send();
    },
  );

  app.post(
    '/me/player/queue',
    {
      config,
      schema: {
        querystring: z.object({ ...deviceQuery, uri: z.string({ error: 'Missing required field: uri' }) }),
      },
    },
    async ({ caller, query, view }, reply) => {
      const parsed = parseUri(query.uri);
      if (parsed?.kind !== 'track') throw badRequest(`Invalid track uri: ${query.uri.slice(0, 80)}`);
      if (!view.music.catalogue.tracks.has(parsed.id)) throw notFound();
      if (requirePlayer(caller.listenerId).queue.length >= mostTracks) throw playerError('CONTEXT_DISALLOW');
      players.change(caller.listenerId, (playback) => ({
        ...playback,
        queue: [...playback.queue, parsed.id],
      }));
      return reply.status(204).send();
    },
  );

  app.put('/me/player', { config, schema: { body: transferBodySchema } }, async ({ caller, body }, reply) => {
    if (body.device_ids[0] !== deviceId) throw notFound('Device not found');
    if (body.play)
      players.change(caller.listenerId, (playback, nowMs) =>
        playback.isPlaying ? null : resume(playback, nowMs),
      );
    return reply.status(204).send();
  });
}
