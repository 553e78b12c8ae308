import { briefBounds, type Edit, type ShownMix } from '@attune/contract';
import { numberOf } from '../../cues/word-classes.ts';
import { type Message, typed } from '../../message.ts';
import type { NamedArtists } from '../../names/read-artists.ts';
import { keysOf, wordsOfTitle } from '../../names/title-words.ts';
import { commonWords } from '../../words/common-words.ts';

const number = '(a|one|two|three|four|five|[1-5])';
const songs = '(?: (?:song|songs|track|tracks|tune|tunes|one|ones|thing|things))?';
const enough = '(?:quite |more than |already |surely |really )?(?:enough|do|plenty|fine|suffice|sufficient)';

/** So many of an artist are to stay. */
const atMost: readonly RegExp[] = [
  new RegExp(
    `\\b(?:only|just|at most|no more than|not more than|max|maximum|keep) ${number}${songs} (?:of|by|from)(?: the)? §`,
  ),
  new RegExp(
    `\\b${number}${songs}(?: (?:of|by|from))?(?: the)? §(?: (?:songs?|tracks?|tunes?))? (?:is|are|will|would|would be|thats) ${enough}`,
  ),
  new RegExp(
    `§.{0,60}\\b${number}${songs}(?: of (?:them|those|his|hers|theirs|that))? (?:is|are|will|would|would be|thats) ${enough}\\b`,
  ),
];
/** So many of them are to go. */
const tooMany = new RegExp(
  `§.{0,60}\\b${number} too many\\b|\\b${number} too many (?:of|by|from)(?: the)? §`,
);
/** One of an artist stays where there are too many, and it is not said how many that is. */
const many =
  /\b(?:too|so|far too|way too) (?:many|much)(?: (?:songs|tracks|music|stuff))?(?: (?:of|by|from))?(?: the)? §|§(?: (?:songs|tracks|music|stuff))? (?:is|are|comes|turns|plays|shows)(?: (?:up|in|on|it|there|here|a bit|just|far|way)){0,3} too (?:many|much|often)\b/;
const refused = /\b(?:not|never|isnt|arent) (?:too|so) (?:many|much)\b|\bthank/;

interface Limit {
  edits: Edit[];
  avoided: NamedArtists['avoided'];
  from: ReadonlySet<number>;
}

/** In words: so far into a message a name is looked for. */
const mostWords = 60;

/** "There's three of Ironwood in the first five, two too many", "one Ironwood is enough": the others by that artist go. `from` are the places of the name. */
export function atMostOf(message: Message, mix: ShownMix | null): Limit {
  const none = { edits: [], avoided: [], from: new Set<number>() };
  if (mix === null) return none;
  const keys = keysOf(message).slice(0, mostWords);
  const byArtist = new Map<string, number[]>();
  for (const [at, { artist }] of mix.tracks.entries())
    if (artist !== '') byArtist.set(artist, [...(byArtist.get(artist) ?? []), at + 1]);
  for (const [artist, positions] of byArtist) {
    const place = positions.length < 2 ? null : placeOf(keys, wordsOfTitle(artist));
    if (place === null) continue;
    const said = [...keys.slice(0, place.from), '§', ...keys.slice(place.to)]
      .filter((word) => word !== '')
      .join(' ');
    const stay = staying(said, positions.length);
    if (stay === null || stay >= positions.length) continue;
    return {
      edits: [{ op: 'drop', positions: positions.slice(stay) }],
      // What comes for those that go is by others.
      avoided: [
        {
          ...{ name: artist.slice(0, briefBounds.words), soft: true },
          ...{ words: typed(message, place.from, place.to), from: place.from, to: place.to },
        },
      ],
      from: new Set(Array.from({ length: place.to - place.from }, (_, n) => place.from + n)),
    };
  }
  return none;
}

/** How many stay; `null` where nothing is said of that. */
function staying(said: string, count: number): number | null {
  if (refused.test(said)) return null;
  for (const pattern of atMost) {
    const amount = amountOf(pattern.exec(said));
    if (amount !== undefined) return amount;
  }
  const gone = amountOf(tooMany.exec(said));
  if (gone !== undefined) return Math.max(0, count - gone);
  return many.test(said) ? 1 : null;
}

function amountOf(found: RegExpExecArray | null): number | undefined {
  const word = found?.slice(1).find((one) => one !== undefined);
  return word === undefined ? undefined : word === 'a' ? 1 : numberOf(word);
}

/** Where the whole name stands, or one word of it that is none of every day. */
function placeOf(keys: readonly string[], name: readonly string[]): { from: number; to: number } | null {
  const bare = name[0] === 'the' ? name.slice(1) : name;
  for (let from = 0; from < keys.length; from += 1)
    if (bare.length > 0 && bare.every((word, offset) => keys[from + offset] === word))
      return { from, to: from + bare.length };
  const at = keys.findIndex((key) => key.length > 3 && bare.includes(key) && !commonWords.has(key));
  return at < 0 ? null : { from: at, to: at + 1 };
}
