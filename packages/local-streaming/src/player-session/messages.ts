import * as z from 'zod';

/**
 * What a player of this service and the service tell each other, as JSON under `/player`. The Web API has no room for
 * it: there a device speaks with Spotify over a protocol of its own.
 */
const id = z.string().regex(/^[A-Za-z0-9]{22}$/);

const contextSchema = z.object({ kind: z.enum(['playlist', 'album', 'artist']), id });

/** How the listener's queue stands: the fields of the service's own record. */
const queueFields = {
  /** What is walked through; `null` for loose tracks. */
  context: contextSchema.nullable(),
  /** Track ids in playing order. */
  order: z.array(id).min(1).max(1000),
  /** Where `order` stands; stays put while a queued track plays. */
  index: z.number().int().nonnegative(),
  /** A track from the queue that plays in place of `order[index]`. */
  queuedTrackId: id.nullable(),
  queue: z.array(id).max(100),
  positionMs: z.number().min(0).max(86_400_000),
  isPlaying: z.boolean(),
  /** The order has been played to its end. */
  ended: z.boolean(),
  shuffle: z.boolean(),
  repeat: z.enum(['off', 'context', 'track']),
  volumePercent: z.number().int().min(0).max(100),
};

/** `PUT /player/session`: what a player does. */
export const reportSchema = z
  .object({
    ...queueFields,
    /** Chosen by the player; `null` says that it stops being the one that sounds, as when its page is left. */
    playerId: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .nullable(),
    /** The revision it knew, for what happened by itself; `null` for what the listener asked for. */
    basedOn: z.number().int().nonnegative().nullable(),
  })
  .refine(({ order, index }) => index < order.length, { error: 'index is beyond order', path: ['index'] });
export type SessionReport = z.infer<typeof reportSchema>;

/** `GET /player/session`: how the listener's player stands at this moment, whoever set it. */
export type SessionState = Omit<SessionReport, 'basedOn'> & { revision: number };
export interface SessionAnswer {
  /** `null` before anything was ever played. */
  session: SessionState | null;
}

/** `GET /player/queue`: a track with all that composing and showing it needs. */
export interface QueueTrack {
  id: string;
  name: string;
  artists: readonly { id: string; name: string }[];
  album: string;
  /** Address of the cover, 300 pixels wide. */
  image: string;
  /** Address of the track's page. */
  url: string;
  durationMs: number;
  attributes: {
    genre: string;
    tempoBpm: number;
    key: number;
    mode: 'major' | 'minor';
    valence: number;
    energy: number;
    acousticness: number;
    danceability: number;
    instruments: readonly string[];
    vocals: 'none' | 'sung' | 'rapped' | 'choir' | 'wordless';
    era: number;
  };
}

/** What can be asked to be played as a whole. */
export const playableKinds = ['playlist', 'album', 'artist', 'track'] as const;
export type PlayableKind = (typeof playableKinds)[number];

export interface QueueAnswer {
  /** Name and page of what the tracks are from; `null` for a single track and for loose ones. */
  context: { kind: 'playlist' | 'album' | 'artist'; id: string; name: string; url: string } | null;
  tracks: readonly QueueTrack[];
}
