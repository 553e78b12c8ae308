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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Captain Yaw’s Night Market',
    about:
      'Stallholders of Kumasi’s night market with a bandleader in a sailor’s hat. They sell out by the second solo.',
    plays: ['saxophone', 'organ', 'electric guitar', 'congas', 'electric bass'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Open Till Thunder',
        year: 1978,
        tracks: [
          ['Open Till Thunder', 'energetic'],
          ['Sailor Hat Special', 'happy', { heat: 1 }],
          ['Haggle in Seven', 'focus', { lead: 'saxophone' }],
          ['Kerosene Lamp Groove', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Mama Tunde’s Driving School',
    about: 'Ibadan’s strictest instructor. Nobody passes without dancing reverse into a parking space.',
    plays: ['electric guitar', 'horns', 'talking drum', 'electric bass'],
    vocals: 'sung',
    heat: 0.15,
    albums: [
      {
        name: 'Clutch, Brake, Hips',
        year: 1983,
        tracks: [
          ['Clutch, Brake, Hips', 'energetic', { heat: 1 }],
          ['Mirror, Signal, Shake', 'happy', { heat: 1 }],
          ['Three-Point Turn', 'happy', { light: 1 }],
          ['Emergency Stop (Break)', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Zawadi Ironmonger',
    about: 'Sells hinges in Mombasa and tunes them. Instrumentals that open and close without squeaking.',
    plays: ['kalimba', 'congas', 'electric bass', 'flute'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Nails by the Kilo',
        year: 1994,
        tracks: [
          ['Nails by the Kilo', 'focus'],
          ['Hinge Song', 'focus', { light: 1 }],
          ['Paraffin and Honey', 'calm'],
          ['Shutter Up, Sun In', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Les Frères Climatiseur',
    about:
      'Soukous from air-conditioning brothers in Brazzaville. The guitars keep it cool; the rest sweats.',
    plays: ['electric guitar', 'shaker', 'organ', 'drums', 'electric bass'],
    vocals: 'sung',
    albums: [
      {
        name: 'Cooling Is Not Included',
        year: 1989,
        tracks: [
          ['Cooling Is Not Included', 'energetic', { light: 1 }],
          ['Climatiseur d’amour', 'happy', { light: 1 }],
          ['Filtre propre', 'happy'],
          ['Panne à midi', 'sad', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Blessing Overdrive',
    about: 'Sells phone credit and hooks between the lanes of Third Mainland Bridge. Both are instant.',
    plays: ['synth bass', 'drum machine', 'electric guitar', 'shaker'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'Traffic Is My Stage',
        year: 2018,
        tracks: [
          ['Traffic Is My Stage', 'energetic', { heat: 1 }],
          ['Recharge Card', 'happy', { light: 1 }],
          ['Go-Slow Lover', 'happy'],
          ['Third Mainland Sunrise', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'The Harmattan Postal Service',
    about: 'Military brass from Niamey that delivered invitations in person. RSVP by trombone.',
    plays: ['trumpet', 'trombone', 'congas', 'talking drum', 'electric bass'],
    vocals: 'none',
    heat: 0.2,
    albums: [
      {
        name: 'Express to Ouaga',
        year: 1976,
        tracks: [
          ['Express to Ouaga', 'energetic', { heat: 1 }],
          ['Dust on the Envelope', 'happy'],
          ['RSVP by Trombone', 'happy', { heat: 1, lead: 'trombone' }],
          ['Postmaster’s Knees', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Idris Calabash',
    about: 'Carves gourds in Bamako, sings to keep the knife steady. Highlife sitting down.',
    plays: ['acoustic guitar', 'kalimba', 'shaker', 'upright bass'],
    vocals: 'sung',
    heat: -0.25,
    albums: [
      {
        name: 'Calabash Weather',
        year: 2008,
        tracks: [
          ['Calabash Weather', 'calm', { light: 1 }],
          ['Knife, Steady', 'focus'],
          ['Uncle Forgot the Song', 'sad'],
          ['River Carries the Radio', 'happy'],
          ['Market Boat Coming', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Queen Mother Synthesiser',
    about: 'An Ashanti royal with a shipment of misdelivered keyboards. Court protocol, in sixteen steps.',
    plays: ['analog synth', 'drum machine', 'congas', 'electric bass'],
    vocals: 'wordless',
    heat: 0.05,
    albums: [
      {
        name: 'Royal Presets',
        year: 1985,
        tracks: [
          ['Royal Preset 04', 'happy'],
          ['Sixteen Steps to the Palace', 'energetic'],
          ['Umbrella Bearer Bounce', 'happy', { heat: 1 }],
          ['Audience Granted', 'focus'],
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
  editions: [firstEdition, secondEdition],
});
