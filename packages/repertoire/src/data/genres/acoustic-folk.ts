import { leaves } from '../../cover/motifs-hearth.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Merrin Tallow',
    about:
      'A Cornish net-mender’s daughter with a guitar tuned to whatever the harbour bell is doing. Sings as if you were in the next room.',
    plays: ['acoustic guitar', 'fiddle', 'upright bass'],
    vocals: 'sung',
    albums: [
      {
        name: 'The Spare Room Is Yours',
        year: 1998,
        tracks: [
          ['Leave Your Boots Where They Fall', 'calm', { light: 1 }],
          ['Letter to the Man Who Bought Our House', 'sad'],
          ['Plum Jam', 'happy'],
          ['I Kept the Spare Key', 'sad', { light: -1 }],
          ['Harbour Bell in G', 'calm', { for: ['sleep'] }],
          ['Somebody’s Aunt', 'happy', { heat: 1 }],
          ['Mending', 'calm', { heat: -1 }],
          ['You Were Right About the Weather', 'sad', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Alder & the Long Walk',
    about:
      'Five friends who toured the Pennine Way on foot, instruments and all. Foot-stomps, three-part harmonies, blisters.',
    plays: ['banjo', 'acoustic guitar', 'mandolin', 'upright bass'],
    vocals: 'sung',
    heat: 0.25,
    albums: [
      {
        name: 'Stiles, Gates and Apologies',
        year: 2013,
        tracks: [
          ['Whose Round Is It, Gareth?', 'happy', { heat: 2 }],
          ['Top of the Hill and Talking Too Much', 'energetic'],
          ['Cheese Sandwich Sunrise', 'happy', { light: 1, for: ['morning'] }],
          ['Wrong Map', 'happy', { heat: 1 }],
          ['The Dog Knows the Way', 'happy'],
          ['Sing It Till the Landlord Turns', 'energetic', { heat: 1 }],
          ['Last Bus Over Kirkstone', 'sad'],
          ['Tent in the Morning, Dew on the Strings', 'calm'],
          ['Good Boots', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Catherine Oyelaran',
    about:
      'Recorded one album in a Greenwich Village kitchen in 1967, became a botanist, and was rediscovered by her own students.',
    plays: ['acoustic guitar', 'flute', 'cello'],
    vocals: 'sung',
    heat: -0.15,
    albums: [
      {
        name: 'Field Guide',
        year: 1967,
        tracks: [
          ['Common Names', 'calm'],
          ['Fern Under Glass', 'calm', { heat: -1 }],
          ['Mama Took the Early Train', 'sad'],
          ['Goldenrod, October', 'sad', { light: 1 }],
          ['Pressed Between Two Pages', 'sad', { heat: -1 }],
          ['The Bees Have It', 'happy'],
          ['Kitchen Window, Facing East', 'calm', { light: 2, for: ['morning'] }],
          ['Latin for Goodbye', 'sad', { light: -2 }],
        ],
      },
    ],
  },
  {
    name: 'Low Barn Quartet',
    about:
      'Four farmhands from County Clare who never could agree on words, so they stopped using them. Fiddles at walking pace.',
    plays: ['fiddle', 'harp', 'acoustic guitar', 'accordion'],
    vocals: 'none',
    albums: [
      {
        name: 'Hay Still Warm',
        year: 1976,
        tracks: [
          ['The Tinker’s Umbrella', 'happy', { heat: 1 }],
          ['Three Gates to Ennistymon', 'focus'],
          ['Slip Jig for a Three-Legged Stool', 'happy', { heat: 2, bpm: 124 }],
          ['Lament for the Creamery', 'sad'],
          ['Turf Smoke', 'calm'],
          ['Swallows in the Rafters', 'focus', { light: 1 }],
          ['The Widow’s Bicycle', 'sad', { light: 1 }],
          ['After the Threshing', 'calm', { light: 1 }],
        ],
      },
      {
        name: 'Rain Stopped Play',
        year: 1979,
        tracks: [
          ['Mending the Creel', 'focus', { heat: 1 }],
          ['Polka for a Patient Horse', 'focus', { light: 1 }],
          ['The Ditch Needs Clearing', 'focus'],
          ['Tuning by the Gate', 'focus', { heat: -1 }],
        ],
      },
    ],
  },
];

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Hob & Lantern',
    about:
      'A lamplighter’s grandson and a piano tuner who sing at closing time in Whitby. Half shanty, half apology.',
    plays: ['acoustic guitar', 'accordion', 'fiddle'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'Lamp Money',
        year: 1983,
        tracks: [
          ['Lamp Money', 'happy'],
          ['Gulls Know the Price of Everything', 'happy', { heat: 1 }],
          ['My Brother’s Oilskins', 'sad'],
          ['Home by the Slipway', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Sigrid Ashdown',
    about:
      'Walks boundaries for the land registry and writes a song at each gate. Thirty counties so far, four broken hearts.',
    plays: ['mandolin', 'cello', 'acoustic guitar'],
    vocals: 'sung',
    heat: -0.1,
    albums: [
      {
        name: 'Fence Posts I Have Known',
        year: 2017,
        tracks: [
          ['Boundary Dispute', 'sad'],
          ['The Gate Swings Both Ways', 'calm'],
          ['Barbed Wire Valentine', 'sad', { light: 1 }],
          ['Hedge, Newly Laid', 'happy'],
          ['Map Reference, Blackberries', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'The Wicker Parliament',
    about:
      'Nine basket weavers from Somerset in permanent session. They vote by foot and the reels always win.',
    plays: ['banjo', 'fiddle', 'upright bass'],
    vocals: 'none',
    heat: 0.2,
    albums: [
      {
        name: 'No Motion Was Passed',
        year: 1971,
        tracks: [
          ['The Speaker’s Garters', 'energetic', { bpm: 128 }],
          ['Withies in Water', 'focus'],
          ['Reel for a Hung Parliament', 'happy', { heat: 1 }],
          ['Order! Order! (Polka)', 'energetic', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Noor Halloran',
    about:
      'Born between two ferries, on neither island. Sings in the accent of whichever shore she is leaving.',
    plays: ['harp', 'acoustic guitar', 'flute'],
    vocals: 'sung',
    heat: -0.2,
    albums: [
      {
        name: 'The Ferry Keeps Its Promise',
        year: 2009,
        tracks: [
          ['The Ferry Keeps Its Promise', 'calm', { light: 1 }],
          ['Salt in the Sugar Bowl', 'sad'],
          ['Two Islands, One Kettle', 'calm'],
          ['Wave Until I’m Small', 'sad', { heat: -1 }],
          ['Market Day on the Wrong Shore', 'happy'],
          ['Tide Table Reel', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Pemberton’s Kitchen Band',
    about:
      'A family from Nova Scotia who lost the television in a storm. Cousin Neil keeps time on the bread bin.',
    plays: ['acoustic guitar', 'harmonica', 'mandolin'],
    vocals: 'sung',
    heat: 0.15,
    albums: [
      {
        name: 'Spoons, Pots and Cousin Neil',
        year: 1994,
        tracks: [
          ['Television’s in the Harbour', 'happy', { heat: 1 }],
          ['Bread Bin Beat', 'energetic', { for: ['cooking'] }],
          ['Aunt May’s Last Waltz', 'sad', { lead: 'harmonica' }],
          ['Flour on the Fretboard', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Elspeth Corrigan-Nwosu',
    about:
      'A Glasgow tailor who hems in 3/4. Each song was fitted on somebody; two of them came back for alterations.',
    plays: ['acoustic guitar', 'piano', 'cello'],
    vocals: 'sung',
    heat: -0.05,
    albums: [
      {
        name: 'A Coat for Every Weather',
        year: 2022,
        tracks: [
          ['Measure Me for Leaving', 'sad'],
          ['Buttonhole', 'calm'],
          ['Sleeves Too Long for Sorrow', 'happy'],
          ['Lining, Not Seen', 'calm', { heat: -1 }],
          ['Pockets, Finally', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Two Rivers Carrying',
    about:
      'A fiddler from the Drava and a clarinettist from the Mur, who met where the water does. Slow tunes with a current.',
    plays: ['fiddle', 'nylon guitar', 'clarinet'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Confluence',
        year: 2004,
        tracks: [
          ['Confluence', 'focus'],
          ['Pebble, Carried', 'focus', { light: 1 }],
          ['Mill Race', 'happy'],
          ['Fog Down to the Oars', 'calm'],
          ['Ferryman’s Day Off', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'The Cuckfield Turnpike',
    about:
      'Toll-keepers’ descendants from Sussex who busk where the gates used to be. They still charge sixpence, and still give change.',
    plays: ['accordion', 'mandolin', 'harmonica'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Sixpence for the Gate',
        year: 1979,
        tracks: [
          ['Sixpence for the Gate', 'happy', { light: 1 }],
          ['The Carter’s Better Daughter', 'happy'],
          ['Milestone Nine', 'calm'],
          ['Turned Back at Dusk', 'sad'],
        ],
      },
    ],
  },
];

export const acousticFolk = genre({
  name: 'acoustic folk',
  family: 'hearth',
  tempoBpm: [68, 138],
  drive: 0.35,
  light: 0.55,
  acousticness: 0.9,
  danceability: 0.42,
  majorLean: 0.1,
  standsFor: ['folk', 'singer-songwriter', 'celtic', 'indie folk'],
  suits: ['reading', 'dinner'],
  motif: leaves,
  editions: [firstEdition, secondEdition],
});
