import type { PlaylistSketch } from './shape.ts';

export const sadPlaylists: readonly PlaylistSketch[] = [
  {
    name: 'It Was Nobody’s Fault',
    description: 'For afterwards. You do not have to be fine by the last song.',
    by: 'nightporter',
    mood: 'sad',
    rule: {},
    size: 24,
    opens: ['Letter to the Man Who Bought Our House'],
    tags: ['melancholy', 'crying'],
  },
  {
    name: 'Two Toothbrushes, One Moved Out',
    description: 'Break-up songs with good posture. Sung by people who kept the receipts.',
    by: 'nellabara',
    mood: 'sad',
    rule: { activities: ['heartbreak'] },
    size: 20,
    opens: ['Half the Closet', 'Two Toothbrushes'],
    tags: ['break-up', 'lonely'],
  },
  {
    name: 'Rain on the Skylight',
    description: 'A window, a grey afternoon, nobody to impress.',
    by: 'platform9rain',
    mood: 'sad',
    rule: { activities: ['rainy day'], energy: [0, 0.42] },
    size: 18,
    opens: ['For Anneke, Who Moved Away'],
  },
  {
    name: 'The Empty Chair at Dinner',
    description: 'For missing someone. Mostly wordless, because what would you say.',
    by: 'library_ghost',
    mood: 'sad',
    rule: { vocals: ['none', 'wordless'] },
    size: 14,
    opens: ['You Were Small and It Was Snowing'],
    tags: ['grief', 'missing someone'],
  },
];
