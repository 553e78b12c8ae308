import { messageMaxCodePoints } from '@attune/contract';

/** Letters that are another letter with a stroke or two in one, which Unicode does not take apart. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  // Devanagari writes one nasal with two signs.
  ['ँ', 'ं'],
]);
/** Figures and signs that stand for a letter when they stand inside a word: "su1cide", "d!e". */
const disguises: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['@', 'a'],
  ['$', 's'],
  ['*', ''],
]);
/** Joiners and variation selectors are not seen, and the dot under a Devanagari letter is often left out. */
const unseen = /\u00ad|[\u200b-\u200d]|\u2060|[\ufe00-\ufe0f]|\u093c|[\u0300-\u036f]/gu;
const letter = /\p{L}/u;

/** A compatibility form may stand for two letters, as most ligatures do; what stands for more is a word or a sign, and stays one. */
const mostOfOne = 2;
/** So the end of the longest message is read, whatever it is written in. */
const mostCharacters = mostOfOne * messageMaxCodePoints;
/** Beyond the Latin letters, where one character may stand for several. */
const compatible = /[\u0250-\u{10ffff}]/gu;

/**
 * A text as single characters in one way of writing: lower case, no accents on Latin letters, hiragana for katakana,
 * letters for the figures that disguise them, and one letter where it was drawn out ("diiiie").
 */
export function plainCharacters(text: string): string[] {
  const plain = text
    .replace(compatible, takenApart)
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFD')
    .replace(unseen, '')
    .normalize('NFC');
  const characters = Array.from([...plain].slice(0, mostCharacters).map(plainOf).join(''));
  return withoutRuns(
    characters.some((character) => disguises.has(character)) ? seenThrough(characters) : characters,
  );
}

/** With the letters that figures and signs inside a word stand for. */
function seenThrough(characters: readonly string[]): string[] {
  return characters.flatMap((character, at) => {
    const isInside = isLetter(characters[at - 1]) && isLetter(characters[at + 1]);
    const meant = isInside ? (disguises.get(character) ?? character) : character;
    return meant === '' ? [] : [meant];
  });
}

function takenApart(character: string): string {
  const letters = character.normalize('NFKC');
  return letters.length > 2 * mostOfOne || [...letters].length > mostOfOne ? character : letters;
}

function plainOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCodePoint(code - 0x60);
  return plainLetters.get(character) ?? character;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && letter.test(character);
}

/** A letter three times or more in a row becomes one; a sign stays as often as it was written. */
function withoutRuns(characters: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < characters.length; ) {
    const character = characters[at] ?? '';
    let end = at + 1;
    while (characters[end] === character) end += 1;
    const count = end - at > 2 && isLetter(character) ? 1 : end - at;
    for (let time = 0; time < count; time += 1) result.push(character);
    at = end;
  }
  return result;
}
