import { mesa } from '../../cover/motifs-hearth.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Loretta Pines',
    about:
      'Drove a school bus in Amarillo for twenty-two years and wrote a song at every stop. Pedal steel, dry eyes, wet napkins.',
    plays: ['pedal steel', 'acoustic guitar', 'upright bass', 'brushed drums'],
    vocals: 'sung',
    heat: -0.15,
    albums: [
      {
        name: 'Route 9, Afternoon Run',
        year: 1971,
        tracks: [
          ['The Last Kid Off the Bus', 'sad'],
          ['He Took the Dog and Left the Leash', 'sad', { light: 1 }],
          ['Amarillo Can Keep Him', 'happy', { heat: 1 }],
          ['I’ve Been Left by Better', 'sad', { heat: 1 }],
          ['Windmill, Slow', 'calm', { light: 1 }],
          ['Casserole Sympathy', 'sad'],
          ['Porch Swing Built for Two', 'sad', { heat: -1, light: -1 }],
          ['Clothesline Gospel', 'happy', { light: 1 }],
          ['Goodnight, Panhandle', 'calm', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'The Hatchback Ramblers',
    about:
      'Bluegrass at motorway speed from five cousins who fit, with instruments, into a 1998 Corolla. Do not ask about the bass.',
    plays: ['banjo', 'fiddle', 'mandolin', 'acoustic guitar', 'upright bass'],
    vocals: 'sung',
    heat: 0.3,
    albums: [
      {
        name: 'Knees Against the Dash',
        year: 2003,
        tracks: [
          ['Bass Out the Window', 'energetic', { heat: 1, light: 1 }],
          ['Gas Station Biscuit', 'happy', { heat: 1, light: 1 }],
          ['Cousin Dale Has the Map', 'energetic', { lead: 'fiddle', bpm: 148 }],
          ['Two-Lane and Grinning', 'happy', { heat: 1, for: ['driving'] }],
          ['Fiddle Got Carsick', 'energetic', { lead: 'fiddle', heat: 1, vocals: 'none' }],
          ['Are We There, Lord?', 'happy'],
          ['Hubcap Halo', 'happy', { light: 1 }],
          ['Grandma’s Odometer', 'sad', { light: 1 }],
        ],
      },
      {
        name: 'Spare Tire Sessions',
        year: 2007,
        tracks: [
          ['Rosin on the Seatbelt', 'energetic', { lead: 'fiddle', heat: 1, light: 1 }],
          ['Merge Lane Breakdown', 'energetic', { lead: 'fiddle', vocals: 'none', bpm: 146 }],
          ['Toll Booth Reel', 'energetic', { lead: 'fiddle', light: 1 }],
          ['Nobody Packed the Lunch', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Cole Attaway',
    about:
      'Baritone from the Nevada salt flats. Sells used irrigation equipment and sad songs, both with a thirty-day guarantee.',
    plays: ['acoustic guitar', 'slide guitar', 'harmonica', 'drums'],
    vocals: 'sung',
    albums: [
      {
        name: 'Thirty-Day Guarantee',
        year: 2018,
        tracks: [
          ['Nothing Grows Here but the Distance', 'sad', { light: -1 }],
          ['Her Side of the Truck', 'sad'],
          ['Dust Devil’s Two-Step', 'energetic', { heat: -1 }],
          ['Beer Sign, Broken R', 'happy'],
          ['Motel Bible, Page One', 'sad', { heat: -1 }],
          ['Salt Flat Saturday', 'energetic', { light: 1 }],
          ['Coffee With the Sheriff', 'calm', { light: 1 }],
          ['My Old Man’s Hat Don’t Fit', 'sad'],
          ['Evening Comes Up the Driveway', 'calm', { lead: 'harmonica' }],
        ],
      },
    ],
  },
];

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'June Calloway-Reese',
    about: 'Beauty-shop singer from Abilene. The dryer hoods hum in A, so does everything else.',
    plays: ['acoustic guitar', 'fiddle', 'pedal steel', 'upright bass'],
    vocals: 'sung',
    albums: [
      {
        name: 'Good Dress, Bad Dog',
        year: 1971,
        tracks: [
          ['Good Dress, Bad Dog', 'happy', { heat: 1 }],
          ['Set and Curl and Cry', 'sad'],
          ['Gossip in A Major', 'happy'],
          ['Closed on Mondays, Lonely on Tuesdays', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Tumbleweed Accounting',
    about: 'Bookkeepers to three bankrupt circuses. Twang in the left column, stomp in the right.',
    plays: ['banjo', 'electric guitar', 'drums', 'electric bass'],
    vocals: 'sung',
    heat: 0.2,
    albums: [
      {
        name: 'Receipts From the Rodeo',
        year: 2014,
        tracks: [
          ['Receipts From the Rodeo', 'energetic', { light: 1 }],
          ['Bull Owes Me a Hat', 'energetic', { heat: 1 }],
          ['Clown College Dropout', 'happy', { heat: 1 }],
          ['Balance Due at Sundown', 'sad', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Pastor Dwayne & the Tailgate Choir',
    about: 'Holds services in a car park outside Tulsa. Two honks for amen, high beams for glory.',
    plays: ['acoustic guitar', 'piano', 'mandolin', 'upright bass'],
    vocals: 'choir',
    heat: 0.1,
    albums: [
      {
        name: 'Hymns From a Truck Bed',
        year: 1988,
        tracks: [
          ['Two Honks for Amen', 'happy', { light: 1 }],
          ['High Beams for Glory', 'energetic', { light: 1 }],
          ['Jumper Cable Hymn', 'happy'],
          ['Parked Beside the Water', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Silas Overcoat',
    about:
      'Fire lookout in Montana. Six months of snow, one chair, eleven songs, no visitors until the ranger.',
    plays: ['acoustic guitar', 'cello', 'harmonica'],
    vocals: 'sung',
    heat: -0.25,
    albums: [
      {
        name: 'Long Winter, Short Fuse',
        year: 2018,
        tracks: [
          ['Six Months of Snow', 'sad', { heat: -1 }],
          ['Fire Lookout, No Fire', 'calm'],
          ['The Ranger’s Daughter Reads My Mail', 'happy'],
          ['Woodstove Psalm', 'calm', { heat: -1 }],
          ['First Green on the Ridge', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Bluebonnet Express Lane',
    about: 'Supermarket cashiers from Waco. Instrumentals, scanned at speed, bagged in pairs.',
    plays: ['fiddle', 'mandolin', 'banjo', 'upright bass'],
    vocals: 'none',
    heat: 0.25,
    albums: [
      {
        name: 'Ten Items or Less',
        year: 1979,
        tracks: [
          ['Ten Items or Less', 'energetic', { heat: 1, bpm: 140 }],
          ['Clean-Up on Aisle Five', 'energetic', { bpm: 144 }],
          ['Coupon Reel', 'happy', { heat: 1 }],
          ['Price Check Waltz', 'calm', { lead: 'mandolin' }],
        ],
      },
    ],
  },
  {
    name: 'Marnie Two-Step',
    about:
      'Dance teacher from Lubbock, limp since the war, never missed a count. Honky-tonk with chalk footprints.',
    plays: ['pedal steel', 'electric guitar', 'piano', 'drums'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'The Floor Remembers',
        year: 1964,
        tracks: [
          ['The Floor Remembers', 'happy'],
          ['Count Me In, Count Me Out', 'sad'],
          ['Chalk Footprints', 'calm', { light: 1 }],
          ['Wallflower Gets the Last Dance', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Highway Department Blues Project',
    about:
      'Road crew from Knoxville, on their lunch break since spring. Cones on the sleeve, grit in the vowels.',
    plays: ['slide guitar', 'electric bass', 'drums', 'organ'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'Expect Delays',
        year: 2002,
        tracks: [
          ['Expect Delays', 'happy'],
          ['Flagman’s Two Cents', 'energetic'],
          ['Wet Cement Initials', 'sad'],
          ['Lunch on the Overpass', 'happy', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Ada Prewitt',
    about: 'Kentucky quilter. Every tune is a pattern, repeated until warm; the seams do not show.',
    plays: ['acoustic guitar', 'mandolin', 'fiddle'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'Quilt Patterns',
        year: 1996,
        tracks: [
          ['Log Cabin, Red Centre', 'focus'],
          ['Wedding Ring, Double', 'happy', { light: 1 }],
          ['Flying Geese', 'happy', { heat: 1 }],
          ['Scraps From His Shirts', 'sad'],
        ],
      },
    ],
  },
];

export const country = genre({
  name: 'country',
  family: 'hearth',
  tempoBpm: [70, 148],
  drive: 0.45,
  light: 0.6,
  acousticness: 0.64,
  danceability: 0.54,
  majorLean: 0.3,
  standsFor: ['americana', 'bluegrass', 'honky-tonk', 'western'],
  suits: ['driving', 'cooking'],
  motif: mesa,
  editions: [firstEdition, secondEdition],
});
