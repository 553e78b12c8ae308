import { isKnownWord } from './known-word.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Whether a word is one slip of the thumb away from an everyday one: a letter missing, added or wrong, or two swapped. */
export function isSlip(word: string): boolean {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== '' && isKnownWord(before + after.slice(1))) return true;
    if (after.length > 1 && isKnownWord(`${before}${after[1]}${after[0]}${after.slice(2)}`)) return true;
    for (const letter of letters)
      if (isKnownWord(before + letter + after) || isKnownWord(before + letter + after.slice(1))) return true;
  }
  return false;
}
