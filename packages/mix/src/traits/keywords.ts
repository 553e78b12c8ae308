import { type SongLength, songLengthOf } from '@attune/vocabulary';
import type { Candidate } from '../candidate.ts';
import { comparable } from '../names/comparable.ts';
import { has, hasNot, type Trait, unknown } from './answer.ts';

/** Words of a keyword that tell nothing of a song whose title has them. */
const plain = new Set(
  'about called where the a an of and in on at to my your with being all some'.split(' '),
);
const shortestStem = 3;

/** What titles say instead: who wants nothing of the church wants no Kyrie. */
const kin: Readonly<Record<string, string>> = {
  church:
    'amen chapel choir christian cloister compline deacon gospel grace hallelujah holy hymn introit kyrie lacrimosa lord matins novena paradisum pastor pew psalm requiem reverend sacristy sermon vespers worship',
};

/** `about trains` as what a title with one of its words has: `train`, `trains`. */
function spellingsOf(value: string): string[][] {
  return comparable(value)
    .split(' ')
    .filter((word) => word !== '' && !plain.has(word))
    .map((word) => {
      const stem = word.replace(/s$/, '');
      const plural = (one: string) => (one.endsWith('s') ? [one] : [one, `${one}s`]);
      const others = (kin[word] ?? '').split(' ').flatMap(plural);
      return stem.length < shortestStem ? [word] : [stem, `${stem}s`, ...others];
    });
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(comparable(text).split(' '));

export interface WrittenKeyword {
  place: 'title' | 'album' | 'genre';
  /** The whole of what is written there. */
  text: string;
}

/** Where the words of a keyword are written on a track; `null` where they are not. */
export function whereWritten(
  { name, album, facts }: Pick<Candidate, 'name' | 'album' | 'facts'>,
  value: string,
): WrittenKeyword | null {
  const spellings = spellingsOf(value);
  if (spellings.length === 0) return null;
  const isIn = (text: string) => {
    const words = wordsOf(text);
    return spellings.every((each) => each.some((spelling) => words.has(spelling)));
  };
  if (isIn(name)) return { place: 'title', text: name };
  if (typeof album === 'string' && isIn(album)) return { place: 'album', text: album };
  const genres: unknown = facts?.genres;
  const genre = Array.isArray(genres)
    ? genres.find((one: unknown) => typeof one === 'string' && isIn(one))
    : undefined;
  return genre === undefined ? null : { place: 'genre', text: genre };
}

/** Whether a keyword is written on a track. Where it is not, nobody can say whether the music has it. */
export function keywordTrait(value: string): Trait {
  const length = songLengthOf(value);
  if (length !== null) return ({ durationMs }) => (lasts(durationMs, length) ? has : hasNot);
  return (candidate) => (whereWritten(candidate, value) === null ? unknown : has);
}

const lasts = (durationMs: number, { is, minutes }: SongLength): boolean =>
  is === 'shorter' ? durationMs <= minutes * 60_000 : durationMs >= minutes * 60_000;
