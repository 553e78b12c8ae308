import type { PlaylistSketch } from './shape.ts';

export const energeticPlaylists: readonly PlaylistSketch[] = [
  {
    name: 'Run Like You Left the Oven On',
    description: 'Everything at a pace that makes the pavement nervous.',
    by: 'coachdelphine',
    mood: 'energetic',
    rule: { activities: ['running'] },
    size: 24,
    opens: ['Scale 1:174'],
    tags: ['jogging', 'workout'],
  },
  {
    name: 'Deadlift and Be Counted',
    description: 'For the gym. Loud, heavy, rude to the mirror.',
    by: 'coachdelphine',
    mood: 'energetic',
    rule: { activities: ['gym'], genres: ['hard rock', 'hip-hop', 'techno', 'drum and bass'] },
    size: 22,
    opens: ['Molten'],
    tags: ['workout', 'training', 'lifting'],
  },
  {
    name: 'Amen to That',
    description: 'Breakbeats at one-seventy-four, old jungle to last summer. Bring a bottle of water.',
    by: 'basementkeys',
    mood: 'energetic',
    rule: { genres: ['drum and bass'] },
    size: 14,
    opens: ['Hot Plate'],
  },
  {
    name: 'Riffs With Planning Permission',
    description: 'Guitars first, guitars second, a drum solo where the roof was.',
    by: 'jonahsrecords',
    mood: 'energetic',
    rule: { genres: ['hard rock'] },
    size: 18,
    opens: ['Floss or Die'],
  },
];
