import { petals } from '../../cover/motifs-groove.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Lucille Pettibone',
    about:
      'Sang lead in a Memphis dry-cleaner’s choir before anyone thought to press a record. A voice like a hand on your back.',
    plays: ['organ', 'electric guitar', 'horns', 'electric bass', 'drums'],
    vocals: 'sung',
    albums: [
      {
        name: 'Starch & Sorrow',
        year: 1966,
        tracks: [
          ['He Sent My Letters Back Ironed', 'sad'],
          ['Sunday Dress on a Tuesday', 'happy', { light: 1 }],
          ['Don’t Hang Up, Hang Me Out to Dry', 'sad', { heat: 1 }],
          ['My Feet Already Said Yes', 'energetic'],
          ['Seconds, Please', 'happy', { heat: 1 }],
          ['Porch Light', 'calm', { light: 1 }],
          ['Half the Closet', 'sad', { light: -1 }],
          ['Tell Your Mother I Said Amen', 'happy', { heat: 1, light: 1 }],
        ],
      },
      {
        name: 'Wash, Fold, Forgive',
        year: 1968,
        tracks: [
          ['Press My Collar, Press Your Luck', 'happy', { heat: 1 }],
          ['Choir Practice, Back Row', 'energetic', { light: 1 }],
          ['The Button You Lost Was Mine', 'sad'],
          ['Steam Heat Sermon', 'energetic', { heat: 1, light: 1 }],
          ['Good Morning, Beale Alley', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'The Marquis Avenue Strings Attached',
    about:
      'A nine-piece from Philadelphia with a string section of schoolteachers. Satin on top, a serious bassline underneath.',
    plays: ['electric piano', 'strings', 'electric bass', 'congas', 'drums'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Report Card',
        year: 1974,
        tracks: [
          ['Straight A’s in Loving You', 'happy', { light: 1 }],
          ['Detention (With You)', 'happy', { heat: 1 }],
          ['Slow Dance in the Gymnasium', 'calm', { light: 1 }],
          ['Who Taught You to Leave', 'sad'],
          ['Recess!', 'energetic', { heat: -1 }],
          ['A Note Passed Under the Desk', 'calm'],
          ['Class of Nobody', 'sad', { heat: -1 }],
          ['Summer School', 'happy', { for: ['summer'] }],
          ['Graduation March for Sore Hearts', 'sad', { heat: 1 }],
        ],
      },
      {
        name: 'Permanent Record',
        year: 1977,
        tracks: [
          ['Substitute for Your Arms', 'sad'],
          ['Chalk Outline of a Kiss', 'sad', { light: 1 }],
          ['Pep Rally for the Broken', 'energetic', { heat: 1, light: 1 }],
          ['Hall Pass', 'energetic', { light: 1 }],
          ['The Bus Left Without You in It', 'sad', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Imani Fontaine-Reyes',
    about:
      'Neo-soul from a houseboat in Oakland. Records after midnight because the neighbours are pelicans.',
    plays: ['electric piano', 'electric bass', 'drums', 'trumpet'],
    vocals: 'sung',
    heat: -0.15,
    albums: [
      {
        name: 'Pelican Hours',
        year: 2019,
        tracks: [
          ['Slack Tide', 'calm', { heat: -1 }],
          ['Honey, the Anchor', 'calm', { light: 1 }],
          ['Voicemail From My Younger Self', 'sad'],
          ['Barefoot on the Jetty', 'happy'],
          ['I Do My Own Hair Now', 'happy', { light: 1 }],
          ['Two Toothbrushes', 'sad', { heat: -1 }],
          ['Moon Jelly', 'calm', { for: ['late night'] }],
          ['Borrowed Sweater Theory', 'sad', { light: 1 }],
        ],
      },
    ],
  },
];

export const soul = genre({
  name: 'soul',
  family: 'groove',
  tempoBpm: [62, 122],
  drive: 0.45,
  light: 0.6,
  acousticness: 0.42,
  danceability: 0.64,
  majorLean: 0.05,
  standsFor: ['r&b', 'neo-soul', 'motown'],
  suits: ['dinner', 'cooking', 'romance'],
  motif: petals,
  editions: [firstEdition],
});
