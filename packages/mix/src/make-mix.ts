import type { Brief, Mix, MixTrack } from '@attune/contract';
import type { Candidate, MakeMix, MixOptions } from './candidate.ts';
import { aimedAtLiked } from './choose/aim-at-liked.ts';
import { type Chosen, chooseVariant, keptBy, type Prepared } from './choose/choose-variant.ts';
import { demandsOf } from './choose/demands.ts';
import { byWanted, heldToArtists } from './choose/held-to-artists.ts';
import { tracksAmong } from './choose/is-track.ts';
import type { Item } from './choose/item.ts';
import type { LineUp } from './choose/line-up.ts';
import { sameSongs } from './choose/same-songs.ts';
import { daysSincePlayed, out, type Scores, scoreAll } from './choose/score.ts';
import { checksOf } from './explain/checks.ts';
import { reasonsFor } from './explain/reasons.ts';
import { receiptOf } from './explain/receipt.ts';
import { titleOf } from './explain/title.ts';
import { creditedArtists } from './names/artist-names.ts';
import { yearOf } from './traits/answer.ts';
import { readSource } from './traits/facts-source.ts';
import { readFacts } from './traits/read-facts.ts';

/**
 * Music for a brief, of these candidates: scored, chosen, put in order, checked, and accounted for. Pure; the formula and its
 * sources are in docs/decisions/016-mix.md.
 */
export const makeMix: MakeMix = (asked, offered, options = {}) => {
  const stays = stayingIn(options);
  const candidates = heldToArtists(asked, tracksAmong(offered, stays), stays);
  const aimed = options.aimsAtLiked === true ? aimedAtLiked(asked, candidates, options) : null;
  const brief = aimed ?? asked;
  const days = ofSongs(daysSincePlayed(options.played ?? [], options.now), candidates);
  const demands = demandsOf(brief, candidates, options, days);
  const scores = scoreAll(candidates, demands, days);
  const chosen = chooseVariant(brief, candidates, { options, demands, scores });
  const isHeldToArtists = byWanted(brief, candidates) !== null;
  const mix = explain(brief, { options, demands, scores, days, isHeldToArtists, ...chosen });
  return aimed === null ? mix : { ...mix, aimedAt: aimed.target };
};

/** What the listener keeps, and what merely stays. */
const stayingIn = ({ keep = [] }: MixOptions): ReadonlySet<string> =>
  new Set(keep.map((one) => (typeof one === 'string' ? one : one.id)));

/** Whoever heard a song has heard it, whichever album it was on. */
function ofSongs(
  days: ReadonlyMap<string, number>,
  candidates: readonly Candidate[],
): ReadonlyMap<string, number> {
  const same = sameSongs(candidates, new Set(days.keys()));
  const heard = [...same].map(
    ([id, ids]) => [id, Math.min(...ids.map((one) => days.get(one) ?? Number.POSITIVE_INFINITY))] as const,
  );
  return new Map([...days, ...heard]);
}

interface Selection extends Prepared, Chosen {
  isHeldToArtists: boolean;
  days: ReadonlyMap<string, number>;
}

function explain(brief: Brief, selection: Selection): Mix {
  const { options, demands, scores, days, lineUp, keptGone, keptOut, seed } = selection;
  const items = lineUp.items.filter((item) => item !== null);
  const tracks = items.map(({ candidate }) => trackOf(candidate, days.has(candidate.id)));
  for (const track of tracks) track.checks = checksOf(track, brief, demands);
  const kept = keptBy(options);
  const reasons = reasonsFor({ brief, demands, tracks, kept });
  for (const [at, track] of tracks.entries()) track.reasons = reasons.slice(at, at + 1);
  const receipt = receiptOf({
    brief,
    demands,
    tracks,
    ends: stageEnds(lineUp, items),
    available: brief.wanted.map((_, at) => countMet(scores, 1 << at)),
    hasMore: scores.tier.filter((tier) => tier !== out).length > tracks.length,
    likedArtists: new Set(
      demands.liked.flatMap(({ like, name, artists }) =>
        like.kind === 'artist' ? [...artists, ...creditedArtists([name], '')] : [],
      ),
    ),
    isHeldToArtists: selection.isHeldToArtists,
    kept,
    stays: stayingIn(options),
    keptGone,
    keptOut,
  });
  return { title: titleOf(brief, tracks, seed), tracks, receipt };
}

function trackOf(candidate: Candidate, wasPlayed: boolean): MixTrack {
  const { id, name, artists, album, image, url, durationMs, explicit } = candidate;
  const year = yearOf(candidate.year);
  return {
    id,
    name,
    artists: [...artists],
    album: typeof album === 'string' ? album : null,
    image,
    url,
    durationMs,
    explicit: typeof explicit === 'boolean' ? explicit : null,
    year: Number.isNaN(year) ? null : year,
    facts: readFacts(candidate, wasPlayed),
    factsFrom: readSource(candidate),
    reasons: [],
    checks: [],
  };
}

/** The last position of each stage, counted from 1. */
function stageEnds(lineUp: LineUp, items: readonly Item[]): number[] {
  const ends = items.flatMap((_, at) => (lineUp.stage(at) === lineUp.stage(at + 1) ? [] : [at + 1]));
  return ends.at(-1) === items.length || items.length === 0 ? ends : [...ends, items.length];
}

function countMet({ met, tier }: Scores, bit: number): number {
  let count = 0;
  for (const [at, bits] of met.entries()) if ((bits & bit) !== 0 && tier[at] !== out) count += 1;
  return count;
}
