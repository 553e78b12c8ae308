import { rosette } from '../../cover/motifs-still.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Esteban Larrañaga-Holt',
    about:
      'Raised between Donostia and Dundee. Plays as if each note had to be carried across a room without spilling.',
    plays: ['nylon guitar'],
    vocals: 'none',
    albums: [
      {
        name: 'Eleven Rooms',
        year: 1993,
        tracks: [
          ['The Room With the Clock', 'focus'],
          ['Pantry', 'happy', { light: 1 }],
          ['The Stairs, Two at a Time', 'happy', { heat: 1 }],
          ['My Father’s Study', 'sad'],
          ['Linen Cupboard', 'calm'],
          ['A Door We Never Opened', 'sad', { light: -1 }],
          ['North Light', 'focus', { light: 1 }],
          ['Nursery, Empty Now', 'sad', { heat: -1 }],
          ['Veranda', 'calm', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Marisol Quensel',
    about:
      'Studied counterpoint in Uppsala and flamenco in a Cádiz laundromat. The two still argue, in very good time.',
    plays: ['nylon guitar', 'shaker'],
    vocals: 'none',
    heat: 0.2,
    albums: [
      {
        name: 'Fugas y jabón',
        year: 2007,
        tracks: [
          ['Fuga en centrifugado', 'focus', { heat: 1 }],
          ['Tanguillo del botón perdido', 'happy', { heat: 1 }],
          ['Invención a dos calcetines', 'focus'],
          ['Sábanas al levante', 'calm', { light: 1 }],
          ['Canon del agua fría', 'focus', { light: -1 }],
          ['Bulería with Coins for the Dryer', 'energetic', { light: 1 }],
          ['Preludio para planchar', 'focus', { light: 1 }],
          ['Plancha apagada, luna encendida', 'calm', { heat: -1 }],
        ],
      },
    ],
  },
  {
    name: 'Brother Oswin of the Weir',
    about:
      'A Cistercian beekeeper who recorded lute tunes on a guitar missing its sixth string. The abbot called it "adequate".',
    plays: ['nylon guitar', 'harp'],
    vocals: 'none',
    heat: -0.2,
    albums: [
      {
        name: 'An Adequate Silence',
        year: 1978,
        tracks: [
          ['Pavane for a Lost Sandal', 'calm', { light: 1 }],
          ['Smoke the Hive Gently', 'calm', { heat: -1 }],
          ['Vespers on Five Strings', 'focus'],
          ['Galliard in Wellingtons', 'happy', { heat: 1 }],
          ['The Abbot Nods', 'calm', { heat: -1 }],
          ['Cloister, Counting Steps', 'focus', { light: 1, lead: 'harp' }],
          ['Brother Anselm’s Place at Table', 'sad'],
          ['Honey Left on the Sill', 'calm', { light: 1, lead: 'harp' }],
        ],
      },
    ],
  },
];

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Inmaculada Frost',
    about: 'An Andalusian in Aberdeen. Plays the south from memory and the north from the window.',
    plays: ['nylon guitar', 'acoustic guitar'],
    vocals: 'none',
    heat: 0.05,
    albums: [
      {
        name: 'Estudios de invierno',
        year: 1984,
        tracks: [
          ['Estudio de la escarcha', 'focus'],
          ['Granite in Six Strings', 'sad'],
          ['Alegrías for a Radiator', 'happy'],
          ['Memoria del patio', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'The Almanac Duo',
    about:
      'Flute and guitar, married in January, divorced in June, still touring the second half of the year.',
    plays: ['nylon guitar', 'flute'],
    vocals: 'none',
    albums: [
      {
        name: 'Twelve Months',
        year: 2001,
        tracks: [
          ['April, Undecided', 'happy'],
          ['June, Both Versions', 'sad'],
          ['August, Blinds Down', 'calm', { light: 1 }],
          ['November, Rehearsing Politely', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Tiburcio Salt',
    about:
      'Longshoreman from Cádiz with split nails. Bulerías at loading speed, silences at the weighbridge.',
    plays: ['nylon guitar', 'congas'],
    vocals: 'none',
    heat: 0.25,
    albums: [
      {
        name: 'Puerto sin barcos',
        year: 1976,
        tracks: [
          ['Carga y descarga', 'energetic', { heat: 1 }],
          ['Puerto sin barcos', 'sad'],
          ['Bulería del montacargas', 'happy', { heat: 2 }],
          ['Weighbridge Silence', 'calm'],
          ['Calma chicha', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Yuki Abernathy',
    about: 'Restores paper screens in Kanazawa; plays as if each note could tear. So far none has.',
    plays: ['nylon guitar', 'vibraphone'],
    vocals: 'none',
    heat: -0.1,
    albums: [
      {
        name: 'Paper Screens',
        year: 2012,
        tracks: [
          ['Paper Screen, Morning Side', 'calm', { light: 1 }],
          ['Rice Glue', 'focus'],
          ['One Crane, Folded Wrong', 'focus', { light: 1 }],
          ['Rain Through Paper', 'calm'],
        ],
      },
    ],
  },
  {
    name: 'Domenico Pask',
    about: 'Eleven years on the Naples to Palermo boat. The cello is the barman; he gets the tips.',
    plays: ['nylon guitar', 'cello'],
    vocals: 'none',
    heat: -0.15,
    albums: [
      {
        name: 'Sonatas for a Ferry Bar',
        year: 1991,
        tracks: [
          ['Sonata With Ice', 'calm'],
          ['Second Movement, Swell Increasing', 'focus', { heat: 1 }],
          ['The Barman’s Cello', 'sad', { lead: 'cello' }],
          ['Palermo, Ropes Thrown', 'happy'],
        ],
      },
    ],
  },
  {
    name: 'Ximena Orchard-Ruiz',
    about:
      'From the Andes, by way of an apricot farm. Three instruments, one sister each, no written scores.',
    plays: ['nylon guitar', 'harp', 'flute'],
    vocals: 'none',
    heat: -0.05,
    albums: [
      {
        name: 'Huerto',
        year: 2016,
        tracks: [
          ['Huerto al alba', 'happy', { light: 1 }],
          ['Apricots, Unsold', 'sad'],
          ['Three Sisters Pruning', 'focus'],
          ['Ladder Against the Blossom', 'calm', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Corporal Étude',
    about:
      'Army bandsman from Ghent, transferred to guitars by clerical error. Arpeggios on parade, at ease by the coda.',
    plays: ['nylon guitar', 'brushed drums'],
    vocals: 'none',
    heat: 0.15,
    albums: [
      {
        name: 'Drill for the Right Hand',
        year: 1967,
        tracks: [
          ['Right Hand, By the Left', 'focus'],
          ['Barracks Arpeggio', 'focus', { heat: 1 }],
          ['At Ease in E', 'calm'],
          ['Parade of the Fingernails', 'happy', { heat: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Wystan Lull',
    about: 'Recorded in a boathouse on Windermere in winter. You can hear the boats wanting to be elsewhere.',
    plays: ['nylon guitar', 'field recordings'],
    vocals: 'none',
    heat: -0.3,
    albums: [
      {
        name: 'Boathouse Recordings',
        year: 2022,
        tracks: [
          ['Boats Wanting to Be Elsewhere', 'calm', { heat: -1 }],
          ['Oar on Two Hooks', 'calm'],
          ['Thin Ice, Thick Strings', 'sad'],
          ['Varnish and Sparrows', 'focus'],
        ],
      },
    ],
  },
];

export const classicalGuitar = genre({
  name: 'classical guitar',
  family: 'still',
  tempoBpm: [60, 132],
  drive: 0.3,
  light: 0.5,
  acousticness: 0.96,
  danceability: 0.32,
  majorLean: 0,
  standsFor: ['guitar solo', 'spanish guitar', 'classical', 'flamenco'],
  suits: ['reading', 'dinner'],
  motif: rosette,
  editions: [firstEdition, secondEdition],
});
