/** Letters that are no other letter with a mark, and yet are typed as one where a keyboard has none of them. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const ownLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
/** Signs that stand for a letter in the names of artists. */
const letterSigns: Readonly<Record<string, string>> = { $: 's', '!': 'i', '@': 'a' };

/** Vowels and the like, which are mostly left out in these scripts. */
const markAside = /([\p{Script=Arabic}\p{Script=Hebrew}])\p{M}{1,8}/gu;
/** Scripts that put no space between words, so that a word of them begins anywhere. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** There the beginning of a word is one from its first letter on. */
const shortWords = new RegExp(`${unspaced.source}|\\p{Script=Hangul}`, 'u');

/** No name is longer; what is beyond is found by its beginning. */
const mostPieces = 60;
const longestWord = 40;

/** Without what only says how a character is drawn, as an emoji: it is no part of a word. */
export const withoutSelectors = (text: string): string => text.replace(/[\u{FE00}-\u{FE0F}]/gu, '');

/** With the letters that any keyboard has. */
export const inPlainLetters = (text: string): string =>
  text.replace(ownLetter, (letter) => plainLetters[letter] ?? letter);

/** As a keyboard without these letters writes it. Accents are the store's affair. */
export const plainlyWritten = (text: string): string => inPlainLetters(text).replace(markAside, '$1');

/** Whether a word says enough from its first letter on to be completed. */
export const isTellingAtOnce = (word: string): boolean => shortWords.test(word);

const letterSign = /(?<=[\p{L}\p{N}])[$!@](?=[\p{L}\p{N}])|^[$@](?=\p{L})|(?<=\p{L})\$$/gu;
const inBetween = /[\p{L}\p{M}\p{N}][^\p{L}\p{M}\p{N}]{1,20}[\p{L}\p{N}]/u;

/** `AC/DC` and `R.E.M.` in one word, `Ke$ha` with its letter; `null` for what has nothing in between. */
export function joined(piece: string): string | null {
  const spelt = piece.replace(letterSign, (sign) => letterSigns[sign] ?? '');
  if (spelt === piece && !inBetween.test(piece)) return null;
  const word = spelt.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return word.length <= longestWord ? word : null;
}

/** Where else within an unspaced text a listener may begin to type. */
function laterBeginnings(word: string): string[] {
  const letters = [...word].slice(0, longestWord);
  return letters.flatMap((letter, at) =>
    at > 0 && unspaced.test(letter) ? [letters.slice(at).join('')] : [],
  );
}

/** The words that names are looked for by besides those they are written in. */
export function alsoWritten(names: string): string {
  const pieces = names.normalize('NFC').toLowerCase().split(/\s+/).slice(0, mostPieces);
  const wordsOf = (piece: string) => piece.split(/[^\p{L}\p{M}\p{N}]/u).filter((word) => word !== '');
  const words = pieces.flatMap(wordsOf);
  const plain = words.map(plainlyWritten).join(' ');
  const others = [
    ...pieces.flatMap((piece) => joined(piece) ?? []).map(plainlyWritten),
    ...words.flatMap(laterBeginnings),
  ].filter((word) => !words.includes(word));
  // In their order, as they may be looked for one after the other.
  const inOrder = plain === words.join(' ') ? [] : [plain];
  return [...inOrder, ...new Set(others)].join(' ');
}
