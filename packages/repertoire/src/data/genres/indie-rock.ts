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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Hostel Weather',
    about:
      'Met in a dormitory in Porto and never managed to leave at the same time. Songs about other people’s alarms.',
    plays: ['electric guitar', 'organ', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'Top Bunk',
        year: 2005,
        tracks: [
          ['Top Bunk', 'happy', { heat: 1 }],
          ['Somebody’s Alarm, Not Mine', 'energetic'],
          ['Kitchen Rota', 'happy'],
          ['You Left Your Charger and Your Heart', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Auntie Climax',
    about: 'Three chords from Hull and a fourth in reserve. Their choruses arrive early and stay for tea.',
    plays: ['electric guitar', 'drums', 'piano', 'electric bass'],
    vocals: 'sung',
    heat: 0.2,
    albums: [
      {
        name: 'Well, That Was That',
        year: 1996,
        tracks: [
          ['Well, That Was That', 'energetic', { heat: 1 }],
          ['Ring Road Romeo', 'energetic'],
          ['Tea at the End of the World', 'happy', { light: 1 }],
          ['Mum’s Car, Dad’s Rules', 'energetic', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Feral Librarian',
    about: 'Catalogued by day in Portland, Oregon; distorted by night. Every amplifier has a due date.',
    plays: ['electric guitar', 'electric bass', 'drums', 'cello'],
    vocals: 'sung',
    heat: -0.05,
    albums: [
      {
        name: 'Shh, Louder',
        year: 2014,
        tracks: [
          ['Shh, Louder', 'energetic'],
          ['Dewey Decimated', 'energetic', { heat: 1 }],
          ['Reading Room, Rain', 'sad'],
          ['Quiet Study Area', 'calm', { vocals: 'none' }],
        ],
      },
    ],
  },
  {
    name: 'Glass Kayak',
    about:
      'Shimmering guitars from Helsinki, with voices used as weather. You can see the bottom at all times.',
    plays: ['electric guitar', 'synth pads', 'drums', 'vibraphone'],
    vocals: 'wordless',
    heat: -0.15,
    albums: [
      {
        name: 'Lakes We Made Up',
        year: 2011,
        tracks: [
          ['Lakes We Made Up', 'calm', { light: 1 }],
          ['Paddle, Drip, Paddle', 'calm'],
          ['Bottom Visible', 'sad'],
          ['Ice-Out Day', 'happy'],
          ['Sauna Door, Lake Light', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'The Understudies of Leith',
    about: 'Stand-ins from a Scottish theatre. Know everybody’s lines, have waited for years, sound ready.',
    plays: ['acoustic guitar', 'electric guitar', 'electric bass', 'drums'],
    vocals: 'sung',
    albums: [
      {
        name: 'Break a Leg, Somebody',
        year: 1986,
        tracks: [
          ['Break a Leg, Somebody', 'happy'],
          ['Prompt Corner', 'sad'],
          ['Third Spear Carrier', 'happy', { light: 1 }],
          ['He Never Gets Ill', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Marzena Falls',
    about:
      'Warsaw car-wash attendant with perfect pitch for brushes. Guitars in the rinse, feelings in the wax.',
    plays: ['electric guitar', 'analog synth', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Postcards From a Car Wash',
        year: 2019,
        tracks: [
          ['Soft Brushes', 'sad'],
          ['Wax and Regret', 'sad', { heat: 1 }],
          ['Rinse Cycle Radio', 'energetic'],
          ['Do Not Open the Window', 'energetic', { heat: 1 }],
          ['Complimentary Air Freshener', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Nephews of the Sun',
    about: 'Garage band from Guadalajara, four cousins and a trumpet. One loud summer, then four pharmacies.',
    plays: ['electric guitar', 'trumpet', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.15,
    albums: [
      {
        name: 'Uncle, We’re Home',
        year: 1968,
        tracks: [
          ['Uncle, We’re Home', 'happy', { light: 1 }],
          ['Garage Door, Halfway', 'energetic', { heat: 1 }],
          ['Three Chords and a Sunburn', 'happy', { heat: 1 }],
          ['September Came Anyway', 'sad'],
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
  editions: [firstEdition, secondEdition],
});
