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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Auntie Warehouse',
    about:
      'Runs the crèche at a Manchester warehouse and, from nine, the warehouse. Nobody leaves without a plate.',
    plays: ['piano', 'drum machine', 'congas', 'synth bass'],
    vocals: 'sung',
    heat: 0.15,
    albums: [
      {
        name: 'Pass the Speakers',
        year: 1993,
        tracks: [
          ['Pass the Speakers', 'energetic', { light: 1 }],
          ['Plate of Rice, Plate of Bass', 'happy', { heat: 1 }],
          ['Everybody’s Auntie', 'happy', { light: 1 }],
          ['Lost Coat Anthem', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Ferran Portillo',
    about: 'Barcelona roofer who knows every terrace from above. Guitars like laundry, drums like the lift.',
    plays: ['electric guitar', 'shaker', 'drum machine', 'synth bass'],
    vocals: 'none',
    albums: [
      {
        name: 'Terraza 4',
        year: 2007,
        tracks: [
          ['Laundry at Altitude', 'happy', { light: 1 }],
          ['Antenna Garden', 'focus'],
          ['Terraza 4', 'happy', { for: ['summer'] }],
          ['Siesta Interrupted by Kick Drum', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Parallel Baker',
    about:
      'Baker and selector in Detroit. Proves the dough at 118 beats a minute and swears the crumb agrees.',
    plays: ['electric piano', 'vibraphone', 'drum machine', 'synth bass'],
    vocals: 'none',
    heat: -0.05,
    albums: [
      {
        name: 'Four in the Morning Bread',
        year: 2012,
        tracks: [
          ['Proving at 118', 'focus'],
          ['Sourdough Dub', 'focus', { heat: -1 }],
          ['Oven Light', 'calm'],
          ['First Customer, Still Dancing', 'happy'],
          ['Crumb Structure', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Sister Ottoline Beat',
    about: 'A convent in New Jersey rented the rink for one night in 1991 and has not quite given it back.',
    plays: ['organ', 'drum machine', 'strings', 'synth bass'],
    vocals: 'choir',
    heat: 0.1,
    albums: [
      {
        name: 'Vespers at the Roller Rink',
        year: 1991,
        tracks: [
          ['Vespers on Eight Wheels', 'happy', { heat: 1 }],
          ['Rink Hallelujah', 'energetic', { light: 1 }],
          ['Novice on the Turn', 'happy'],
          ['Lights Down for Sister Ottoline', 'energetic', { vocals: 'none' }],
        ],
      },
    ],
  },
  {
    name: 'Quay Eleven',
    about: 'Four dockers from Gothenburg, one saxophone rescued from a container. Deep, damp and punctual.',
    plays: ['synth pads', 'drum machine', 'saxophone', 'synth bass'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'Last Ferry Deep',
        year: 2003,
        tracks: [
          ['Manifest', 'focus'],
          ['Container of Saxophones', 'focus', { lead: 'saxophone' }],
          ['Bollard', 'focus', { heat: -1 }],
          ['Gangway Up at Sunrise', 'happy'],
          ['Salt Cod Saturday', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Nkechi Volt',
    about: 'Lagos and Berlin, by night bus and extension lead. Thumb piano on top, diesel underneath.',
    plays: ['kalimba', 'drum machine', 'talking drum', 'synth bass'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'Generator House',
        year: 2020,
        tracks: [
          ['Power Is Back', 'energetic', { heat: 1 }],
          ['Extension Lead', 'energetic'],
          ['Thumbs Up, Lights Down', 'happy', { heat: 1 }],
          ['Diesel Lullaby', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'The Chandelier Co-operative',
    about:
      'Worker-owned and string-driven, from a former ballroom in Turin. Profits are shared in the second chorus.',
    plays: ['strings', 'drum machine', 'electric bass', 'piano'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'One Member, One Dance',
        year: 1979,
        tracks: [
          ['One Member, One Dance', 'happy', { light: 1 }],
          ['Dividends in Glitter', 'happy', { heat: 1 }],
          ['The Quorum Is Sweating', 'energetic'],
          ['Minutes Taken on the Dance Floor', 'energetic', { vocals: 'none' }],
        ],
      },
    ],
  },
  {
    name: 'Miró Basslines',
    about:
      'Night watchman at a museum of modern art. His sets follow the alarm circuit; the paintings tilt a little.',
    plays: ['analog synth', 'drum machine', 'tape loops'],
    vocals: 'none',
    heat: 0.2,
    albums: [
      {
        name: 'Museum After Hours',
        year: 2018,
        tracks: [
          ['Alarm Circuit', 'energetic'],
          ['Varnish', 'focus'],
          ['Motion Sensor', 'energetic', { heat: 1 }],
          ['Gallery Six, No Shoes', 'focus', { heat: 1 }],
          ['Gift Shop Breakdown', 'happy', { light: 1 }],
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
  editions: [firstEdition, secondEdition],
});
