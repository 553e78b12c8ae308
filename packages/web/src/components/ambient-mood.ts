import type { Mood } from '@attune/contract';
import { useEffect } from 'react';

/** Tints the background of the whole page in the colours of a mood while the component is shown. */
export function useAmbientMood(mood: Mood | null): void {
  useEffect(() => {
    if (mood === null) return;
    document.documentElement.dataset.mood = mood;
    return () => {
      delete document.documentElement.dataset.mood;
    };
  }, [mood]);
}
