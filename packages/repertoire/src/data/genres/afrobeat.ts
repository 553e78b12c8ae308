import { textile } from '../../cover/motifs-groove.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Uncle Festus & the Ministry of Rhythm',
    about:
      'Lagos, 1974: nineteen civil servants on an extended lunch. Songs last as long as the generator does.',
    plays: ['horns', 'talking drum', 'electric guitar', 'congas', 'electric bass'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'In Triplicate',
        year: 1974,
        tracks: [
          ['Come Back Tomorrow (Office Closed)', 'energetic'],
          ['Rubber Stamp', 'energetic', { heat: 1 }],
          ['Generator Don Quench', 'happy', { heat: 1 }],
          ['Sign Here, Dance There', 'happy', { light: 1 }],
          ['Big Man, Small Chair', 'energetic', { heat: 1 }],
          ['Lunch Is a Human Right', 'happy', { heat: 1, light: 1 }],
          ['Typing Pool', 'focus', { lead: 'talking drum' }],
          ['Permanent Secretary of My Heart', 'happy'],
        ],
      },
    ],
  },
  {
    name: 'Adwoa Sunbird',
    about:
      'Accra highlife for grown-up children. Kalimba hooks, guitar like poured syrup, and the most persuasive shaker in Ghana.',
    plays: ['kalimba', 'electric guitar', 'shaker', 'electric bass'],
    vocals: 'sung',
    heat: -0.15,
    albums: [
      {
        name: 'Plantain Weather',
        year: 2009,
        tracks: [
          ['Yellow Is a Temperature', 'happy', { light: 1 }],
          ['Auntie Drives the Minibus', 'happy', { heat: 1 }],
          ['Kalimba at the Nail Salon', 'focus', { light: 1 }],
          ['Small Chops', 'happy', { light: 1, for: ['party'] }],
          ['My Umbrella Is Also a Hat', 'happy'],
          ['Harmattan Blue', 'sad', { light: 1 }],
          ['Counting Stitches', 'focus'],
          ['Jollof Verdict', 'energetic', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Kofi Turbine',
    about:
      'Wind-farm engineer, London and Kumasi. Afrobeats for the third hour of a wedding, when shoes come off.',
    plays: ['drum machine', 'synth bass', 'talking drum', 'analog synth'],
    vocals: 'sung',
    heat: 0.15,
    albums: [
      {
        name: 'Renewable',
        year: 2023,
        tracks: [
          ['Shoes Off, Aunties First', 'energetic', { light: 1 }],
          ['Spray Money, Sweep Later', 'energetic', { heat: 1, light: 1 }],
          ['Blade Number Three', 'energetic', { heat: 1 }],
          ['Best Man’s Knees', 'energetic', { light: 1 }],
          ['Gust', 'happy', { heat: 1 }],
          ['Kumasi to King’s Cross', 'happy', { light: 1 }],
          ['Grid Frequency', 'focus', { heat: 1 }],
          ['She Danced the Cake Table', 'energetic', { heat: 1, light: 1 }],
        ],
      },
    ],
  },
];

export const afrobeat = genre({
  name: 'afrobeat',
  family: 'groove',
  tempoBpm: [98, 128],
  drive: 0.6,
  light: 0.75,
  acousticness: 0.28,
  danceability: 0.86,
  majorLean: 0,
  standsFor: ['afrobeats', 'highlife', 'african'],
  suits: ['cooking', 'summer'],
  motif: textile,
  editions: [firstEdition],
});
