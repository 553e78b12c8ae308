import { halftone } from '../../cover/motifs-groove.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Tall Grammar',
    about:
      'A Brooklyn substitute teacher with a dictionary and a temper. Horn stabs, double meanings, correct apostrophes.',
    plays: ['turntables', 'drum machine', 'horns', 'upright bass'],
    vocals: 'rapped',
    heat: 0.05,
    albums: [
      {
        name: 'See Also',
        year: 1995,
        tracks: [
          ['Oxford Comma, Brooklyn Accent', 'energetic', { light: 1 }],
          ['Footnotes Get No Royalties', 'energetic'],
          ['Who, Whom and the Whole Crew', 'happy', { heat: 1 }],
          ['Substitute Teacher, Permanent Attitude', 'energetic', { heat: 1 }],
          ['Ibid.', 'focus', { heat: 1 }],
          ['Stoop Thesaurus', 'happy', { light: 1, for: ['summer'] }],
          ['Split Infinitive', 'energetic', { heat: 1 }],
          ['Dear Mr Collins, Room 9', 'sad', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Queen Abacus',
    about:
      'Atlanta’s only chartered accountant with a platinum grin. Bass you can depreciate over five years.',
    plays: ['drum machine', 'synth bass', 'analog synth'],
    vocals: 'rapped',
    heat: 0.18,
    albums: [
      {
        name: 'Net of Everything',
        year: 2020,
        tracks: [
          ['Audit Me', 'energetic', { heat: 1 }],
          ['Compound Interest', 'energetic', { heat: 1, light: 1 }],
          ['Spreadsheet in Heels', 'happy', { heat: 1, light: 1 }],
          ['Write It Off', 'energetic'],
          ['Mama’s Shoebox of Receipts', 'sad', { light: 1 }],
          ['Q4', 'energetic', { heat: 2 }],
          ['Cash Basis', 'happy', { heat: 1 }],
          ['I Count in My Sleep', 'energetic', { light: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Dusty Semester',
    about:
      'Instrumental boom bap from a Lyon record librarian, made only of discs nobody borrowed. Warm, crooked, unhurried.',
    plays: ['turntables', 'electric piano', 'drums', 'flute'],
    vocals: 'none',
    heat: -0.2,
    albums: [
      {
        name: 'Never Checked Out',
        year: 2008,
        tracks: [
          ['Due Date', 'focus'],
          ['Microfiche', 'focus', { light: -1 }],
          ['Late Fee Forgiven', 'happy', { lead: 'flute' }],
          ['Stack 7, Shelf C', 'focus', { heat: 1 }],
          ['Silence, Signé le Directeur', 'focus', { heat: -1 }],
          ['Torn Dust Jacket', 'sad'],
          ['Story Hour', 'happy', { light: 1, lead: 'flute' }],
          ['Whisper Section', 'focus', { light: 1, lead: 'electric piano' }],
          ['Withdrawn From Stock', 'sad', { light: -1 }],
        ],
      },
    ],
  },
];

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Bishop Carbon',
    about: 'Environmental auditor from Newark. Measures emissions, mostly his own, in sixteen bars.',
    plays: ['drum machine', 'organ', 'electric bass'],
    vocals: 'rapped',
    heat: 0.1,
    albums: [
      {
        name: 'Footprint',
        year: 2007,
        tracks: [
          ['Footprint', 'energetic'],
          ['Offset Nothing', 'energetic', { heat: 1 }],
          ['Carpool to Glory', 'happy'],
          ['Smokestack Choirboy', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Minnie Ledbetter-Cruz',
    about:
      'Substitute teacher from the Bronx with a loud whistle. Playground law, recited from the top of the slide.',
    plays: ['turntables', 'electric guitar', 'drums', 'electric bass'],
    vocals: 'rapped',
    heat: 0.15,
    albums: [
      {
        name: 'Recess Politics',
        year: 1995,
        tracks: [
          ['Recess Politics', 'happy', { heat: 1 }],
          ['Whistle on a String', 'energetic', { heat: 1 }],
          ['Kickball Supreme Court', 'energetic'],
          ['Detention Has a Good Library', 'focus'],
          ['Snow Day Cypher', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Velcro Monk',
    about: 'Left the monastery with a sampler and a habit. Instrumentals for sweeping courtyards.',
    plays: ['tape loops', 'drum machine', 'upright bass', 'vibraphone'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Silent Retreat Tapes',
        year: 2010,
        tracks: [
          ['Sweeping the Courtyard', 'focus'],
          ['Bell, Chopped', 'focus', { heat: 1 }],
          ['Vow of Mostly Silence', 'calm'],
          ['Rice Bowl Break', 'happy'],
          ['Feast Day Loop', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Tamarind Jones',
    about:
      'Dar es Salaam’s spice auctioneer. Sells you the beat, the bag and the scale, twice as fast as you can nod.',
    plays: ['kalimba', 'drum machine', 'synth bass'],
    vocals: 'rapped',
    albums: [
      {
        name: 'Sweet, Then Sour',
        year: 2016,
        tracks: [
          ['Sweet, Then Sour', 'happy', { light: 1 }],
          ['Going Once, Going Dubwise', 'energetic'],
          ['Cardamom Money', 'happy', { heat: 1 }],
          ['Scale Doesn’t Lie', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'The Insomniac Crossing Guards',
    about: 'Three night-shift lollipop men in Rotterdam. No children cross at 3 a.m.; the rhymes do.',
    plays: ['turntables', 'saxophone', 'drums', 'upright bass'],
    vocals: 'rapped',
    heat: -0.05,
    albums: [
      {
        name: 'Look Both Ways',
        year: 1993,
        tracks: [
          ['Look Both Ways', 'happy'],
          ['Lollipop at 3 A.M.', 'sad'],
          ['Nobody Crosses, We Still Wave', 'sad', { light: 1 }],
          ['Reflective Vest Flow', 'energetic'],
          ['Sunrise Shift Over', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Ms. Parallax',
    about: 'Astronomy tutor from Atlanta. Verses shift when you move your head.',
    plays: ['analog synth', 'drum machine', 'strings'],
    vocals: 'rapped',
    heat: 0.1,
    albums: [
      {
        name: 'Two Views of the Same Girl',
        year: 2020,
        tracks: [
          ['Two Views of the Same Girl', 'energetic'],
          ['Redshift, Red Lipstick', 'energetic', { light: 1 }],
          ['Telescope Money', 'happy'],
          ['Light-Years Off Your Call', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Grandmaster Biscuit Tin',
    about:
      'A Cardiff grandmother’s tin of seven-inches, played by her grandson, corrected by her. Every break has butter in it.',
    plays: ['drum machine', 'turntables', 'congas'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Crumbs on the Crossfader',
        year: 1987,
        tracks: [
          ['Crumbs on the Crossfader', 'energetic'],
          ['Shortbread Break', 'focus', { heat: 1 }],
          ['Nan Says Rewind', 'happy', { light: 1 }],
          ['Tin Lid Scratch', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Orlando Fifthfloor',
    about: 'No lift, no label, five flights. Delivers groceries in Marseille and commentary on each landing.',
    plays: ['electric piano', 'drum machine', 'synth bass', 'trumpet'],
    vocals: 'rapped',
    heat: -0.1,
    albums: [
      {
        name: 'Walk-Up',
        year: 2022,
        tracks: [
          ['Walk-Up', 'happy'],
          ['Landing Number Three', 'sad', { lead: 'trumpet' }],
          ['Groceries for Madame Ferrat', 'happy', { light: 1 }],
          ['Breathing on the Beat', 'focus'],
        ],
      },
    ],
  },
];

export const hipHop = genre({
  name: 'hip-hop',
  family: 'groove',
  tempoBpm: [78, 104],
  drive: 0.6,
  light: 0.5,
  acousticness: 0.15,
  danceability: 0.8,
  majorLean: -0.15,
  standsFor: [],
  suits: ['coding'],
  motif: halftone,
  editions: [firstEdition, secondEdition],
});
