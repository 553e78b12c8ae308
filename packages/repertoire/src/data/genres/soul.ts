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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Reverend Clyde Honeywell',
    about: 'Preaches at noon, sings at one, eats at two. His choir is the congregation of whoever is hungry.',
    plays: ['organ', 'piano', 'electric bass', 'drums'],
    vocals: 'choir',
    heat: 0.1,
    albums: [
      {
        name: 'Potluck Redemption',
        year: 1971,
        tracks: [
          ['Potluck Redemption', 'happy', { heat: 1 }],
          ['Second Helping of Grace', 'energetic', { light: 1 }],
          ['The Deacon’s Empty Chair', 'sad'],
          ['Amen and Cornbread', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Odessa Milk',
    about: 'Dairy driver’s daughter from Mobile. Left songs on doorsteps until somebody left a contract.',
    plays: ['electric guitar', 'strings', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: -0.05,
    albums: [
      {
        name: 'Delivered Before Dawn',
        year: 1969,
        tracks: [
          ['Delivered Before Dawn', 'calm', { light: 1 }],
          ['Two Pints and a Promise', 'happy'],
          ['Sour by Sunday', 'sad'],
          ['Cream Rises, Baby', 'happy', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Julian Marzipan',
    about: 'Quiet-storm crooner from Düsseldorf airport’s piano bar. Announces departures like proposals.',
    plays: ['synth pads', 'electric bass', 'drum machine', 'saxophone'],
    vocals: 'sung',
    heat: -0.1,
    albums: [
      {
        name: 'Velvet Rope Burn',
        year: 1987,
        tracks: [
          ['Final Call for Us', 'sad'],
          ['Velvet Rope Burn', 'calm'],
          ['Gate Change of Heart', 'happy'],
          ['Window Seat, My Side', 'calm', { heat: -1 }],
          ['Upgrade', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'The Copper Kettles',
    about:
      'House band of a Muscle Shoals diner. Played on everyone’s records, got paid in eggs. Here are the eggs.',
    plays: ['horns', 'electric guitar', 'electric bass', 'drums'],
    vocals: 'none',
    heat: 0.15,
    albums: [
      {
        name: 'Whistle When You’re Ready',
        year: 1967,
        tracks: [
          ['Whistle When You’re Ready', 'energetic', { light: 1 }],
          ['Over Easy', 'happy'],
          ['Short Order Stomp', 'energetic', { heat: 1 }],
          ['Coffee Ring on the Chart', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Adaeze Summers-Lowe',
    about:
      'Sings to four grandmothers, who reply with voice notes. London, Enugu, poor reception in between.',
    plays: ['electric piano', 'drum machine', 'synth bass', 'flute'],
    vocals: 'sung',
    heat: -0.2,
    albums: [
      {
        name: 'Group Chat With My Ancestors',
        year: 2021,
        tracks: [
          ['Seen by Grandma', 'calm'],
          ['Group Chat With My Ancestors', 'happy'],
          ['Muted Since Easter', 'sad'],
          ['Voice Note From Enugu', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Percy Thistlewood & the Warm Fronts',
    about: 'A BBC forecaster who left mid-bulletin. Northern soul with a fair outlook and flared trousers.',
    plays: ['piano', 'horns', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.2,
    albums: [
      {
        name: 'Outlook Fair',
        year: 2008,
        tracks: [
          ['Outlook Fair', 'energetic', { light: 1 }],
          ['Turning Milder by the Minute', 'happy', { heat: 1 }],
          ['Sunny Intervals (In Your Arms)', 'happy', { light: 1 }],
          ['Gale Warning, Wigan', 'energetic', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Ramona Tinsel',
    about:
      'Chicago’s last window dresser. It is always the week after in her songs, and the lights are still on.',
    plays: ['electric guitar', 'organ', 'congas', 'electric bass'],
    vocals: 'sung',
    albums: [
      {
        name: 'Decorations Still Up',
        year: 1975,
        tracks: [
          ['Decorations Still Up', 'sad'],
          ['Mannequin in My Good Dress', 'sad', { light: 1 }],
          ['Half-Price Heart', 'happy'],
          ['Window on State', 'calm', { light: 1 }],
          ['New Display, Same Me', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Slow Elevator',
    about:
      'Instrumental soul for a tower in Cincinnati with a patient lift. Doors open on the two and the four.',
    plays: ['electric piano', 'vibraphone', 'electric bass', 'brushed drums'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Floors We Never Reached',
        year: 1979,
        tracks: [
          ['Doors Open on the Two', 'calm'],
          ['Mezzanine', 'calm', { light: 1 }],
          ['Floors We Never Reached', 'sad'],
          ['Going Up, Eventually', 'happy'],
          ['Penthouse by Mistake', 'happy', { light: 1 }],
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
  editions: [firstEdition, secondEdition],
});
