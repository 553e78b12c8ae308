import { linesOf } from './phrase-syntax.ts';
import type { Spelling } from './phrase-trie.ts';
import { readWords, type Word } from './read-words.ts';

/** How a language's words are written, short and in full: data, one entry a line. */
export interface SpellingData {
  /** What an apostrophe does: "don't" is one word in English, "j'ai" two in French. */
  apostrophe: 'joins' | 'splits';
  /** Short forms and common slips, `written: meant`; several may be written alike. */
  shortForms: string;
  /** Words worth recognising in spite of one wrong, missing, added or swapped letter. */
  repaired: string;
  /** Words that say nothing here, such as "really": left out of texts and phrases. */
  ignored: string;
  /** Makes spellings that vary the same, letter by letter. */
  even?: (word: string) => string;
}

/** The spelling of a language, for its phrases (`wordsOf`, `stemOf`) and for texts (`spell`). */
export interface LanguageSpelling extends Spelling {
  spell: (words: readonly Word[]) => Word[];
  /** Words as they are written, but for accents and what `even` makes the same. */
  plainOf: (text: string) => string[];
}

export function createSpelling(data: SpellingData): LanguageSpelling {
  const even = data.even ?? ((word: string) => word);
  const plain = (text: string) => readWords(text).map((word) => even(word.text));
  const shortForms = new Map<string, string[]>();
  for (const line of linesOf(data.shortForms)) {
    const [written = '', meant = ''] = line.split(':');
    for (const form of plain(written)) shortForms.set(form, plain(meant));
  }
  const ignored = new Set(plain(data.ignored));
  const repaired = new Map<number, string[]>();
  for (const word of plain(data.repaired))
    for (const length of [word.length - 1, word.length, word.length + 1])
      repaired.set(length, [...(repaired.get(length) ?? []), word]);
  const known = new Set([...plain(data.repaired), ...shortForms.keys()]);

  function formsOf(written: string): string[] {
    const parts = data.apostrophe === 'splits' ? written.split("'") : [written.replaceAll("'", '')];
    return parts
      .filter((part) => part !== '')
      .map(even)
      .flatMap((part) => shortForms.get(part) ?? [repair(part)])
      .filter((part) => !ignored.has(part));
  }

  function repair(word: string): string {
    if (word.length < 5 || known.has(word)) return word;
    return repaired.get(word.length)?.find((target) => isOneSlipAway(word, target)) ?? word;
  }

  // The phrases of a language use few different words, each many times.
  const read = new Map<string, string[]>();
  function wordsOf(text: string): string[] {
    const known = read.get(text);
    if (known !== undefined) return known;
    const forms = readWords(text).flatMap((word) => formsOf(word.text));
    read.set(text, forms);
    return forms;
  }

  return {
    wordsOf,
    plainOf: plain,
    stemOf: (text) => plain(text).join(''),
    spell: (words) => {
      const spelled: Word[] = [];
      let startsSentence = false;
      // A long text says the same words many times.
      const known = new Map<string, string[]>();
      for (const word of words) {
        const forms = known.get(word.text) ?? formsOf(word.text);
        known.set(word.text, forms);
        startsSentence ||= word.startsSentence;
        for (const [index, text] of forms.entries()) {
          spelled.push({
            text,
            startsSentence,
            endsClause: word.endsClause && index === forms.length - 1,
            isQuoted: word.isQuoted,
          });
          startsSentence = false;
        }
        const last = spelled.at(-1);
        // A word that is left out leaves its comma behind.
        if (forms.length === 0 && word.endsClause && last !== undefined) last.endsClause = true;
      }
      return spelled;
    },
  };
}

/** Whether one letter is wrong, missing, added, or two neighbours are swapped. The first letter must be right. */
function isOneSlipAway(word: string, target: string): boolean {
  if (word === target || word[0] !== target[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === target[start]) start += 1;
  let end = 0;
  while (
    end < word.length - start &&
    end < target.length - start &&
    word.at(-1 - end) === target.at(-1 - end)
  )
    end += 1;
  const wrong = word.slice(start, word.length - end);
  const right = target.slice(start, target.length - end);
  if (wrong.length <= 1 && right.length <= 1) return true;
  return wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0];
}
