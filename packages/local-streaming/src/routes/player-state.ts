import * as z from 'zod';
import type { MusicView } from '../music-views.ts';
import { currentTrackId, positionAt } from '../playback/playback.ts';
import type { Service } from '../service.ts';
import { badRequest } from '../spotify-error.ts';
import type { Playback } from '../state/state.ts';
import { limitSchema, marketSchema, queryInteger } from './request-schemas.ts';
import type { WebApi } from './web-api-app.ts';

/** The one device of the service: the application's player. */
export const deviceId = 'a77e0e10ca1b0d1ce5f0a1b2c3d4e5f60718293a';

const viewQuerySchema = z.object({ market: marketSchema, additional_types: z.string().optional() });
const timestampSchema = (error: string) => queryInteger(0, 9_999_999_999_999, error).optional();

/** What is playing, on what, what comes next and what was heard before. */
export function playerStateRoutes(app: WebApi, { players, clock }: Service) {
  const trackOf = ({ music, objects }: MusicView, trackId: string | null | undefined) => {
    const track = trackId ? music.catalogue.tracks.get(trackId) : undefined;
    return track && objects.track(track);
  };

  const currentlyPlaying = (playback: Playback, view: MusicView) => {
    const item = trackOf(view, currentTrackId(playback));
    if (!item) return null;
    const nowMs = clock();
    return {
      timestamp: playback.asOfMs,
      context: playback.context && view.objects.context(playback.context),
      progress_ms: Math.min(positionAt(playback, nowMs), item.duration_ms),
      item,
      currently_playing_type: 'track',
      actions: { disallows: playback.isPlaying ? { resuming: true } : { pausing: true } },
      is_playing: playback.isPlaying,
    };
  };

  const device = (playback: Playback | null | undefined) => ({
    id: deviceId,
    is_active: playback?.isPlaying ?? false,
    is_private_session: false,
    is_restricted: false,
    name: 'Web player',
    type: 'Computer',
    volume_percent: playback?.volumePercent ?? 100,
    supports_volume: true,
  });

  const playbackOf = (listenerId: string) => players.look(listenerId)?.playback;

  app.get(
    '/me/player/currently-playing',
    {
      config: { anyScopeOf: ['user-read-currently-playing', 'user-read-playback-state'] },
      schema: { querystring: viewQuerySchema },
    },
    async ({ caller, view }, reply) => {
      const playback = playbackOf(caller.listenerId);
      return (playback && currentlyPlaying(playback, view)) ?? reply.status(204).send();
    },
  );

  const readState = { anyScopeOf: ['user-read-playback-state'] };
  app.get(
    '/me/player',
    { config: readState, schema: { querystring: viewQuerySchema } },
    async ({ caller, view }, reply) => {
      const playback = playbackOf(caller.listenerId);
      const playing = playback && currentlyPlaying(playback, view);
      if (!playback || !playing) return reply.status(204).send();
      return {
        device: device(playback),
        repeat_state: playback.repeat,
        shuffle_state: playback.shuffle,
        ...playing,
      };
    },
  );

  app.get('/me/player/devices', { config: readState }, async ({ caller }) => ({
    devices: [device(playbackOf(caller.listenerId))],
  }));

  app.get(
    '/me/player/queue',
    { config: { anyScopeOf: ['user-read-currently-playing', 'user-read-playback-state'] } },
    async ({ caller, view }) => {
      const playback = playbackOf(caller.listenerId);
      const coming =
        playback && !playback.ended ? [...playback.queue, ...playback.order.slice(playback.index + 1)] : [];
      return {
        currently_playing: (playback && trackOf(view, currentTrackId(playback))) ?? null,
        queue: coming.slice(0, 20).flatMap((trackId) => trackOf(view, trackId) ?? []),
      };
    },
  );

  app.get(
    '/me/player/recently-played',
    {
      // An application that plays music says itself what is played.
      config: { anyScopeOf: ['user-read-recently-played', 'streaming'] },
      schema: {
        querystring: z.object({
          limit: limitSchema(50, 20),
          after: timestampSchema('Invalid after'),
          before: timestampSchema('Invalid before'),
        }),
      },
    },
    async ({ caller, query, view }) => {
      const { objects } = view;
      const { limit, after, before } = query;
      if (after !== undefined && before !== undefined)
        throw badRequest('Only one of before and after may be specified');
      const all = players.look(caller.listenerId)?.recentlyPlayed ?? [];
      const wanted = all.filter(
        ({ playedAtMs }) =>
          (after === undefined || playedAtMs > after) && (before === undefined || playedAtMs < before),
      );
      // Read forwards from `after`, the page is the oldest part of what is left; else it is the newest.
      const page = after === undefined ? wanted.slice(0, limit) : wanted.slice(-limit);
      const url = new URL(objects.addresses.api('me/player/recently-played'));
      url.searchParams.set('limit', String(limit));
      const href = url.href;
      const [newest] = page;
      const oldest = page.at(-1);
      const more = page.length < wanted.length;
      if (after === undefined && oldest) url.searchParams.set('before', String(oldest.playedAtMs));
      if (after !== undefined && newest) url.searchParams.set('after', String(newest.playedAtMs));
      return {
        href,
        limit,
        next: more ? url.href : null,
        cursors:
          newest && oldest ? { after: String(newest.playedAtMs), before: String(oldest.playedAtMs) } : null,
        items: page.flatMap(({ trackId, playedAtMs, context }) => {
          const track = trackOf(view, trackId);
          return track
            ? [
                {
                  track,
                  played_at: new Date(playedAtMs).toISOString(),
                  context: context && objects.context(context),
                },
              ]
            : [];
        }),
      };
    },
  );
}
