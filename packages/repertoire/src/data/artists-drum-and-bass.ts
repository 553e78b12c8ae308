import type { ArtistSketch } from './shape.ts';

export const drumAndBassArtists: readonly ArtistSketch[] = [
  {
    name: 'Bassline Cartography Dept.',
    genre: 'drum and bass',
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
    genre: 'drum and bass',
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
    genre: 'drum and bass',
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
