import { acousticFolkArtists } from './artists-acoustic-folk.ts';
import { ambientArtists } from './artists-ambient.ts';
import { drumAndBassArtists } from './artists-drum-and-bass.ts';
import { hardRockArtists } from './artists-hard-rock.ts';
import { loFiArtists } from './artists-lo-fi.ts';
import { pianoSoloArtists } from './artists-piano-solo.ts';
import { soulArtists } from './artists-soul.ts';
import { synthPopArtists } from './artists-synth-pop.ts';
import type { ArtistSketch } from './shape.ts';

export const artistSketches: readonly ArtistSketch[] = [
  ...ambientArtists,
  ...loFiArtists,
  ...acousticFolkArtists,
  ...pianoSoloArtists,
  ...synthPopArtists,
  ...drumAndBassArtists,
  ...soulArtists,
  ...hardRockArtists,
];
