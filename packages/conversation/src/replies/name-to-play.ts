/** Words that join a title and a name, or two names, and are no part of what is searched for. */
const joining = new Set(['by', 'from', 'and', 'with', 'feat', 'ft', 'the', 's', 'then']);
const wordOf = /[\p{L}\p{N}]+/gu;
/** In characters; a name stands near the beginning. */
const mostRead = 400;
/** In words. */
const mostInName = 24;

/**
 * What is to be played, as it was said: "Hurt by Johnny Cash", where the search is for "Hurt Johnny Cash".
 * @param query what is searched for; where its words do not stand together in the message, it is the name.
 */
export function nameToPlay(text: string, query: string): string {
  const wanted = wordsOf(query).map(({ word }) => word);
  const said = wordsOf(text.slice(0, mostRead));
  for (let from = 0; from < said.length; from += 1) {
    const to = wanted.includes(said[from]?.word ?? '') ? endOf(said, from, wanted) : null;
    if (to !== null) return text.slice(said[from]?.start, said[to]?.end).replace(/["“”]/gu, '');
  }
  return query;
}

interface SaidWord {
  word: string;
  start: number;
  end: number;
}

function wordsOf(text: string): SaidWord[] {
  return Array.from(text.matchAll(wordOf), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** Where all wanted words have been said with nothing between them but words that join; `null` where they are not. */
function endOf(said: readonly SaidWord[], from: number, wanted: readonly string[]): number | null {
  const left = [...wanted];
  for (let at = from; at < Math.min(said.length, from + mostInName); at += 1) {
    const word = said[at]?.word ?? '';
    const found = left.indexOf(word);
    if (found !== -1) left.splice(found, 1);
    else if (!joining.has(word)) return null;
    if (left.length === 0) return at;
  }
  return null;
}
