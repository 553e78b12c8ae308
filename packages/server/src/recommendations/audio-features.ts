import type { TrackFacts } from '@attune/contract';
import { z } from 'zod';

/** A figure out of its range, or no figure at all, counts as not known. */
const figure = (from: number, to: number) => z.number().min(from).max(to).nullish().catch(null);
const share = figure(0, 1);

const featuresSchema = z.object({
  href: z.string(),
  valence: share,
  energy: share,
  acousticness: share,
  danceability: share,
  instrumentalness: share,
  speechiness: share,
  tempo: figure(20, 400),
  /** -1: no key was found. */
  key: z.number().int().min(0).max(11).nullish().catch(null),
  mode: z
    .union([z.literal(0), z.literal(1)])
    .nullish()
    .catch(null),
});

/** An entry of ReccoBeats' `/v1/audio-features` as facts; `href` is `null` for what is no such entry. */
export function readFeatures(raw: unknown): { href: string | null; facts: TrackFacts } {
  const { data } = featuresSchema.safeParse(raw);
  if (data === undefined) return { href: null, facts: {} };
  const { href, mode, ...figures } = data;
  const known = Object.entries(figures).filter(([, value]) => typeof value === 'number');
  const modeName = mode === 1 ? 'major' : mode === 0 ? 'minor' : undefined;
  return { href, facts: { ...Object.fromEntries(known), ...(modeName && { mode: modeName }) } };
}
