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
  editions: [firstEdition],
});
