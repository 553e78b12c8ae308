import type { PlaylistSketch } from './shape.ts';

export const focusPlaylists: readonly PlaylistSketch[] = [
  {
    name: 'Library, Second Floor, By the Radiator',
    description: 'Study music with nobody singing at you. Four hours if you shuffle it twice.',
    by: 'library_ghost',
    mood: 'focus',
    rule: { activities: ['study'] },
    size: 26,
    opens: ['The Cat Has Read Your Thesis'],
    tags: ['homework', 'exam', 'concentrate'],
  },
  {
    name: 'It Compiles',
    description: 'Steady electronics for long functions. Do not disturb, the tests are running.',
    by: 'auntie_circuit',
    mood: 'focus',
    rule: { activities: ['coding'] },
    size: 22,
    opens: ['Frequenzgang'],
    tags: ['programming', 'deep work'],
  },
  {
    name: 'Draft, Cross Out, Draft',
    description: 'For writing: quiet enough to hear the sentence, alive enough to finish it.',
    by: 'wrenandson',
    mood: 'focus',
    rule: { activities: ['writing'] },
    size: 18,
    opens: ['Carry the One'],
  },
  {
    name: 'Beats With the Door Closed',
    description: 'Lo-fi for revision week. The rain is a sample. The deadline is real.',
    by: 'library_ghost',
    mood: 'focus',
    rule: { genres: ['lo-fi'] },
    size: 12,
    opens: ['Draft Seven (Final) (Final)'],
    tags: ['study beats'],
  },
];
