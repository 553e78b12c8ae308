import { readFileSync } from 'node:fs';
import { moods } from '@attune/contract';
import { expect, test } from 'vitest';

// Colours stand in styles, where no compiler asks for those of a new mood.
const styles = (path: string) => readFileSync(new URL(`../packages/${path}`, import.meta.url), 'utf8');
const tokens = styles('design/src/tokens.css');
const page = styles('web/src/base.css');
const field = styles('web/src/features/chat/card/card.css');

test.each(moods)('%s has its colours, on the page, at words, and on the field of feelings', (mood) => {
  for (const part of ['', '-soft', '-ink'])
    expect(tokens).toMatch(new RegExp(`--mood-${mood}${part}:\\s*light-dark\\(#\\w{6}, #\\w{6}\\)`));
  expect(page).toContain(`:root[data-mood="${mood}"]`);
  expect(page).toContain(`[data-tone="${mood}"]`);
  expect(field).toContain(`var(--mood-${mood}-soft)`);
});
