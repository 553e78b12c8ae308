/** Scripts in which a letter stays the same with a mark: accents, vowel points. Elsewhere the mark is a sound: `राधा` is not `राधे`. */
const accented =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
/** Letters that no accent is taken off from, and what is typed where a keyboard lacks them. */
const typed: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A name as two catalogues agree on it: no case or accents, `and` for `&`. What has no letter or digit stays as it is. */
export function comparable(name: string): string {
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/i.test(name)) return name.toLowerCase();
  const plain = name
    .normalize('NFKD')
    .replace(accented, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øłđðıßæœþ]/g, (letter) => typed[letter] ?? letter)
    .replaceAll('&', ' and ')
    .replace(/['’`´]/g, '')
    .match(words);
  return plain === null ? name.trim() : plain.join(' ');
}
