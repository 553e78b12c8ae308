import type { FastifyReply, FastifyRequest } from 'fastify';
import { findListedPlaylist } from '../listed-playlist.ts';
import type { Track } from '../music/index.ts';
import type { NowPlaying, PageFrame } from '../pages/page-frame.ts';
import type { PlayerScript } from '../pages/player-script.ts';
import type { Stylesheet } from '../pages/stylesheet.ts';
import type { TrackRow } from '../pages/track-list.tsx';
import { currentTrackId, positionAt } from '../playback/playback.ts';
import type { Service } from '../service.ts';
import type { BrowserSessions } from '../sign-in/browser-session.ts';
import type { Listening } from '../sign-in/listening.ts';
import type { PlayContext } from '../state/state.ts';
import { StateError } from '../state/state-error.ts';

/** What the pages need beside the service itself. */
export interface PageService extends Service {
  sessions: BrowserSessions;
  listening: Listening;
  stylesheet: Stylesheet;
  /** `null` where it has not been built; the pages then play in silence. */
  playerScript: PlayerScript | null;
}

/** Path of the service on its origin, without a slash at the end. */
export function basePath(service: Pick<Service, 'publicUrl'>): string {
  return new URL(service.publicUrl()).pathname.replace(/\/$/, '');
}

/** Collects what every page shows around its own subject. */
export async function frameFor(
  service: PageService,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageFrame> {
  const listener = await service.sessions.listener(request).catch(nobodyWhileUnreadable);
  return {
    base: basePath(service),
    stylesheetPath: service.stylesheet.path,
    scriptPath: service.playerScript?.entryPath ?? null,
    listener,
    nowPlaying: listener ? nowPlaying(service, listener.id) : null,
    formToken: await service.sessions.formToken(request, reply),
    here: request.method === 'GET' ? request.url : `${basePath(service)}/`,
  };
}

/** No page, and least of all the one that says so, fails because nobody can be looked up. */
function nobodyWhileUnreadable(error: unknown): null {
  if (error instanceof StateError) return null;
  throw error;
}

export function rowsOf(service: Service, tracks: readonly Track[]): TrackRow[] {
  const { artists } = service.music.catalogue;
  return tracks.map((track) => ({ track, artists: track.artistIds.flatMap((id) => artists.get(id) ?? []) }));
}

function nowPlaying(service: PageService, listenerId: string): NowPlaying | null {
  const { catalogue } = service.music;
  const playback = playbackIfKnown(service, listenerId);
  const track = playback && catalogue.tracks.get(currentTrackId(playback) ?? '');
  if (!playback || !track) return null;
  return {
    trackId: track.id,
    albumId: track.albumId,
    title: track.name,
    artistLine: track.artistIds.flatMap((id) => catalogue.artists.get(id)?.name ?? []).join(', '),
    positionMs: Math.min(positionAt(playback, service.clock()), track.durationMs),
    durationMs: track.durationMs,
    isPlaying: playback.isPlaying,
    context: playback.context && contextLink(service, playback.context),
  };
}

/** Likewise for the player. */
function playbackIfKnown({ players }: PageService, listenerId: string) {
  try {
    return players.look(listenerId)?.playback;
  } catch (error) {
    if (error instanceof StateError) return undefined;
    throw error;
  }
}

/** Name and path of a playlist, an album or an artist. */
export function contextLink(
  { music, state }: Service,
  { kind, id }: PlayContext,
): { label: string; path: string } | null {
  const { catalogue } = music;
  const label =
    kind === 'playlist'
      ? findListedPlaylist(catalogue, state, id)?.name
      : kind === 'album'
        ? catalogue.albums.get(id)?.name
        : catalogue.artists.get(id)?.name;
  return label === undefined ? null : { label, path: `/${kind}/${id}` };
}
