import { tiles } from '../../cover/motifs-club.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Deacon Mirrorball',
    about:
      'Chicago, 1990. A church organist who found out what his left hand could do to a warehouse. Still apologises to the choir.',
    plays: ['organ', 'drum machine', 'synth bass', 'piano'],
    vocals: 'sung',
    heat: 0.08,
    albums: [
      {
        name: 'Collection Plate',
        year: 1990,
        tracks: [
          ['Sunday Came Early', 'happy', { heat: 1, light: 1 }],
          ['Testify at the Coat Check', 'energetic', { light: 1 }],
          ['Hallelujah, Bassline', 'energetic', { heat: 1, light: 1 }],
          ['Usher Me Down', 'happy'],
          ['Second Collection', 'energetic'],
          ['Choir Robe on the Dance Floor', 'happy', { heat: 1 }],
          ['Sweat Is Just the Body Singing', 'energetic', { heat: 1 }],
          ['Vestibule Dub', 'focus', { lead: 'organ' }],
        ],
      },
    ],
  },
  {
    name: 'Mme Tangente',
    about:
      'A Marseille geometry teacher with a filter and a strict sense of four. Her parties end exactly when the proof does.',
    plays: ['synth bass', 'drum machine', 'electric guitar', 'strings'],
    vocals: 'none',
    albums: [
      {
        name: 'Théorème du week-end',
        year: 1997,
        tracks: [
          ['Soit un cercle de danseurs', 'energetic', { light: 1 }],
          ['Le Compas ivre', 'happy', { light: 1 }],
          ['Asymptote', 'focus', { heat: 1 }],
          ['Vieux-Port, fenêtres ouvertes', 'happy', { for: ['summer'] }],
          ['Bisectrice', 'energetic'],
          ['Trente élèves et une basse', 'happy', { heat: 1 }],
          ['Angle mort', 'focus', { light: -1 }],
          ['Récréation', 'energetic', { heat: 1, light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Tidal Ledger',
    about:
      'Deep house from a former harbour accountant in Durban. Columns of chords, a carried-over bassline, the window open.',
    plays: ['electric piano', 'synth pads', 'drum machine', 'synth bass'],
    vocals: 'none',
    heat: -0.2,
    albums: [
      {
        name: 'Balance Carried Forward',
        year: 2015,
        tracks: [
          ['Opening Balance', 'focus'],
          ['Container 4471', 'focus', { light: -1 }],
          ['Salt on the Spreadsheet', 'happy'],
          ['Petty Cash for Peaches', 'happy', { light: 1 }],
          ['Night Crane', 'focus', { heat: -1 }],
          ['Harbour Lights Reconciled', 'calm', { heat: 1 }],
          ['Dividend', 'energetic', { light: 1 }],
          ['Everything Adds Up at Four in the Morning', 'focus'],
        ],
      },
    ],
  },
];

export const house = genre({
  name: 'house',
  family: 'club',
  tempoBpm: [116, 128],
  drive: 0.55,
  light: 0.6,
  acousticness: 0.05,
  danceability: 0.86,
  majorLean: -0.1,
  standsFor: ['deep house', 'club', 'edm', 'electronic dance'],
  isElectronic: true,
  suits: ['coding', 'driving', 'summer'],
  motif: tiles,
  editions: [firstEdition],
});
