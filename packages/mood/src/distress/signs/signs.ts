import type { DistressLanguage } from '../distress-language.ts';
import type { LanguageSigns } from '../language-signs.ts';
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

/** The signs of each language. */
export const signs: Record<DistressLanguage, LanguageSigns> = {
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
