import { brush } from '../../cover/motifs-hearth.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Gravel Road Hattie',
    about:
      'Clarksdale, one slide, one porch, one left foot. Recorded in 1962 by a man who had come to fix the telephone.',
    plays: ['slide guitar', 'harmonica'],
    vocals: 'sung',
    heat: -0.2,
    albums: [
      {
        name: 'Telephone Man Sessions',
        year: 1962,
        tracks: [
          ['Operator, He Ain’t There', 'sad'],
          ['Creek Done Took My Garden', 'sad', { light: -1 }],
          ['One Shoe Blues', 'sad', { heat: 1 }],
          ['Skillet Love', 'happy'],
          ['Mule Don’t Read the Bible', 'happy', { heat: 1 }],
          ['Party Line Moan', 'sad', { heat: -1 }],
          ['Pecan Shade', 'calm', { light: 1 }],
          ['Lay My Burden by the Stove', 'calm', { light: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Big Cornelius Voss',
    about:
      'Six foot six of South Side amplifier hum. The harmonica player is his ex-wife; you can hear them both being right.',
    plays: ['electric guitar', 'harmonica', 'piano', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.25,
    albums: [
      {
        name: 'Alimony Shuffle',
        year: 1978,
        tracks: [
          ['The Judge Likes Her Better', 'energetic', { heat: -1 }],
          ['Cadillac in Her Mother’s Name', 'energetic', { heat: 1 }],
          ['Who Gets the Piano', 'sad', { heat: 1 }],
          ['Six Foot Six and Still Short', 'happy', { heat: 1 }],
          ['My Lawyer Plays the Drums', 'energetic', { light: 1 }],
          ['Every Other Weekend', 'sad'],
          ['Ham on Credit', 'happy'],
          ['She Kept the Harmonica', 'sad', { lead: 'harmonica' }],
          ['Boogie Until the Bailiff', 'energetic', { heat: 1, light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Saint Delphi',
    about:
      'A Sheffield organist and a Texan guitarist who met on a night bus. Slow-burn blues for kitchens after midnight.',
    plays: ['organ', 'electric guitar', 'drums', 'electric bass'],
    vocals: 'sung',
    heat: -0.1,
    albums: [
      {
        name: 'Night Bus Gospel',
        year: 2004,
        tracks: [
          ['Top Deck, Front Seat', 'calm', { for: ['late night'] }],
          ['Left My Good Coat in Doncaster', 'sad'],
          ['Nobody’s Fool on a Wednesday', 'sad', { light: 1 }],
          ['Kitchen Light, 3:15', 'sad', { heat: -1 }],
          ['Half Past Regret', 'sad', { light: -1 }],
          ['Wrong Side of the Pennines', 'energetic', { heat: -1 }],
          ['Mercy, in Instalments', 'calm', { light: -1 }],
          ['Slow Pour', 'calm', { light: 1, vocals: 'none' }],
        ],
      },
    ],
  },
];

export const blues = genre({
  name: 'blues',
  family: 'hearth',
  tempoBpm: [60, 138],
  drive: 0.5,
  light: 0.45,
  acousticness: 0.44,
  danceability: 0.52,
  majorLean: 0.05,
  standsFor: ['r&b'],
  suits: ['driving', 'cooking'],
  motif: brush,
  editions: [firstEdition],
});
