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
  editions: [firstEdition],
});
