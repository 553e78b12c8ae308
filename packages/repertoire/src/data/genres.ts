import { acousticFolk } from './genres/acoustic-folk.ts';
import { afrobeat } from './genres/afrobeat.ts';
import { ambient } from './genres/ambient.ts';
import { blues } from './genres/blues.ts';
import { bossaNova } from './genres/bossa-nova.ts';
import { classicalGuitar } from './genres/classical-guitar.ts';
import { country } from './genres/country.ts';
import { drumAndBass } from './genres/drum-and-bass.ts';
import { funk } from './genres/funk.ts';
import { hardRock } from './genres/hard-rock.ts';
import { hipHop } from './genres/hip-hop.ts';
import { house } from './genres/house.ts';
import { indieRock } from './genres/indie-rock.ts';
import { jazz } from './genres/jazz.ts';
import { loFi } from './genres/lo-fi.ts';
import { orchestral } from './genres/orchestral.ts';
import { pianoSolo } from './genres/piano-solo.ts';
import { reggae } from './genres/reggae.ts';
import { soul } from './genres/soul.ts';
import { synthPop } from './genres/synth-pop.ts';
import { techno } from './genres/techno.ts';

/** Every genre, in the order in which they are listed anywhere. A new one is a file of its own and a line here. */
export const genreSketches = [
  ambient,
  loFi,
  acousticFolk,
  pianoSolo,
  synthPop,
  house,
  techno,
  drumAndBass,
  funk,
  orchestral,
  jazz,
  soul,
  indieRock,
  hipHop,
  bossaNova,
  hardRock,
  reggae,
  country,
  classicalGuitar,
  afrobeat,
  blues,
] as const;
