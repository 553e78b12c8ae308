import { bends } from '../../cover/motifs-groove.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Dayton Transfer Authority',
    about:
      'Eleven bus mechanics who swore they would never wear matching trousers, and then found nineteen pairs. 1975, all wah.',
    plays: ['electric bass', 'horns', 'electric guitar', 'congas', 'drums'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Exact Fare Only',
        year: 1975,
        tracks: [
          ['Move to the Rear', 'energetic', { heat: 1 }],
          ['Ring the Bell, Mabel', 'happy', { heat: 1 }],
          ['Transfer Slip', 'happy'],
          ['Grease Under the Nail', 'energetic', { light: 1 }],
          ['Standing Room', 'energetic'],
          ['Express to Your Kitchen', 'happy', { light: 1, for: ['cooking'] }],
          ['Somebody Pulled the Cord', 'energetic', { heat: 1 }],
          ['Depot After Dark', 'calm', { heat: 1, vocals: 'none' }],
        ],
      },
      {
        name: 'Night Service',
        year: 1978,
        tracks: [
          ['Clutch Like You Mean It', 'happy', { heat: 1 }],
          ['Timetable of Love (Subject to Delay)', 'happy', { light: 1 }],
          ['The Driver Is My Uncle', 'happy'],
          ['Hi-Vis and Nothing Else', 'energetic', { heat: 1, light: 1 }],
          ['Last Stop, First Kiss', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Philippa Thunderquist',
    about:
      'Minneapolis, 1983. One woman, one purple drum machine, every instrument but the tambourine, which she considers cheating.',
    plays: ['synth bass', 'drum machine', 'electric guitar', 'analog synth'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'No Tambourine',
        year: 1983,
        tracks: [
          ['Heels on Linoleum', 'energetic', { heat: 1 }],
          ['Wipe Your Feet Before You Love Me', 'happy', { light: 1 }],
          ['Lavender Cadillac, Slight Dent', 'happy', { heat: 1 }],
          ['Thunderquist Is My Real Name', 'energetic', { light: 1 }],
          ['Dishwasher Safe', 'happy'],
          ['Snow Day Strut', 'happy', { heat: 1, light: 1 }],
          ['Two Left Shoes and a Right', 'energetic'],
          ['Nobody Slow-Dances Anymore', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'The Lagoon Street Permit',
    about:
      'A New Orleans block party that lost its paperwork in 2009 and simply kept going. Sousaphone heart, clavinet knees.',
    plays: ['horns', 'trombone', 'trumpet', 'drums', 'electric bass'],
    vocals: 'sung',
    albums: [
      {
        name: 'Noise Complaint',
        year: 2012,
        tracks: [
          ['Officer, Grab a Plate', 'happy', { heat: 1, light: 1 }],
          ['Folding Chair Shuffle', 'happy', { light: 1 }],
          ['Whose Cousin Is That?', 'happy', { heat: 1 }],
          ['Trombone Through the Fence', 'energetic', { lead: 'trombone', vocals: 'none' }],
          ['Extension Cord', 'energetic', { heat: 1, light: 1 }],
          ['Potato Salad Politics', 'happy'],
          ['One More and Then the Ice Runs Out', 'energetic', { light: 1 }],
          ['Walk Me Home, Tuba', 'happy', { heat: -1, vocals: 'none' }],
        ],
      },
    ],
  },
];

export const funk = genre({
  name: 'funk',
  family: 'groove',
  tempoBpm: [94, 124],
  drive: 0.6,
  light: 0.75,
  acousticness: 0.16,
  danceability: 0.86,
  majorLean: -0.05,
  standsFor: ['disco', 'funky', 'p funk'],
  suits: ['cooking', 'summer'],
  motif: bends,
  editions: [firstEdition],
});
