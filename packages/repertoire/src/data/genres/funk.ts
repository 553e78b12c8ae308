import { bends } from '../../cover/motifs-groove.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Dayton Transfer Authority',
    about:
      'Eleven bus mechanics who swore they would never wear matching trousers, and then found nineteen pairs. 1975, all wah.',
    plays: ['electric bass', 'horns', 'electric guitar', 'congas', 'drums'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Exact Fare Only',
        year: 1975,
        tracks: [
          ['Move to the Rear', 'energetic', { heat: 1 }],
          ['Ring the Bell, Mabel', 'happy', { heat: 1 }],
          ['Transfer Slip', 'happy'],
          ['Grease Under the Nail', 'energetic', { light: 1 }],
          ['Standing Room', 'energetic'],
          ['Express to Your Kitchen', 'happy', { light: 1, for: ['cooking'] }],
          ['Somebody Pulled the Cord', 'energetic', { heat: 1 }],
          ['Depot After Dark', 'calm', { heat: 1, vocals: 'none' }],
        ],
      },
      {
        name: 'Night Service',
        year: 1978,
        tracks: [
          ['Clutch Like You Mean It', 'happy', { heat: 1 }],
          ['Timetable of Love (Subject to Delay)', 'happy', { light: 1 }],
          ['The Driver Is My Uncle', 'happy'],
          ['Hi-Vis and Nothing Else', 'energetic', { heat: 1, light: 1 }],
          ['Last Stop, First Kiss', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Philippa Thunderquist',
    about:
      'Minneapolis, 1983. One woman, one purple drum machine, every instrument but the tambourine, which she considers cheating.',
    plays: ['synth bass', 'drum machine', 'electric guitar', 'analog synth'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'No Tambourine',
        year: 1983,
        tracks: [
          ['Heels on Linoleum', 'energetic', { heat: 1 }],
          ['Wipe Your Feet Before You Love Me', 'happy', { light: 1 }],
          ['Lavender Cadillac, Slight Dent', 'happy', { heat: 1 }],
          ['Thunderquist Is My Real Name', 'energetic', { light: 1 }],
          ['Dishwasher Safe', 'happy'],
          ['Snow Day Strut', 'happy', { heat: 1, light: 1 }],
          ['Two Left Shoes and a Right', 'energetic'],
          ['Nobody Slow-Dances Anymore', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'The Lagoon Street Permit',
    about:
      'A New Orleans block party that lost its paperwork in 2009 and simply kept going. Sousaphone heart, clavinet knees.',
    plays: ['horns', 'trombone', 'trumpet', 'drums', 'electric bass'],
    vocals: 'sung',
    albums: [
      {
        name: 'Noise Complaint',
        year: 2012,
        tracks: [
          ['Officer, Grab a Plate', 'happy', { heat: 1, light: 1 }],
          ['Folding Chair Shuffle', 'happy', { light: 1 }],
          ['Whose Cousin Is That?', 'happy', { heat: 1 }],
          ['Trombone Through the Fence', 'energetic', { lead: 'trombone', vocals: 'none' }],
          ['Extension Cord', 'energetic', { heat: 1, light: 1 }],
          ['Potato Salad Politics', 'happy'],
          ['One More and Then the Ice Runs Out', 'energetic', { light: 1 }],
          ['Walk Me Home, Tuba', 'happy', { heat: -1, vocals: 'none' }],
        ],
      },
    ],
  },
];

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Sergeant Gravy',
    about: 'Army cooks from Fort Worth with a ration of wah-wah. Every tune is served hot and on time.',
    plays: ['electric guitar', 'organ', 'electric bass', 'drums'],
    vocals: 'none',
    albums: [
      {
        name: 'Mess Hall Manoeuvres',
        year: 1971,
        tracks: [
          ['Ladle March', 'happy', { heat: 1 }],
          ['Gravy Boat Offensive', 'energetic', { heat: 1 }],
          ['Potatoes at Ease', 'happy'],
          ['Kitchen Patrol Strut', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Clementine Overbite',
    about: 'Dentist, bassist, Oakland. Pulls only what has to go. The groove is on the lower left.',
    plays: ['electric bass', 'electric piano', 'drums', 'congas'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Chew on This',
        year: 1977,
        tracks: [
          ['Chew on This', 'happy', { heat: 1 }],
          ['Rinse, Spit, Repeat the Hook', 'energetic'],
          ['Novocaine Romance', 'calm', { heat: 1 }],
          ['Wisdom Tooth', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'The Brass Audit',
    about: 'Seven inspectors from Rotterdam’s revenue office with horns. Audits end in conga lines.',
    plays: ['trumpet', 'saxophone', 'electric guitar', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.15,
    albums: [
      {
        name: 'Filed Jointly',
        year: 2010,
        tracks: [
          ['Filed Jointly', 'happy', { heat: 1 }],
          ['Everybody Owes the Drummer', 'energetic', { heat: 1 }],
          ['Penalty Interest', 'energetic'],
          ['Rebate Parade', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Moonboot Ferreira',
    about: 'São Paulo’s tallest roller skater. Space costumes by his mother, clavinet by candlelight.',
    plays: ['synth bass', 'analog synth', 'drums', 'congas'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'Gravity Is a Suggestion',
        year: 1983,
        tracks: [
          ['Gravity Is a Suggestion', 'energetic', { light: 1 }],
          ['Mother Sewed the Rocket', 'happy', { light: 1 }],
          ['Landing on the One', 'energetic', { heat: 1 }],
          ['Soft Re-entry', 'calm', { vocals: 'none' }],
        ],
      },
    ],
  },
  {
    name: 'Night Manager Soul Patrol',
    about:
      'Hotel staff from Baltimore who answer the phone in harmony. The customer is always in the pocket.',
    plays: ['electric guitar', 'horns', 'drum machine', 'electric bass'],
    vocals: 'sung',
    heat: -0.05,
    albums: [
      {
        name: 'Complaints Department',
        year: 1986,
        tracks: [
          ['Complaints Department', 'happy'],
          ['Towels for the Whole Band', 'energetic'],
          ['The Minibar Is Open in My Heart', 'happy', { light: 1 }],
          ['Do Not Disturb (The Groove)', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Tabitha Squarewave',
    about: 'Repairs keyboards in Osaka and returns them looser. Instrumental manners with a rubber spine.',
    plays: ['synth bass', 'drum machine', 'electric piano'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'Circuit Etiquette',
        year: 2019,
        tracks: [
          ['Circuit Etiquette', 'focus'],
          ['Rubber Spine', 'happy'],
          ['Polite Voltage', 'focus', { light: 1 }],
          ['Bow to the Bass', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Grandad’s Allotment',
    about: 'Five pensioners from Stockport, one shed. The flute is made of a hosepipe; the funk is organic.',
    plays: ['electric bass', 'drums', 'flute', 'congas'],
    vocals: 'none',
    albums: [
      {
        name: 'Compost Heat',
        year: 1975,
        tracks: [
          ['Compost Heat', 'energetic'],
          ['Shed Meeting', 'happy'],
          ['Flute Made of Hosepipe', 'happy', { lead: 'flute' }],
          ['Prize Marrow', 'happy', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Cosmo Delacroix & the Ironing Boards',
    about: 'Disco-funk from a Montreal dry-cleaner’s back room. Steam by the chorus, starch in the strings.',
    plays: ['electric guitar', 'strings', 'electric bass', 'congas', 'drums'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'No Crease Unturned',
        year: 1978,
        tracks: [
          ['No Crease Unturned', 'happy', { light: 1 }],
          ['Permanent Press Romance', 'calm', { heat: 1 }],
          ['Steam Whistle Boogie', 'energetic', { heat: 1 }],
          ['Collar Up, Heart Down', 'sad'],
        ],
      },
    ],
  },
];

export const funk = genre({
  name: 'funk',
  family: 'groove',
  tempoBpm: [94, 124],
  drive: 0.6,
  light: 0.75,
  acousticness: 0.16,
  danceability: 0.86,
  majorLean: -0.05,
  standsFor: ['disco', 'funky', 'p funk'],
  suits: ['cooking', 'summer'],
  motif: bends,
  editions: [firstEdition, secondEdition],
});
