import * as z from 'zod/mini';
import { moodSchema } from './mood.ts';

/**
 * What can be wanted or avoided. A scene is when the music is heard or what it tells of (`late night`, `romance`);
 * a language is the one sung; an artist who is wanted is heard alone, as far as there are songs of theirs (one whose music is to be
 * among others stands in `like`); a keyword is what no vocabulary knows, in the listener's own words (`tavern`, `about trains`),
 * and can only be wanted.
 */
export const constraintKinds = [
  'genre',
  'era',
  'activity',
  'instrument',
  'tempo',
  'vocals',
  'scene',
  'language',
  'artist',
  'keyword',
] as const;
export const constraintKindSchema = z.enum(constraintKinds);
export type ConstraintKind = z.infer<typeof constraintKindSchema>;

/** What a message is about, besides its mood. A closed list: each has its own search words, targets and replies. */
export const situations = [
  'grief',
  'heartbreak',
  'loneliness',
  'homesickness',
  'work stress',
  'exams',
  'failure',
  'illness',
  'sleeplessness',
  'worry',
  'shame',
  'anger',
  'boredom',
  'nostalgia',
  'celebration',
  'achievement',
  'new love',
  'wedding',
  'birth',
  'birthday',
  'reunion',
  'gratitude',
  'party',
  'workout',
  'running',
  'sports match',
  'commute',
  'travel',
  'cooking',
  'cleaning',
  'waking up',
  'winding down',
  'falling asleep',
  'meditation',
  'reading',
  'study',
  'coding',
  'making something',
  'rain',
  'summer',
  'dinner with guests',
  'date',
  'children around',
] as const;
export const situationSchema = z.enum(situations);
export type Situation = z.infer<typeof situationSchema>;

/** Told beside whatever else is done, or was said before, one of these is what somebody speaks of. */
export const losses: ReadonlySet<Situation> = new Set<Situation>(['grief', 'heartbreak']);

/** What is a glad day for most: who is sad about one of these had other hopes of it, and is spared what belongs to it. */
export const gladSituations: ReadonlySet<Situation> = new Set<Situation>([
  'celebration',
  'achievement',
  'new love',
  'wedding',
  'birth',
  'birthday',
  'reunion',
  'gratitude',
  'party',
  'sports match',
  'summer',
  'dinner with guests',
  'date',
  'children around',
]);

/** The most entries of each list in a brief. */
export const briefBounds = {
  wanted: 12,
  avoided: 12,
  like: 5,
  /** Characters of a name, a canonical value, or the words of a message that named it. */
  words: 120,
  minutes: { least: 5, most: 300 },
  tracks: { least: 3, most: 100 },
} as const;

const share = z.number().check(z.gte(0), z.lte(1));
const words = z.string().check(z.minLength(1), z.maxLength(briefBounds.words));

/** A place in the plane of feelings: valence from 0, misery, to 1, bliss; energy from 0, drowsy, to 1, thrilled. */
export const affectPointSchema = z.strictObject({ valence: share, energy: share });
export type AffectPoint = z.infer<typeof affectPointSchema>;

export const constraintSchema = z.strictObject({
  kind: constraintKindSchema,
  /** The canonical lower-case name: `hip-hop`, `1980s`, `piano`, `instrumental`; an artist's name as typed. */
  value: words,
  /** The words of the message that named it, as typed. */
  matched: words,
  /** For what is avoided: as little as can be, instead of never. */
  soft: z.optional(z.literal(true)),
});
export type Constraint = z.infer<typeof constraintSchema>;

/** Music the listener wants more of: an artist, a track, or what was playing. */
export const likeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('artist'), name: words }),
  z.strictObject({ kind: z.literal('track'), name: words, artist: z.optional(words) }),
  z.strictObject({ kind: z.literal('playing') }),
]);
export type Like = z.infer<typeof likeSchema>;

export const lengthSchema = z.union([
  z.strictObject({
    minutes: z.int().check(z.gte(briefBounds.minutes.least), z.lte(briefBounds.minutes.most)),
  }),
  z.strictObject({
    tracks: z.int().check(z.gte(briefBounds.tracks.least), z.lte(briefBounds.tracks.most)),
  }),
]);
export type BriefLength = z.infer<typeof lengthSchema>;

export const discoverySchema = z.enum(['familiar', 'new', 'any']);
export const pathSchema = z.enum(['match', 'shift']);

/**
 * What the listener wants to hear now, whole and explicit. The browser keeps it and sends it with each message; a
 * brief that comes in is input like any other, and one with a field of its own is refused.
 */
export const briefSchema = z.strictObject({
  mood: moodSchema,
  /** How the listener is, as last read. */
  feeling: affectPointSchema,
  /** Where the music is to lead. */
  target: affectPointSchema,
  /** `match`: the music is at the target from the start. `shift`: it begins at the feeling and ends at the target. */
  path: pathSchema,
  wanted: z.array(constraintSchema).check(z.maxLength(briefBounds.wanted)),
  avoided: z.array(constraintSchema).check(z.maxLength(briefBounds.avoided)),
  like: z.array(likeSchema).check(z.maxLength(briefBounds.like)),
  /** `null`: the usual length. */
  length: z.nullable(lengthSchema),
  /** `false`: songs marked explicit are kept away. */
  explicit: z.boolean(),
  discovery: discoverySchema,
  situation: z.nullable(situationSchema),
});
export type Brief = z.infer<typeof briefSchema>;
