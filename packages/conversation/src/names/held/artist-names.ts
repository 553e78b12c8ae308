import { briefBounds } from '@attune/contract';

/** Artists of a catalogue that is known whole, as one listener may hear it. */
export interface HeldArtists {
  /** How an artist is spelled there; `undefined` where nobody is called so. @param key as `lettersOf` words, one after the other */
  spelled: (key: string) => string | undefined;
  /** Whether a name goes on behind these letters, so that no more of a message is looked at than may be one. */
  goesOn: (key: string) => boolean;
}

/** One word of a name or of a message, with the letters it is compared by. */
export interface NamePiece {
  letters: string;
  start: number;
  end: number;
}

const pieces = /[\p{L}\p{M}\p{N}]{1,120}(?:['’`][\p{L}\p{M}\p{N}]{1,120}){0,3}|[&+]/gu;
const plainLetters = /^[a-z0-9]+$/;
const noLetters = /[^\p{L}\p{N}]+/gu;
/** Letters that no accent is taken off from. */
const typed: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const ands: ReadonlySet<string> = new Set(['&', '+', 'n']);

/** A word without case and accents; whatever joins names is "and". */
export function lettersOf(word: string): string {
  const lower = word.toLowerCase();
  if (ands.has(lower)) return 'and';
  if (plainLetters.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(noLetters, '')
    .replace(/[øłđðıßæœþ]/g, (letter) => typed[letter] ?? letter);
}

export const piecesOf = (text: string): NamePiece[] =>
  Array.from(text.matchAll(pieces), ({ 0: word, index }) => ({
    letters: lettersOf(word),
    start: index,
    end: index + word.length,
  }));

/** The letters of a name, without its article. */
function lettersOfName(name: string): string[] {
  const words = piecesOf(name).map(({ letters }) => letters);
  return words[0] === 'the' ? words.slice(1) : words;
}

/** What tells whether two names are one: neither case nor accents, nor "the" or "&". */
export const keyOfName = (name: string): string => lettersOfName(name).join('');

/** In words; nobody types more of a name. */
export const longestName = 10;

/**
 * Names by which the artists of a catalogue are found in a message: each is looked up by its letters, so that neither the size of the
 * catalogue nor what its artists are called makes a message slower. A name is added once for each artist, and read when it is.
 */
export class ArtistNames {
  readonly #byKey = new Map<string, { id: string; name: string }[]>();
  readonly #beginnings = new Set<string>();

  /** Names longer than a brief can hold, or without a letter, are found by nobody. */
  add(id: string, name: string): void {
    if (name.length > briefBounds.words) return;
    const named = lettersOfName(name);
    if (named.length === 0 || named.length > longestName) return;
    let key = '';
    for (const [at, word] of named.entries()) {
      key += word;
      if (at < named.length - 1) this.#beginnings.add(key);
    }
    const there = this.#byKey.get(key);
    if (there === undefined) this.#byKey.set(key, [{ id, name }]);
    else there.push({ id, name });
  }

  /** Those of a listener. @param mayHear whether they may hear the artist of an id */
  heldFor(mayHear: (id: string) => boolean): HeldArtists {
    return {
      spelled: (key) => this.#byKey.get(key)?.find(({ id }) => mayHear(id))?.name,
      goesOn: (key) => this.#beginnings.has(key),
    };
  }
}
