/** Endings that take "more" before them and no ending of their own: "more soothing", "more joyful". */
const unending = /(?:ing|ed|ful|less|ous|ive|ic|ical|al|ant|ent|able|ible|some|esque|worthy|ish|ly|like)$/;
const vowelRuns = /[aeiouy]{1,4}/g;
/** Words of two syllables that take an ending all the same: "gentler", "quieter", "mellower". */
const easyEndings = /(?:[^aeiou]y|ey|le|ow|er|et)$/;
/** What would come of these means something else. */
const taken = new Set('numb low still pop mean lit ad in ball'.split(' '));

/** "cheesy" to "cheesier", "bleak" to "bleaker", "sad" to "sadder"; `null` where only "more" makes it more. */
export function comparativeOf(word: string): string | null {
  if (taken.has(word) || !/^[a-z]{3,12}$/.test(word)) return null;
  const endsInY = /[^aeiou]y$/.test(word);
  if (!endsInY && unending.test(word)) return null;
  if (/[aiu]ly$/.test(word)) return null;
  const syllables = (word.match(vowelRuns) ?? []).length - (/[^aeiouyl]e$/.test(word) ? 1 : 0);
  if (syllables > 2 || (syllables === 2 && !easyEndings.test(word))) return null;
  if (/[^aeiour]ey$/.test(word) && word !== 'lowkey') return `${word.slice(0, -2)}ier`;
  if (endsInY) return `${word.slice(0, -1)}ier`;
  if (word.endsWith('e')) return `${word}r`;
  return /^[^aeiou]{1,3}[aeiou][^aeiouwxy]$/.test(word) ? `${word}${word.at(-1)}er` : `${word}er`;
}
