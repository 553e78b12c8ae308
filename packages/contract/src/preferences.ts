import * as z from 'zod/mini';
import { discoverySchema, lengthSchema } from './brief.ts';

/**
 * What a listener has set for whatever they ask for, where a message says nothing else. The browser keeps it and sends it
 * along; what is absent is as the installation has it.
 */
export const preferencesSchema = z.strictObject({
  /** `false`: songs marked explicit are kept away. */
  explicit: z.optional(z.boolean()),
  discovery: z.optional(discoverySchema),
  length: z.optional(lengthSchema),
  /** `own`: no hosted model writes a reply, and the message goes to none for it. `plain`: one fixed sentence. */
  replies: z.optional(z.enum(['own', 'plain'])),
});
export type Preferences = z.infer<typeof preferencesSchema>;
