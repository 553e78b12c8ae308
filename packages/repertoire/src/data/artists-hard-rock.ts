import type { ArtistSketch } from './shape.ts';

export const hardRockArtists: readonly ArtistSketch[] = [
  {
    name: 'Ironwood Tribunal',
    genre: 'hard rock',
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
    genre: 'hard rock',
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
    genre: 'hard rock',
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
