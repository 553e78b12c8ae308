import { broaderThan } from '@attune/vocabulary';
import type { SoundFeatures } from '../analysis/sound-features.ts';
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
  /** Which of these were measured in the sound itself. */
  measured?: ('energy' | 'tempo')[];
  /** Which of these nobody measured or tagged: they follow from the genre, the mood tag, the title and the tempo. */
  estimated?: ('valence' | 'energy' | 'instrumentalness')[];
}

/** From here on a genre says by itself whether somebody sings. */
const tellingInstrumentalness = 0.8;

/** Genre and year as tagged, tempo as tagged or measured, energy as measured; what else is told is estimated, and said to be. */
export const libraryFacts = remembering(
  soundKey,
  (song: Song, features: SoundFeatures | undefined): LibraryFacts => {
    const { attributes, genres, isPlaced, isEnergyTold } = estimateSound(song, features);
    const all = [...genres, ...genres.flatMap((genre) => broaderThan('genre', genre))];
    const { valence, energy, instrumentalness } = attributes;
    const isTelling = genres.length > 0 && instrumentalness >= tellingInstrumentalness;
    const tempo = song.bpm ?? features?.tempoBpm ?? null;
    const measured = [
      ...(features === undefined ? [] : (['energy'] as const)),
      ...(song.bpm === null && tempo !== null ? (['tempo'] as const) : []),
    ];
    const estimated = [
      ...(isPlaced ? (['valence'] as const) : []),
      ...(isEnergyTold && features === undefined ? (['energy'] as const) : []),
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
  },
);
