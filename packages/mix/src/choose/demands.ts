import {
  type Brief,
  type Constraint,
  type ConstraintKind,
  gladSituations,
  isBrightened,
  losses,
  type Situation,
} from '@attune/contract';
import type { Candidate, MixOptions } from '../candidate.ts';
import { type Answer, has, hasNot, type Trait } from '../traits/answer.ts';
import { namedBeats, tempoTrait } from '../traits/figures.ts';
import { genreTrait } from '../traits/forms.ts';
import { listedOccasion, occasionOf, occasionTrait, refusedOccasion } from '../traits/occasions.ts';
import { contraryWords, saidOtherwise, titleTrait } from '../traits/said-of-itself.ts';
import { explicitTrait, familiarTrait, traitOf } from '../traits/trait-of.ts';
import { type Liked, likedThings } from './likeness.ts';
import { angerOf, otherSorrowOf } from './of-feeling.ts';
import { sameSongs } from './same-songs.ts';
import { type StandIns, standInsFor } from './stand-ins.ts';

export interface Demand {
  constraint: Constraint;
  trait: Trait;
}

/** Things of one kind that are wanted: one of them is enough, so that "jazz and blues" is either. */
export interface WantedKind extends StandIns {
  kind: ConstraintKind;
  demands: readonly (Demand & { /** Its place in the brief's list. */ at: number })[];
  /** Of occasions, whether a track is listed for one of them, and does not only sound like it; of a brass band whether it is one. */
  listed: Trait | null;
}

/** The brief as questions to a track, put together once for all of them. */
export interface Demands {
  wanted: readonly WantedKind[];
  /** Never in a mix. */
  hard: readonly Demand[];
  /** As little as can be. */
  less: readonly Demand[];
  /** `null` where explicit songs are welcome. */
  explicit: Trait | null;
  discovery: { trait: Trait; wanted: Answer } | null;
  liked: readonly Liked[];
  /** Whether a track is by an artist who is liked; `null` where there is nobody of that name. */
  byLiked: Trait | null;
  /** What music for the brief's situation is like, and whether a track is listed for it. */
  occasion: { trait: Trait; listed: Trait } | null;
  /** What is sad for another reason than the listener is; `null` where any reason will do. */
  otherSorrow: Trait | null;
  /** What anger is let out with; `null` where nobody is angry, or the kind of music was said. */
  anger: Trait | null;
  /** What says of itself the contrary of what was asked, as a lament does where nobody is sad. */
  contrary: Trait | null;
  without: ReadonlySet<string>;
}

export function demandsOf(
  brief: Brief,
  candidates: readonly Candidate[],
  options: MixOptions,
  days: ReadonlyMap<string, number>,
): Demands {
  const thisYear = options.now === undefined ? null : new Date(options.now).getUTCFullYear();
  const demand = (constraint: Constraint): Demand => ({
    constraint,
    trait: traitOf(constraint, thisYear, candidates),
  });
  const refusal = (constraint: Constraint): Demand => {
    const { kind, value } = constraint;
    const { trait } =
      kind === 'activity' || kind === 'scene' ? { trait: refusedOccasion(kind, value) } : demand(constraint);
    const said = kind === 'artist' || kind === 'keyword' ? undefined : saidOtherwise.get(value);
    const isWanted = brief.wanted.some((one) => saidOtherwise.get(one.value) === said);
    return {
      constraint,
      trait: said === undefined || isWanted ? trait : eitherOf(titleTrait([said]), trait),
    };
  };
  // What was played is known, whatever the facts say.
  const knownToListener: Trait = (candidate) => (days.has(candidate.id) ? has : familiarTrait(candidate));
  const occasion = occasionFor(brief);
  const liked = likedThings(brief, candidates, options);
  return {
    wanted: wantedKinds(brief.wanted, demand, { candidates, thisYear }),
    hard: brief.avoided.filter(({ soft }) => soft !== true).map(refusal),
    less: brief.avoided.filter(({ soft }) => soft === true).map(refusal),
    explicit: brief.explicit ? null : explicitTrait,
    discovery:
      brief.discovery === 'any'
        ? null
        : { trait: knownToListener, wanted: brief.discovery === 'familiar' ? 1 : 0 },
    liked,
    byLiked: byLikedArtist(liked),
    occasion:
      occasion === undefined
        ? null
        : {
            trait: occasionTrait(occasion.kind, occasion.value),
            listed: listedOccasion(occasion.kind, occasion.value),
          },
    otherSorrow: otherSorrowOf(brief),
    anger: angerOf(brief),
    contrary: contraryOf(brief),
    without: songsWithout(candidates, options),
  };
}

