import * as z from 'zod/mini';
import { mixBounds } from './mix.ts';

/** The most playlists that mixes were saved as, of those that are asked about in one call. */
export const mostSavedMixes = 40;

export const goneMixesQuerySchema = z.object({
  ids: z.string({ error: 'Ids of playlists are expected, with commas between them.' }).check(
    z.minLength(1),
    z.maxLength((mixBounds.id + 1) * mostSavedMixes),
    z.refine((text) => text.split(',').length <= mostSavedMixes, { error: 'They are too many at once.' }),
  ),
});
/** Those of the asked that the listener does not have any more. */
export const goneMixesAnswerSchema = z.object({ gone: z.array(z.string()) });
