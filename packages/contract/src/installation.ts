import * as z from 'zod/mini';

/** What can be done with a streaming service; the page offers this and asks for no more. */
export const capabilitiesSchema = z.object({
  /** `in-page`: the page makes the sound itself; `embed`: the service's own player stands in a frame. */
  playback: z.enum(['in-page', 'embed']),
  /** `remote`: the service plays what it is told on a device of the listener's own; absent: it takes no such commands. */
  devices: z.optional(z.literal('remote')),
  /** `recent`: the service tells what was played lately; absent: it keeps no such list. */
  history: z.optional(z.literal('recent')),
  /** `name`: a name is an account, and may be typed in the page; absent: the service asks on its own page. */
  signIn: z.optional(z.literal('name')),
  /** `here`: single permissions, and every sign-in at once, can be taken back here; absent: at the service itself alone. */
  revokes: z.optional(z.literal('here')),
  /** When its catalogue may be searched: while somebody types, or once they have finished, where each call is counted. */
  search: z.enum(['as-typed', 'on-enter']),
});
export type Capabilities = z.infer<typeof capabilitiesSchema>;

const streamingInstallationSchema = z.object({
  name: z.string(),
  /** Whether it is part of this installation, and keeps here what it keeps. */
  runs: z.enum(['here', 'elsewhere']),
  /** Whether its rules ask that it be named beside what it supplies. */
  isCredited: z.boolean(),
  /** Path of the service's official logo, where the operator has provided it. */
  logo: z.optional(z.string()),
  capabilities: capabilitiesSchema,
  /** Host and path of the service's own player, by https, for `/<kind>/<id>` to follow; present where `playback` is `embed`. */
  embed: z.optional(z.string().check(z.regex(/^[\w.-]+(?:\/[\w-]+)*$/))),
});
export type StreamingInstallation = z.infer<typeof streamingInstallationSchema>;

/** What this installation is made of. Public: it holds no address, no id and no secret of the operator. */
export const installationSchema = z.object({
  version: z.string(),
  streaming: streamingInstallationSchema,
  /** All that a listener can sign in at, by what `/login?at=` calls it; absent where there is one service alone. */
  services: z.optional(z.array(z.object({ at: z.string(), name: z.string() }))),
  /** `here`: in this installation; `elsewhere`: it is sent the id of a track; `off`: nobody is asked. */
  recommender: z.object({ runs: z.enum(['here', 'elsewhere', 'off']), name: z.string() }),
  classifier: z.object({
    /** The classifier asked first. */
    kind: z.enum(['hosted', 'embedded', 'keywords']),
    name: z.string(),
  }),
  replyModel: z.object({ kind: z.enum(['hosted', 'none']), name: z.string() }),
  /** The hosted model that reads messages beside the reader of our own; absent where none does. */
  readerModel: z.optional(z.object({ name: z.string() })),
});
export type Installation = z.infer<typeof installationSchema>;

/** `at`: what is made of which service, where several are offered; absent: of the one within the installation. */
export const installationQuerySchema = z.object({ at: z.optional(z.string().check(z.maxLength(100))) });

/** `ok`: answers. `degraded`: its circuit is open, the fallback answers. `off`: not configured. */
export const dependencyStateSchema = z.enum(['ok', 'degraded', 'off']);
export type DependencyState = z.infer<typeof dependencyStateSchema>;

const dependencySchema = z.object({ state: dependencyStateSchema });

export const livenessSchema = z.object({ status: z.literal('ok') });

export const readinessSchema = z.object({
  status: z.enum(['ready', 'starting', 'stopping']),
  dependencies: z.object({
    streaming: dependencySchema,
    recommendations: dependencySchema,
    classifier: dependencySchema,
    reply: dependencySchema,
  }),
});
export type Readiness = z.infer<typeof readinessSchema>;
