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
  editions: [firstEdition],
});
