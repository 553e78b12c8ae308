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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Sister Philomena Drum',
    about:
      'A Sunday school on the hill above Port Antonio. The drums came first, then the roof, then the teacher.',
    plays: ['congas', 'organ', 'electric bass', 'melodica'],
    vocals: 'choir',
    heat: -0.1,
    albums: [
      {
        name: 'Hill Choir Sundays',
        year: 1977,
        tracks: [
          ['Hill Choir Sunday', 'calm', { light: 1 }],
          ['Roof Before Rain', 'happy'],
          ['Children of the Bassline', 'happy', { light: 1 }],
          ['Lesson Over, River Open', 'calm', { vocals: 'none' }],
        ],
      },
    ],
  },
  {
    name: 'Dubwise Cartwright',
    about: 'A wheelwright from Bristol who rebuilds rhythms from the hub outwards. Spokes optional.',
    plays: ['electric bass', 'drums', 'tape loops', 'trumpet'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Wheels Within Wheels',
        year: 1981,
        tracks: [
          ['Hub Dub', 'focus'],
          ['Spoke Missing', 'focus', { heat: -1 }],
          ['Axle Grease Version', 'calm'],
          ['Cart Before the Horns', 'focus', { lead: 'trumpet' }],
          ['Freewheel', 'happy'],
          ['Downhill Version', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Delroy Sunday-Best',
    about: 'Rocksteady in a pressed crease, from Spanish Town. Never late, never loud, never alone for long.',
    plays: ['electric guitar', 'piano', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Press My Trousers',
        year: 1969,
        tracks: [
          ['Press My Trousers', 'happy'],
          ['Handkerchief Signal', 'happy', { light: 1 }],
          ['She Waved at the Bus, Not Me', 'sad'],
          ['Sunday Best, Monday Heart', 'sad', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Marmalade Selector',
    about: 'House band of a Kingston preserve factory. Thick-cut, bittersweet, spread to the edges.',
    plays: ['organ', 'electric guitar', 'saxophone', 'electric bass', 'drums'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Breakfast Instrumentals',
        year: 1972,
        tracks: [
          ['Thick Cut', 'happy', { light: 1 }],
          ['Peel Slowly', 'calm'],
          ['Toast Rack Skank', 'happy', { heat: 1 }],
          ['Factory Gate Rocksteady', 'happy', { lead: 'saxophone' }],
        ],
      },
    ],
  },
  {
    name: 'Lioness of Lewisham',
    about:
      'Lovers’ rock from a launderette with one working speaker. She roars at the bailiffs and whispers to the mic.',
    plays: ['synth bass', 'drum machine', 'electric guitar', 'melodica'],
    vocals: 'sung',
    albums: [
      {
        name: 'Pride Comes After',
        year: 1985,
        tracks: [
          ['Pride Comes After', 'happy'],
          ['One Speaker Love', 'calm', { light: 1 }],
          ['Bailiff at the Blues Dance', 'energetic'],
          ['Roar Low', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Ziggurat Sound',
    about: 'Steppers from Brighton, built upwards in courses. The neighbours hear only the foundations.',
    plays: ['synth bass', 'drums', 'tape loops', 'synth pads'],
    vocals: 'none',
    heat: 0.15,
    albums: [
      {
        name: 'Steps of Babylon-on-Sea',
        year: 2004,
        tracks: [
          ['Foundation Course', 'energetic'],
          ['Steps of Babylon-on-Sea', 'energetic', { heat: 1 }],
          ['Seagull Siren', 'focus'],
          ['Mortar Dub', 'focus', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'The Coconut Tribunal',
    about: 'Court reporters from Montego Bay. Verdicts are read in three-part harmony, appeals in dub.',
    plays: ['horns', 'congas', 'electric guitar', 'electric bass'],
    vocals: 'sung',
    heat: 0.2,
    albums: [
      {
        name: 'Case of the Missing Mango',
        year: 1974,
        tracks: [
          ['Case of the Missing Mango', 'happy', { heat: 1 }],
          ['Your Honour, She Dance Too Well', 'happy', { light: 1 }],
          ['Objection, Sustained Bass', 'energetic'],
          ['Adjourn to the Beach', 'happy', { for: ['summer'] }],
        ],
      },
    ],
  },
  {
    name: 'Pieter Rootswater',
    about: 'A dyke warden from Zeeland. Reggae below sea level, with the pumps on the off-beat.',
    plays: ['nylon guitar', 'organ', 'electric bass', 'shaker'],
    vocals: 'sung',
    heat: -0.2,
    albums: [
      {
        name: 'Polder Roots',
        year: 2013,
        tracks: [
          ['Below Sea Level', 'calm'],
          ['Pump on the Off-Beat', 'focus'],
          ['Windmill, No Wind', 'calm', { heat: -1 }],
          ['My Father Kept the Dyke', 'sad'],
          ['Sluice Gate Holiday', 'happy'],
          ['Cheese Market Skank', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Miss Ivy & the Verandah',
    about:
      'Three generations of one Mandeville house. Grandmother sings, mother corrects, daughter turns up the bass.',
    plays: ['piano', 'organ', 'electric bass', 'shaker'],
    vocals: 'sung',
    albums: [
      {
        name: 'Rocking Chair Sunday',
        year: 1971,
        tracks: [
          ['Rocking Chair Sunday', 'happy', { light: 1 }],
          ['Lemonade on the Wall', 'happy'],
          ['Generation Gap in E Flat', 'happy', { light: 1 }],
          ['Granny Close the Shutters', 'calm'],
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
  editions: [firstEdition, secondEdition],
});
