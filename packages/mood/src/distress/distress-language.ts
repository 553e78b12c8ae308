/** The languages in which distress is recognised and answered, as BCP 47 tags. */
export const distressLanguages = [
  'en',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'tr',
  'id',
  'ja',
  'hi',
  'hi-Latn',
] as const;
export type DistressLanguage = (typeof distressLanguages)[number];
