import { columns } from '../../cover/motifs-groove.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'The Wendell Achterberg Trio',
    about:
      'Three gentlemen from Rotterdam, 1961, who never raised their voices or their tempos. Brushes, bass, good manners.',
    plays: ['piano', 'upright bass', 'brushed drums'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'After the Ferry',
        year: 1961,
        tracks: [
          ['Last Table by the Window', 'calm'],
          ['Mr Achterberg Regrets', 'sad'],
          ['Herring and Champagne', 'happy'],
          ['Fog Signal', 'calm', { light: -1 }],
          ['A Tie Loosened', 'calm', { light: 1 }],
          ['Sketch of a Waitress Laughing', 'happy', { light: 1 }],
          ['The Crossword, Nearly', 'focus'],
          ['Coats Still on the Hooks', 'sad', { heat: -1 }],
          ['Quayside, Collar Up', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Ruby Castellanos & Her Bad Ideas',
    about:
      'Kansas City swing by way of Guadalajara. The trumpet section has been asked to leave eleven hotels, twelve counting last week.',
    plays: ['trumpet', 'saxophone', 'piano', 'upright bass', 'drums'],
    vocals: 'sung',
    heat: 0.3,
    albums: [
      {
        name: 'Asked to Leave',
        year: 1964,
        tracks: [
          ['Mambo in a Rented Tuxedo', 'energetic', { light: 1, bpm: 168 }],
          ['Who Put the Mustard on the Trombone?', 'happy', { heat: 1, light: 1 }],
          ['Chandelier Insurance', 'energetic', { heat: 1, bpm: 182, vocals: 'none' }],
          ['You Had Me at Hors d’Oeuvre', 'happy'],
          ['My Worst Idea Was You', 'sad', { light: 1 }],
          ['Elevator, Going Sideways', 'energetic', { bpm: 176, vocals: 'none' }],
          ['Ruby’s Got the Rent', 'happy', { heat: 1 }],
          ['Breakfast With the Bellhops', 'happy', { light: 1, for: ['morning'] }],
        ],
      },
      {
        name: 'Asked Back, Regrettably',
        year: 1967,
        tracks: [
          ['Fire Escape Bebop', 'energetic', { heat: 1, bpm: 184, vocals: 'none' }],
          ['Twelve Bars, Eleven Fines', 'energetic', { light: 1, bpm: 172, vocals: 'none' }],
          ['Saxophone in the Swimming Pool', 'energetic', { lead: 'saxophone', bpm: 164, vocals: 'none' }],
          ['Room Service for Nine', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Solomon Iversen',
    about:
      'A tenor saxophone, a fjord and a divorce. Made one perfect ballad record in 1972 and then opened a bicycle shop.',
    plays: ['saxophone', 'piano', 'upright bass', 'brushed drums'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Blue Hour, Bergen',
        year: 1972,
        tracks: [
          ['She Left the Piano', 'sad', { light: -1 }],
          ['Seven Kinds of Rain', 'sad'],
          ['Slow Boat, No Cargo', 'calm'],
          ['For the Woman at Table Nine', 'calm', { light: 1, for: ['romance'] }],
          ['What the Fjord Said', 'calm', { heat: -1 }],
          ['Half a Bottle of Aquavit', 'sad', { heat: -1 }],
          ['Bicycle Bell Blues', 'happy'],
          ['Reed in the Wrong Case', 'sad', { light: 1 }],
        ],
      },
      {
        name: 'Closing Time at the Bicycle Shop',
        year: 1975,
        tracks: [
          ['Chain Oil and Candlelight', 'calm', { light: 1 }],
          ['Ride Home Beside Me', 'calm', { light: 2 }],
          ['Your Scarf in the Spokes', 'calm'],
          ['Puncture, Slow', 'calm', { light: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Mallet Department',
    about:
      'Vibraphone, marimba and a bassist who counts out loud. Cool-headed patterns from Melbourne, ideal for spreadsheets and dusk.',
    plays: ['vibraphone', 'marimba', 'upright bass', 'brushed drums'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Filing System',
        year: 1999,
        tracks: [
          ['Under M for Maybe', 'focus'],
          ['Paperclip Chain', 'focus', { heat: 1, lead: 'marimba' }],
          ['The Tall Cabinet', 'focus', { light: -1 }],
          ['Lunch at One, Shade at Two', 'happy', { light: 1 }],
          ['Alphabetical Weather', 'focus', { light: 1, lead: 'marimba' }],
          ['Inbox Zero, Almost', 'focus', { heat: 1 }],
          ['Venetian Blinds', 'calm'],
          ['Stapler Rag', 'happy', { heat: 1, lead: 'marimba' }],
          ['Five to Five', 'focus', { light: 1 }],
        ],
      },
    ],
  },
];

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Esperanza Kowalczyk',
    about:
      'A Łódź conservatory girl who missed her ship home in 1961. Chopin in the left hand, Sunday in the right.',
    plays: ['piano', 'congas', 'upright bass', 'drums'],
    vocals: 'none',
    heat: 0.15,
    albums: [
      {
        name: 'Trams of Havana',
        year: 1978,
        tracks: [
          ['Trams of Havana', 'energetic', { light: 1 }],
          ['Mazurka With Rum', 'happy', { heat: 1 }],
          ['Missed My Ship on Purpose', 'happy', { light: 1 }],
          ['Letter to Łódź', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'The Left Luggage Quintet',
    about: 'Five porters from St Pancras. Everything they play was left behind by someone in a hurry.',
    plays: ['trumpet', 'trombone', 'piano', 'upright bass', 'drums'],
    vocals: 'none',
    heat: 0.2,
    albums: [
      {
        name: 'Unclaimed',
        year: 1966,
        tracks: [
          ['Unclaimed', 'energetic', { bpm: 164 }],
          ['Hatbox Blues', 'happy'],
          ['The Ten-Forty to Elsewhere', 'energetic', { heat: 1, bpm: 176 }],
          ['Somebody’s Umbrella, Somebody’s Song', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Delphine Achebe',
    about:
      'Sings as though the last customer might be asleep. He generally is. Port Harcourt, Paris, then nowhere else.',
    plays: ['upright bass', 'vibraphone', 'brushed drums'],
    vocals: 'sung',
    heat: -0.2,
    albums: [
      {
        name: 'Small Hours, Large Coat',
        year: 1989,
        tracks: [
          ['Small Hours, Large Coat', 'calm'],
          ['The Waiter Knows My Order', 'calm', { light: 1 }],
          ['You Were a Tuesday', 'sad'],
          ['Umbrella for One and a Half', 'sad', { heat: -1 }],
          ['Two Spoons, One Crêpe', 'happy'],
          ['The Night Train Has a Bar', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Ferdinand Loophole',
    about: 'Monégasque swing from a man who owns nothing, on paper. The guitar chugs, the clarinet shrugs.',
    plays: ['clarinet', 'accordion', 'nylon guitar', 'upright bass'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Swing for Tax Exiles',
        year: 1997,
        tracks: [
          ['Swing for Tax Exiles', 'happy', { heat: 1 }],
          ['Nothing to Declare, Madame', 'happy'],
          ['Residence Permit Waltz', 'calm'],
          ['Clarinet With No Fixed Address', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Greta Honeycutt Organ Trio',
    about:
      'Pittsburgh, two manuals, one pair of gold shoes. The pews were removed for dancing and not returned.',
    plays: ['organ', 'electric guitar', 'drums'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Grease Fire at the Chapel',
        year: 1968,
        tracks: [
          ['Grease Fire at the Chapel', 'energetic', { heat: 1 }],
          ['Gold Shoes on the Pedals', 'happy', { heat: 1 }],
          ['Collection Taken Twice', 'happy'],
          ['After-Service Cigarette', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Kestutis & the Quiet Math',
    about: 'Statisticians from Vilnius. Odd metres, even tempers; the saxophone carries the remainder.',
    plays: ['electric piano', 'saxophone', 'electric bass', 'drums'],
    vocals: 'none',
    albums: [
      {
        name: 'Seven Is a Circle',
        year: 2014,
        tracks: [
          ['Seven Is a Circle', 'focus'],
          ['Standard Deviation', 'focus', { heat: 1 }],
          ['Remainder Carried by Saxophone', 'focus', { lead: 'saxophone' }],
          ['Outlier', 'energetic', { for: ['commute'] }],
          ['Mode, Median, Picnic', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Winsome Blackwater',
    about:
      'Spiritual jazz from a cedar cabin in Ontario. The harp was shipped by canoe, the flute carved on the way.',
    plays: ['flute', 'harp', 'upright bass', 'congas'],
    vocals: 'wordless',
    heat: -0.1,
    albums: [
      {
        name: 'Cedar Meditation',
        year: 1973,
        tracks: [
          ['Canoe With a Harp in It', 'calm', { light: 1 }],
          ['Cedar Meditation', 'calm', { heat: -1 }],
          ['Four Directions, One Kettle', 'focus', { vocals: 'none' }],
          ['The Loon Takes a Chorus', 'happy'],
          ['Maple Sap Samba', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'The Pantry Orchestra',
    about:
      'Big band of an Adelaide hotel kitchen. The cooks blow, the waiters sing, and the soup waits for the bridge.',
    plays: ['horns', 'piano', 'clarinet', 'upright bass', 'drums'],
    vocals: 'sung',
    heat: 0.15,
    albums: [
      {
        name: 'Supper for Forty',
        year: 1962,
        tracks: [
          ['Supper for Forty', 'happy', { heat: 1, light: 1 }],
          ['Soufflé, Do Not Slam', 'happy'],
          ['Copper Pan Shout', 'energetic', { bpm: 160, for: ['cooking'] }],
          ['The Dishwasher’s Ballad', 'sad'],
        ],
      },
    ],
  },
];

export const jazz = genre({
  name: 'jazz',
  family: 'groove',
  tempoBpm: [58, 184],
  drive: 0.35,
  light: 0.55,
  acousticness: 0.84,
  danceability: 0.48,
  majorLean: 0,
  standsFor: ['swing', 'bebop', 'cool jazz', 'smooth jazz', 'big band'],
  suits: ['reading', 'dinner', 'cooking', 'romance'],
  motif: columns,
  editions: [firstEdition, secondEdition],
});
