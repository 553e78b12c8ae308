import type { SpellingData } from './matching/spelling.ts';

/**
 * The signs of one language, as phrases (`matching/phrase-syntax.ts`), one a line. What they must find and leave alone
 * is measured on
 * `fixtures/distress/`; how much they mean together the trained model weighs.
 */
export interface LanguageSigns {
  spelling: SpellingData;
  /** The commonest words of the language: they tell it from its neighbours where both know a sign. */
  common: string;
  /** Classes of phrases the signs are written with. */
  classes: string;
  /** Acute whatever stands around it. */
  acute: string;
  /** Acute, unless the message plainly jokes: what people also say for effect ("I want to die"). */
  exaggerated: string;
  /** Possible; two of them are acute. */
  possible: string;
  /** Idioms, titles and everyday things with the same words: a sign that shares a word with one is none. */
  innocent: string;
  /** Said for effect: one makes an exaggerated sign possible and a possible one none. */
  joking: string;
  /**
   * What messages are about, each theme with its words. They mean little alone; how they stand together is weighed by
   * the trained model, alike for all languages.
   */
  themes: string;
}
