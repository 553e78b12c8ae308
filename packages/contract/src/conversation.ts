import * as z from 'zod/mini';
import { briefBounds, briefSchema, constraintKindSchema, lengthSchema, likeSchema } from './brief.ts';
import { factsSourceSchema } from './mix.ts';
import { moodSchema } from './mood.ts';

/** What a message can be. */
export const intents = [
  /** The feeling is told, and the brief of before is replaced. */
  'mood',
  /** Music is asked for: a new brief. */
  'request',
  /** The brief stays but for what was said. */
  'refine',
  /** The brief stays, the mix is another. */
  'again',
  /** The brief of before the last change comes back. */
  'undo',
  /** The empty brief. */
  'reset',
  /** A named thing is played, or a command goes to the player. */
  'play',
  /** Answered from the brief and the mix. */
  'question',
  'smalltalk',
  'offtopic',
  /** Nothing that can be read, or a language that cannot. */
  'unreadable',
  /** Danger to somebody's life, before everything else. */
  'distress',
] as const;
export const intentSchema = z.enum(intents);
export type Intent = z.infer<typeof intentSchema>;

const words = z.optional(z.string().check(z.maxLength(briefBounds.words)));

const listChangeSchema = z.object({
  field: z.enum(['wanted', 'avoided']),
  op: z.enum(['add', 'remove']),
  kind: constraintKindSchema,
  value: z.string(),
  soft: z.optional(z.literal(true)),
  words,
});

const likeChangeSchema = z.object({
  field: z.literal('like'),
  op: z.enum(['add', 'remove']),
  like: likeSchema,
  words,
});

const settingSchema = z.nullable(z.union([z.string(), z.number(), z.boolean(), lengthSchema]));

const settingChangeSchema = z.object({
  field: z.enum([
    'mood',
    'feeling.valence',
    'feeling.energy',
    'target.valence',
    'target.energy',
    'path',
    'length',
    'explicit',
    'discovery',
    'situation',
  ]),
  op: z.literal('set'),
  from: settingSchema,
  to: settingSchema,
  words,
});

/** One change a message made to the brief, with the words that asked for it where there are any. */
export const changeSchema = z.union([listChangeSchema, likeChangeSchema, settingChangeSchema]);
export type Change = z.infer<typeof changeSchema>;

/** What of the mix on the screen travels with a message: how many tracks at most, and characters of each. */
export const shownMixBounds = {
  ...{ tracks: 100, id: 100, name: 300, artist: 300, reason: 200 },
  /** Of what a track has: how many of each at most, and characters of each. */
  ...{ genres: 10, instruments: 12, vocals: 4, languages: 4, trait: 32 },
  /** Of what the mix could not hold: how many at most, and characters of what it is and why. */
  ...{ relaxed: 24, what: 120, why: 200 },
} as const;

const position = z.int().check(z.gte(1), z.lte(shownMixBounds.tracks));

/**
 * What a message does to single tracks of the mix on the screen; positions count from 1. `put` puts the tracks of `ids`, in the mix or
 * not, at the first of `positions`, and leaves all others as they are.
 */
export const editSchema = z.object({
  op: z.enum(['keep', 'drop', 'moreLike', 'lessLike', 'put']),
  positions: z.array(position).check(z.maxLength(shownMixBounds.tracks)),
  ids: z.optional(z.array(z.string())),
});
export type Edit = z.infer<typeof editSchema>;

export const commandSchema = z.object({
  action: z.enum(['play', 'pause', 'resume', 'next', 'previous', 'louder', 'softer', 'stop']),
  /** For `play` alone: the title, then the artist. */
  query: z.optional(z.string()),
});
export type Command = z.infer<typeof commandSchema>;

const traits = (most: number) =>
  z.optional(z.array(z.string().check(z.maxLength(shownMixBounds.trait))).check(z.maxLength(most)));

