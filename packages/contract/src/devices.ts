import * as z from 'zod/mini';
import { mixBounds } from './mix.ts';

const trackId = z.string().check(z.minLength(1), z.maxLength(mixBounds.id));
/** As the service names it, one of those that were told; absent: the device that is in use. */
const namedDevice = z.string().check(z.minLength(1), z.maxLength(200));
const deviceId = z.optional(namedDevice);

/** A day: no song and no episode is longer. */
const longestTrackMs = 24 * 60 * 60 * 1000;

/** Something of the listener's own that plays what the music service is told to play. */
export const deviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it is the one that commands go to. */
  isActive: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** Those that are switched on and take commands. */
export const devicesAnswerSchema = z.object({ devices: z.array(deviceSchema) });

/** In order, in place of what plays. */
export const playOnDeviceSchema = z.strictObject({
  trackIds: z.array(trackId).check(z.minLength(1), z.maxLength(mixBounds.tracks)),
  deviceId,
});
export type PlayOnDevice = z.infer<typeof playOnDeviceSchema>;

/** After what plays, and after what was queued before. */
export const queueOnDeviceSchema = z.strictObject({ trackId, deviceId });
export type QueueOnDevice = z.infer<typeof queueOnDeviceSchema>;

/** What plays goes on there. */
export const transferToDeviceSchema = z.strictObject({ deviceId: namedDevice });
export type TransferToDevice = z.infer<typeof transferToDeviceSchema>;

/** What the device that is in use does with what it plays. */
export const deviceCommandSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['pause', 'resume', 'next', 'previous']) }),
  /** To a place in the track, in milliseconds from its beginning. */
  z.strictObject({ action: z.literal('seek'), positionMs: z.int().check(z.gte(0), z.lte(longestTrackMs)) }),
]);
export type DeviceCommand = z.infer<typeof deviceCommandSchema>;
