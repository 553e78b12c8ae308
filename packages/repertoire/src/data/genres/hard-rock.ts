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

const secondEdition: readonly ArtistSketch[] = [
  {
    name: 'Bailiff’s Daughter',
    about: 'Hammond-free and proud, from Swansea. Repossesses riffs from people who were not using them.',
    plays: ['electric guitar', 'electric bass', 'drums', 'piano'],
    vocals: 'sung',
    albums: [
      {
        name: 'Everything Must Go',
        year: 1981,
        tracks: [
          ['Everything Must Go (And So Must I)', 'energetic'],
          ['Seizure Notice', 'energetic', { heat: 1 }],
          ['Daddy’s Got Your Furniture', 'happy'],
          ['What the Empty House Said', 'sad'],
        ],
      },
    ],
  },
  {
    name: 'Seismograph',
    about:
      'Geologists from Reykjavík, in the order of their magnitude. Instrumental, tectonic, peer-reviewed.',
    plays: ['electric guitar', 'synth bass', 'drums'],
    vocals: 'none',
    heat: 0.1,
    albums: [
      {
        name: 'Aftershock Catalogue',
        year: 2003,
        tracks: [
          ['Foreshock', 'energetic'],
          ['Magnitude Nine Point Fun', 'energetic', { heat: 2 }],
          ['Fault Line Etiquette', 'energetic', { heat: 1 }],
          ['Dormant, Supposedly', 'focus'],
        ],
      },
    ],
  },
  {
    name: 'Mother Superior’s Motorbike',
    about: 'A convent choir and its mechanic. The habit flaps at seventy; the organ at eighty.',
    plays: ['electric guitar', 'organ', 'drums', 'electric bass'],
    vocals: 'choir',
    heat: 0.1,
    albums: [
      {
        name: 'Nuns Above the Limit',
        year: 1975,
        tracks: [
          ['Nuns Above the Limit', 'energetic', { heat: 1 }],
          ['Sidecar Salvation', 'energetic', { light: 1 }],
          ['Ave Carburettor', 'energetic', { vocals: 'none' }],
          ['Chain Grease Novena', 'sad', { for: ['late night'] }],
        ],
      },
    ],
  },
  {
    name: 'Kraken & Daughters',
    about: 'Salvage divers from Bergen, two generations. The trombone is for fog, the rest is for weather.',
    plays: ['electric guitar', 'electric bass', 'drums', 'trombone'],
    vocals: 'sung',
    heat: 0.15,
    albums: [
      {
        name: 'Family Business',
        year: 2009,
        tracks: [
          ['Family Business', 'energetic', { heat: 1 }],
          ['Eight Arms, No Alibi', 'energetic', { heat: 2 }],
          ['Salvage Rights', 'energetic'],
          ['Lighthouse Owes Us Money', 'happy'],
        ],
      },
    ],
  },
  {
    name: 'Temperance Riot',
    about:
      'Teetotal boogie from Arkansas. They smashed a bar once, as a matter of principle, and kept the jukebox.',
    plays: ['electric guitar', 'drums', 'harmonica', 'electric bass'],
    vocals: 'sung',
    albums: [
      {
        name: 'Dry County',
        year: 1972,
        tracks: [
          ['Dry County Thunder', 'energetic', { light: 1 }],
          ['Lemonade and Consequences', 'happy', { heat: 1 }],
          ['Jukebox by Force', 'energetic'],
          ['Sober as a Landslide', 'sad', { lead: 'harmonica' }],
        ],
      },
    ],
  },
  {
    name: 'Lady Rheostat',
    about:
      'A Coventry electrician in chrome. Turned up slowly, over ten years, and now nobody can find the dial.',
    plays: ['electric guitar', 'synth pads', 'electric bass', 'drum machine'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Variable Resistance',
        year: 1988,
        tracks: [
          ['Variable Resistance', 'energetic'],
          ['Chrome Lullaby', 'sad'],
          ['Earth Wire, Bare Hands', 'energetic', { heat: 1 }],
          ['Ten Years to Eleven', 'energetic', { light: 1 }],
        ],
      },
    ],
  },
  {
    name: 'Ogre Apprentice',
    about:
      'Doom from Ljubljana by a gentle giant on a training scheme. Toll discounts for pensioners and goats.',
    plays: ['electric guitar', 'electric bass', 'drums', 'cello'],
    vocals: 'sung',
    heat: -0.05,
    albums: [
      {
        name: 'First Week Under the Bridge',
        year: 2015,
        tracks: [
          ['First Week Under the Bridge', 'sad'],
          ['Goats, Third Attempt', 'energetic', { bpm: 92 }],
          ['Toll Booth of Sorrow', 'sad', { heat: 1 }],
          ['Moss on the Knuckles', 'sad', { vocals: 'none' }],
          ['Promoted to Bridge', 'energetic', { bpm: 118 }],
        ],
      },
    ],
  },
  {
    name: 'Blunt Cartographer',
    about: 'Maps drawn with a fist, in Calgary. Large areas are marked LOUD, smaller ones SORRY.',
    plays: ['electric guitar', 'drums', 'electric bass', 'strings'],
    vocals: 'sung',
    heat: 0.05,
    albums: [
      {
        name: 'Here, Roughly',
        year: 1997,
        tracks: [
          ['Here, Roughly', 'energetic'],
          ['Area Marked Loud', 'energetic', { heat: 1 }],
          ['North Is Wherever I’m Pointing', 'happy', { heat: 1 }],
          ['Area Marked Sorry', 'sad'],
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
  editions: [firstEdition, secondEdition],
});
