import type { Brief, ConstraintKind } from '@attune/contract';
import { type Message, type Named, wordAt } from '../message.ts';

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

const women = new Set('women woman ladies female females girls'.split(' '));
const men = new Set('men male males blokes lads fellas'.split(' '));
const aroundSingers = new Set(
  'only just more no not without all some any please loud angry soft sad sweet strong big low deep husky breathy singing voices and or but less fewer'.split(
    ' ',
  ),
);
const mostAroundSingers = 4;

/** "Loud angry women", "only men please", "female": with music on the screen, a few words about who sings. */
export function singers(message: Message, brief: Brief | null): Named[] {
  if (brief === null) return [];
  return message.words.flatMap(({ text, start, end }, at): Named[] => {
    const value = women.has(text) ? 'female vocals' : men.has(text) ? 'male vocals' : null;
    if (value === null || message.named.some(({ from, to }) => from <= at && at < to)) return [];
    if (!isAmongFew(message, at)) return [];
    return [
      {
        kind: 'vocals',
        value,
        start,
        end,
        from: at,
        to: at + 1,
        meant: true,
        turnedDown: false,
        onlyAvoided: false,
      },
    ];
  });
}

function isAmongFew(message: Message, at: number): boolean {
  for (const step of [-1, 1]) {
    for (let next = at + step, seen = 0; wordAt(message, next) !== ''; next += step, seen += 1)
      if (seen >= mostAroundSingers || !aroundSingers.has(wordAt(message, next))) return false;
  }
  return true;
}

function isPartOf(word: string, value: string): boolean {
  const parts = value.toLowerCase().split(' ');
  return (
    parts.length > 1 && parts.some((part) => part === word || `${part}s` === word || part === `${word}s`)
  );
}

function isMusical(kind: ConstraintKind): kind is Exclude<ConstraintKind, 'language' | 'artist'> {
  return kind === 'genre' || kind === 'instrument' || kind === 'vocals';
}
