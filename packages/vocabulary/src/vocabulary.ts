import { activities } from './activities.ts';
import type { VocabularyEntry, VocabularyKind } from './entry.ts';
import { eras } from './eras.ts';
import { genres } from './genres.ts';
import { instruments } from './instruments.ts';
import { scenes } from './scenes.ts';
import { tempos } from './tempos.ts';
import { vocals } from './vocals.ts';

/** Everything that can be named of music. A new genre, or a new spelling of one, is one line in one of its files. */
export const vocabulary: Readonly<Record<VocabularyKind, readonly VocabularyEntry[]>> = {
  genre: genres,
  instrument: instruments,
  vocals,
  tempo: tempos,
  activity: activities,
  scene: scenes,
  era: eras,
};

/** The entry of a canonical name; where a name has a second entry that counts only when turned down, the first. */
export function entryOf(kind: VocabularyKind, value: string): VocabularyEntry | undefined {
  return vocabulary[kind].find((entry) => entry.value === value && !entry.onlyAvoided);
}

/** What curators write in titles for a canonical name; `null` for what none of them writes or nobody knows. */
export function writtenAs(kind: VocabularyKind, value: string): string | null {
  return entryOf(kind, value)?.written ?? null;
}

/** What can stand in for a canonical name, at need: the others of its family. */
export function neighboursOf(kind: VocabularyKind, value: string): string[] {
  const entry = entryOf(kind, value);
  if (entry === undefined || entry.family === null) return [];
  return vocabulary[kind]
    .filter((other) => other.family === entry.family && other.value !== value && !other.onlyAvoided)
    .map((other) => other.value);
}
