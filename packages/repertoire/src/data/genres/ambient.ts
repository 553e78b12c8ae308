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
  editions: [firstEdition],
});
