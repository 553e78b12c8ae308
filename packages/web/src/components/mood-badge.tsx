import type { Mood } from '@attune/contract';
import { moodLooks } from './moods.ts';

export const moodBadgeClasses =
  'inline-flex items-center gap-1.5 rounded-full bg-mood-soft py-0.5 ps-2 pe-2.5 font-semibold text-mood-ink text-xs';

export function MoodBadge({ mood }: { mood: Mood }) {
  const { label, icon: Icon } = moodLooks[mood];
  return (
    <span data-tone={mood} className={moodBadgeClasses}>
      <Icon size={14} aria-hidden />
      {label}
    </span>
  );
}
