import type { ShownMix, ShownTrack } from '@attune/contract';
import type { Message, Named } from '../../message.ts';
import { wordAt } from '../../message.ts';
import type { Positions } from './read-positions.ts';

const pointing = new Set(['the', 'that', 'this']);
const oneSong = new Set(['one', 'song', 'track', 'tune', 'piece', 'number']);
const having = new Set('with has had having featuring got where'.split(' '));
const between = new Set('the a an all that some lots of too much really there is have loud big'.split(' '));
/** In words, between "the one with" and what it has. */
const mostBetween = 5;

/** "The one with the organ", "the piano one": a track of the mix that is named by what is heard in it. */
export interface TrackWith extends Positions {
  /** Nobody has written down which track that is. */
  isUnknown: boolean;
}

/** Tracks named by what they have; of several that have it the one that plays is meant, and of none it is not known which. */
export function tracksWith(message: Message, mix: ShownMix | null): TrackWith[] {
  if (mix === null || mix.tracks.length === 0) return [];
  return message.named.flatMap((named): TrackWith[] => {
    if (!isOfSound(named.kind)) return [];
    const place = saidBefore(message, named) ?? saidBehind(message, named);
    if (place === null) return [];
    const have = mix.tracks.flatMap((track, at) => (hasTrait(track, named) ? [at + 1] : []));
    const playing = mix.at !== undefined && have.includes(mix.at) ? [mix.at] : null;
    const positions = playing ?? (have.length === 1 ? have : []);
    const isUnknown = positions.length === 0;
    // "The piano one" may be anything where no song is known for it.
    return isUnknown && place.isLoose ? [] : [{ ...place, positions, ofArtist: false, isUnknown }];
  });
}

const isOfSound = (kind: string): boolean => kind === 'instrument' || kind === 'genre' || kind === 'vocals';

interface Place {
  from: number;
  to: number;
  isLoose: boolean;
}

/** "The one with the organ", "that song that has a harp". */
function saidBefore(message: Message, { from, to }: Named): Place | null {
  let at = from - 1;
  while (at > from - mostBetween && between.has(wordAt(message, at)) && !isJoint(message, at)) at -= 1;
  while (having.has(wordAt(message, at)) || wordAt(message, at) === 'that') {
    at -= 1;
    if (oneSong.has(wordAt(message, at)) && pointing.has(wordAt(message, at - 1)))
      return { from: at - 1, to, isLoose: false };
  }
  return null;
}

const isJoint = (message: Message, at: number): boolean => oneSong.has(wordAt(message, at - 1));

/** "The piano one". */
function saidBehind(message: Message, { from, to }: Named): Place | null {
  const isOne = oneSong.has(wordAt(message, to)) && wordAt(message, to) !== 'number';
  return isOne && pointing.has(wordAt(message, from - 1))
    ? { from: from - 1, to: to + 1, isLoose: true }
    : null;
}

function hasTrait({ facts }: ShownTrack, { kind, value }: Named): boolean {
  const traits =
    kind === 'instrument' ? facts?.instruments : kind === 'genre' ? facts?.genres : facts?.vocals;
  return traits?.includes(value) === true;
}
