import type { Change } from '@attune/contract';
import { type Message, typed, wordAt } from '../../message.ts';

const decades = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020];
const refusals = new Set(
  'nothing not no dont none never without drop lose skip remove cut exclude ditch bin avoid delete scrap chuck'.split(
    ' ',
  ),
);
const after = new Set('after since newer later beyond past'.split(' '));
const before = new Set('before older earlier pre until'.split(' '));

/**
 * "nothing after 1969", "nothing older than the 90s": every decade beyond the limit is turned down. "Something from before 1960" asks for the
 * nearest within.
 */
export function eraLimits(message: Message): Change[] {
  for (let at = 0; at < message.words.length; at += 1) {
    const word = wordAt(message, at);
    if (modern.has(word) && isRefused(message, at) && endsThere(message, at + 1))
      return modernDecades.map(
        (value): Change => ({
          field: 'avoided',
          op: 'add',
          kind: 'era',
          value,
          words: typed(message, at, at + 1),
        }),
      );
    const isAfter = after.has(word);
    if (!isAfter && !before.has(word)) continue;
    const limit = limitAt(message, at + 1);
    if (limit === null) continue;
    const words = typed(message, at, limit.to).slice(0, 120);
    if (!isRefused(message, at)) {
      if (!bare.has(word) || !isAskedFor(message, at, limit.to)) continue;
      const decade = isAfter ? limit.year : limit.year - 10;
      return [{ field: 'wanted', op: 'add', kind: 'era', value: `${decade}s`, words }];
    }
    return decades
      .filter((decade) => (isAfter ? decade >= limit.year : decade + 10 <= limit.year))
      .map((decade): Change => ({ field: 'avoided', op: 'add', kind: 'era', value: `${decade}s`, words }));
  }
  return [];
}

/** "Nothing too modern": of the music of now, where "not a modern kitchen" is of no music. */
const modern = new Set('modern newfangled contemporary'.split(' '));
const modernDecades = ['2010s', '2020s'];
const ofMusic = new Set(
  'music songs stuff tunes ones things rubbish noise pop hits please pls though and or but just'.split(' '),
);
const endsThere = (message: Message, at: number): boolean =>
  wordAt(message, at) === '' || ofMusic.has(wordAt(message, at));

function isRefused(message: Message, at: number): boolean {
  return [1, 2, 3, 4].some((back) => refusals.has(wordAt(message, at - back)));
}

/** "Since 1994" tells of somebody more often than it asks. */
const bare = new Set('before after pre older newer'.split(' '));
const asking = new Set(
  'from only more something anything stuff songs music tracks just ok but all mostly'.split(' '),
);
const ending = new Set(
  'please pls only stuff songs music though tho then ideally preferably era hits'.split(' '),
);

/** Nothing but words of asking stands around it. */
function isAskedFor(message: Message, from: number, to: number): boolean {
  const [lead, next] = [wordAt(message, from - 1), wordAt(message, to)];
  return (lead === '' || asking.has(lead)) && (next === '' || ending.has(next));
}

/** The year a limit names: of "1969", "the 90s" or "2000". What is after a decade is after its end. */
function limitAt(message: Message, from: number): { year: number; to: number } | null {
  let at = from;
  while (['than', 'the', 'about', 'around', 'mid', 'early', 'late', 'year'].includes(wordAt(message, at)))
    at += 1;
  const word = wordAt(message, at);
  const isAfter = after.has(wordAt(message, from - 1));
  if (/^(?:19|20)\d\d$/.test(word))
    return { year: Math.ceil((Number(word) + (isAfter ? 1 : 0)) / 10) * 10, to: at + 1 };
  const named = message.named.find((one) => one.kind === 'era' && one.from === at);
  const decade = named === undefined ? Number.NaN : Number.parseInt(named.value, 10);
  return Number.isNaN(decade) ? null : { year: isAfter ? decade + 10 : decade, to: at + 1 };
}