/** A track on the screen. What is not known of it is absent. */
export const shownTrackSchema = z.strictObject({
  id: z.string().check(z.maxLength(shownMixBounds.id)),
  name: z.string().check(z.maxLength(shownMixBounds.name)),
  artist: z.string().check(z.maxLength(shownMixBounds.artist)),
  durationMs: z.optional(z.number().check(z.gte(0), z.lte(86_400_000))),
  year: z.optional(z.int().check(z.gte(0), z.lte(9999))),
  explicit: z.optional(z.boolean()),
  /** Why it is in the mix, as the mix says it. */
  reason: z.optional(z.string().check(z.maxLength(shownMixBounds.reason))),
  /** What it has, as in the facts of a mix's track. */
  facts: z.optional(
    z.strictObject({
      genres: traits(shownMixBounds.genres),
      instruments: traits(shownMixBounds.instruments),
      vocals: traits(shownMixBounds.vocals),
      languages: traits(shownMixBounds.languages),
      instrumentalness: z.optional(z.number().check(z.gte(0), z.lte(1))),
      tempo: z.optional(z.number().check(z.gte(20), z.lte(400))),
    }),
  ),
  factsFrom: z.optional(factsSourceSchema),
});
export type ShownTrack = z.infer<typeof shownTrackSchema>;

/** What stands on the screen when a message is sent, so that it can speak of "the third one" and ask of the mix. */
export const shownMixSchema = z.strictObject({
  tracks: z.array(shownTrackSchema).check(z.maxLength(shownMixBounds.tracks)),
  /** What the mix could not hold, as its receipt tells. */
  relaxed: z.optional(
    z
      .array(
        z.strictObject({
          what: z.string().check(z.maxLength(shownMixBounds.what)),
          why: z.string().check(z.maxLength(shownMixBounds.why)),
        }),
      )
      .check(z.maxLength(shownMixBounds.relaxed)),
  ),
  /** Which of the tracks plays or rests in the player, counted from 1. */
  at: z.optional(position),
});
export type ShownMix = z.infer<typeof shownMixSchema>;

/**
 * The most playlists an answer has: as many as the specification lists. At Spotify every ten cost a search, for which page and
 * proxy have to wait (`scripts/written-twice.test.ts`).
 */
export const mostPlaylistsShown = 10;

/** What of the playlists on the screen travels with a message: how many at most, and characters of each. */
export const shownListBounds = { lists: mostPlaylistsShown, name: 200, description: 300 } as const;

/** A playlist on the screen, so that "why these?" can be answered for each. */
export const shownListSchema = z.strictObject({
  name: z.string().check(z.maxLength(shownListBounds.name)),
  description: z.nullable(z.string().check(z.maxLength(shownListBounds.description))),
});
export type ShownList = z.infer<typeof shownListSchema>;

/** Of the replies a conversation has had: how many are told of at most, and characters of each name. */
export const replyIdBounds = { ids: 60, id: 80 } as const;

/** What travels beside the text of a message. */
export const conversationRequestFields = {
  /** The brief as of the last answer; absent or `null` before the first. */
  brief: z.optional(z.nullable(briefSchema)),
  mix: z.optional(shownMixSchema),
  lists: z.optional(z.array(shownListSchema).check(z.maxLength(shownListBounds.lists))),
  /** Whether music is on. */
  playing: z.optional(z.boolean()),
  /** Whether the card of help stands open on the page. */
  helpOpen: z.optional(z.boolean()),
  /** Which replies this conversation has had, so that none is said twice; the newest last. */
  replyIds: z.optional(
    z.array(z.string().check(z.maxLength(replyIdBounds.id))).check(z.maxLength(replyIdBounds.ids)),
  ),
};

/** What an answer says of the conversation, beside mood, playlists and words. */
export const conversationAnswerFields = {
  intent: intentSchema,
  /** BCP 47 tag of the language of the message, in which it is answered where we can; `und` when it cannot be told. */
  language: z.string(),
  /** As of now; `null` before the first mood or request, and after a reset. */
  brief: z.nullable(briefSchema),
  changes: z.array(changeSchema),
  edits: z.array(editSchema),
  command: z.optional(commandSchema),
  /** When it asks instead of deciding: two or three moods, the likeliest first. */
  asks: z.optional(z.array(moodSchema).check(z.minLength(2), z.maxLength(3))),
  /** For the intent `undo` alone: how many steps back. The page has the briefs of before. */
  undo: z.optional(z.int().check(z.gte(1), z.lte(20))),
  /** The music of before stays; `playlists` is then empty. */
  keepsMusic: z.optional(z.literal(true)),
  /** Names a written reply; absent for what a model wrote and for fixed sentences. */
  replyId: z.optional(z.string()),
};
