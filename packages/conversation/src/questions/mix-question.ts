import type { Constraint } from '@attune/contract';
import type { PlainQuestion } from './plainly-asked.ts';

/** What can be asked of tracks by their places; genres, instruments, languages and what is explicit of them as well. */
type OfTracks = 'title' | 'artist' | 'year' | 'length' | 'reason';
/** What is asked by who hears a song: what it is, who plays on it, whether it is by somebody, what it tells. */
type OfHearing =
  | 'playing'
  | 'places'
  | 'most'
  | 'ofArtist'
  | 'player'
  | 'tempo'
  | 'lyrics'
  | 'origin'
  | 'writer'
  | 'named';
/** What is asked of the mix as a whole. */
type OfWhole =
  | 'minutes'
  | 'count'
  | 'artists'
  | 'countOfArtists'
  | 'titles'
  | 'years'
  | 'left'
  | 'genres'
  | 'instruments'
  | 'languages';
/** Whether something is in it, and why it is not. */
type OfHaving =
  | 'explicit'
  | 'having'
  | 'lacking'
  | 'notThere'
  | 'unkept'
  | 'titled'
  | 'uncalled'
  | 'uncounted'
  | 'only'
  | 'known'
  | 'held'
  | 'saysOtherwise';
/** What else the page shows, what a word of music means, or how a mix goes on. */
type OfPage = 'readOut' | 'word' | 'list' | 'ends' | 'takesTempo' | 'suits';
/** What a song or its artist is like; where it is to come, or which it may be; where a wish comes from; why a song went. */
type OfOne =
  | 'song'
  | 'order'
  | 'pick'
  | 'wish'
  | 'removed'
  | 'whyHeard'
  | 'mixName'
  | 'voiceDenied'
  | 'unknownName'
  | 'plain'
  | 'back';

/** What is asked of one song, or of whoever plays it. */
export type SongAspect =
  | 'who'
  | 'what'
  | 'sound'
  | 'mood'
  | 'tempo'
  | 'singing'
  | 'gender'
  | 'language'
  | 'country'
  | 'about'
  | 'meaning'
  | 'year'
  | 'length'
  | 'suits'
  | 'reason'
  | 'purpose'
  | 'group'
  | 'real'
  | 'metre'
  | 'instruments'
  | 'trait'
  | 'alone'
  | 'place'
  | 'others'
  | 'more';

/** What a message asks of the mix on the screen, to be answered from it. */
export interface MixQuestion {
  about: OfTracks | OfHearing | OfWhole | OfHaving | OfOne | OfPage;
  /** Of which tracks, counted from 1; none for the whole mix. */
  positions: readonly number[];
  /** What is asked for by name: jazz, a piano, the 1980s, Spanish. */
  trait: Pick<Constraint, 'kind' | 'value'> | null;
  /** Who it may be, or what it is most of: "Ella", "oldest"; an artist, or a wish, by name. */
  name?: string;
  /** What of a song is asked. */
  asks?: readonly SongAspect[];
  /** What else is asked for by name, beside the trait: "trumpet or cornet". */
  others?: ReadonlyArray<Pick<Constraint, 'kind' | 'value'>>;
  /** What is asked in the same message of another song. */
  also?: MixQuestion;
  /** It is asked beside a change, so that the mix it is asked of goes. */
  isBeside?: true;
  /** What anybody asks who sees a mix. */
  plain?: PlainQuestion;
  /** Nothing plays, and it is asked of what does: the mix begins with the song that is told of. */
  isFirst?: true;
  /** It is said, and not asked: "I don't hear any tango". */
  isSaid?: true;
}
