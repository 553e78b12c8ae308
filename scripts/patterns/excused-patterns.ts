/** A pattern that is left as it is although it may backtrack. */
export interface Excuse {
  file: string;
  /** As written between the slashes. */
  source: string;
  /** What bounds its work: how long the text can be, and by what. */
  reason: string;
}

export const excusedPatterns: readonly Excuse[] = [];
