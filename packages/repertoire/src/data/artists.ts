import { acousticFolkArtists } from './artists-acoustic-folk.ts';
import { afrobeatArtists } from './artists-afrobeat.ts';
import { ambientArtists } from './artists-ambient.ts';
import { bluesArtists } from './artists-blues.ts';
import { bossaNovaArtists } from './artists-bossa-nova.ts';
import { classicalGuitarArtists } from './artists-classical-guitar.ts';
import { countryArtists } from './artists-country.ts';
import { drumAndBassArtists } from './artists-drum-and-bass.ts';
import { funkArtists } from './artists-funk.ts';
import { hardRockArtists } from './artists-hard-rock.ts';
import { hipHopArtists } from './artists-hip-hop.ts';
import { houseArtists } from './artists-house.ts';
import { indieRockArtists } from './artists-indie-rock.ts';
import { jazzArtists } from './artists-jazz.ts';
import { loFiArtists } from './artists-lo-fi.ts';
import { orchestralArtists } from './artists-orchestral.ts';
import { pianoSoloArtists } from './artists-piano-solo.ts';
import { reggaeArtists } from './artists-reggae.ts';
import { soulArtists } from './artists-soul.ts';
import { synthPopArtists } from './artists-synth-pop.ts';
import { technoArtists } from './artists-techno.ts';
import type { ArtistSketch } from './shape.ts';

/** Everybody, in the order of `genres`. */
export const artistSketches: readonly ArtistSketch[] = [
  ...ambientArtists,
  ...loFiArtists,
  ...acousticFolkArtists,
  ...pianoSoloArtists,
  ...synthPopArtists,
  ...houseArtists,
  ...technoArtists,
  ...drumAndBassArtists,
  ...funkArtists,
  ...orchestralArtists,
  ...jazzArtists,
  ...soulArtists,
  ...indieRockArtists,
  ...hipHopArtists,
  ...bossaNovaArtists,
  ...hardRockArtists,
  ...reggaeArtists,
  ...countryArtists,
  ...classicalGuitarArtists,
  ...afrobeatArtists,
  ...bluesArtists,
];
