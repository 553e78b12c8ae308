import { rows } from '../../cover/motifs-still.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'The Aldermoor Sinfonia',
    about:
      'A village orchestra from Northumberland conducted by its postmistress. Big hearts, good oboes, rehearsals on Thursdays.',
    plays: ['strings', 'harp', 'flute', 'clarinet', 'horns'],
    vocals: 'none',
    heat: -0.12,
    albums: [
      {
        name: 'Suite for a Small Post Office',
        year: 1969,
        tracks: [
          ['First Delivery', 'happy', { light: 1 }],
          ['Parcels', 'focus', { heat: 1 }],
          ['A Letter With a Black Border', 'sad', { light: -1 }],
          ['The Sorting Room', 'focus'],
          ['Postcard From the Sea', 'calm', { light: 1, lead: 'flute' }],
          ['Insufficient Postage', 'sad'],
          ['Lamp in the Window, Five O’Clock', 'calm', { lead: 'harp' }],
          ['Goodnight, Mrs Hedley', 'calm', { heat: -1, lead: 'harp' }],
        ],
      },
    ],
  },
  {
    name: 'Anselm Okonkwo-Reyes',
    about:
      'Writes music for films that do not exist yet. Lagos-born, Manila-trained, unable to leave a timpani roll alone.',
    plays: ['strings', 'timpani', 'horns', 'trumpet'],
    vocals: 'none',
    heat: 0.25,
    albums: [
      {
        name: 'Scores for Unmade Films',
        year: 2016,
        tracks: [
          ['The Heist Goes Right', 'energetic', { light: 1 }],
          ['Cavalry of Paper Horses', 'energetic', { heat: 1 }],
          ['She Reads the Will', 'sad'],
          ['Main Title, No Film', 'energetic'],
          ['Chase Across the Rooftops of Iloilo', 'energetic', { heat: 2 }],
          ['The Scientist Alone With Her Result', 'focus'],
          ['Every Bridge Was Up', 'energetic', { light: -1 }],
          ['Funeral of the Comic Relief', 'sad', { heat: 1, for: ['rainy day'] }],
          ['Boss Level, Second Attempt', 'energetic', { heat: 1, for: ['gaming'] }],
        ],
      },
    ],
  },
  {
    name: 'Vesper & Loam',
    about:
      'A choir of gardeners and a string quintet, from the walled estates around Ghent. Latin, compost and slow daylight.',
    plays: ['strings', 'cello', 'violin', 'organ'],
    vocals: 'choir',
    heat: -0.2,
    albums: [
      {
        name: 'Hours for the Greenhouse',
        year: 2004,
        tracks: [
          ['Matins for Seedlings', 'calm', { light: 1 }],
          ['Kyrie, With Rain on Glass', 'sad'],
          ['Wheelbarrow Canon', 'focus', { heat: 1 }],
          ['The Old Pear Tree Comes Down', 'sad', { lead: 'cello' }],
          ['Compline Among the Ferns', 'calm', { heat: -1 }],
          ['What Grows Over Walls', 'focus', { lead: 'cello' }],
          ['Frost Requiem', 'sad', { light: -1, lead: 'violin' }],
          ['Bees, in Five Parts', 'focus', { light: 1, lead: 'violin' }],
        ],
      },
      {
        name: 'Winter Pruning',
        year: 2009,
        tracks: [
          ['Lacrimosa for a Quince Hedge', 'sad', { lead: 'violin' }],
          ['Bare Trellis', 'sad', { lead: 'violin', heat: -1 }],
          ['The Gardener’s Own Plot', 'sad', { light: -1 }],
          ['Snowdrops, Sotto Voce', 'calm', { light: 1 }],
        ],
      },
    ],
  },
];

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Karelia Postal Orchestra',
    about:
      'Eighty sorters from Petrozavodsk with a rehearsal room behind the counter. They open nothing, and play what they imagine.',
    plays: ['strings', 'clarinet', 'trumpet', 'timpani'],
    vocals: 'none',
    albums: [
      {
        name: 'Symphony of Undelivered Letters',
        year: 1988,
        tracks: [
          ['Return to Sender, Allegro', 'energetic'],
          ['The Letter Nobody Signed', 'sad'],
          ['Sorting by Lamplight', 'focus'],
          ['Stamp With a Swan', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Amaranta Weld',
    about:
      'Scored a ballet for a house in Recife whose stalls stood under water. The dancers wore boots; the harp did not.',
    plays: ['strings', 'piano', 'harp'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'Ballet for a Flooded Theatre',
        year: 2013,
        tracks: [
          ['Overture in Wellingtons', 'happy'],
          ['Stalls, Submerged', 'calm'],
          ['Prima Ballerina, Ankle Deep', 'calm', { light: 1 }],
          ['The Curtain Floats', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'The Municipal Brass of Ostrava',
    about:
      'Coal-town brass of sixty lungs. Commissioned to celebrate the openings of bus stops, and did so with all their might.',
    plays: ['horns', 'trumpet', 'trombone', 'timpani'],
    vocals: 'none',
    heat: 0.2,
    albums: [
      {
        name: 'Fanfares for Ordinary Days',
        year: 1976,
        tracks: [
          ['Fanfare for a Bus Stop', 'energetic', { light: 1 }],
          ['Shift Whistle Overture', 'energetic', { heat: 1 }],
          ['March of the Lunch Tins', 'happy'],
          ['Chorale for Closed Pits', 'sad'],
          ['Study for Valves and Steam', 'focus', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Ewa Brightwater',
    about:
      'Writes for a marionette theatre in Wrocław that stages the night sky. The moon is a soloist and knows it.',
    plays: ['strings', 'flute', 'glockenspiel', 'clarinet'],
    vocals: 'none',
    heat: -0.05,
    albums: [
      {
        name: 'Music for a Puppet Observatory',
        year: 2005,
        tracks: [
          ['The Moon Tunes Up', 'focus'],
          ['Puppet of a Comet', 'happy', { light: 1 }],
          ['Strings Above the Strings', 'focus', { light: 1 }],
          ['Dress Rehearsal of the Stars', 'calm', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Gideon Atlas-Moreau',
    about:
      'Bridge builder from Marseille. His only work took twenty years and carries eleven tonnes per movement.',
    plays: ['strings', 'horns', 'organ', 'timpani'],
    vocals: 'choir',
    heat: 0.15,
    albums: [
      {
        name: 'The Engineer’s Requiem',
        year: 1994,
        tracks: [
          ['Introit for Cranes', 'energetic'],
          ['Load-Bearing Kyrie', 'sad'],
          ['Rivets, Singing', 'energetic', { heat: 1, vocals: 'none' }],
          ['In Paradisum, by Ferry', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Sinfonietta Nightingale Road',
    about:
      'Twelve neighbours in Birmingham and the wall they took down. Rehearsals move indoors for hedgehogs.',
    plays: ['violin', 'cello', 'flute', 'harp'],
    vocals: 'none',
    heat: -0.2,
    albums: [
      {
        name: 'Chamber Music for Small Gardens',
        year: 2018,
        tracks: [
          ['The Wall Comes Down Gently', 'calm'],
          ['Hedgehog Intermezzo', 'calm', { light: 1 }],
          ['Allotment Adagio', 'sad'],
          ['Robin, Counting Bars', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Oluwaseun Grey',
    about: 'Scores for a Yoruba epic nobody has filmed. The storm has the best part, and rehearses daily.',
    plays: ['strings', 'trumpet', 'talking drum', 'timpani'],
    vocals: 'none',
    heat: 0.25,
    albums: [
      {
        name: 'Coronation of the Rain',
        year: 2020,
        tracks: [
          ['Coronation of the Rain', 'energetic', { light: 1 }],
          ['Court Drummers at the Gate', 'energetic', { heat: 1 }],
          ['The King Is a Child', 'happy'],
          ['Dust Before the Flood', 'focus', { for: ['gaming'] }],
          ['The Scribe Measures the River', 'focus', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'The Arctic Radio Strings',
    about:
      'The late programme from Hammerfest, live, for men at sea. Requests came in Morse and were always slow.',
    plays: ['strings', 'vibraphone', 'synth pads'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Programme for Trawlers',
        year: 1969,
        tracks: [
          ['Request From 71° North', 'calm'],
          ['Deep Water Valse', 'sad'],
          ['Weather for Fishermen', 'focus'],
          ['Signature Tune, Lights Low', 'calm', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'The Harbourmaster’s Philharmonic',
    about:
      'Pilots and customs officers from Trieste who rehearse between tides. The conductor uses signal flags.',
    plays: ['clarinet', 'cello', 'flute', 'timpani'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Notices to Mariners',
        year: 1999,
        tracks: [
          ['Notices to Mariners', 'focus'],
          ['Chart Room, Two Compasses', 'focus', { light: 1 }],
          ['Bora, Force Nine', 'energetic'],
          ['Lighthouse Tender at Anchor', 'calm'],
        ],
      },
    ],
  },
];

export const orchestral = genre({
  name: 'orchestral',
  family: 'still',
  tempoBpm: [56, 148],
  drive: 0.45,
  light: 0.45,
  acousticness: 0.88,
  danceability: 0.2,
  majorLean: 0.05,
  standsFor: ['classical', 'cinematic', 'soundtrack', 'orchestra'],
  suits: ['reading'],
  motif: rows,
  editions: [firstEdition, secondEdition],
});
