import { gridSun } from '../../cover/motifs-club.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Polaroid Embassy',
    about:
      'Sheffield, 1984: three art students, one drum machine with a dent in it, and more hairspray than was legal. Glorious choruses.',
    plays: ['analog synth', 'drum machine', 'synth bass'],
    vocals: 'sung',
    albums: [
      {
        name: 'Visa Denied',
        year: 1984,
        tracks: [
          ['Ambassador of Nothing in Particular', 'energetic'],
          ['Telex Me Tenderly', 'happy'],
          ['Your Answering Machine Loves Me', 'happy', { light: 1 }],
          ['Cold War, Warm Hands', 'energetic', { heat: 1 }],
          ['The Last Phone Box in Rotherham', 'sad'],
          ['Passport Photo', 'happy', { heat: 1 }],
          ['Diplomatic Immunity (To You)', 'energetic', { heat: 1 }],
          ['Shoulder Pads', 'happy', { light: 2 }],
          ['We Regret to Inform You', 'sad', { light: -1 }],
        ],
      },
      {
        name: 'Lost Luggage',
        year: 1987,
        tracks: [
          ['Carousel Number Four', 'sad'],
          ['Your Forwarding Address', 'sad', { light: -1 }],
          ['Duty-Free Perfume, Somebody Else', 'sad', { heat: 1 }],
          ['Nothing to Declare but You', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Neon Laundrette',
    about:
      'Night-shift love songs from Glasgow, written to the rhythm of a spin cycle and finished before the driers stop.',
    plays: ['analog synth', 'synth bass', 'drum machine', 'electric guitar'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Delicates',
        year: 2017,
        tracks: [
          ['Separate Your Darks', 'energetic', { light: -1 }],
          ['Single Sock Sadness', 'sad'],
          ['Tumble', 'energetic', { heat: 1 }],
          ['Quarters', 'happy'],
          ['Fabric Softener Boyfriend', 'happy', { light: 1 }],
          ['I Washed Your Jumper and It Fits Me Now', 'sad', { light: 1 }],
          ['Spin Cycle', 'energetic', { heat: 2 }],
          ['Lost Property, Tuesdays Only', 'sad', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Vera Capsule',
    about:
      'Lisbon-born, raised on arcade machines and aunts. Bright hooks, brighter jackets, a sincere fear of the ocean.',
    plays: ['synth bass', 'analog synth', 'drum machine', 'glockenspiel'],
    vocals: 'sung',
    heat: 0.1,
    albums: [
      {
        name: 'Insert Coin to Continue',
        year: 2021,
        tracks: [
          ['High Score, Low Expectations', 'energetic', { light: 1 }],
          ['Ice Cream Van on the Motorway', 'happy', { heat: 1, light: 1 }],
          ['Extra Life', 'energetic', { heat: 1 }],
          ['Aunt Graça Approves', 'happy', { light: 2 }],
          ['Do Not Tap the Glass', 'energetic'],
          ['The Sea Is Too Big and So Are You', 'sad'],
          ['Press Any Key (But Mine)', 'happy'],
          ['Game Over, Love', 'sad', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Kurzwelle Klub',
    about:
      'Two brothers from Düsseldorf and their shortwave receiver. Motorik, mostly wordless, impeccable posture.',
    plays: ['analog synth', 'drum machine', 'synth pads'],
    vocals: 'wordless',
    albums: [
      {
        name: 'Sendepause',
        year: 1981,
        tracks: [
          ['Frequenzgang', 'focus', { heat: 1 }],
          ['Autobahn Exit 17, Closed', 'focus'],
          ['Static From Ljubljana', 'focus', { light: -1 }],
          ['The Weather in Morse', 'happy'],
          ['Testbild', 'calm', { vocals: 'none' }],
          ['Night Ferry to Malmö', 'energetic', { for: ['driving'] }],
          ['Number Station for Two', 'focus', { light: 1 }],
          ['Sign-off', 'calm', { heat: -1 }],
        ],
      },
    ],
  },
];

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Yvette Radar',
    about:
      'Weather girl from Antwerp with a vocoder and unfinished business. Predicts heartbreak with eighty percent accuracy.',
    plays: ['analog synth', 'synth pads', 'drum machine'],
    vocals: 'sung',
    heat: -0.1,
    albums: [
      {
        name: 'Harbour Frequency',
        year: 1984,
        tracks: [
          ['Eighty Percent Chance of You', 'sad'],
          ['Isobars on Your Shoulders', 'happy'],
          ['Storm Girl, Studio Light', 'energetic'],
          ['Fog Machine Confession', 'sad', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Disco Notary',
    about:
      'A Milanese notary who witnesses contracts until six and choruses after. All hooks are legally binding.',
    plays: ['synth bass', 'drum machine', 'strings'],
    vocals: 'sung',
    heat: 0.15,
    albums: [
      {
        name: 'Signed, Sealed, Strobed',
        year: 1982,
        tracks: [
          ['Clause Four (Dance)', 'energetic', { light: 1 }],
          ['Witnessed in Sequins', 'happy', { heat: 1 }],
          ['Power of Attorney of Love', 'happy'],
          ['Null and Void', 'sad', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'The Photocopy Twins',
    about:
      'Identical sisters from Utrecht who finish each other’s arpeggios. One of them is fading; they won’t say which.',
    plays: ['analog synth', 'drum machine', 'glockenspiel'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Slightly Lighter Each Time',
        year: 2009,
        tracks: [
          ['Copy of a Copy of a Kiss', 'happy'],
          ['Paper Jam', 'energetic', { heat: 1 }],
          ['Toner Low, Heart Low', 'sad'],
          ['Both Sides of You', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Orbital Tax Return',
    about:
      'Instrumental soundtracks to a space programme run by accountants. Every launch is on budget and slightly melancholy.',
    plays: ['analog synth', 'synth bass', 'synth pads'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Deductible Stars',
        year: 1987,
        tracks: [
          ['Launch, Itemised', 'energetic'],
          ['Zero-Gravity Ledger', 'focus'],
          ['Allowable Moons', 'focus', { light: 1 }],
          ['Late Filing From Saturn', 'focus', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Lila Motel',
    about:
      'Night clerk outside Albuquerque. Sings into the intercom; guests think it is the ice machine, and dance.',
    plays: ['synth bass', 'electric guitar', 'synth pads'],
    vocals: 'sung',
    albums: [
      {
        name: 'Vacancy in Pink',
        year: 2015,
        tracks: [
          ['Vacancy in Pink', 'happy'],
          ['Ice Machine, Slow Dance', 'calm'],
          ['Room Key to Nowhere', 'sad'],
          ['Neon Says Maybe', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Anders & the Automatic Doors',
    about: 'A Malmö shopping centre’s security guard and his four sensors. Choruses open as you approach.',
    plays: ['drum machine', 'analog synth', 'piano'],
    vocals: 'sung',
    heat: 0.2,
    albums: [
      {
        name: 'Please Stand Clear',
        year: 2021,
        tracks: [
          ['Please Stand Clear (I’m Falling)', 'energetic', { heat: 1 }],
          ['Escalator Prayer', 'happy', { light: 1 }],
          ['Closing Time in the Food Court', 'sad'],
          ['Push Bar to Open', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Silk Modem',
    about:
      'Recorded over a telephone line between Tallinn and Cork. The latency, they say, is the romantic part.',
    plays: ['synth pads', 'drum machine', 'kalimba'],
    vocals: 'wordless',
    heat: -0.15,
    albums: [
      {
        name: 'Handshake at 56k',
        year: 1998,
        tracks: [
          ['Handshake', 'focus'],
          ['Carrier Lost', 'sad'],
          ['Download Finished, Sun Coming Up', 'happy'],
          ['Packets in the Rain', 'calm'],
          ['Good Line to Cork', 'happy', { light: 1 }],
        ],
      },
    ],
  },
];

export const synthPop = genre({
  name: 'synth-pop',
  family: 'club',
  tempoBpm: [96, 138],
  drive: 0.55,
  light: 0.55,
  acousticness: 0.06,
  danceability: 0.72,
  majorLean: 0,
  standsFor: ['synthpop', 'pop', 'new wave', 'synthwave'],
  isElectronic: true,
  suits: ['coding', 'driving', 'summer'],
  motif: gridSun,
  editions: [firstEdition, secondEdition],
});
