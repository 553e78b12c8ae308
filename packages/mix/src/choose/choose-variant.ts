import { type Brief, mixBounds, usualMixTracks } from '@attune/contract';
import type { Candidate, MixOptions } from '../candidate.ts';
import { hash } from '../hash.ts';
import { choose } from './choose.ts';
import type { Demands } from './demands.ts';
import { byWanted } from './held-to-artists.ts';
import { pointsOf } from './layout.ts';
import type { LineUp } from './line-up.ts';
import { pinItems } from './pin.ts';
import { type Pool, poolOf } from './pool.ts';
import { ArtistRule } from './rules.ts';
import type { Scores } from './score.ts';
import { likedShare, perArtist } from './weights.ts';

/** How long a track is where none is known yet. */
const usualTrackMinutes = 3;
/** Variants are made one after the other, each without what the ones before used, in rounds of at most so many … */
const longestRound = 8;
/** … and of so many tracks altogether: what comes before a variant is chosen again for it. */
const tracksOfRound = 160;
/** The fewest that are still told apart. */
const shortestRound = 2;

export interface Prepared {
  options: MixOptions;
  demands: Demands;
  scores: Scores;
}

export interface Chosen {
  lineUp: LineUp;
  keptGone: number;
  keptOut: number;
  seed: string;
}

/** The tracks of a variant, chosen after those of the variants before it and without them, as far as the music goes. */
export function chooseVariant(
  brief: Brief,
  candidates: readonly Candidate[],
  { options, demands, scores }: Prepared,
): Chosen {
  const variant = options.variant ?? 0;
  const keep = options.keep ?? [];
  const tracks = Math.max(tracksOf(brief), Math.min(keep.length, mixBounds.tracks));
  const round = Math.min(longestRound, Math.max(shortestRound, Math.floor(tracksOfRound / tracks)));
  const turn = variant % round;
  const points = pointsOf(brief, tracks);
  const pool = poolOf(candidates, scores, {
    points,
    tracks,
    // Enough for every variant of a round, since a variant must not depend on how many follow it.
    size: Math.max(200, Math.ceil((20 * tracks) / points.length)),
    ofArtist: Math.ceil(tracks * likedShare) + perArtist * round,
    pinned: new Set(keep.map((one) => (typeof one === 'string' ? one : one.id))),
  });
  const goalMs = brief.length !== null && 'minutes' in brief.length ? brief.length.minutes * 60_000 : null;
  // How many tracks last so long is not known yet.
  const { pinned, missing } = pinItems(keep, pool, goalMs === null ? tracks : mixBounds.tracks);
  const kept = keptBy(options);
  const lost = missing.filter((id) => kept.has(id));
  const keptOut = lost.filter((id) => candidates.some((candidate) => candidate.id === id)).length;
  const seed = hash(JSON.stringify(brief));
  const stirred = variant < round ? pool : stir(pool, `${seed} ${Math.floor(variant / round)}`);
  const reused = new Set<number>();
  // Of whoever is asked for alone as many come as there are.
  const isHeld = byWanted(brief, candidates) !== null;
  const rule = new ArtistRule(likedArtists(demands, stirred), isByOne(stirred) || isHeld);
  for (let each = variant - turn; ; each += 1) {
    const lineUp = choose({
      brief,
      pool: stirred,
      demands,
      rule,
      pinned,
      reused,
      tracks: goalMs === null ? tracks : tracksForMinutes(stirred, goalMs, tracks),
      goalMs,
      seed: hash(`${seed} ${each}`),
    });
    if (each === variant) {
      return { lineUp, keptGone: lost.length - keptOut, keptOut, seed: `${seed} ${variant}` };
    }
    for (const item of lineUp.items) for (const song of item?.songs ?? []) reused.add(song);
  }
}

/** What the listener keeps, of what stays. */
export const keptBy = ({ keep = [], kept }: MixOptions): ReadonlySet<string> =>
  new Set(kept ?? keep.map((one) => (typeof one === 'string' ? one : one.id)));

function tracksOf({ length }: Brief): number {
  if (length === null) return usualMixTracks;
  const tracks = 'tracks' in length ? length.tracks : Math.round(length.minutes / usualTrackMinutes);
  return Math.min(mixBounds.tracks, Math.max(1, tracks));
}

/** By how long the music is that fits best. */
function tracksForMinutes({ items }: Pool, goalMs: number, guess: number): number {
  const near = items.slice(0, 3 * guess);
  const mean = near.reduce((sum, { candidate }) => sum + candidate.durationMs, 0) / Math.max(1, near.length);
  return near.length === 0 ? guess : Math.min(mixBounds.tracks, Math.max(1, Math.round(goalMs / mean)));
}

/** The same music in another light: chance adds to what each track costs, less than a constraint that is missed. */
function stir({ items, names }: Pool, seed: string): Pool {
  const stirred = items.map((item) => {
    const chance = hash(`${seed} ${item.candidate.id}`) / 2 ** 32;
    return { ...item, costs: item.costs.map((cost) => cost + chance) };
  });
  return { items: stirred, names };
}

function likedArtists({ liked }: Demands, { names }: Pool): ReadonlySet<number> {
  return new Set(
    liked.flatMap(({ artists }) => [...artists].map((artist) => names.artists.numberOf(artist))),
  );
}

function isByOne({ items: [first, ...rest] }: Pool): boolean {
  return rest.every((item) => item.artists.some((artist) => first?.artists.includes(artist)));
}
