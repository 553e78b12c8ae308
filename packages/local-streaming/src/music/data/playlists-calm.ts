import type { PlaylistSketch } from './shape.ts';

export const calmPlaylists: readonly PlaylistSketch[] = [
  {
    name: 'The Kettle Can Wait',
    description: 'Nothing here is in a hurry, and for the next hour neither are you.',
    by: 'nightporter',
    mood: 'calm',
    rule: {},
    size: 24,
    opens: ['Leave Your Boots Where They Fall', 'The Lock Fills'],
    tags: ['relax', 'unwind'],
  },
  {
    name: 'Lights Out, Last Bus Gone',
    description:
      'For the part of the night when the fridge is the loudest thing you own. No words, no drums, no plans.',
    by: 'platform9rain',
    mood: 'calm',
    rule: { activities: ['sleep'] },
    size: 16,
    opens: ['Goodnight to the Whole Stairwell'],
    tags: ['bedtime', 'insomnia'],
  },
  {
    name: 'Long Exhale',
    description: 'Soft pads and slow water for a mat on the floor. Shoes off, phone in the other room.',
    by: 'ottilie',
    mood: 'calm',
    rule: {
      activities: ['yoga', 'meditation'],
      genres: ['ambient', 'piano solo', 'classical guitar', 'orchestral'],
    },
    size: 16,
    opens: ['Slow Applause of Leaves'],
    tags: ['stretching', 'breathing'],
  },
  {
    name: 'Upright, With the Lid Down',
    description: 'Solo piano played as if somebody were asleep next door. Somebody usually was.',
    by: 'wrenandson',
    mood: 'calm',
    rule: { genres: ['piano solo', 'ambient'], activities: ['reading', 'sleep', 'rainy day'] },
    size: 14,
    opens: ['Third Stair From the Top'],
  },
];
