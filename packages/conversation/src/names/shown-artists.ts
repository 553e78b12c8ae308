import { type Brief, briefBounds, type Like, type ShownMix } from '@attune/contract';
import { createCueFinder } from '../cues/cue-finder.ts';
import { type Message, typed, wordAt } from '../message.ts';
import { isRefusedBefore } from '../parts/refused-before.ts';
import type { Positions } from '../parts/tracks/read-positions.ts';
import { sentenceEnds } from '../words/words.ts';
import { isLacked } from './missed-artists.ts';
import type { NamedArtists } from './read-artists.ts';
import { lastSpokenOf } from './spoken-of.ts';

const refusals = new Set(
  'no not without never nothing skip avoid drop lose ditch hate enough except less ban remove stop'.split(
    ' ',
  ),
);

const findMoreOfThem = createCueFinder<'more'>({
  more: `
    (more|anything|something|everything|songs|music|stuff) (songs|music|stuff|tracks|tunes|else)? (by|from|of) this (artist|band|singer|guy|group|one)
  `,
});

/** "More by this artist": by whoever plays, where that is known. */
export function moreOfWhoPlays(message: Message, mix: ShownMix | null): NamedArtists['like'] {
  const artist = mix?.at === undefined ? undefined : mix.tracks[mix.at - 1]?.artist;
  const [found] = findMoreOfThem(message.words);
  if (artist === undefined || artist === '' || found === undefined) return [];
  if (isRefusedBefore(message, found.from)) return [];
  const { from, to } = found;
  const like: Like = { kind: 'artist', name: artist.slice(0, briefBounds.words) };
  return [{ like, words: typed(message, from, to), from, to, isLed: true }];
}

/** "not that artist", "nothing else by the second one": whoever plays it, as the mix on the screen says. */
export function shownArtists(
  message: Message,
  mix: ShownMix | null,
  named: readonly Positions[],
  brief: Brief | null,
): NamedArtists['avoided'] {
  if (mix === null) return [];
  const found: NamedArtists['avoided'] = [];
  const note = (at: number | null, from: number, to: number) => {
    const artist = at === null ? lastSpokenOf(brief) : mix.tracks[at - 1]?.artist;
    if (artist !== undefined && artist !== '') {
      found.push({ name: artist.slice(0, 120), soft: false, words: typed(message, from, to), from, to });
    }
  };
  for (const { ofArtist, positions, from, to } of named) {
    const isRefused = refusedWithin(message, from);
    // "Less ABBA" allows some.
    const isLess = [1, 2].some((back) => ['less', 'fewer'].includes(wordAt(message, from - back)));
    if (ofArtist && isRefused && !isLess && !isLacked(message, from)) note(positions[0] ?? 0, from, to);
  }
  for (const [at, { text }] of message.words.entries()) {
    if (!['artist', 'band', 'singer', 'guy'].includes(text)) continue;
    const pointed = ['that', 'this'].includes(wordAt(message, at - 1)) || isBareThe(message, at - 1);
    const isRefused = [2, 3, 4, 5].some((back) => refusals.has(wordAt(message, at - back)));
    // "This artist" is whoever plays.
    const playing = wordAt(message, at - 1) === 'this' ? mix.at : undefined;
    if (pointed && isRefused && !named.some(({ ofArtist }) => ofArtist))
      note(
        named[0]?.positions[0] ?? playing ?? (lastSpokenOf(brief) === undefined ? (mix.at ?? 1) : null),
        at - 1,
        at + 1,
      );
  }
  return found;
}

const farthest = 5;
/** "Remove. And play Lucille Pettibone": what is turned down stands in the same sentence, and is not asked for behind that. */
function refusedWithin(message: Message, from: number): boolean {
  for (let at = from - 1; at >= from - farthest; at -= 1) {
    const { text = '', isWord = false } = message.words[at] ?? {};
    if (isWord ? asking.has(text) && !refusals.has(wordAt(message, at - 1)) : sentenceEnds.has(text))
      return false;
    if (refusals.has(text)) return true;
  }
  return false;
}
const asking = new Set(['play', 'keep', 'add']);

const besideRefusal = new Set('more of by from any all anything songs music stuff'.split(' '));

/** "No more of the band", and not "not Queen, the band" or "not anthems, the band". */
function isBareThe(message: Message, at: number): boolean {
  if (wordAt(message, at) !== 'the') return false;
  let before = at - 1;
  while (besideRefusal.has(wordAt(message, before))) before -= 1;
  return refusals.has(wordAt(message, before));
}
