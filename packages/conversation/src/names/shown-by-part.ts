import { briefBounds, type Like, type ShownMix } from '@attune/contract';
import { wordsOfTitle } from './title-words.ts';

type NamedLike = Exclude<Like, { kind: 'playing' }>;

export interface ShownByPart {
  like: NamedLike;
  /** Of a track, counted from 1. */
  position?: number;
}

const bounded = (words: string): string => words.slice(0, briefBounds.words);

/** In words: one alone may be anybody's name. */
const leastOfTitle = 2;

/** A name as the mix on the screen has it: "Melon Soda" is a song of which that is a part; `null` where it is none there, or may be several. */
export function shownByPart({ kind, name }: NamedLike, { tracks }: ShownMix): ShownByPart | null {
  const said = wordsOfTitle(name);
  if (said.length === 0) return null;
  const byArtist = tracks.filter(({ artist }) => holds(wordsOfTitle(artist), said));
  const artists = new Set(byArtist.map(({ artist }) => artist));
  const [artist] = artists;
  const isWhole = byArtist.some((one) => wordsOfTitle(one.artist).length === said.length);
  const titled = tracks.flatMap((track, index) => (holds(wordsOfTitle(track.name), said) ? [index] : []));
  const [at] = titled;
  const mayBeTitle = kind === 'track' || said.length >= leastOfTitle;
  const track = at === undefined ? undefined : tracks[at];
  if (!isWhole && mayBeTitle && titled.length === 1 && at !== undefined && track !== undefined) {
    const like = { kind: 'track' as const, name: bounded(track.name) };
    return {
      like: track.artist === '' ? like : { ...like, artist: bounded(track.artist) },
      position: at + 1,
    };
  }
  return artists.size === 1 && artist !== undefined && kind === 'artist'
    ? { like: { kind: 'artist', name: bounded(artist) } }
    : null;
}

/** Whether the words stand in a name one after the other. */
export const holds = (name: readonly string[], said: readonly string[]): boolean =>
  name.some((_, start) => said.every((word, offset) => name[start + offset] === word));
