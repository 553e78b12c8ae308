import { describe, expect, test } from 'vitest';
import { newBrief } from '../../brief/new-brief.ts';
import { readWhilePlaying } from '../../testing/said-after.ts';

describe('what is too lively', () => {
  test.each(['this is too jumpy', "it's lovely but a bit bouncy", 'less bouncy please'])(
    'is to be calmer, and as bright as it was: %s',
    async (text) => {
      const before = newBrief('happy', null);
      const { brief } = await readWhilePlaying(text, before);
      expect(brief?.target.valence).toBe(before.target.valence);
      expect(brief?.target.energy).toBeLessThan(before.target.energy);
    },
  );
});
