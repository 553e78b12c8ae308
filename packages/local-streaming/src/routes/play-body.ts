import * as z from 'zod';
import type { Catalogue } from '../music/index.ts';
import type { StartRequest } from '../playback/playback.ts';
import type { Players } from '../playback/player.ts';
import { badRequest, notFound } from '../spotify-error.ts';
import type { PlayContext } from '../state/state.ts';
import { parseUri } from './request-schemas.ts';

/** The body of `PUT /me/player/play`. */
export const playBodySchema = z.object({
  context_uri: z.string({ error: 'Invalid context uri' }).optional(),
  uris: z
    .array(z.string({ error: 'Invalid track uri' }), { error: 'Invalid uris' })
    .min(1, 'Invalid uris')
    .max(1000, 'Too many uris requested')
    .optional(),
  offset: z
    .object(
      {
        position: z
          .number({ error: 'Invalid offset position' })
          .int('Invalid offset position')
          .min(0, 'Invalid offset position')
          .optional(),
        uri: z.string({ error: 'Invalid offset uri' }).optional(),
      },
      { error: 'Invalid offset' },
    )
    .optional(),
  position_ms: z
    .number({ error: 'Invalid position_ms' })
    .int('Invalid position_ms')
    .min(0, 'Invalid position_ms')
    .optional(),
});
type PlayBody = z.infer<typeof playBodySchema>;

/**
 * Turns the body into what to start, and where.
 * @param catalogue as the listener may hear it
 * @throws {SpotifyError} 400 for URIs and offsets that make no sense, 404 for what does not exist
 */
export function startOf(body: PlayBody, catalogue: Catalogue, players: Players): StartRequest {
  const { context, trackIds } = body.uris
    ? looseTracks(body.uris, catalogue)
    : wholeContext(body.context_uri ?? '', catalogue, players);
  const { position, uri } = body.offset ?? {};
  const startIndex = uri === undefined ? (position ?? 0) : trackIds.indexOf(parseUri(uri)?.id ?? '');
  if (startIndex < 0 || startIndex >= trackIds.length) throw badRequest('Non existing offset');
  return { context, trackIds, startIndex, positionMs: body.position_ms ?? 0 };
}

function looseTracks(uris: readonly string[], { tracks }: Catalogue) {
  const trackIds = uris.map((uri) => {
    const parsed = parseUri(uri);
    if (parsed?.kind !== 'track') throw badRequest(`Invalid track uri: ${uri.slice(0, 80)}`);
    if (!tracks.has(parsed.id)) throw notFound();
    return parsed.id;
  });
  return { context: null, trackIds };
}

function wholeContext(
  uri: string,
  catalogue: Catalogue,
  players: Players,
): { context: PlayContext; trackIds: readonly string[] } {
  const { kind, id } = parseUri(uri) ?? {};
  if (id === undefined || (kind !== 'playlist' && kind !== 'album' && kind !== 'artist')) {
    throw badRequest('Invalid context uri');
  }
  const context = { kind, id } as const;
  const trackIds = players.tracksOf(context, catalogue);
  if (!trackIds) throw notFound();
  return { context, trackIds };
}
