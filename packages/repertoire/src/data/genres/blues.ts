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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Lightbulb Henry Tate',
    about: 'Changed bulbs at a Memphis hotel until he had seen enough. Sings in the dark, to save power.',
    plays: ['acoustic guitar', 'harmonica'],
    vocals: 'sung',
    heat: -0.25,
    albums: [
      {
        name: 'Sixty Watts and Worried',
        year: 1965,
        tracks: [
          ['Sixty Watts and Worried', 'sad'],
          ['Ladder Won’t Hold My Troubles', 'sad', { light: 1 }],
          ['Room 9 Stays Dark', 'sad', { heat: -1 }],
          ['Porchlight Left for Me', 'calm', { light: 1 }],
          ['New Bulb, Same Old Grin', 'happy'],
          ['Switch Me On, Sugar', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Mabelline Crump',
    about:
      'Kept the accounts of a St Louis barrelhouse, and the piano stool. Settles both with the left hand.',
    plays: ['piano', 'upright bass', 'brushed drums'],
    vocals: 'sung',
    albums: [
      {
        name: 'Barrelhouse Bookkeeping',
        year: 1961,
        tracks: [
          ['Barrelhouse Bookkeeping', 'happy', { heat: 1 }],
          ['He Paid in Buttons', 'happy'],
          ['Left Hand Don’t Lie', 'energetic'],
          ['Red Ink on My Heart', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'The Doncaster Levee',
    about:
      'Delta blues from a town with a canal. The flood of ’98 reached the drum riser and was counted in.',
    plays: ['electric guitar', 'organ', 'harmonica', 'drums', 'electric bass'],
    vocals: 'sung',
    heat: 0.15,
    albums: [
      {
        name: 'High Water, South Yorkshire',
        year: 1998,
        tracks: [
          ['High Water, South Yorkshire', 'energetic'],
          ['Sandbag Shuffle', 'energetic', { heat: 1 }],
          ['Canal Don’t Go Nowhere', 'sad'],
          ['Chip Shop Crossroads', 'happy'],
        ],
      },
    ],
  },
  {
    name: 'Ottis & Daughter',
    about: 'Luthiers from Arkansas, he seventy, she in charge. One cracked resonator, two opinions.',
    plays: ['slide guitar', 'acoustic guitar', 'drums'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'She Tunes It, I Break It',
        year: 2012,
        tracks: [
          ['She Tunes It, I Break It', 'happy', { heat: 1 }],
          ['Glue and Clamps', 'calm'],
          ['Daddy Can’t Hear the B String', 'sad', { light: 1 }],
          ['Resonator on the Radiator', 'energetic', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Velvet Undertaker Trio',
    about: 'Mourners hire them by the mile. Instrumental, upholstered, never above walking pace.',
    plays: ['electric guitar', 'upright bass', 'brushed drums'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Slow Procession',
        year: 1974,
        tracks: [
          ['Slow Procession', 'sad'],
          ['Flowers on the Back Seat', 'calm'],
          ['Hat Off at the Corner', 'sad', { heat: -1 }],
          ['Wake Until Breakfast', 'happy'],
          ['Second Line, First Drink', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Patience Okoro-Lamb',
    about: 'Manchester magistrate with a shout that carries. Costs are awarded in horns.',
    plays: ['organ', 'horns', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.2,
    albums: [
      {
        name: 'Big Woman, Small Claims',
        year: 2006,
        tracks: [
          ['Big Woman, Small Claims', 'energetic', { heat: 1 }],
          ['Costs Awarded', 'happy', { heat: 1 }],
          ['Suspended Sentence of Love', 'sad'],
          ['Order in My Court', 'energetic', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Catfish Telegraph Co.',
    about: 'Riverboat operators from Natchez. Harmonica in Morse, replies collect.',
    plays: ['harmonica', 'electric guitar', 'piano', 'drums'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Stop. Send Money. Stop.',
        year: 1969,
        tracks: [
          ['Stop. Send Money. Stop.', 'energetic'],
          ['Collect Call Boogie', 'happy', { heat: 1, lead: 'piano' }],
          ['Dots and Dashes', 'happy'],
          ['No Reply From Natchez', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Ingrid Swampwater',
    about:
      'Peat cutter from Jutland with a lap slide and a drum loop. The bog preserves everything, mostly grudges.',
    plays: ['slide guitar', 'synth pads', 'drum machine'],
    vocals: 'sung',
    heat: -0.1,
    albums: [
      {
        name: 'Bog Standard',
        year: 2020,
        tracks: [
          ['Bog Standard', 'sad'],
          ['Preserved in Peat', 'sad', { light: -1 }],
          ['Mosquito Gospel', 'happy'],
          ['Will-o’-the-Wisp on Line Two', 'calm', { heat: -1 }],
          ['Dry Socks Boogie', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Cornbread Algebra',
    about: 'Mathematics teacher from Tupelo and three of her former students. Twelve bars, no remainder.',
    plays: ['banjo', 'piano', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'Solve for Supper',
        year: 1983,
        tracks: [
          ['Solve for Supper', 'happy'],
          ['Carry the Butter', 'happy', { heat: 1 }],
          ['X Marks My Man', 'sad'],
          ['Proof of the Pudding Boogie', 'energetic'],
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
  editions: [firstEdition, secondEdition],
});