/** What hurts is told of in sad music; who wants other music is not led back to it. */
const pains: ReadonlySet<Situation> = new Set<Situation>([...losses, 'loneliness', 'homesickness']);

function occasionFor(brief: Brief) {
  const { situation, path, mood } = brief;
  // On the way from one feeling to another no one sound fits all along.
  if (situation === null || path === 'shift') return undefined;
  const isOver =
    (mood === 'sad' && gladSituations.has(situation)) ||
    ((mood !== 'sad' || isBrightened(brief)) && pains.has(situation));
  return isOver ? undefined : occasionOf[situation];
}

/** What must not come does not come from another album either, unless that one is kept by its own name. */
function songsWithout(
  candidates: readonly Candidate[],
  { without = [], keep = [] }: MixOptions,
): ReadonlySet<string> {
  const named = new Set(without);
  const kept = new Set(keep.map((one) => (typeof one === 'string' ? one : one.id)));
  const same = [...sameSongs(candidates, named).keys()].filter((id) => !kept.has(id));
  return new Set([...named, ...same]);
}

function wantedKinds(
  wanted: readonly Constraint[],
  demand: (constraint: Constraint) => Demand,
  { candidates, thisYear }: { candidates: readonly Candidate[]; thisYear: number | null },
): WantedKind[] {
  const kinds = [...new Set(wanted.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const demands = wanted.flatMap((constraint, at) =>
      constraint.kind === kind ? [{ ...demand(constraint), at }] : [],
    );
    const values = demands.map(({ constraint }) => constraint.value);
    return {
      kind,
      demands,
      ...(kind === 'tempo'
        ? { standIn: nearTempo(demands), farStandIn: null }
        : standInsFor(kind, values, candidates, thisYear)),
      listed: bandsFor(demands) ?? listedFor(kind, values),
    };
  });
}

/** A little faster or slower than the figures that were named sounds more like them than any other. */
const nearlyBeats = 0.1;

function nearTempo(demands: readonly Demand[]): Trait | null {
  const named = demands.filter(({ constraint }) => namedBeats(constraint) !== null);
  return named.length === 0
    ? null
    : anyOf(named.map(({ constraint }) => tempoTrait(constraint, nearlyBeats)));
}

const bands = ['marching band', 'big band'].map(genreTrait);

/** "A brass band" is more than a song with a trumpet in it. */
function bandsFor(demands: readonly Demand[]): Trait | null {
  const isBand = demands.some(
    ({ constraint: { kind, value, matched } }) =>
      kind === 'instrument' && value === 'brass' && /\bbands?\b/i.test(matched),
  );
  return isBand ? anyOf(bands) : null;
}

function listedFor(kind: ConstraintKind, values: readonly string[]): Trait | null {
  if (kind !== 'activity' && kind !== 'scene') return null;
  return anyOf(values.map((value) => listedOccasion(kind, value)));
}

function byLikedArtist(liked: readonly Liked[]): Trait | null {
  const artists = liked.filter(({ like, genres }) => like.kind === 'artist' && genres.size > 0);
  return artists.length === 0
    ? null
    : (candidate) => (artists.some(({ isItself }) => isItself(candidate)) ? has : hasNot);
}

const eitherOf =
  (one: Trait, other: Trait): Trait =>
  (candidate) =>
    one(candidate) === has ? has : other(candidate);

function contraryOf(brief: Brief): Trait | null {
  const words = contraryWords(brief);
  return words.length === 0 ? null : titleTrait(words);
}

const anyOf =
  (traits: readonly Trait[]): Trait =>
  (candidate) =>
    traits.some((trait) => trait(candidate) === has) ? has : hasNot;
