import { waveform } from '../../cover/motifs-club.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Bassline Cartography Dept.',
    about:
      'A Bristol council office by day. After five, the plotter prints breakbeats. Rolling, precise, up to code.',
    plays: ['breakbeat', 'synth bass', 'synth pads'],
    vocals: 'none',
    albums: [
      {
        name: 'Ordnance Survey',
        year: 1996,
        tracks: [
          ['Contour Lines', 'focus', { heat: 1 }],
          ['Flood Plain', 'energetic'],
          ['Trig Point at Dawn', 'focus', { light: 1 }],
          ['Here Be Flyovers', 'energetic', { heat: 1 }],
          ['Scale 1:174', 'energetic', { heat: 2, bpm: 174 }],
          ['Desire Path', 'focus'],
          ['Unadopted Road', 'focus', { light: -1 }],
          ['Legend', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Sister Kestrel',
    about:
      'MC, falconer, mother of twins. Sings liquid choruses from a hillside outside Abergavenny at a hundred and seventy-four.',
    plays: ['breakbeat', 'synth bass', 'piano', 'strings'],
    vocals: 'sung',
    albums: [
      {
        name: 'A Hundred and Seventy-Four Feathers',
        year: 2020,
        tracks: [
          ['Let Go of the Glove', 'energetic', { light: 1 }],
          ['Thermals', 'energetic', { light: 1 }],
          ['Twins at Six A.M.', 'energetic', { heat: 1 }],
          ['Feather in the Foxhole', 'sad'],
          ['Hover', 'calm', { heat: 1, vocals: 'wordless' }],
          ['Sheep Scatter', 'energetic', { heat: 2 }],
          ['Come Back to the Wrist', 'sad', { light: -1 }],
          ['Hillside Frequency', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Ratchet Minaret',
    about:
      'Leicester jungle rebuilt from dismantled radios and his grandfather’s tabla tapes. The amens come with a curry recipe.',
    plays: ['breakbeat', 'synth bass', 'turntables', 'congas'],
    vocals: 'rapped',
    heat: 0.12,
    albums: [
      {
        name: 'Amen & Pickle',
        year: 1998,
        tracks: [
          ['Hot Plate', 'energetic', { heat: 1 }],
          ['Golden Mile Shakedown', 'energetic', { heat: 2 }],
          ['Solder Burn', 'energetic', { vocals: 'none' }],
          ['Grandfather Counts in Sixteen', 'focus', { light: 1 }],
          ['Chilli Before the Drop', 'energetic', { heat: 1, light: 1 }],
          ['Pirate Aerial', 'energetic'],
          ['Dial Tone Jungle', 'focus', { heat: 1 }],
          ['Mind the Bassbin', 'energetic', { heat: 2, vocals: 'none' }],
        ],
      },
    ],
  },
];

export const drumAndBass = genre({
  name: 'drum and bass',
  family: 'club',
  tempoBpm: [168, 178],
  drive: 0.75,
  light: 0.4,
  acousticness: 0.04,
  danceability: 0.6,
  majorLean: -0.15,
  standsFor: ['jungle', 'liquid', 'edm'],
  isElectronic: true,
  suits: ['coding'],
  motif: waveform,
  editions: [firstEdition],
});
