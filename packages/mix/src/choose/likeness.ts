import { type Brief, briefBounds, type Like } from '@attune/contract';
import type { Candidate, MixOptions } from '../candidate.ts';
import { comparable } from '../names/comparable.ts';
import { meantArtists } from '../names/meant-artists.ts';
import { songTitle } from '../names/song-keys.ts';
import { has, shareOf } from '../traits/answer.ts';
import { namesFor } from '../traits/listed.ts';
import { artistTrait } from '../traits/trait-of.ts';
import { isTrack } from './is-track.ts';

/** One thing the brief likes, and what is known of how it sounds. */
export interface Liked {
  like: Like;
  /** What it is called: an artist, a track, or what is playing. */
  name: string;
  /** Canonical genres of what it stands for; empty where nothing is known. */
  genres: ReadonlySet<string>;
  /** Comparable names of the artist that is liked; empty for anything else. */
  artists: ReadonlySet<string>;
  /** Whether a candidate is by the artist or is the track itself. */
  isItself: (candidate: Candidate) => boolean;
  /** Whether somebody suggested a candidate for it. */
  isSuggested: (candidate: Candidate) => boolean;
  /** From 0, nothing in common, to 1. */
  likeness: (candidate: Candidate) => number;
}

const features = ['valence', 'energy', 'acousticness', 'danceability', 'instrumentalness'] as const;
const seedsAtMost = 50;
/** At this root mean square distance of the features a third of the likeness is left. */
const reach = 0.25;

export function likedThings(
  brief: Brief,
  candidates: readonly Candidate[],
  { playing }: MixOptions,
): Liked[] {
  return brief.like.map((named) => {
    const like = asFound(named, candidates);
    if (like.kind === 'playing') {
      const seeds = playing !== undefined && isTrack(playing) ? [playing] : [];
      const [seed] = seeds;
      const name = seed?.name.slice(0, briefBounds.words) ?? 'what is playing';
      return { artists: nobody, ...liked(like, name, seeds, ({ id }) => id === seed?.id) };
    }
    const artists = like.kind === 'artist' ? meantArtists(like.name, candidates) : nobody;
    const isItself =
      like.kind === 'artist' ? isBy(artists) : isCalled(like.name, like.artist ?? null, candidates);
    return {
      artists,
      ...liked(like, like.name, candidates.filter(isItself).slice(0, seedsAtMost), isItself),
    };
  });
}

const nobody: ReadonlySet<string> = new Set();

/** Whoever names music does not say what it is: a name that no artist has is a song's where one is called so, and the other way round. */
function asFound(like: Like, candidates: readonly Candidate[]): Like {
  if (like.kind === 'playing') return like;
  const { name } = like;
  const isSong = (artist: string | null) => candidates.some(isCalled(name, artist, candidates));
  const isArtist = () => candidates.some(isBy(meantArtists(name, candidates)));
  if (like.kind === 'artist') return !isArtist() && isSong(null) ? { kind: 'track', name } : like;
  return !isSong(like.artist ?? null) && isArtist() ? { kind: 'artist', name } : like;
}

function isBy(artists: ReadonlySet<string>): (candidate: Candidate) => boolean {
  const trait = artistTrait(artists);
  return (candidate) => trait(candidate) === has;
}

function isCalled(
  name: string,
  artist: string | null,
  candidates: readonly Candidate[],
): (candidate: Candidate) => boolean {
  const title = songTitle(name);
  const byArtist = artist === null ? () => true : isBy(meantArtists(artist, candidates));
  return (candidate) => byArtist(candidate) && songTitle(candidate.name) === title;
}

function liked(
  like: Like,
  name: string,
  seeds: readonly Candidate[],
  isItself: Liked['isItself'],
): Omit<Liked, 'artists'> {
  const genres = new Set(seeds.flatMap((seed) => ownGenres(seed)));
  const middle = features.map((feature) => mean(seeds.map(({ facts }) => shareOf(facts?.[feature]))));
  const suggestedFor = comparable(name);
  const sharedGenre = genreShare(genres);
  const isSuggested = ({ facts }: Candidate) => {
    const names: unknown = facts?.similarTo;
    return (
      Array.isArray(names) &&
      names.some(
        (one) => typeof one === 'string' && comparable(one.slice(0, briefBounds.words)) === suggestedFor,
      )
    );
  };
  return {
    like,
    name,
    genres,
    isItself,
    isSuggested,
    likeness(candidate) {
      if (isSuggested(candidate) || isItself(candidate)) return 1;
      return seeds.length === 0 ? 0 : 0.6 * sharedGenre(candidate) + 0.4 * nearness(candidate, middle);
    },
  };
}

const ownGenres = ({ facts }: Candidate): string[] =>
  (Array.isArray(facts?.genres) ? facts.genres : []).flatMap((genre: unknown) =>
    typeof genre === 'string' ? namesFor('genres', genre).slice(0, 1) : [],
  );

/** 1 for a genre in common, a half for a kind of one, 0 for none; each spelling is looked up once. */
function genreShare(genres: ReadonlySet<string>): (candidate: Candidate) => number {
  const known = new Map<string, number>();
  const shareOfGenre = (genre: unknown): number => {
    if (typeof genre !== 'string') return 0;
    let share = known.get(genre);
    if (share === undefined) {
      const [own = '', ...broader] = namesFor('genres', genre);
      share = genres.has(own) ? 1 : broader.some((name) => genres.has(name)) ? 0.5 : 0;
      known.set(genre, share);
    }
    return share;
  };
  return ({ facts }) => {
    let most = 0;
    if (Array.isArray(facts?.genres))
      for (const genre of facts.genres) most = Math.max(most, shareOfGenre(genre));
    return most;
  };
}

function nearness({ facts }: Candidate, middle: readonly number[]): number {
  let sum = 0;
  let count = 0;
  for (const [at, feature] of features.entries()) {
    const difference = shareOf(facts?.[feature]) - (middle[at] ?? Number.NaN);
    if (Number.isNaN(difference)) continue;
    sum += difference ** 2;
    count += 1;
  }
  return count === 0 ? 0 : Math.exp(-sum / count / reach ** 2);
}

function mean(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
