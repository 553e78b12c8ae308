import { folded } from '../catalogue/ids.ts';
import type { Hit, SongIndex, WordKind } from '../index/song-index.ts';
import { inPlainLetters } from './also-written.ts';
import type { MatchQuery } from './match-query.ts';

export type FindsHits = Pick<SongIndex, 'count' | 'hits'>;

/** So many hits are put in order; what comes after them stands as it is found. Weighing each of 100,000 takes too long. */
const mostRanked = 150;

const compared = (text: string) => inPlainLetters(folded(text));

/**
 * How well a hit answers: first what is by who is asked for and what is called so, then what has more of the words in its name or by its people, and of
 * equals the shorter name.
 */
function scoreOf({ name, people }: Hit, { words, artist }: Pick<MatchQuery, 'words' | 'artist'>): number {
  const asked = words.map(compared);
  const called = compared(name);
  const inName = called.split(' ');
  const by = compared(people);
  const inPeople = by.split(' ');
  const share = (found: readonly string[]) =>
    asked.filter((word) => found.some((one) => one.startsWith(word))).length / Math.max(1, asked.length);
  const isCalledSo = called === asked.join(' ') ? 4 : 0;
  const begins = asked[0] !== undefined && called.startsWith(asked[0]) ? 0.5 : 0;
  const meant = artist === '' ? '' : compared(artist);
  // Of many who have the word in their name, whoever is called just that is meant.
  const isTheirs = meant === '' ? 0 : [called, by].includes(meant) ? 4 : by.startsWith(`${meant} `) ? 2 : 0;
  return (
    isTheirs +
    isCalledSo +
    2 * share(inName) +
    1.5 * share(inPeople) +
    begins -
    Math.min(20, inName.length) / 50
  );
}

/** Of several ways to match the most telling ones first, until there are enough to put in order. */
function gather(index: FindsHits, kind: WordKind, ways: readonly string[]): Hit[] {
  const found = new Map<string, Hit>();
  for (const match of ways) {
    if (found.size >= mostRanked) break;
    for (const hit of index.hits(kind, match, mostRanked)) found.set(hit.id, hit);
  }
  return [...found.values()].slice(0, mostRanked);
}

/** Ids of what matches, the best first, and how many there are in all. */
export function findRanked(
  index: FindsHits,
  kind: WordKind,
  query: MatchQuery,
  { limit, offset }: { limit: number; offset: number },
): { ids: string[]; total: number } {
  const { strict, nearly, loose } = query;
  for (const match of [strict, nearly, loose]) {
    if (match === null) continue;
    const total = index.count(kind, match);
    if (total === 0) continue;
    // Of words that need not all be there the rarest says most.
    const rarestFirst = () =>
      query.singly
        .map((one) => ({ one, times: index.count(kind, one) }))
        .sort((one, other) => one.times - other.times)
        .map(({ one }) => one);
    const ways =
      total <= mostRanked ? [] : match === loose ? rarestFirst() : match === strict ? query.names : [];
    const ranked = gather(index, kind, [...ways, match])
      .map((hit) => ({ id: hit.id, score: scoreOf(hit, query) }))
      .sort((one, other) => other.score - one.score)
      .map(({ id }) => id);
    const isRanked = new Set(ranked);
    const wanted = offset + limit;
    const rest =
      wanted <= ranked.length || total <= ranked.length
        ? []
        : index
            .hits(kind, match, wanted)
            .map(({ id }) => id)
            .filter((id) => !isRanked.has(id));
    return { ids: [...ranked, ...rest].slice(offset, wanted), total };
  }
  return { ids: [], total: 0 };
}
