import { playableKinds, type QueueAnswer, type SessionAnswer } from '@attune/player/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { TooManyRequestsError } from '../client-limit.ts';
import { isSilence } from '../collection/as-listener.ts';
import { mostTracks } from '../limits.ts';
import type { Music } from '../music/index.ts';
import type { MusicView } from '../music-views.ts';
import { positionAt } from '../playback/playback.ts';
import { playerIdSchema, reportSchema } from '../player-session/messages.ts';
import { queueTrack } from '../player-session/queue-track.ts';
import { withoutGone } from '../player-session/without-gone.ts';
import { authenticate } from '../sign-in/access-token.ts';
import type { Identity } from '../sign-in/listener-identity.ts';
import { ForeignOriginError, refuseForeignOrigins } from '../sign-in/own-origin.ts';
import { SpotifyError } from '../spotify-error.ts';
import type { Playback, PlayContext } from '../state/state.ts';
import { StateError } from '../state/state-error.ts';
import { basePath, contextLink, type PageService } from './page-service.ts';

/** Scopes of which an application's token needs one: it reports what it plays itself, and so has to see the player. */
const anyScopeOf = ['user-read-playback-state', 'streaming'];

/** The longest playlist, each of its tracks named twice and then some. */
const reportMaxBytes = 64 * mostTracks;

/** So many loose tracks can be asked for in one call. */
const mostAskedTracks = 100;

const queueQuerySchema = z.object({
  context: z
    .string()
    .regex(new RegExp(`^(${playableKinds.join('|')}):[A-Za-z0-9]{22}$`))
    .optional(),
  /** Loose tracks, with commas between their ids. */
  tracks: z
    .string()
    .max(23 * mostAskedTracks)
    .regex(/^[A-Za-z0-9]{22}(?:,[A-Za-z0-9]{22})*$/)
    .optional(),
});
const sessionQuerySchema = z.object({
  known: z.coerce.number().int().nonnegative().optional(),
  /** The player that asks, where it takes itself for the one that sounds: a sign that it is alive. */
  player: playerIdSchema.optional(),
});

/** Why a call of a player was turned away; `code` is for comparing. */
class PlayerSessionError extends Error {
  override readonly name = 'PlayerSessionError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The session of whatever plays this service's music: an application, which says by its bearer token who listens. */
export function playerSessionRoutes(service: PageService) {
  const { players, clock } = service;

  return async (app: FastifyInstance) => {
    refuseForeignOrigins(app, service.publicUrl);
    app.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    });
    if (service.music.recordings) {
      // The elements that play recordings cannot say who listens, so the browser learns it with what they are called.
      app.addHook('preHandler', async (request, reply) => {
        const { authorization } = request.headers;
        if (authorization === undefined) return;
        const caller = await authenticate(service, authorization).catch(() => null);
        if (caller === null || !anyScopeOf.some((scope) => caller.scopes.has(scope))) return;
        await service.listening.allow(request, reply, {
          id: caller.listenerId,
          displayName: caller.displayName,
        });
      });
    }
    app.setNotFoundHandler((_request, reply) =>
      reply.status(404).send({ code: 'not-found', message: 'There is no such address.' }),
    );
    app.setErrorHandler((error, request, reply) => {
      const { status, code, message } = describe(error);
      if (status === 500) request.log.error(error);
      return reply.status(status).send({ code, message });
    });

    app.get('/queue', async (request): Promise<QueueAnswer> => {
      const { context, tracks } = queueQuerySchema.parse(request.query);
      if (tracks === undefined && context === undefined) {
        const listenerId = await listenerOf(request);
        return ownQueue(listenerId, await service.views.of(listenerId));
      }
      const { music } = await viewOf(request);
      if (tracks !== undefined) return { context: null, tracks: tracksFrom(tracks.split(','), music) };
      const [kind = '', id = ''] = (context ?? '').split(':');
      if (kind === 'playlist' && !music.catalogue.playlists.has(id)) await refreshOwn(request, id);
      const found =
        kind === 'track' ? singleTrack(id, music) : wholeContext({ kind, id } as PlayContext, music);
      if (!found) throw new PlayerSessionError(404, 'not-found', 'There is nothing of that kind and id.');
      return found;
    });

    app.get('/session', async (request, reply): Promise<SessionAnswer | undefined> => {
      const { known, player } = sessionQuerySchema.parse(request.query);
      const playback = players.look(await listenerOf(request), player)?.playback ?? null;
      if (!playback || playback.revision !== known) return { session: playback && sessionState(playback) };
      // Nobody else has changed anything, and yet the asking player does not count any more: it was taken for gone.
      const wasGone = player !== undefined && playback.playerId !== player;
      if (wasGone) return { session: sessionState(playback), wasGone };
      return reply.status(204).send();
    });

