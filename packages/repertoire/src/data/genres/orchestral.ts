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
  editions: [firstEdition],
});
