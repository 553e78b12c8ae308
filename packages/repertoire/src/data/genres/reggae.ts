import { rays } from '../../cover/motifs-groove.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Brother Ezekiel Plum',
    about:
      'Sold mangoes outside a Kingston studio until the singer was late one day. Sweet tenor, sweeter advice.',
    plays: ['electric guitar', 'organ', 'electric bass', 'drums', 'horns'],
    vocals: 'sung',
    albums: [
      {
        name: 'Fruit of the Day',
        year: 1976,
        tracks: [
          ['Mango for the Magistrate', 'happy', { light: 1 }],
          ['Trouble Take a Bus', 'happy'],
          ['Hammock Philosophy', 'calm', { light: 1 }],
          ['Goat on the Court House Lawn', 'happy', { heat: 1 }],
          ['Patience, Patricia', 'calm'],
          ['Sweeter Than the Sign Say', 'happy', { light: 1 }],
          ['Rain Cyaan Wash Out Sunday', 'happy'],
          ['Lantern on the Hill Road', 'calm', { light: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Echo Chamber of Commerce',
    about:
      'Dub engineers from Birmingham who treat the mixing desk as a town council: everybody is heard, eventually, twice.',
    plays: ['electric bass', 'drums', 'melodica', 'tape loops', 'organ'],
    vocals: 'none',
    heat: -0.2,
    albums: [
      {
        name: 'Minutes of the Last Meeting',
        year: 1982,
        tracks: [
          ['Apologies for Absence', 'focus'],
          ['Matters Arising, Arising, Arising', 'focus', { heat: 1 }],
          ['Subcommittee on Bass', 'focus', { light: -1 }],
          ['Melodica for the Mayor', 'calm', { lead: 'melodica' }],
          ['Tea Urn Dub', 'calm', { light: 1 }],
          ['Motion to Adjourn', 'calm', { heat: -1 }],
          ['Any Other Business', 'focus', { light: 1 }],
          ['Car Park at Midnight', 'calm', { light: -1, for: ['late night'] }],
        ],
      },
    ],
  },
  {
    name: 'The Pepperpot Nine',
    about:
      'Ska from Bridgetown by way of Coventry. Nine pairs of braces, one trombone case that doubles as a picnic table.',
    plays: ['horns', 'trombone', 'electric guitar', 'drums', 'electric bass'],
    vocals: 'sung',
    heat: 0.35,
    albums: [
      {
        name: 'Mind the Braces',
        year: 1980,
        tracks: [
          ['Skank You Very Much', 'energetic', { light: 1, bpm: 146 }],
          ['Nine in a Mini', 'energetic', { light: 1, bpm: 152 }],
          ['Porkpie, Size Seven', 'happy', { heat: 1, bpm: 132 }],
          ['Dinner Lady’s Day Off', 'happy', { heat: 1, light: 1, bpm: 136 }],
          ['Run for the Number Twelve', 'energetic', { heat: 1, bpm: 158 }],
          ['Picnic on a Trombone', 'happy', { light: 1, lead: 'trombone' }],
          ['Coventry Carnival', 'energetic', { light: 1, bpm: 144 }],
          ['Hot Sauce in the Heart', 'happy', { heat: 1 }],
        ],
      },
    ],
  },
];

export const reggae = genre({
  name: 'reggae',
  family: 'groove',
  tempoBpm: [66, 92],
  drive: 0.45,
  light: 0.75,
  acousticness: 0.24,
  danceability: 0.76,
  majorLean: 0.05,
  standsFor: ['dub', 'rocksteady', 'ska'],
  suits: ['driving', 'cooking', 'summer'],
  motif: rays,
  editions: [firstEdition],
});
