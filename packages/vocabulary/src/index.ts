export { broaderThan, canonicalName } from './broader.ts';
export type { VocabularyEntry, VocabularyKind } from './entry.ts';
export { entryOf, neighboursOf, vocabulary, writtenAs } from './vocabulary.ts';
