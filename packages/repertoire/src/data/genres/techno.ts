import { beating } from '../../cover/motifs-club.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Kassel 4',
    about:
      'Four tram drivers who met in the break room. Timetable-tight minimal, recorded on the night shift between depots.',
    plays: ['drum machine', 'analog synth', 'synth bass'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'Fahrplan',
        year: 1994,
        tracks: [
          ['Abfahrt 23:58', 'energetic'],
          ['Weiche', 'focus'],
          ['Oberleitung', 'focus', { heat: 1 }],
          ['Türen schließen', 'energetic', { heat: 1 }],
          ['Leerfahrt', 'focus', { heat: -1, light: -1 }],
          ['Kurzzug', 'energetic'],
          ['Sandstreuer', 'focus'],
          ['Endstation (bitte alle)', 'energetic', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Ines Null',
    about:
      'Compiles her own synthesisers in a Tallinn basement. If the code has no warnings, she says, the track is not finished.',
    plays: ['analog synth', 'drum machine', 'synth pads'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Undefined Behaviour',
        year: 2018,
        tracks: [
          ['Off by One', 'focus', { light: 1 }],
          ['Race Condition', 'energetic', { heat: 2 }],
          ['Garbage Collector at Work', 'focus'],
          ['Semicolon', 'focus', { heat: -1 }],
          ['Stack Trace in Snow', 'focus', { light: 1 }],
          ['Works on My Machine', 'focus', { heat: 1, light: 1 }],
          ['Deadlock', 'energetic', { light: -1 }],
          ['Commit at Dawn', 'focus', { light: 2 }],
        ],
      },
    ],
  },
  {
    name: 'Furnace Etiquette',
    about:
      'Steel-town Detroit manners at a hundred and thirty-eight. Two siblings, nine distortion boxes, one firm handshake.',
    plays: ['drum machine', 'synth bass', 'analog synth'],
    vocals: 'none',
    heat: 0.12,
    albums: [
      {
        name: 'Please Queue for the Inferno',
        year: 2022,
        tracks: [
          ['After You, I Insist', 'energetic', { heat: 1 }],
          ['Hard Hat Area', 'energetic', { heat: 1 }],
          ['Molten Curtsy', 'energetic', { light: 1 }],
          ['Sparks, Mind Your Sleeves', 'energetic', { heat: 2 }],
          ['Thank-You Card in Binary', 'focus', { heat: 1 }],
          ['Slag Heap Serenade', 'energetic', { light: -1 }],
          ['Overtime', 'energetic', { heat: 1, bpm: 140 }],
          ['Cooling Tower', 'focus', { heat: -1 }],
        ],
      },
    ],
  },
];

export const techno = genre({
  name: 'techno',
  family: 'club',
  tempoBpm: [122, 142],
  drive: 0.72,
  light: 0.2,
  acousticness: 0.03,
  danceability: 0.74,
  majorLean: -0.3,
  standsFor: ['minimal techno', 'edm', 'club'],
  isElectronic: true,
  suits: ['coding'],
  motif: beating,
  editions: [firstEdition],
});
