import { type DistressLanguage, distressLanguages } from '../distress-language.ts';
import type { LanguageSigns } from '../language-signs.ts';
import { circumstances } from './circumstances.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { hiLatn } from './hi-latn.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';

const written: Record<DistressLanguage, LanguageSigns> = {
  en,
  es,
  pt,
  fr,
  de,
  it,
  nl,
  pl,
  tr,
  id,
  ja,
  hi,
  'hi-Latn': hiLatn,
};

/** The signs of each language, the circumstances among its themes. */
export const signs = Object.fromEntries(
  distressLanguages.map((language) => {
    const own = written[language];
    return [language, { ...own, themes: own.themes + circumstances[language] }];
  }),
) as Record<DistressLanguage, LanguageSigns>;
