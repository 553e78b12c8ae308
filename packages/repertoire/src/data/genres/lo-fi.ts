import { window_ } from '../../cover/motifs-groove.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Kettle & Thumb',
    about:
      'One person, one chipped mug, one sampler. Beats made between the boil and the first sip, in Leeds.',
    plays: ['electric piano', 'drum machine', 'upright bass', 'tape loops'],
    vocals: 'none',
    albums: [
      {
        name: 'Two Sugars, No Deadline',
        year: 2019,
        tracks: [
          ['Steam on the Inside of the Window', 'focus'],
          ['Biscuit Diplomacy', 'happy', { light: 1 }],
          ['Draft Seven (Final) (Final)', 'focus', { heat: 1 }],
          ['The Cat Has Read Your Thesis', 'focus', { light: 1 }],
          ['Margin Notes', 'focus', { heat: -1 }],
          ['Bus Pass', 'calm'],
          ['Rain Delay', 'calm', { light: -1 }],
          ['Left It on Read', 'sad'],
          ['Pencil Behind the Ear', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Sundry Goods',
    about:
      'A corner-shop clerk in Osaka loops the jingles, the rain and her late uncle’s nylon-string guitar.',
    plays: ['nylon guitar', 'drum machine', 'field recordings', 'electric bass'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Open Until the Moon Goes Home',
        year: 2022,
        tracks: [
          ['Warm Can From the Machine', 'calm', { light: 1 }],
          ['Umbrella Nobody Claimed', 'sad', { light: -1 }],
          ['Counting the Float', 'focus'],
          ['Melon Soda, 1 a.m.', 'calm', { for: ['late night'] }],
          ['Homework at the Till', 'focus', { heat: 1 }],
          ['Uncle’s Chord', 'sad'],
          ['Delivery at Five, Sparrows at Four', 'calm'],
          ['Receipts, Folded Into Cranes', 'focus', { light: 1 }],
        ],
      },
      {
        name: 'Stocktaking',
        year: 2024,
        tracks: [
          ['Barcode Haiku', 'focus', { light: 1 }],
          ['Shelf Three, Facing Front', 'focus'],
          ['Rice Crackers, Expiring Tuesday', 'focus', { heat: 1 }],
          ['The Ledger Is Mostly Drawings', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Professor Velvet Otis',
    about:
      'A retired acoustics lecturer from Detroit who discovered his students’ favourite study music was his own old demos.',
    plays: ['electric piano', 'vibraphone', 'drums', 'upright bass'],
    vocals: 'none',
    albums: [
      {
        name: 'Office Hours',
        year: 2014,
        tracks: [
          ['Chalk Dust Waltz', 'calm', { bpm: 72 }],
          ['See Me After Class', 'happy', { heat: 1 }],
          ['The Footnote That Ate the Page', 'focus'],
          ['Tenure', 'happy'],
          ['Open Book, Closed Eyes', 'calm', { heat: -1 }],
          ['Partial Credit', 'focus', { light: -1 }],
          ['Overdue Since ’88', 'sad'],
          ['Slide Rule', 'focus', { heat: 1, bpm: 88 }],
          ['Quiet Carriage', 'focus', { heat: -1 }],
        ],
      },
    ],
  },
];

export const loFi = genre({
  name: 'lo-fi',
  family: 'groove',
  tempoBpm: [66, 92],
  drive: 0.4,
  light: 0.5,
  acousticness: 0.46,
  danceability: 0.6,
  majorLean: 0,
  standsFor: ['chillhop', 'lofi beats', 'study beats'],
  suits: ['coding'],
  motif: window_,
  editions: [firstEdition],
});
