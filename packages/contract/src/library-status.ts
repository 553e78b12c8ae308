import * as z from 'zod/mini';

/** Why the music cannot be looked at, for whom no more can be said than this. */
export const libraryTroubleSchema = z.enum([
  /** There is nothing any more where there was music, or it cannot be read. */
  'absent',
  /** Something went wrong here, as with a disk that is full. */
  'failed',
  /** Its server does not answer. */
  'unavailable',
  /** What answers there is no music server. */
  'unexpected-reply',
  /** Its server refuses the account it is asked under, or the call. */
  'refused',
  /** Its server takes no token, and the password is not sent in the clear. */
  'password-withheld',
]);
export type LibraryTrouble = z.infer<typeof libraryTroubleSchema>;

const count = z.int().check(z.gte(0));

/** How far the installation's own music is known. It names nothing of the music. */
export const libraryStatusSchema = z.object({
  /** `opening`: what was known is read in; `looking`: the music is looked through; `settled`: neither. */
  state: z.enum(['opening', 'looking', 'settled', 'absent']),
  /** Songs that are listed. */
  songs: count,
  /** What this round has come through, and through how much it has to come, where that is known. */
  done: count,
  expected: z.nullable(count),
  /** Whole minutes that are left, rounded up, where that can be told. */
  minutesLeft: z.nullable(count),
  /** When all of it was looked through last, since the start. */
  listedAt: z.nullable(z.iso.datetime()),
  trouble: z.nullable(libraryTroubleSchema),
  /** How far its sound is known; `null` where it is not listened to. */
  analysis: z.nullable(
    z.object({
      isAtWork: z.boolean(),
      /** Songs that were listened to. */
      analysed: count,
      /** Songs that nothing could be made of. */
      passedOver: count,
      minutesLeft: z.nullable(count),
      /** What listens does not run on this machine. */
      isUnavailable: z.boolean(),
    }),
  ),
});
export type LibraryStatus = z.infer<typeof libraryStatusSchema>;

/** `null` where the installation plays no music of its own. */
export const libraryAnswerSchema = z.object({ library: z.nullable(libraryStatusSchema) });
