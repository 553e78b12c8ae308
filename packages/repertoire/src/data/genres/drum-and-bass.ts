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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Isobel Undertow',
    about: 'Lifeguard from Newquay. Swims out, sings back, lets the bass do the rescuing.',
    plays: ['breakbeat', 'electric piano', 'synth bass'],
    vocals: 'sung',
    heat: -0.05,
    albums: [
      {
        name: 'Rip Current',
        year: 2017,
        tracks: [
          ['Rip Current', 'energetic', { light: 1 }],
          ['Between the Flags', 'happy'],
          ['Saltwater Answerphone', 'sad'],
          ['Undertow Has Manners', 'energetic', { vocals: 'none' }],
        ],
      },
    ],
  },
  {
    name: 'Lorry Park Botany',
    about: 'Two truckers who press flowers between deliveries. Atmospheric jungle with Latin names.',
    plays: ['breakbeat', 'synth pads', 'flute'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Weeds of the A14',
        year: 1998,
        tracks: [
          ['Senecio Squalidus', 'focus'],
          ['Buddleia, Lay-by Nine', 'focus', { light: 1 }],
          ['Roots Under the Hard Shoulder', 'energetic'],
          ['Seed Bank', 'calm', { heat: 1 }],
          ['Pollen Count Rising', 'energetic', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Captain Semaphore',
    about:
      'Former naval signaller with two arms and too many syllables. Brass on the drop, orders on the mic.',
    plays: ['breakbeat', 'synth bass', 'horns'],
    vocals: 'rapped',
    heat: 0.15,
    albums: [
      {
        name: 'Flags Mean Run',
        year: 2003,
        tracks: [
          ['Flags Mean Run', 'energetic', { heat: 1 }],
          ['Alpha Bravo Chilli', 'energetic', { light: 1 }],
          ['All Hands Wave', 'energetic', { vocals: 'none' }],
          ['Man Overboard (He Dances Better)', 'energetic', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Glasshouse Riddim',
    about: 'Dub-leaning jungle from a Dutch greenhouse. Humidity ninety percent, bass likewise.',
    plays: ['breakbeat', 'organ', 'synth bass', 'melodica'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Tomato Season',
        year: 1995,
        tracks: [
          ['Tomato Season', 'energetic', { light: 1 }],
          ['Ninety Percent Humidity', 'focus'],
          ['Bumblebee on the Cable', 'energetic'],
          ['Drip Irrigation', 'focus', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Mina Overpass',
    about:
      'Grew up beneath a flyover in Bucharest, in time with the expansion joints. Liquid, tall, slightly dusty.',
    plays: ['breakbeat', 'strings', 'synth pads', 'piano'],
    vocals: 'wordless',
    albums: [
      {
        name: 'Concrete, Then Sky',
        year: 2012,
        tracks: [
          ['Expansion Joint', 'energetic'],
          ['Concrete, Then Sky', 'energetic', { light: 1 }],
          ['Pigeon Altitude', 'focus', { vocals: 'none' }],
          ['The Street Below the Street', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'The Quantum Milkmen',
    about:
      'Physics doctorates, electric float, 4 a.m. The pints are in superposition until you open the door.',
    plays: ['breakbeat', 'synth bass', 'analog synth'],
    vocals: 'none',
    heat: 0.2,
    albums: [
      {
        name: 'Delivered and Not Delivered',
        year: 2009,
        tracks: [
          ['Float at Full Speed', 'energetic', { heat: 2 }],
          ['Superposition Silver Top', 'energetic', { heat: 1 }],
          ['Observer on the Doorstep', 'energetic'],
          ['Empties', 'focus', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Baptiste Rollneck',
    about: 'Lyon’s last double-bass bouncer. Jazz breaks at double time, with a door policy.',
    plays: ['breakbeat', 'upright bass', 'vibraphone', 'drums'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'Smoke-Free Jazz Club',
        year: 2006,
        tracks: [
          ['Door Policy', 'energetic'],
          ['Vibes at a Hundred and Seventy-Two', 'focus', { lead: 'vibraphone', bpm: 172 }],
          ['Coat Check Contrabass', 'energetic'],
          ['Nobody on the List', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Indigo Foundry',
    about:
      'A choir dropout and a foundry apprentice in Sheffield. Big skies, bigger drops, steel-toed shoes.',
    plays: ['breakbeat', 'electric guitar', 'synth bass', 'strings'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'Heatproof',
        year: 2022,
        tracks: [
          ['Heatproof', 'energetic', { heat: 1 }],
          ['Slow Metal', 'sad'],
          ['Blue Flame, Small Hours', 'energetic', { light: 1 }],
          ['Cast Twice', 'energetic', { vocals: 'none' }],
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
  editions: [firstEdition, secondEdition],
});
