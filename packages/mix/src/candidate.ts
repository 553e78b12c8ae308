import type { Brief, FactsSource, Mix, PinnedTrack, TrackFacts } from '@attune/contract';

/**
 * A track that could come into a mix, as whoever has the music knows it. Facts may be absent, wrong or from strangers: they
 * are read with `readFacts`, which drops what cannot be. A candidate without id, name, artist or duration is passed over.
 */
export interface Candidate {
  id: string;
  name: string;
  /** The main artist first. */
  artists: readonly string[];
  album?: string | null;
  image: string;
  url: string;
  durationMs: number;
  /** `null` or absent: not known. */
  explicit?: boolean | null;
  /** Of release. `null` or absent: not known. */
  year?: number | null;
  facts: TrackFacts;
  factsFrom: FactsSource;
}

/** When a track was last played, in milliseconds since 1970. */
export interface Play {
  id: string;
  at: number;
}

export interface MixOptions {
  /** From 0. The same brief, candidates and variant give the same mix; two variants share a third of their tracks at most. */
  variant?: number;
  played?: readonly Play[];
  /** Tracks that stay; they have to be among the candidates. */
  keep?: readonly PinnedTrack[];
  /** Ids of those of `keep` that the listener keeps; the others merely stay where they are. Absent: all of them. */
  kept?: readonly string[];
  /** Ids of tracks that must not come. */
  without?: readonly string[];
  /** In place of the brief's target it is aimed at where the liked music stands, if anything is known of that. */
  aimsAtLiked?: boolean;
  /** What is playing, for a brief that likes it (`{ kind: 'playing' }`). */
  playing?: Candidate;
  /** Milliseconds since 1970. Without it everything played counts as played just now. */
  now?: number;
}

/** Music for a brief, of these candidates. Pure: the same arguments give the same mix. */
export type MakeMix = (brief: Brief, candidates: readonly Candidate[], options?: MixOptions) => Mix;
