import { shards } from '../../cover/motifs-amplified.ts';
import { type ArtistSketch, genre } from '../shape.ts';

const firstEdition: readonly ArtistSketch[] = [
  {
    name: 'Ironwood Tribunal',
    about:
      'Birmingham foundry workers with a fuzz pedal and a grievance. Riffs heavy enough to need planning permission.',
    plays: ['electric guitar', 'electric bass', 'drums', 'organ'],
    vocals: 'sung',
    albums: [
      {
        name: 'Verdict at Dawn',
        year: 1973,
        tracks: [
          ['Molten', 'energetic', { heat: 1 }],
          ['The Foreman Is a Wolf', 'energetic'],
          ['Hammer Holiday', 'energetic', { heat: 1, light: 1 }],
          ['All Rise, Said the Riff', 'energetic'],
          ['Widow of the Blast Furnace', 'sad'],
          ['Twelve Angry Amplifiers', 'energetic', { heat: 2 }],
          ['Pig Iron Boogie', 'happy', { heat: 1 }],
          ['Clock Off', 'happy'],
        ],
      },
      {
        name: 'Court Adjourned',
        year: 1976,
        tracks: [
          ['Gavel Drop', 'energetic', { heat: 1 }],
          ['Sparks for the Defence', 'energetic', { heat: 1, light: 1 }],
          ['Anvil Alibi', 'energetic'],
        ],
      },
    ],
  },
  {
    name: 'Valkyrie Car Park',
    about:
      'Malmö’s loudest dental hygienists. Twin guitars, capes from a charity shop, choruses you can see from the ferry.',
    plays: ['electric guitar', 'drums', 'electric bass', 'synth pads'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Level Minus Three',
        year: 1986,
        tracks: [
          ['Ride of the Shopping Trolleys', 'energetic', { heat: 1, light: 1 }],
          ['Barrier Won’t Lift', 'energetic'],
          ['Floss or Die', 'energetic', { heat: 2 }],
          ['Exact Change for Valhalla', 'energetic', { light: 1 }],
          ['Handbrake of the Gods', 'energetic', { heat: 1 }],
          ['Ticket Lost, Heart Also', 'sad'],
          ['Thunder Validates', 'energetic', { heat: 1 }],
          ['Mother, I’ve Joined a Band', 'happy', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Grudge Orchard',
    about:
      'Tasmanian siblings who swore never to play together again, every year since 2003. Down-tuned, furious, secretly tender.',
    plays: ['electric guitar', 'electric bass', 'drums'],
    vocals: 'sung',
    heat: 0.08,
    albums: [
      {
        name: 'Windfall',
        year: 2006,
        tracks: [
          ['Bad Apples, Good Aim', 'energetic', { heat: 1 }],
          ['Spit the Seeds', 'energetic', { heat: 2 }],
          ['Ladder Kick', 'energetic', { heat: 1 }],
          ['Your Half of the Farm', 'sad', { heat: 1 }],
          ['Frost Warning', 'sad'],
          ['Woodchipper', 'energetic', { heat: 2, light: -1 }],
          ['Blackspot', 'energetic', { light: -1 }],
          ['Cider Truce', 'sad', { light: 1 }],
          ['Scarecrow Payroll', 'energetic', { vocals: 'none' }],
        ],
      },
    ],
  },
];

export const hardRock = genre({
  name: 'hard rock',
  family: 'amplified',
  tempoBpm: [84, 176],
  drive: 0.9,
  light: 0.3,
  acousticness: 0.04,
  danceability: 0.42,
  majorLean: -0.2,
  standsFor: ['rock', 'metal', 'heavy metal', 'classic rock'],
  suits: ['driving'],
  motif: shards,
  editions: [firstEdition],
});
