import { overprint } from '../../cover/motifs-amplified.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Civic Pool',
    about:
      'Four lifeguards from Wollongong. Jangle, chlorine, and choruses you can dive into off the high board.',
    plays: ['electric guitar', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'No Running',
        year: 2014,
        tracks: [
          ['Bombing From the Blocks', 'energetic', { light: 1 }],
          ['Zinc on Your Nose', 'happy', { light: 1, for: ['summer'] }],
          ['Locker 112', 'happy'],
          ['Adults Only Lane', 'energetic'],
          ['Hot Chips Under the Stand', 'happy', { heat: 1, light: 1 }],
          ['Whistle Solo', 'energetic', { heat: 1 }],
          ['They Drained It in April', 'sad', { light: 1 }],
          ['The Deep End Knows My Name', 'sad', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Margot Underpass',
    about:
      'Sings about ring roads as if they were rivers. Stoke-on-Trent, 1994, a borrowed amp and a lifelong cold.',
    plays: ['electric guitar', 'electric bass', 'drums', 'strings'],
    vocals: 'sung',
    heat: -0.2,
    albums: [
      {
        name: 'Roundabout, Third Exit',
        year: 1994,
        tracks: [
          ['Dual Carriageway Lullaby', 'sad'],
          ['Your Mum Still Sends Me Cards', 'sad', { light: 1 }],
          ['Lay-by', 'calm', { heat: 1 }],
          ['Kiln', 'sad', { heat: 1 }],
          ['Everyone I Know Works at the Ring Road', 'sad', { light: -1 }],
          ['Chips for Tea, Stars for Afters', 'happy'],
          ['Hazard Lights', 'sad', { heat: -1 }],
          ['I Was Going to Ring You', 'sad'],
          ['Potteries Girl', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Tender Referendum',
    about:
      'A Montreal eight-piece who put everything to a vote, including key changes. Tambourines won. So did the brass.',
    plays: ['electric guitar', 'drums', 'horns', 'glockenspiel', 'electric bass'],
    vocals: 'sung',
    heat: 0.12,
    albums: [
      {
        name: 'The Ayes Have It',
        year: 2005,
        tracks: [
          ['Show of Hands', 'energetic', { light: 1 }],
          ['Motion Carried (Everybody Carried)', 'energetic', { heat: 1, light: 1 }],
          ['Snow Fort Constitution', 'happy', { light: 1 }],
          ['Minority Report From the Kitchen', 'happy'],
          ['Abstain', 'sad'],
          ['Recount', 'energetic'],
          ['Point of Order, My Heart', 'happy', { heat: 1 }],
          ['Filibuster', 'energetic', { heat: 2 }],
        ],
      },
    ],
  },
  {
    name: 'Sleeptalk Hotline',
    about:
      'Seattle, 2021: reverb, whispers and a toll-free number you could call to hear the demos. It is still connected.',
    plays: ['electric guitar', 'synth pads', 'electric bass', 'drum machine'],
    vocals: 'sung',
    heat: -0.1,
    albums: [
      {
        name: 'Your Call Is Important',
        year: 2021,
        tracks: [
          ['Hold Music', 'calm', { heat: 1 }],
          ['Press Three for the Truth', 'energetic', { heat: -1 }],
          ['Dial Tone, Lilac', 'sad'],
          ['You Mumbled Someone Else’s Name', 'sad', { light: -1 }],
          ['Area Code for Nowhere', 'happy', { heat: -1 }],
          ['Mattress on the Roof', 'happy', { light: 1, for: ['summer'] }],
          ['All Operators Are Dreaming', 'calm', { heat: 1, light: 1 }],
          ['Ringing in the Other Room', 'sad', { heat: -1 }],
        ],
      },
    ],
  },
];

export const indieRock = genre({
  name: 'indie rock',
  family: 'amplified',
  tempoBpm: [92, 164],
  drive: 0.6,
  light: 0.5,
  acousticness: 0.14,
  danceability: 0.5,
  majorLean: 0.1,
  standsFor: ['indie', 'rock', 'alternative rock', 'britpop', 'shoegaze', 'dream pop', 'guitar band'],
  suits: ['driving', 'summer'],
  motif: overprint,
  editions: [firstEdition],
});
