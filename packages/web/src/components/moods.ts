import type { Mood } from '@attune/contract';
import { CloudRain, Crosshair, Leaf, type LucideIcon, Sun, Zap } from 'lucide-react';

interface MoodLook {
  label: string;
  icon: LucideIcon;
}

/** How each mood is named and marked on screen. Its colours hang on the attribute `data-tone`. */
export const moodLooks = {
  happy: { label: 'Happy', icon: Sun },
  sad: { label: 'Sad', icon: CloudRain },
  energetic: { label: 'Energetic', icon: Zap },
  calm: { label: 'Calm', icon: Leaf },
  focus: { label: 'Focus', icon: Crosshair },
} as const satisfies Record<Mood, MoodLook>;

export const moodsInOrder = Object.keys(moodLooks) as Mood[];
