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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Mossbank Stationers',
    about:
      'A Leeds stationery shop with a sampler under the counter. Every snare is a stapler, every hi-hat a pencil.',
    plays: ['felt piano', 'drum machine', 'vibraphone'],
    vocals: 'none',
    heat: -0.05,
    albums: [
      {
        name: 'Ruled, Plain and Squared',
        year: 2018,
        tracks: [
          ['Squared Paper', 'focus'],
          ['Ink Drying in October', 'sad'],
          ['Somebody Bought the Last Red Pen', 'calm'],
          ['Eraser Crumbs', 'focus', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Nana Cassette',
    about:
      'Found his grandmother’s shopping lists on tape in Kumasi and put drums under them. She has asked for royalties in plantain.',
    plays: ['electric piano', 'tape loops', 'shaker'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'Side B, Kitchen',
        year: 2006,
        tracks: [
          ['Side B, Kitchen Radio', 'happy'],
          ['Plantain, Onions, Patience', 'focus', { light: 1 }],
          ['Her Handwriting on the Label', 'sad'],
          ['Rewind With a Biro', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Telmo Azulejo',
    about: 'Lisbon tile restorer. Works in blue, hums in grey, and loops whatever drifts up the stairwell.',
    plays: ['nylon guitar', 'drum machine', 'accordion'],
    vocals: 'none',
    albums: [
      {
        name: 'Tiles for Rainy Stairs',
        year: 2020,
        tracks: [
          ['Blue, Slightly Chipped', 'calm'],
          ['Stairwell Accordion', 'sad'],
          ['Grout', 'focus'],
          ['Tram 12, Asleep', 'calm', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Grasshopper Arcade',
    about:
      'An Osaka repairman with a soft spot for broken joysticks. Cabinets hum along in the background, on their last bulbs.',
    plays: ['analog synth', 'drum machine', 'kalimba'],
    vocals: 'none',
    heat: 0.15,
    albums: [
      {
        name: 'Free Play',
        year: 2016,
        tracks: [
          ['Insert Nothing', 'focus', { heat: 1 }],
          ['Attract Mode', 'focus'],
          ['High Score Held by Mother', 'happy', { light: 1 }],
          ['The Claw Lets Go', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Desk Lamp Oslo',
    about:
      'Two architecture students and a lamp that flickers in time. Their model of the opera house is made of demo tapes.',
    plays: ['electric guitar', 'drums', 'synth pads'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Forty Watts',
        year: 2022,
        tracks: [
          ['Forty Watts', 'focus'],
          ['Tracing Paper', 'focus', { light: 1 }],
          ['Deadline, Snow, Deadline', 'focus', { heat: 1 }],
          ['North Elevation', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Ravi Slowburn',
    about:
      'Pharmacist on the late shift in Leicester. Saxophone on the counter, prescriptions in the tray, steam on the glass.',
    plays: ['electric piano', 'saxophone', 'drum machine'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Night Dispensary',
        year: 2011,
        tracks: [
          ['Take Twice Daily', 'focus'],
          ['Cough Syrup Sunset', 'calm', { light: 1 }],
          ['The Bell Over the Door', 'happy'],
          ['No Queue at Midnight', 'sad', { lead: 'saxophone' }],
        ],
      },
    ],
  },
  {
    name: 'Hana & the Houseplants',
    about: 'She hums, the monstera nods. Recorded on a windowsill in Busan between two deliveries of soil.',
    plays: ['acoustic guitar', 'drum machine', 'glockenspiel'],
    vocals: 'wordless',
    heat: -0.15,
    albums: [
      {
        name: 'Water Once a Week',
        year: 2023,
        tracks: [
          ['New Leaf, Tuesday', 'happy', { light: 1 }],
          ['Repotting', 'calm', { light: 1 }],
          ['The Fern Forgives Me', 'calm'],
          ['Half Shade', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Basement Meteorology',
    about:
      'Hobby forecasters from Winnipeg with a clarinet and a barometer. The beat follows the isobars; so does the mood.',
    plays: ['clarinet', 'drum machine', 'upright bass', 'field recordings'],
    vocals: 'none',
    heat: -0.2,
    albums: [
      {
        name: 'Pressure Falling',
        year: 1997,
        tracks: [
          ['Pressure Falling Slowly', 'sad'],
          ['Isobar Shuffle', 'focus'],
          ['Drizzle, Then Bread', 'calm', { lead: 'clarinet' }],
          ['Seventy Percent Chance of Staying In', 'calm', { heat: -1 }],
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
  editions: [firstEdition, secondEdition],
});
