import { type Brief, type Constraint, usualMixTracks } from '@attune/contract';
import type { Candidate, MixOptions } from '../candidate.ts';
import { type Demands, demandsOf, type WantedKind } from '../choose/demands.ts';
import { byWanted, heldToArtists } from '../choose/held-to-artists.ts';
import { tracksAmong } from '../choose/is-track.ts';
import { costAt, out, scoreAll } from '../choose/score.ts';
import { lengthTolerance } from '../choose/weights.ts';
import { comparableArtist, creditedArtists } from '../names/artist-names.ts';
import { meantArtists } from '../names/meant-artists.ts';
import { songKeys } from '../names/song-keys.ts';
import { has, unknown } from '../traits/answer.ts';
import { artistTrait } from '../traits/trait-of.ts';
import { nearestOf } from './nearest.ts';

/** What a brief wants by name and no song has. */
export interface Missing {
  kind: Constraint['kind'];
  value: string;
  /** Whether nobody can say which songs have it, rather than that none has. */
  isUnknown: boolean;
  /** What most of the songs have that come in its place; `null` where nothing is near. */
  nearest: string | null;
  /** Of an artist who is asked for alone how many songs there are, where all of them are fewer than the mix was to hold. */
  held?: number;
  /** Who is asked for alone, where what is missing is so in their songs. */
  by?: string;
}

/** So many of the songs that fit best show what comes in the place of what is not there. */
const looksAt = 20;

/** What a brief wants by name, or likes, and no candidate has; told before any mix is made of it. */
export function whatIsMissing(
  brief: Brief,
  candidates: readonly Candidate[],
  options: Pick<MixOptions, 'now'> = {},
): Missing[] {
  if (candidates.length === 0) return [];
  const demands = demandsOf(brief, candidates, options, new Map());
  let fitting: readonly Candidate[] | null = null;
  // Scored only for who asks for what is not there.
  const best = () => {
    fitting ??= fitBest(candidates, demands, brief.target);
    return fitting;
  };
  const alone = byWanted(brief, candidates) === null ? null : heldToArtists(brief, candidates, nobody);
  const missing = demands.wanted.flatMap((kind): Missing[] => {
    const gone = kind.demands.filter(({ trait }) => !candidates.some((one) => trait(one) === has));
    if (alone !== null && kind.kind !== 'artist') return missingOf(kind, alone, brief);
    // Where another of the kind is there it is what comes.
    const nearest = gone.length === kind.demands.length ? nearestOf(kind, best()) : null;
    return gone.map(({ constraint: { value }, trait }) => ({
      kind: kind.kind,
      value,
      isUnknown: candidates.some((one) => trait(one) === unknown),
      nearest,
    }));
  });
  const unmet = brief.like.flatMap((like) =>
    like.kind === 'artist' && !isThere(like.name, candidates)
      ? [{ kind: 'artist' as const, value: like.name, isUnknown: false, nearest: null }]
      : [],
  );
  return [...missing, ...unmet, ...tooFew(brief, candidates, options)];
}

/** What nobody who is asked for alone has; nothing comes in its place. */
function missingOf({ demands }: WantedKind, songs: readonly Candidate[], { wanted }: Brief): Missing[] {
  const by = wanted.flatMap(({ kind, value }) => (kind === 'artist' ? [value] : [])).join(' or ');
  return demands
    .filter(({ trait }) => !songs.some((one) => trait(one) === has))
    .map(({ constraint: { kind, value }, trait }) => {
      const isUnknown = songs.some((one) => trait(one) === unknown);
      return { kind, value, isUnknown, nearest: null, ...(!isUnknown && { by }) };
    });
}

/** Whoever is asked for alone, and has not songs enough. */
function tooFew(brief: Brief, candidates: readonly Candidate[], options: Pick<MixOptions, 'now'>): Missing[] {
  if (byWanted(brief, candidates) === null) return [];
  const all = heldToArtists(brief, tracksAmong(candidates, nobody), nobody);
  const scores = scoreAll(all, demandsOf(brief, all, options, new Map()), new Map());
  const songs = eachOnce(all.filter((_, at) => scores.tier[at] !== out));
  if (fills(brief, songs)) return [];
  return brief.wanted.flatMap(({ kind, value }): Missing[] => {
    if (kind !== 'artist') return [];
    const trait = artistTrait(meantArtists(value, all));
    const held = songs.filter((one) => trait(one) === has).length;
    return held === 0 ? [] : [{ kind, value, isUnknown: false, nearest: null, held }];
  });
}

const nobody: ReadonlySet<string> = new Set();

/** A song that is on two albums is one. */
function eachOnce(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ name, artists }) => {
    const keys = songKeys(name, creditedArtists(artists, name));
    const isNew = !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

function fills({ length }: Brief, songs: readonly Candidate[]): boolean {
  if (length === null || 'tracks' in length) return songs.length >= (length?.tracks ?? usualMixTracks);
  const minutes = songs.reduce((sum, { durationMs }) => sum + durationMs, 0) / 60_000;
  return minutes >= length.minutes * (1 - lengthTolerance);
}

const isThere = (name: string, candidates: readonly Candidate[]): boolean => {
  const trait = artistTrait(meantArtists(name, candidates));
  const title = comparableArtist(name);
  return candidates.some((one) => trait(one) === has || comparableArtist(one.name) === title);
};

function fitBest(candidates: readonly Candidate[], demands: Demands, target: Brief['target']): Candidate[] {
  const scores = scoreAll(candidates, demands, new Map());
  return lowest(candidates, (at) =>
    scores.tier[at] === out ? Number.POSITIVE_INFINITY : costAt(scores, at, target),
  );
}

function lowest(candidates: readonly Candidate[], cost: (at: number) => number): Candidate[] {
  const costs = candidates.map((candidate, at) => ({ candidate, cost: cost(at) }));
  return costs
    .filter((one) => one.cost < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, looksAt)
    .map(({ candidate }) => candidate);
}