    app.put('/session', { bodyLimit: reportMaxBytes }, async (request, reply) => {
      const listenerId = await listenerOf(request);
      const said = reportSchema.parse(request.body);
      const { music } = await service.views.of(listenerId);
      const { tracks } = service.music.catalogue;
      const report = withoutGone(said, (trackId) => tracks.has(trackId));
      const { order = [], queue = [], queuedTrackId = null } = report ?? {};
      const isHeard = [...order, ...queue, queuedTrackId ?? order[0] ?? ''].every((trackId) =>
        music.catalogue.tracks.has(trackId),
      );
      if (!report || !isHeard || !isContextKnown(listenerId, said.context, music))
        throw new PlayerSessionError(400, 'unknown-track', 'The catalogue does not have all of that.');
      const revision = players.report(listenerId, report);
      if (revision !== null) return { revision };
      const playback = players.look(listenerId)?.playback ?? null;
      return reply.status(409).send({ session: playback && sessionState(playback) });
    });
  };

  /** @throws {PlayerSessionError} 401 where no token says who listens, 403 where it does not allow this */
  async function listenerOf(request: FastifyRequest): Promise<string> {
    const { authorization } = request.headers;
    if (authorization === undefined)
      throw new PlayerSessionError(401, 'not-signed-in', 'No token says who listens.');
    const caller = await authenticate(service, authorization);
    if (anyScopeOf.some((scope) => caller.scopes.has(scope)))
      return admitted(request, { id: caller.listenerId, displayName: caller.displayName });
    throw new PlayerSessionError(403, 'scope-missing', `The token needs one of: ${anyScopeOf.join(', ')}.`);
  }

  /**
   * What whoever asks may hear. Where the music is open to all an address alone is enough.
   * @throws {PlayerSessionError} 401 where it is not, and no token says who
   */
  async function viewOf({ headers }: FastifyRequest): Promise<MusicView> {
    const caller = await authenticate(service, headers.authorization).catch(() => null);
    if (caller !== null) return service.views.of(caller.listenerId);
    if (service.views.ofVisitor !== null) return service.views.ofVisitor;
    throw new PlayerSessionError(401, 'not-signed-in', 'No token says who listens.');
  }

  /** Who asks for a playlist of their own gets it as it is now; an address alone is enough for everybody else. */
  async function refreshOwn({ headers }: FastifyRequest, id: string): Promise<void> {
    const caller = await authenticate(service, headers.authorization).catch(() => null);
    if (caller) await service.playlists.refresh(caller.listenerId, id);
  }

  /** @throws {PlayerSessionError} 403 for a change where there is no room for them any more */
  function admitted({ method }: FastifyRequest, identity: Identity): string {
    if (method !== 'GET' && !service.admission.isAdmitted(identity))
      throw new PlayerSessionError(403, 'listeners-full', service.admission.problem);
    return identity.id;
  }

  /** A playlist may have been deleted since it was begun, and plays on. */
  function isContextKnown(listenerId: string, context: PlayContext | null, music: Music): boolean {
    if (context === null || contextLink(service, music, context) !== null) return true;
    const begun = players.look(listenerId)?.playback?.context;
    return begun?.kind === context.kind && begun.id === context.id;
  }

  function tracksFrom(ids: readonly string[], music: Music) {
    const base = basePath(service);
    const tracks = [...new Set(ids)].flatMap((id) => music.catalogue.tracks.get(id) ?? []);
    return tracks.map((track) => queueTrack(music, base, track));
  }

  function contextOf(context: PlayContext | null, music: Music): QueueAnswer['context'] {
    const link = context && contextLink(service, music, context);
    return context && link && { ...context, name: link.label, url: `${basePath(service)}${link.path}` };
  }

  function singleTrack(id: string, music: Music): QueueAnswer | null {
    const tracks = tracksFrom([id], music);
    return tracks.length > 0 ? { context: null, tracks } : null;
  }

  function wholeContext(context: PlayContext, music: Music): QueueAnswer | null {
    const ids = players.tracksOf(context, music.catalogue);
    if (!ids) return null;
    const base = basePath(service);
    const tracks = ids.flatMap((id) => music.catalogue.tracks.get(id) ?? []);
    return {
      context: contextOf(context, music),
      tracks: tracks.map((track) => queueTrack(music, base, track)),
    };
  }

  /** Every track of what the listener walks through, each once. */
  function ownQueue(listenerId: string, { music }: MusicView): QueueAnswer {
    const playback = players.look(listenerId)?.playback;
    if (!playback) return { context: null, tracks: [] };
    const { order, queue, queuedTrackId } = playback;
    return {
      context: contextOf(playback.context, music),
      tracks: tracksFrom([...order, ...queue, ...(queuedTrackId === null ? [] : [queuedTrackId])], music),
    };
  }

  function sessionState(playback: Playback): SessionAnswer['session'] {
    const { asOfMs: _, playerSeenMs: __, order, straightOrder, queue, ...rest } = playback;
    const positionMs = Math.round(positionAt(playback, clock()));
    return {
      ...rest,
      order: [...order],
      straightOrder: straightOrder && [...straightOrder],
      queue: [...queue],
      positionMs,
    };
  }
}

function describe(error: unknown): { status: number; code: string; message: string } {
  if (error instanceof PlayerSessionError) return error;
  if (isSilence(error))
    return { status: 503, code: 'not-now', message: 'The music’s server does not answer.' };
  if (error instanceof SpotifyError) return { status: error.status, code: 'token', message: error.message };
  if (error instanceof z.ZodError) {
    const where = error.issues[0]?.path.join('.') ?? '';
    return { status: 400, code: 'unreadable', message: `The call cannot be read: ${where}` };
  }
  if (error instanceof StateError)
    return { status: 503, code: 'not-now', message: 'What is kept of listeners cannot be reached.' };
  if (error instanceof ForeignOriginError)
    return { status: 403, code: 'foreign-origin', message: error.message };
  if (error instanceof TooManyRequestsError)
    return { status: 429, code: 'too-many-requests', message: error.message };
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode >= 400 && statusCode < 500
    ? { status: statusCode, code: 'unreadable', message: 'The call cannot be read.' }
    : { status: 500, code: 'internal', message: 'Something broke.' };
}
