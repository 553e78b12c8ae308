import * as z from 'zod/mini';

/** What this installation is made of. Public: it holds no address, no id and no secret of the operator. */
export const installationSchema = z.object({
  version: z.string(),
  streaming: z.object({
    kind: z.enum(['local', 'spotify']),
    name: z.string(),
    /** Path of the service's official logo, where the operator has provided it. */
    logo: z.optional(z.string()),
  }),
  recommender: z.object({ kind: z.enum(['local', 'reccobeats', 'off']), name: z.string() }),
  classifier: z.object({
    /** The classifier asked first. */
    kind: z.enum(['hosted', 'embedded', 'keywords']),
    name: z.string(),
  }),
  replyModel: z.object({ kind: z.enum(['hosted', 'none']), name: z.string() }),
});
export type Installation = z.infer<typeof installationSchema>;

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
