import type { SessionReport } from '@attune/player/messages';
import * as z from 'zod';
import { mostTracks } from '../limits.ts';

const id = z.string().regex(/^[A-Za-z0-9]{22}$/);
/** What a player calls itself. */
export const playerIdSchema = z.string().regex(/^[\w-]{8,64}$/);

/**
 * `PUT /player/session`: what a player of this service does, as JSON. The Web API has no room for it: there a device
 * speaks with Spotify over a protocol of its own. The fields are explained with the player's own type.
 */
export const reportSchema = z
  .object({
    context: z.object({ kind: z.enum(['playlist', 'album', 'artist']), id }).nullable(),
    order: z.array(id).min(1).max(mostTracks),
    index: z.number().int().nonnegative(),
    queuedTrackId: id.nullable(),
    queue: z.array(id).max(mostTracks),
    positionMs: z.number().min(0).max(86_400_000),
    isPlaying: z.boolean(),
    ended: z.boolean(),
    shuffle: z.boolean(),
    repeat: z.enum(['off', 'context', 'track']),
    volumePercent: z.number().int().min(0).max(100),
    playerId: playerIdSchema.nullable(),
    basedOn: z.number().int().nonnegative().nullable(),
    leaving: playerIdSchema.optional(),
  })
  .refine(({ order, index }) => index < order.length, {
    error: 'index is beyond order',
    path: ['index'],
  }) satisfies z.ZodType<SessionReport>;
