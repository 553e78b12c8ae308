import * as z from 'zod';
import { householdLimits, type Limits, mostTracks } from './limits.ts';
import type { Access } from './sign-in/access.ts';

export type { Limits } from './limits.ts';
export { type Access, asksPassword, describeAccess } from './sign-in/access.ts';
export { refreshLifetimeSeconds } from './sign-in/revocations.ts';
export { listenerCookie } from './sign-in/session-cookie.ts';

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
  LOCAL_PASSWORD: z
    .string()
    .min(8, 'expected at least 8 characters')
    .max(200, 'expected at most 200 characters')
    .optional(),
  LOCAL_OPEN: z.enum(['yes', 'no'], 'expected yes or no').optional(),
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

/** A setting that is missing or makes no sense beside another one. */
export interface SettingProblem {
  key: keyof Settings;
  expected: string;
}

/**
 * Who may sign in. Any name opens what is kept under it, so where others reach the service its operator has to say
 * what keeps strangers out, or that nothing shall.
 * @param isReachable whether anybody but this machine can reach the service
 */
export function accessOf(
  { LOCAL_PASSWORD: password, LOCAL_OPEN: open }: Settings,
  isReachable: boolean,
): Access | SettingProblem {
  if (password !== undefined) {
    return open === 'yes'
      ? { key: 'LOCAL_OPEN', expected: 'has no meaning beside LOCAL_PASSWORD' }
      : { kind: 'password', password };
  }
  if (open === 'yes') return { kind: 'open' };
  if (!isReachable) return { kind: 'this-machine' };
  return {
    key: 'LOCAL_PASSWORD',
    expected:
      'is required where others can reach the built-in service, as any name opens what is kept under it ' +
      '(LOCAL_OPEN=yes lets everybody in)',
  };
}
