import { describe, expect, it } from 'vitest';
import { type DistressLanguage, distressLanguages } from './distress-language.ts';
import { distressWords, distressWordsAlone, helpAddress, helpCard } from './distress-reply.ts';

const emergencyNumber: Record<DistressLanguage, RegExp> = {
  en: /local emergency number/,
  es: /número de emergencias/,
  pt: /número de emergência local/,
  fr: /numéro d'urgence/,
  de: /örtliche Notrufnummer/,
  it: /numero di emergenza locale/,
  nl: /lokale alarmnummer/,
  pl: /lokalny numer alarmowy/,
  tr: /acil durum numarası/,
  id: /nomor darurat setempat/,
  ja: /地域の緊急通報番号/,
  hi: /आपातकालीन नंबर/,
  'hi-Latn': /emergency number/,
};

/** Whoever writes may be afraid for somebody else. */
const somebodyElse: Record<DistressLanguage, RegExp> = {
  en: /someone else/,
  es: /otra persona/,
  pt: /outra pessoa/,
  fr: /une autre personne/,
  de: /jemand anderes/,
  it: /altra persona/,
  nl: /iemand anders/,
  pl: /komuś innemu/,
  tr: /bir başkası/,
  id: /orang lain/,
  ja: /ほかの誰か/,
  hi: /कोई और/,
  'hi-Latn': /koi aur/,
};

describe.each(distressLanguages)('the words for distress in %s', (language) => {
  const { acute, possible, helpLine } = distressWords(language);

  it.each([
    ['answer', acute],
    ['quiet line', helpLine],
  ])('name help that exists everywhere in the %s', (_part, text) => {
    expect(text).toContain(new URL(helpAddress).hostname);
    expect(text).toMatch(emergencyNumber[language]);
  });

  it('send help to somebody else in danger, too', () => {
    expect(acute).toMatch(somebodyElse[language]);
  });

  it.each([acute, possible, helpLine])('are few and plain: "%s"', (text) => {
    expect(text.length).toBeLessThan(430);
    expect(text).not.toMatch(/[!¡！\p{Extended_Pictographic}]/u);
  });

  it('speak of no music where none comes with them, and are the same otherwise', () => {
    const music = /m[uú]si[ckq]|muzi|muzyk|müzi|sangeet|संगीत|音楽/i;
    const alone = distressWordsAlone(language);
    expect([acute, possible].map((text) => music.test(text))).toEqual([true, true]);
    expect([alone.acute, alone.possible].map((text) => music.test(text))).toEqual([false, false]);
    expect(acute.startsWith(alone.acute)).toBe(true);
    expect(alone.acute).toMatch(somebodyElse[language]);
    expect(alone.acute).toMatch(/findahelpline\.com.{10,}[.。।]$/);
    const [thanks = '', time = ''] = alone.possible.split(/(?<=[.。।]) ?/u);
    expect(possible.startsWith(thanks) && possible.endsWith(time) && time !== '').toBe(true);
    expect(alone.helpLine).toBe(helpLine);
  });

  it('are nobody else’s', () => {
    for (const other of distressLanguages.filter((one) => one !== language))
      expect(distressWords(other).acute).not.toBe(acute);
  });
});

describe.each(distressLanguages)('the card beside the answer to danger in %s', (language) => {
  const { emergencyNumber: dialled, ...words } = helpCard(language);

  it('names the local emergency number, and what its button dials', () => {
    expect(words.emergency).toMatch(emergencyNumber[language]);
    expect(words.emergencyNote).toContain(dialled);
  });

  it('is few and plain words, each of its own language', () => {
    for (const [name, text] of Object.entries(words)) {
      expect(text.length, name).toBeGreaterThan(1);
      expect(text.length, name).toBeLessThan(60);
      expect(text).not.toMatch(/[!¡！\p{Extended_Pictographic}]/u);
      for (const other of distressLanguages.filter((one) => one !== language))
        expect(helpCard(other).heading).not.toBe(words.heading);
    }
  });
});
