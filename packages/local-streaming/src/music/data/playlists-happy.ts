import type { PlaylistSketch } from './shape.ts';

export const happyPlaylists: readonly PlaylistSketch[] = [
  {
    name: 'Sun on the Kitchen Floor',
    description: 'Play it while the coffee drips. Works on Mondays, tested.',
    by: 'tomasbakes',
    mood: 'happy',
    rule: { activities: ['morning', 'commute', 'cooking'] },
    size: 20,
    opens: ['Plum Jam', 'Sunday Dress on a Tuesday'],
    tags: ['feel good', 'breakfast'],
  },
  {
    name: 'Good News, Told Twice',
    description: 'You got the job, the flat, the dog. Tell everyone again.',
    by: 'nellabara',
    mood: 'happy',
    rule: {},
    size: 24,
    opens: ['Aunt Graça Approves'],
    tags: ['celebrate', 'joy'],
  },
  {
    name: 'Shoulder Pads and Chorus Pedals',
    description: 'Eighties and later, synths up front, nobody ashamed of anything.',
    by: 'auntie_circuit',
    mood: 'happy',
    rule: { genres: ['synth-pop'] },
    size: 14,
    opens: ['Telex Me Tenderly'],
  },
  {
    name: 'Banjo at the Bus Stop',
    description: 'Acoustic cheer for people who whistle in public.',
    by: 'morningsidefm',
    mood: 'happy',
    rule: { genres: ['acoustic folk', 'country'] },
    size: 14,
    opens: ['Cheese Sandwich Sunrise'],
  },
];
