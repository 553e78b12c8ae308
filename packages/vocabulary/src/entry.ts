/** What can be named of music, besides its mood. */
export type VocabularyKind = 'genre' | 'era' | 'activity' | 'instrument' | 'tempo' | 'vocals' | 'scene';

/** A canonical name with what people type for it. */
export interface VocabularyEntry {
  value: string;
  /** Lower case. Spaces and hyphens are interchangeable and may be missing; a plural `s` is understood. */
  terms: readonly string[];
  /** Those of the terms that mean something else in everyday speech ("house") and need words of music around. */
  ambiguous: readonly string[];
  /** Counts only when turned down: "no beat" speaks of drums, "lo-fi beats" does not. */
  onlyAvoided: boolean;
  /** What curators write in the titles of playlists; `null` where nobody writes anything of the kind. */
  written: string | null;
  /** Entries of one family can stand in for one another, at need. `null`: it has no family. */
  family: string | null;
}
