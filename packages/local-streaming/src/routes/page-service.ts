import type { FastifyReply, FastifyRequest } from 'fastify';
import { findListedPlaylist } from '../listed-playlist.ts';
import type { Music } from '../music/index.ts';
import type { MusicView } from '../music-views.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import type { Stylesheet } from '../pages/stylesheet.ts';
import type { ApplicationScreens } from '../screens.ts';
import type { Service } from '../service.ts';
import type { BrowserSessions } from '../sign-in/browser-session.ts';
import type { Listening } from '../sign-in/listening.ts';
import { SpotifyError } from '../spotify-error.ts';
import type { PlayContext } from '../state/state.ts';
import { StateError } from '../state/state-error.ts';

/** What the pages need beside the service itself. */
export interface PageService extends Service {
  sessions: BrowserSessions;
  listening: Listening;
  stylesheet: Stylesheet;
  /** `null` where the service runs alone. */
  screens: ApplicationScreens | null;
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
    fontPaths: service.stylesheet.firstFontPaths,
    listener,
    formToken: await service.sessions.formToken(request, reply),
  };
}

/**
 * The music as whoever is signed in in this browser may hear it, and for everybody else as a visitor may know it: `null` where
 * nothing of it is told to them.
 */
export async function viewForBrowser(
  { listening, views }: Pick<PageService, 'listening' | 'views'>,
  request: FastifyRequest,
): Promise<MusicView | null> {
  const listener = await listening.listener(request).catch(nobodyWhileUnreadable);
  if (listener === null) return views.ofVisitor;
  try {
    return await views.of(listener.id);
  } catch (error) {
    if (error instanceof SpotifyError || error instanceof StateError) return views.ofVisitor;
    throw error;
  }
}

/** No page, and least of all the one that says so, fails because nobody can be looked up. */
function nobodyWhileUnreadable(error: unknown): null {
  if (error instanceof StateError) return null;
  throw error;
}

/** Name and path of a playlist, an album or an artist. */
export function contextLink(
  { state }: Pick<Service, 'state'>,
  { catalogue }: Pick<Music, 'catalogue'>,
  { kind, id }: PlayContext,
): { label: string; path: string } | null {
  const label =
    kind === 'playlist'
      ? findListedPlaylist(catalogue, state, id)?.name
      : kind === 'album'
        ? catalogue.albums.get(id)?.name
        : catalogue.artists.get(id)?.name;
  return label === undefined ? null : { label, path: `/${kind}/${id}` };
}
