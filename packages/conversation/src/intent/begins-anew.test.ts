import type { Brief } from '@attune/contract';
import { describe, expect, it } from 'vitest';
import { newBrief } from '../brief/new-brief.ts';
import { readWhilePlaying } from '../testing/said-after.ts';

const before: Brief = {
  ...newBrief('sad', null),
  situation: 'heartbreak',
  wanted: [{ kind: 'instrument', value: 'violin', matched: 'violin' }],
  avoided: [{ kind: 'genre', value: 'jazz', matched: 'jazz' }],
  length: { minutes: 30 },
};

const after = (text: string) => readWhilePlaying(text, before);

describe('starting over', () => {
  it.each([
    ['start over. Quiet waltz, no words.', 'waltz'],
    ['No no no. Start over would you. Quiet waltz, no words.', 'waltz'],
    ['Thank you for your patience. Forget my first words. Kora, one hour.', 'kora'],
    ['You hear what you like. Start again: slow first, maybe oud', 'oud'],
    ['forget everything please. Happy mexican music for driving', 'mexican'],
    ['scrap all that and play some blues', 'blues'],
    ["let's begin again with jazz", 'jazz'],
    ['never mind all that. swing music please', 'swing'],
  ])('%s: of the old nothing is left', async (text, wanted) => {
    const { brief, isAnew } = await after(text);
    expect(brief?.wanted.map(({ value }) => value)).toContain(wanted);
    expect(brief?.wanted.map(({ value }) => value)).not.toContain('violin');
    expect(brief).toMatchObject({ avoided: [] });
    expect(brief?.situation).not.toBe('heartbreak');
    expect(isAnew).toBe(true);
  });

  it.each(['start over', 'ok forget everything, from scratch', 'mum is visiting. forget everything i said'])(
    '%s: an empty one, where nothing else is said',
    async (text) => {
      expect(await after(text)).toMatchObject({ intent: 'reset', brief: null });
    },
  );

  it.each(["don't start over, just calmer", 'I had to start over at 50, piano please'])(
    '%s throws nothing away',
    async (text) => {
      const { brief, isAnew } = await after(text);
      expect(isAnew).toBeUndefined();
      expect(brief?.wanted.map(({ value }) => value)).toContain('violin');
    },
  );
});
