import { moods } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { affectOf, onlyMood } from './affect.ts';

describe('valence and energy', () => {
  it('orders the moods as people place them on the circle of affect', () => {
    const at = Object.fromEntries(moods.map((mood) => [mood, affectOf(onlyMood(mood))]));
    const byValence = [...moods].sort((a, b) => (at[a]?.valence ?? 0) - (at[b]?.valence ?? 0));
    const byEnergy = [...moods].sort((a, b) => (at[a]?.energy ?? 0) - (at[b]?.energy ?? 0));
    expect(byValence).toEqual(['sad', 'focus', 'energetic', 'calm', 'happy']);
    expect(byEnergy).toEqual(['calm', 'sad', 'focus', 'happy', 'energetic']);
  });

  it('stays between 0 and 1 and moves with the probabilities', () => {
    const torn = affectOf({ happy: 0, sad: 0.5, energetic: 0.5, calm: 0, focus: 0 });
    expect(torn.valence).toBeCloseTo(
      (affectOf(onlyMood('sad')).valence + affectOf(onlyMood('energetic')).valence) / 2,
    );
    for (const mood of moods) {
      const { valence, energy } = affectOf(onlyMood(mood));
      expect(Math.min(valence, energy)).toBeGreaterThanOrEqual(0);
      expect(Math.max(valence, energy)).toBeLessThanOrEqual(1);
    }
  });
});
