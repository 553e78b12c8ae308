import * as z from 'zod/mini';

/** The one body in snake_case: the product's specification names these fields. */
export const profileSchema = z.object({
  display_name: z.nullable(z.string()),
  images: z.array(z.object({ url: z.string() })),
  external_urls: z.object({ spotify: z.string() }),
});
export type Profile = z.infer<typeof profileSchema>;

/**
 * What a listener can allow beyond what everybody is asked for at sign-in; each is asked for when it is first needed.
 * `save-mixes`: making and changing private playlists. `own-music`: reading what they saved and play most. `liked-songs`:
 * reading and changing which songs they like. `own-playlists`: reading and changing all their playlists. `devices`: seeing
 * the devices they listen with, and playing on them. `history`: reading what they played lately.
 */
export const permissions = [
  'save-mixes',
  'own-music',
  'liked-songs',
  'own-playlists',
  'devices',
  'history',
] as const;
export const permissionSchema = z.enum(permissions);
export type Permission = z.infer<typeof permissionSchema>;

/** What the listener allowed beyond the sign-in; `null` where that is not known here, as after a restart. */
export const permissionsAnswerSchema = z.object({ granted: z.nullable(z.array(permissionSchema)) });
export type PermissionsAnswer = z.infer<typeof permissionsAnswerSchema>;

/** The longest name a listener may type before they sign in, in UTF-16 units. */
const nameMaxUnits = 720;

/** `ask`: a sign-in that asks for more. It comes back to the dashboard, also when the listener declines. */
export const loginQuerySchema = z.object({
  ask: z.optional(
    z.union([permissionSchema, z.array(permissionSchema).check(z.maxLength(permissions.length))]),
  ),
  /** At which service, where the installation offers several (`services` of the installation). */
  at: z.optional(z.string().check(z.maxLength(100))),
  /** The name that was typed here, for a service where that is the account (`capabilities.signIn`). */
  name: z.optional(z.string().check(z.maxLength(nameMaxUnits))),
});

export const refreshQuerySchema = z.object({
  refresh_token: z
    .string({ error: 'The refresh token is missing.' })
    .check(z.minLength(1, { error: 'The refresh token is missing.' })),
});

export const refreshAnswerSchema = z.object({
  access_token: z.string(),
  /** Seconds the new access token will live, where the service says so. Nobody reckons with it: see `tokenFreshSeconds`. */
  expires_in: z.optional(z.number()),
  /** Present when the service issued a new one; the old one then no longer works. */
  refresh_token: z.optional(z.string()),
});
export type RefreshAnswer = z.infer<typeof refreshAnswerSchema>;

/** A permission that is taken back, by the refresh token of the sign-in it was given in. */
export const revokedPermissionSchema = z.strictObject({
  permission: permissionSchema,
  refreshToken: z
    .string({ error: 'The refresh token is missing.' })
    .check(z.minLength(1), z.maxLength(8_000)),
});

/** The tokens in the place of those that allowed more, and what they allow. */
export const revokedPermissionAnswerSchema = z.extend(refreshAnswerSchema, {
  granted: z.array(permissionSchema),
});
export type RevokedPermissionAnswer = z.infer<typeof revokedPermissionAnswerSchema>;

/** Seconds after its timestamp up to and including which a stored access token is used without a refresh. */
export const tokenFreshSeconds = 3540;
