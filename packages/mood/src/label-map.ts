import { type Mood, moods } from '@attune/contract';

/** The labels of emotion classifiers, lower case, with the mood each stands for; fixed by the specification. */
const labels: Readonly<Record<Mood, string>> = {
  happy:
    'joy happiness contentment love amusement gratitude optimism pride admiration approval caring relief',
  sad: 'sadness disgust fear',
  energetic: 'anger surprise excitement',
  calm: 'neutral calmness',
  focus: 'confusion',
};
const moodByLabel: ReadonlyMap<string, Mood> = new Map(
  moods.flatMap((mood) => labels[mood].split(' ').map((label) => [label, mood] as const)),
);

/** The mood an emotion label stands for, letter case ignored. Any label without a mood of its own is calm. */
export function moodOfLabel(label: string): Mood {
  return moodByLabel.get(label.trim().toLowerCase()) ?? 'calm';
}
