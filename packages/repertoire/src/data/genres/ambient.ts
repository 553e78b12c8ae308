import { tide } from '../../cover/motifs-still.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Halden Weir',
    about:
      'A former lock-keeper from the Severn who records at the hour when the mill stops. Slow pads, slower rivers.',
    plays: ['synth pads', 'field recordings', 'harp'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'Water Finding Its Level',
        year: 2006,
        tracks: [
          ['The Lock Fills', 'calm', { heat: -1 }],
          ['Heron, Not Moving', 'calm', { heat: -2 }],
          ['What the Mist Took Back', 'sad', { light: -1 }],
          ['Eel Weather', 'calm'],
          ['Under the Footbridge, Listening Up', 'focus', { heat: 1 }],
          ['Gate Left Open for the Dark', 'calm', { heat: -1, light: -1 }],
          ['All the Boats Asleep on Their Names', 'calm', { heat: -2, light: 1, bpm: 54 }],
          ['Silt', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Oona Lindqvist-Mbeki',
    about:
      'Sings one held vowel at a time over tape loops made in a Gothenburg tram depot. She calls it "weather with a pulse".',
    plays: ['tape loops', 'synth pads', 'cello'],
    vocals: 'wordless',
    albums: [
      {
        name: 'Tram Depot Lullabies',
        year: 2021,
        tracks: [
          ['Last Tram, Lights On', 'calm', { light: -1 }],
          ['A Coat Over Two Shoulders', 'calm', { light: 1 }],
          ['Breathing Exercise for Overhead Wires', 'focus', { heat: 1 }],
          ['You Were Small and It Was Snowing', 'sad'],
          ['Sodium Lamp', 'calm', { heat: -1, vocals: 'none' }],
          ['Nobody Waits at Hagakyrkan', 'sad', { heat: -1 }],
          ['Slow Applause of Leaves', 'calm', { light: 2 }],
          ['Forty Minutes Until Morning', 'focus', { vocals: 'none', for: ['late night'] }],
        ],
      },
    ],
  },
  {
    name: 'The Pale Meridian',
    about:
      'Two Bristol synthesiser repairers who, in 1979, pressed three hundred copies and went back to work. Cosmic, patient, a bit dusty.',
    plays: ['analog synth', 'synth pads', 'electric guitar'],
    vocals: 'none',
    heat: 0.15,
    albums: [
      {
        name: 'Instructions for Leaving the Atmosphere',
        year: 1979,
        tracks: [
          ['Check the Seals', 'focus', { heat: 1 }],
          ['Countdown With Tea', 'focus', { light: 1 }],
          ['First Sight of the Curve', 'calm', { light: 1 }],
          ['Telemetry', 'focus', { heat: 2 }],
          ['The Quiet Is Larger Than They Said', 'calm', { heat: -1 }],
        ],
      },
      {
        name: 'Re-entry',
        year: 1983,
        tracks: [
          ['Home Looks Like a Marble', 'calm', { light: 1 }],
          ['Letters to Ground', 'sad'],
          ['Parachute, Opening', 'focus'],
          ['Splashdown at Suppertime', 'calm', { light: 2 }],
        ],
      },
      {
        name: 'Test Signals',
        year: 1978,
        tracks: [
          ['Valve Warm-up', 'focus'],
          ['Headphones on a Nail', 'focus', { heat: 1 }],
          ['Tone for an Empty Workshop', 'focus', { heat: -1 }],
          ['Solder Fumes, Rings of Saturn', 'focus', { light: 1 }],
        ],
      },
    ],
  },
];

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Tove Marchetti',
    about:
      'Tends a mountain radio mast above Bolzano and records what it hears when nobody is talking. Felt piano, thin air, hiss.',
    plays: ['felt piano', 'synth pads', 'tape loops'],
    vocals: 'none',
    heat: -0.05,
    albums: [
      {
        name: 'Snow on the Repeater',
        year: 2014,
        tracks: [
          ['Mast, No Messages', 'calm', { heat: -1 }],
          ['Snow on the Fuse Box', 'calm'],
          ['The Valley Switches Off', 'sad'],
          ['Shift Change at Two Thousand Metres', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Cistern Choir Society',
    about:
      'Eleven amateurs and the drained reservoir they hold a key to. They sing one chord and wait for it to come back.',
    plays: ['synth pads', 'organ', 'field recordings'],
    vocals: 'choir',
    heat: -0.2,
    albums: [
      {
        name: 'Forty Seconds of Echo',
        year: 1992,
        tracks: [
          ['Mind the Ladder', 'calm'],
          ['One Chord, Returned', 'calm', { heat: -1 }],
          ['Water Remembered in B', 'sad'],
          ['Torchlight on the Pillars', 'calm', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Lumen Drift Ltd',
    about:
      'Registered as a company for tax reasons, in Tromsø. Publishes no accounts, only the northern lights, once a quarter.',
    plays: ['analog synth', 'tape loops', 'field recordings'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Quarterly Report on the Aurora',
        year: 1986,
        tracks: [
          ['First Quarter, Green', 'focus'],
          ['Second Quarter, Hardly Anything', 'calm', { heat: -1 }],
          ['Charged Particles at Breakfast', 'focus', { heat: 1 }],
          ['Auditor in the Snow', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Nadia Fairweather-Bose',
    about: 'A marine biologist who hums into a hydrophone. The whales, she reports, are polite about it.',
    plays: ['harp', 'synth pads', 'flute'],
    vocals: 'wordless',
    heat: -0.1,
    albums: [
      {
        name: 'Patience of Kelp',
        year: 2019,
        tracks: [
          ['Eleven Metres Down', 'calm'],
          ['Kelp, Leaning', 'calm', { heat: -1 }],
          ['A Seal Considers Me', 'calm', { light: 2 }],
          ['Hydrophone Left Running', 'focus', { vocals: 'none' }],
        ],
      },
    ],
  },
  {
    name: 'Old Signal Box',
    about:
      'One guitarist, one volume pedal, one disused railway in Northumberland. The trains are imagined and always on time.',
    plays: ['electric guitar', 'synth pads', 'field recordings'],
    vocals: 'none',
    albums: [
      {
        name: 'Lines Closed in Winter',
        year: 2003,
        tracks: [
          ['Points Frozen', 'calm'],
          ['The 4:10 Exists Only Here', 'focus'],
          ['Lever Seventeen', 'focus', { light: 1 }],
          ['Platform of Foxgloves', 'calm', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Marguerite Oduya',
    about:
      'Composes for hospital corridors in Nairobi, by commission and at walking pace. Nurses request encores.',
    plays: ['strings', 'synth pads', 'vibraphone'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Rooms Between Rooms',
        year: 2021,
        tracks: [
          ['Corridor, Late Sun', 'calm', { light: 1 }],
          ['Visiting Hours Are Over', 'sad'],
          ['Ward of Slow Clocks', 'calm'],
          ['Linen Trolley Passing', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'The Tidepool Transmission',
    about:
      'Three Cornish radio amateurs and a thumb piano. They broadcast to anemones and once received a reply.',
    plays: ['synth pads', 'kalimba', 'analog synth'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Low Water Almanac',
        year: 1974,
        tracks: [
          ['Anemone, Come In', 'calm', { light: 1 }],
          ['Barnacle Arithmetic', 'focus'],
          ['Spring Tide, Neap Tide', 'focus', { light: 1 }],
          ['Everything the Sea Put Back', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Jonas Winterhalter',
    about:
      'Closed his late father’s clock shop in Basel one clock at a time, and recorded each silence as it arrived.',
    plays: ['cello', 'felt piano', 'synth pads'],
    vocals: 'none',
    heat: -0.25,
    albums: [
      {
        name: 'What Is Left on the Shelf',
        year: 2010,
        tracks: [
          ['The Last Regulator Stops', 'sad'],
          ['Cuckoo, Resting', 'calm'],
          ['Dust Where It Stood', 'sad', { heat: -1 }],
          ['Winding Nothing', 'calm', { heat: -1 }],
        ],
      },
    ],
  },
];

export const ambient = genre({
  name: 'ambient',
  family: 'still',
  tempoBpm: [50, 84],
  drive: 0.15,
  light: 0.5,
  acousticness: 0.62,
  danceability: 0.12,
  majorLean: 0.05,
  standsFor: ['drone', 'soundscape', 'new age'],
  isElectronic: true,
  suits: ['reading', 'coding'],
  motif: tide,
  editions: [firstEdition, secondEdition],
});
