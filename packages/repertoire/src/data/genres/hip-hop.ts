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
  editions: [firstEdition],
});
