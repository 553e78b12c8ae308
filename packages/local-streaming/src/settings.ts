import * as z from 'zod';
import { householdLimits, type Limits, mostTracks } from './limits.ts';

/** A whole number of things, as an environment variable holds it. */
function count(most: number) {
  const expected = `expected a whole number from 1 to ${most}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, expected)
    .transform(Number)
    .refine((value) => value >= 1 && value <= most, expected)
    .optional();
}

/**
 * The service's own settings among the environment's, the same whether it runs alone or inside another program.
 * Nothing heavy is loaded with them.
 */
export const settingsShape = {
  LOCAL_MAX_LISTENERS: count(10_000),
  LOCAL_MAX_PLAYLISTS: count(1000),
  LOCAL_MAX_TRACKS: count(mostTracks),
};
type Settings = z.infer<z.ZodObject<typeof settingsShape>>;

export function limitsOf(settings: Settings): Limits {
  return {
    listeners: settings.LOCAL_MAX_LISTENERS ?? householdLimits.listeners,
    playlists: settings.LOCAL_MAX_PLAYLISTS ?? householdLimits.playlists,
    tracks: settings.LOCAL_MAX_TRACKS ?? householdLimits.tracks,
  };
}
