import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { distressLanguages } from '../distress-language.ts';
import { linesOf, parseClass } from '../matching/phrase-syntax.ts';
import { signs } from './signs.ts';

const themesOf = (language: keyof typeof signs) =>
  new Set(linesOf(signs[language].themes).map((line) => parseClass(line).name));

const messages = readFileSync(new URL('../../../fixtures/distress/messages.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('\t', 2));

// What is empty would compile, and nothing would ever be recognised in that language.
describe.each(distressLanguages)('the signs in %s', (language) => {
  it.each(['common', 'acute', 'exaggerated', 'possible', 'innocent', 'joking'] as const)(
    'are there: %s',
    (part) => {
      expect(signs[language][part].trim()).not.toBe('');
    },
  );

  it('know every theme and circumstance that those in English know', () => {
    const own = themesOf(language);
    expect([...themesOf('en')].filter((theme) => !own.has(theme))).toEqual([]);
  });

  it.each(['acute', 'veiled', 'negative'])('have messages that the model learns from: %s', (kind) => {
    const written = messages.filter(([one, of]) => one === kind && of === language);
    expect(written.length).toBeGreaterThanOrEqual(100);
  });
});
