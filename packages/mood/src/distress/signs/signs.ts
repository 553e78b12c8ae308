import type { DistressLanguage } from '../distress-language.ts';
import type { LanguageSigns } from '../language-signs.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

/** The signs of each language. */
export const signs: Partial<Record<DistressLanguage, LanguageSigns>> = { en, es, pt, fr };
