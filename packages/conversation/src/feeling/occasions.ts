import type { Situation } from '@attune/contract';

const occasions: ReadonlySet<Situation> = new Set([
  ...(['wedding', 'birthday', 'reunion', 'party', 'workout', 'running', 'sports match', 'commute'] as const),
  ...([
    'travel',
    'cooking',
    'cleaning',
    'waking up',
    'winding down',
    'falling asleep',
    'meditation',
  ] as const),
  ...([
    'reading',
    'study',
    'coding',
    'making something',
    'dinner with guests',
    'date',
    'children around',
  ] as const),
]);

/** Whether music is for it, rather than about it. */
export function isOccasion(situation: Situation): boolean {
  return occasions.has(situation);
}
