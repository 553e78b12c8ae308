import * as z from 'zod';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * An ISO 3166-1 alpha-2 code. Checked and then passed over: all listeners of the service live in the United
 * States, and the country of a listener's account takes priority over this parameter.
 */
export const marketSchema = z
  .string({ error: 'Invalid market code' })
  .refine((code) => code === 'from_token' || (/^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined), {
    error: 'Invalid market code',
  })
  .optional();

/** A whole number in a query string. */
export function queryInteger(minimum: number, maximum: number, error: string) {
  return z
    .string({ error })
    .regex(/^-?\d{1,15}$/, error)
    .transform(Number)
    .pipe(z.number().min(minimum, error).max(maximum, error));
}

export const limitSchema = (maximum: number, fallback: number) =>
  queryInteger(1, maximum, 'Invalid limit').default(fallback);

export const offsetSchema = (maximum = 100_000) => queryInteger(0, maximum, 'Invalid offset').default(0);

const base62Id = /^[A-Za-z0-9]{22}$/;
export const isBase62Id = (id: string) => base62Id.test(id);

/** The `id` in the path of an album, artist, playlist or track. */
export const idParamsSchema = z.object({ id: z.string().regex(base62Id, 'Invalid base62 id') });

/**
 * Parts of a `spotify:<kind>:<id>` URI.
 * @returns `null` for anything else
 */
export function parseUri(uri: string): { kind: string; id: string } | null {
  const [, kind, id] = /^spotify:([a-z]+):([A-Za-z0-9]{22})$/.exec(uri) ?? [];
  return kind !== undefined && id !== undefined ? { kind, id } : null;
}
