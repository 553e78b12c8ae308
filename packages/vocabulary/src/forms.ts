/**
 * Genres that are forms of a piece, which titles name by themselves whatever genre a catalogue gives them (`Valse
 * triste`, `Beer Barrel Polka`). Each with the words a title has for it: lower case, without accents.
 */
export const formWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['waltz', ['waltz', 'waltzes', 'valse', 'valses', 'vals', 'walzer', 'valzer']],
  ['polka', ['polka', 'polkas']],
  ['tango', ['tango', 'tangos']],
  ['bolero', ['bolero', 'boleros']],
  ['mambo', ['mambo', 'mambos']],
  ['rumba', ['rumba', 'rhumba', 'rumbas']],
  ['samba', ['samba', 'sambas']],
  ['ragtime', ['ragtime', 'rag']],
  ['lullaby', ['lullaby', 'lullabies', 'berceuse', 'wiegenlied', 'ninna']],
]);
