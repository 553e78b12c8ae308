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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Umlauf & Söhne',
    about: 'Heating engineers from Chemnitz, third generation. Their boiler rooms are actual boiler rooms.',
    plays: ['synth bass', 'drum machine', 'organ'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Umwälzpumpe',
        year: 1999,
        tracks: [
          ['Umwälzpumpe', 'energetic'],
          ['Rücklauf 42 Grad', 'focus'],
          ['Ventil B', 'energetic', { heat: 1 }],
          ['Nachtabsenkung', 'focus', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Petra Gravel',
    about:
      'Blasting engineer in a Swedish quarry. Samples the moment before; everyone is always behind the line.',
    plays: ['drum machine', 'field recordings', 'synth bass'],
    vocals: 'none',
    heat: 0.15,
    albums: [
      {
        name: 'Quarry Hours',
        year: 2011,
        tracks: [
          ['Fire in the Hole', 'energetic', { heat: 2 }],
          ['Haul Road', 'energetic', { heat: 1 }],
          ['Sieve, Finest Mesh', 'focus'],
          ['Behind the Line', 'focus', { light: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Sublunary Works',
    about: 'Dub techno from an observatory canteen in the Canaries. The telescope moves once a bar.',
    plays: ['analog synth', 'synth pads', 'tape loops'],
    vocals: 'none',
    heat: -0.2,
    albums: [
      {
        name: 'Dark Side, Day Shift',
        year: 2004,
        tracks: [
          ['Right Ascension', 'focus'],
          ['Canteen Under Orion', 'focus', { heat: -1 }],
          ['Dome Closing', 'focus', { light: -1 }],
          ['Dark Side, Day Shift', 'energetic'],
          ['Meteor Shift', 'energetic', { light: 2 }],
        ],
      },
    ],
  },
  {
    name: 'Detective Hertz',
    about: 'A radio play without words, in eleven raids. Somebody took the one; the strings know who.',
    plays: ['analog synth', 'drum machine', 'strings'],
    vocals: 'none',
    albums: [
      {
        name: 'The Missing Downbeat',
        year: 1996,
        tracks: [
          ['The Missing Downbeat', 'energetic'],
          ['Witness in D Minor', 'focus'],
          ['Alibi at 132', 'energetic', { bpm: 132 }],
          ['Case Reopened', 'focus', { light: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Molybdenum Girls',
    about: 'Three welders from Gdańsk, one microphone inside a helmet. They call the vocals “ventilation”.',
    plays: ['drum machine', 'analog synth', 'synth bass'],
    vocals: 'wordless',
    heat: 0.2,
    albums: [
      {
        name: 'Alloy',
        year: 2021,
        tracks: [
          ['Alloy', 'energetic', { heat: 1 }],
          ['Visor Down', 'energetic', { heat: 2 }],
          ['Ventilation', 'focus'],
          ['Quench in Oil', 'energetic', { vocals: 'none' }],
        ],
      },
    ],
  },
  {
    name: 'Kiyoshi Ramp',
    about:
      'Yokohama car park attendant. Marimba figures that spiral upwards, level after level, looking for a space.',
    plays: ['marimba', 'drum machine', 'synth bass'],
    vocals: 'none',
    heat: -0.05,
    albums: [
      {
        name: 'Multi-storey',
        year: 2016,
        tracks: [
          ['Level One, Full', 'focus'],
          ['Spiral Ramp', 'energetic'],
          ['Compact Cars Only', 'focus', { light: 1 }],
          ['Roof Level, Stars', 'focus', { heat: -1 }],
          ['Last Space, Found', 'energetic', { light: 2 }],
        ],
      },
    ],
  },
  {
    name: 'Tarmac Oracle',
    about:
      'Ground crew from Nairobi’s night freight. Congas against jet wash; the marshalling wands keep the tempo.',
    plays: ['drum machine', 'congas', 'analog synth'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Runway Two-Seven',
        year: 2008,
        tracks: [
          ['Runway Two-Seven', 'energetic'],
          ['Wands at Midnight', 'energetic', { light: 1 }],
          ['Freight for Nowhere', 'focus'],
          ['Chocks Away, Chocks Back', 'energetic', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Voltaire Grid',
    about:
      'Philosophy dropout and a baritone guitar in a Lyon transformer station. Cultivates his garden at 50 hertz.',
    plays: ['electric guitar', 'drum machine', 'synth pads'],
    vocals: 'none',
    albums: [
      {
        name: 'Candide at the Substation',
        year: 2013,
        tracks: [
          ['Best of All Possible Kicks', 'energetic'],
          ['Substation Garden', 'focus', { light: 1 }],
          ['Pangloss in the Cable Duct', 'focus'],
          ['Fifty Hertz', 'energetic', { heat: 1 }],
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
  editions: [firstEdition, secondEdition],
});
