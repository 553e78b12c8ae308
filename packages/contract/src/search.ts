import * as z from 'zod/mini';
import { songSchema } from './tracks.ts';

/** The longest search, in characters; what is looked for is a title and a name. */
export const searchMaxLength = 200;

export const searchQuerySchema = z.object({
  q: z.string({ error: 'What to look for is missing.' }).check(
    z.refine((text) => text.trim() !== '', { error: 'What to look for is missing.' }),
    z.refine((text) => !text.includes('\u0000'), { error: 'A NUL character cannot be looked for.' }),
    z.maxLength(searchMaxLength, { error: `More than ${searchMaxLength} characters are not looked for.` }),
  ),
});

/** The best match first. */
export const searchAnswerSchema = z.object({ songs: z.array(songSchema) });
