import type { Mood } from '@attune/contract';

/** A first sentence for each mood, in words that no classifier can take for another one. */
export const moodStarters: Record<Mood, string> = {
  happy: 'I am so happy today, everything feels light',
  sad: 'I feel sad tonight and want music that understands',
  energetic: 'I am full of energy and need something to move to',
  calm: 'I want to calm down and breathe, something slow and quiet',
  focus: 'I have to focus for two hours without distraction',
};

/**
 * The draft with a starter written into it. What the listener has typed stays: the starter goes below it, in the place
 * of one that was written before.
 * @param surprises those that may have been written, besides those of the moods
 */
export function withStarter(draft: string, starter: string, surprises: readonly string[]): string {
  const starters = [...Object.values(moodStarters), ...surprises];
  const written = starters.find((each) => draft.trimEnd().endsWith(each)) ?? '';
  const own = draft
    .trimEnd()
    .slice(0, draft.trimEnd().length - written.length)
    .trimEnd();
  return own === '' ? starter : `${own}\n${starter}`;
}
