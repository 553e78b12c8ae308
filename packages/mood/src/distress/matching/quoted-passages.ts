const closingMarks: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['”', '”'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
]);
const closers = new Set(closingMarks.values());
const wordCharacter = /[\p{L}\p{N}]/u;

export const apostrophes: ReadonlySet<string> = new Set("'’‘ʼ`´");

/**
 * Where passages in quotation marks begin, and where each ends. A message that is one quotation from its first to its
 * last character is no quotation: its writer only put it in marks.
 */
export function quotedPassages(characters: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const nextCloser = new Map<string, number>();
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const character = characters[at] ?? '';
    if (character === '\n') nextCloser.clear();
    const mark = apostrophes.has(character) ? "'" : character;
    const before = characters[at - 1];
    const after = characters[at + 1];
    const end = nextCloser.get(mark === "'" ? mark : (closingMarks.get(mark) ?? ''));
    const opens = mark !== "'" || (!isOfWord(before) && after !== undefined && after !== ' ');
    if (end !== undefined && end > at + 1 && opens) ends.set(at, end);
    if (mark === "'" ? !isOfWord(after) && before !== ' ' : closers.has(mark)) nextCloser.set(mark, at);
  }
  const last = characters.findLastIndex((character) => character.trim() !== '');
  const first = characters.findIndex((character) => character.trim() !== '');
  if (ends.get(first) === last) ends.delete(first);
  return ends;
}

function isOfWord(character: string | undefined): boolean {
  return character !== undefined && wordCharacter.test(character);
}
