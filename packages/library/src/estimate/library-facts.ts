import { broaderThan } from '@attune/vocabulary';
import type { Song } from '../folder/song.ts';
import { estimateSound, soundKey } from './estimate-sound.ts';
import { remembering } from './remembering.ts';

/** What may be said of a track of the library. What no tag says is absent. */
export interface LibraryFacts {
  genres: string[];
  tempo?: number;
  valence?: number;
  energy?: number;
  instrumentalness?: number;
  /** Which of these nobody measured or tagged: they follow from the genre, the mood tag and the tempo. */
  estimated?: ('valence' | 'energy' | 'instrumentalness')[];
}

/** From here on a genre says by itself whether somebody sings. */
const tellingInstrumentalness = 0.8;

/** Genre, year and tempo as tagged; valence and energy estimated, and said to be. */
export const libraryFacts = remembering(soundKey, (song: Song): LibraryFacts => {
  const { attributes, genres, isPlaced } = estimateSound(song);
  const all = [...genres, ...genres.flatMap((genre) => broaderThan('genre', genre))];
  const facts: LibraryFacts = { genres: [...new Set(all)], ...(song.bpm !== null && { tempo: song.bpm }) };
  if (!isPlaced) return facts;
  const { valence, energy, instrumentalness } = attributes;
  const isTelling = genres.length > 0 && instrumentalness >= tellingInstrumentalness;
  return {
    ...facts,
    valence,
    energy,
    ...(isTelling && { instrumentalness }),
    estimated: ['valence', 'energy', ...(isTelling ? (['instrumentalness'] as const) : [])],
  };
});
