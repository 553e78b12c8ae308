import type { Brief, ConstraintKind } from '@attune/contract';
import { entryOf } from '@attune/vocabulary';
import { type Message, type Named, wordAt } from '../../message.ts';
import { commonWords } from '../../words/common-words.ts';
import { movingWords } from '../moves/moving-words.ts';

/** These are part of many names and call none of them to mind. */
const vagueParts = new Set(
  'music sounds sound songs house rock jazz pop metal drums guitar bass vocals singing voices noise'.split(
    ' ',
  ),
);

/** "without the rain", said of rain sounds, "the bowls" of singing bowls: a part of what the brief names. */
export function heldNames(message: Message, brief: Brief | null): Named[] {
  if (brief === null) return [];
  const found: Named[] = [];
  for (const [at, { text, start, end }] of message.words.entries()) {
    if (
      text.length < 4 ||
      vagueParts.has(text) ||
      message.named.some(({ from, to }) => from <= at && at < to)
    )
      continue;
    const held = [...brief.wanted, ...brief.avoided].find(
      ({ kind, value }) => isPartOf(text, value) && isMusical(kind),
    );
    if (held === undefined || !isMusical(held.kind)) continue;
    const { kind, value } = held;
    found.push({
      kind,
      value,
      start,
      end,
      from: at,
      to: at + 1,
      meant: true,
      turnedDown: false,
      onlyAvoided: true,
    });
  }
  return found;
}

/** So often something else that they call no kind of music to mind, whatever stands. */
const shortestKind = 4;
const besideKind = new Set(
  'some more only just no not without less fewer add throw in try of the any all but and or then instead please stuff songs music tracks ones also maybe need want give me bit rather than how what about like too this is'.split(
    ' ',
  ),
);

/** "Doom, not thrash" where metal stands, "some outlaw stuff" where country does: a kind of what is wanted, by its first word. */
export function kindsInPart(message: Message, brief: Brief | null): Named[] {
  const wanted = (brief?.wanted ?? []).filter(({ kind }) => kind === 'genre').map(({ value }) => value);
  if (wanted.length === 0) return [];
  return message.words.flatMap(({ text, start, end }, at): Named[] => {
    if (text.length < shortestKind || commonWords.has(text) || movingWords.adjectives.has(text)) return [];
    if (message.named.some(({ from, to }) => from <= at && at < to)) return [];
    const value = wanted.map((genre) => `${text} ${genre.split(' ').at(-1) ?? ''}`).find(isGenre);
    if (value === undefined || !isBesideKinds(message, at)) return [];
    const place = { start, end, from: at, to: at + 1 };
    return [{ kind: 'genre', value, ...place, meant: true, turnedDown: false, onlyAvoided: false }];
  });
}

const isGenre = (value: string): boolean => entryOf('genre', value) !== undefined;

/** Words that ask, or names of music, stand on both sides, or none. */
function isBesideKinds(message: Message, at: number): boolean {
  return [at - 1, at + 1].every((next) => {
    const word = wordAt(message, next);
    return (
      word === '' || besideKind.has(word) || message.named.some(({ from, to }) => from <= next && next < to)
    );
  });
}

function isPartOf(word: string, value: string): boolean {
  const parts = value.toLowerCase().split(' ');
  return (
    parts.length > 1 && parts.some((part) => part === word || `${part}s` === word || part === `${word}s`)
  );
}

function isMusical(kind: ConstraintKind): kind is Exclude<ConstraintKind, 'language' | 'artist' | 'keyword'> {
  return kind === 'genre' || kind === 'instrument' || kind === 'vocals';
}
