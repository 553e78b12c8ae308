import { broaderThan } from '@attune/vocabulary';
import type { Heard } from '../analysis/heard.ts';
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
  /** Which of these were heard in the sound itself. */
  measured?: ('energy' | 'tempo')[];
  /** Which of these nobody measured or tagged: they follow from the genre, the mood tag, the title and the tempo. */
  estimated?: ('valence' | 'energy' | 'instrumentalness')[];
}

/** From here on a genre says by itself whether somebody sings. */
const tellingInstrumentalness = 0.8;

/** Genre and year as tagged, tempo as tagged or heard, energy as heard; what else is told is estimated, and said to be. */
export const libraryFacts = remembering(soundKey, (song: Song, heard: Heard | undefined): LibraryFacts => {
  const { attributes, genres, isPlaced, isEnergyTold } = estimateSound(song, heard);
  const all = [...genres, ...genres.flatMap((genre) => broaderThan('genre', genre))];
  const { valence, energy, instrumentalness } = attributes;
  const isTelling = genres.length > 0 && instrumentalness >= tellingInstrumentalness;
  const tempo = song.bpm ?? heard?.tempoBpm ?? null;
  const measured = [
    ...(heard === undefined ? [] : (['energy'] as const)),
    ...(song.bpm === null && tempo !== null ? (['tempo'] as const) : []),
  ];
  const estimated = [
    ...(isPlaced ? (['valence'] as const) : []),
    ...(isEnergyTold && heard === undefined ? (['energy'] as const) : []),
    ...(isTelling ? (['instrumentalness'] as const) : []),
  ];
  return {
    genres: [...new Set(all)],
    ...(tempo !== null && { tempo }),
    ...(isPlaced && { valence }),
    ...(isEnergyTold && { energy }),
    ...(isTelling && { instrumentalness }),
    ...(measured.length > 0 && { measured }),
    ...(estimated.length > 0 && { estimated }),
  };
});
