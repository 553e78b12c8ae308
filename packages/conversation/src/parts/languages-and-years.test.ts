import { describe, expect, it } from 'vitest';
import { saidAfter as said } from '../testing/said-after.ts';

describe('the language sung', () => {
  it.each([
    ['welsh if you can', 'welsh'],
    ['greek', 'greek'],
    ['hindi is good too', 'hindi'],
    ['do you have korean too?', 'korean'],
    ['I want Vietnam song', 'vietnamese'],
    ['rap français, old', 'french'],
    ['Greek island songs please', 'greek'],
    ['a Welsh male voice choir', 'welsh'],
    ['not English songs, Greek', 'greek'],
  ])('is wished for: %s', (text, value) => {
    expect(said(text).wanted).toContain(value);
  });

  it.each([
    ['english no', 'english'],
    ['take away the ones in english', 'english'],
    ['French words also disturb me', 'french'],
    ['something that is not in spanish, in spanish I understand too much', 'spanish'],
  ])('is turned down: %s', (text, value) => {
    expect(said(text)).toEqual({ wanted: ['soul'], avoided: [value] });
  });

  it.each(['english please', 'I am french', 'sorry, portuguese haha', 'finnish enough'])(
    'is not told by the language of somebody: %s',
    (text) => {
      expect(said(text).wanted).toEqual(['soul']);
    },
  );

  it('is not Irish in a pub', () => {
    expect(said('irish pub songs').wanted).toEqual(['soul', 'irish pub']);
  });
});

describe('a limit of years', () => {
  it.each([
    ['more from before year 2000 please', '1990s'],
    ['something from before 1960', '1950s'],
  ])('is a wish: %s', (text, value) => {
    expect(said(text).wanted).toContain(value);
  });

  it('is none where it tells since when', () => {
    expect(said('Since 1994, I fell off a horse').wanted).toEqual(['soul']);
  });
});
