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
  editions: [firstEdition],
});
