import { keys } from '../../cover/motifs-still.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Ilse Haverkamp',
    about:
      'Plays an upright with a strip of felt between hammer and string, in a Utrecht attic where you can hear the stairs.',
    plays: ['felt piano'],
    vocals: 'none',
    heat: -0.12,
    albums: [
      {
        name: 'Neighbours, Forgive Me',
        year: 2001,
        tracks: [
          ['Third Stair From the Top', 'calm'],
          ['Someone Is Ironing Downstairs', 'focus'],
          ['Dust, 16:40', 'calm', { light: 1 }],
          ['For Anneke, Who Moved Away', 'sad'],
          ['Soup for One', 'sad', { light: 1 }],
          ['Radiator Music', 'focus', { heat: 1 }],
          ['The Piano Tuner Has No Piano', 'sad', { heat: -1 }],
          ['Goodnight to the Whole Stairwell', 'calm', { heat: -2, light: 1, bpm: 58 }],
        ],
      },
    ],
  },
  {
    name: 'Teodor Brânză',
    about:
      'Hotel-lobby pianist in Constanța for thirty years. The tips were small; the miniatures he wrote on the backs of menus are not.',
    plays: ['piano'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Menu Card Miniatures',
        year: 1988,
        tracks: [
          ['The Bellboy’s Proposal', 'happy', { light: 1 }],
          ['Off-Season', 'sad'],
          ['Waltz for a Revolving Door', 'happy', { heat: 1, bpm: 112 }],
          ['Room 214 Requests Silence', 'calm', { heat: -1 }],
          ['Black Sea, White Gloves', 'sad', { heat: 1 }],
          ['Checkout Was at Eleven', 'sad', { light: 1 }],
          ['The Accountant Learns to Dance', 'happy', { heat: 1 }],
          ['Lobby, 3 a.m.', 'calm', { light: -1, for: ['late night'] }],
        ],
      },
    ],
  },
  {
    name: 'Aiko Drummond',
    about:
      'Mathematician by day in Edinburgh. Her études repeat, shift by one note, and repeat: wallpaper for people who like wallpaper.',
    plays: ['piano'],
    vocals: 'none',
    heat: 0.2,
    albums: [
      {
        name: 'Études for the Left Side of the Desk',
        year: 2020,
        tracks: [
          ['Carry the One', 'focus', { heat: 1 }],
          ['Proof by Snowfall', 'focus', { heat: -1 }],
          ['Eleven Ways to Fold a Map', 'focus'],
          ['Lemma', 'focus', { heat: 1 }],
          ['Q.E.D., Quietly', 'calm'],
          ['Remainder', 'sad'],
          ['Parallel Lines Keep Their Promise', 'calm', { light: 1 }],
          ['Small Infinity', 'focus', { light: 1 }],
          ['The Limit as You Approach Home', 'calm', { heat: -1 }],
        ],
      },
    ],
  },
];

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Clemence Arbogast',
    about:
      'Practises with the window open and leaves the street in. The baker whistles in tune; the scooters do not.',
    plays: ['piano', 'field recordings'],
    vocals: 'none',
    albums: [
      {
        name: 'Window Open on the Rue Basse',
        year: 2008,
        tracks: [
          ['Baker, Six O’Clock', 'happy'],
          ['Rue Basse in Rain', 'sad'],
          ['Scooter, Interrupting a Prelude', 'focus'],
          ['Shutters Half Drawn', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Henrik Solvay',
    about:
      'Recorded inside the instrument, where the dampers sigh. He apologises for the quiet in the liner notes.',
    plays: ['felt piano', 'tape loops'],
    vocals: 'none',
    heat: -0.2,
    albums: [
      {
        name: 'Pedal Noise',
        year: 2015,
        tracks: [
          ['Hammer, Not Quite Falling', 'calm', { heat: -1 }],
          ['Una Corda', 'calm'],
          ['The Pedal Breathes Out', 'sad'],
          ['Inside the Lid', 'focus'],
          ['Felt, Worn Through', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Odile Murray-Tan',
    about:
      'Taught four pupils on a rock off Tasmania and wrote each of them a piece to grow into. Three have.',
    plays: ['piano', 'strings'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Letters From a Lighthouse School',
        year: 1996,
        tracks: [
          ['Piece for a Pupil Who Hums', 'happy', { light: 1 }],
          ['Arithmetic With Gulls', 'focus'],
          ['For the Boy Who Rowed Home', 'sad'],
          ['The Lamp Turns, Lesson Ends', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Bartholomew Quill',
    about:
      'A Bristol undertaker by day. The rags come after six, with the curtains drawn and the neighbours pretending.',
    plays: ['piano'],
    vocals: 'none',
    heat: 0.25,
    albums: [
      {
        name: 'Rags for a Respectable House',
        year: 1968,
        tracks: [
          ['Respectable Rag', 'happy', { heat: 2, bpm: 112 }],
          ['Undertaker’s Day Off', 'happy', { heat: 1, bpm: 116 }],
          ['Top Hat on the Metronome', 'focus'],
          ['Black Gloves, Waltzing', 'sad', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Saori Lindgren',
    about: 'Plays for seedlings in Uppsala. The control group was kept in silence and has asked to be moved.',
    plays: ['felt piano', 'field recordings'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'Greenhouse in February',
        year: 2021,
        tracks: [
          ['February, Under Glass', 'calm'],
          ['Cotyledons', 'calm', { light: 1 }],
          ['Control Group', 'focus'],
          ['Thermometer Waltz', 'focus', { light: 1 }],
          ['The Seedling That Did Not', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Ignatius Bello',
    about:
      'Lagos lounge player whose grand never made it up the stairs. One Rhodes, six floors, thirty years of requests.',
    plays: ['electric piano'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Hotel With No Elevator',
        year: 1979,
        tracks: [
          ['Sixth Floor, Breathless', 'focus'],
          ['A Request for Nothing Sad', 'happy'],
          ['Ice Machine Nocturne', 'calm'],
          ['The Grand Stayed Downstairs', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Wilhelmina Stroud',
    about:
      'Switchboard operator turned minimalist. Her hands still route calls; some of them are connected to Bach.',
    plays: ['piano', 'felt piano'],
    vocals: 'none',
    heat: 0.15,
    albums: [
      {
        name: 'Variations on a Dial Tone',
        year: 1989,
        tracks: [
          ['Line One', 'focus', { heat: 1 }],
          ['Crossed Wires in Thirds', 'focus', { heat: 1 }],
          ['Number Withheld', 'sad'],
          ['Connecting You Now', 'happy'],
        ],
      },
    ],
  },
  {
    name: 'Father Dominik Zelený',
    about:
      'A Moravian priest who plays the upright in the sacristy while the candles cool. Never more than four notes at once.',
    plays: ['piano', 'organ'],
    vocals: 'none',
    heat: -0.25,
    albums: [
      {
        name: 'After the Last Mass',
        year: 2001,
        tracks: [
          ['Candles, Cooling', 'calm', { heat: -1 }],
          ['The Sacristy Upright', 'calm'],
          ['Umbrella in the Holy Water', 'sad'],
          ['Sparrow Above the Nave', 'calm', { light: 1 }],
          ['Name on a Pew', 'sad'],
        ],
      },
    ],
  },
];

export const pianoSolo = genre({
  name: 'piano solo',
  family: 'still',
  tempoBpm: [54, 118],
  drive: 0.25,
  light: 0.45,
  acousticness: 0.97,
  danceability: 0.24,
  majorLean: 0,
  standsFor: ['neoclassical'],
  suits: ['reading', 'dinner'],
  motif: keys,
  editions: [firstEdition, secondEdition],
});
