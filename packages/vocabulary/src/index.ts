export { type Beats, beatsIn, beatsName, findBeats, speaksOfTempo, tempoOf } from './beats.ts';
export { broaderThan, canonicalName } from './broader.ts';
export type { VocabularyEntry, VocabularyKind } from './entry.ts';
export { formWords } from './forms.ts';
export { type ReadGenreTags, readGenreTags, splitGenreTag } from './genre-tags.ts';
export { isOfSongs, keywordName } from './keyword-name.ts';
export { closestBroader, closestTo, kindredOf } from './kindred.ts';
export { genresWith } from './played-in.ts';
export { entryOf, neighboursOf, vocabulary, writtenAs } from './vocabulary.ts';
