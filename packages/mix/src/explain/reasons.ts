import {
  type Brief,
  type Constraint,
  isBrightened,
  type MixReason,
  type MixTrack,
  type Mood,
} from '@attune/contract';
import { songLengthOf } from '@attune/vocabulary';
import type { Demands } from '../choose/demands.ts';
import { signature } from '../choose/item.ts';
import { keyJump, tempoJump } from '../choose/jump.ts';
import { leastWay } from '../choose/line.ts';
import { nearBy } from '../choose/weights.ts';
import { pick } from '../hash.ts';
import { has, hasNot } from '../traits/answer.ts';
import { namedBeats } from '../traits/figures.ts';
import { isTitledAs } from '../traits/forms.ts';
import { whereWritten } from '../traits/keywords.ts';
import { distanceTo, leastDistanceTo } from './checks.ts';
import { avoidedPhrase, clock, occasionName, thing } from './phrases.ts';

export interface ReasonRequest {
  brief: Brief;
  demands: Demands;
  tracks: readonly MixTrack[];
  kept: ReadonlySet<string>;
}

/** So much slower or faster is heard as slower or faster. */
const tempoStep = 1.04;
/** So much calmer, livelier, brighter or darker is heard. */
const feelingStep = 0.04;
/** A pace this near is the same. */
const samePace = 1.03;

/**
 * One reason for each track, of those that are true of it: the one that was given least often so far, so that neighbours are
 * not given in the same words, and of equals the one that says most.
 */
export function reasonsFor(request: ReasonRequest): MixReason[] {
  const given = new Map<string, number>();
  return request.tracks.map((track, at) => {
    const kindOf = ({ for: claim }: MixReason) => claim.split(':')[0] ?? claim;
    const weight = (reason: MixReason, place: number) =>
      (given.get(reason.text) ?? 0) * 3 + (given.get(kindOf(reason)) ?? 0) + place * 0.7;
    const all = trueReasons(request, track, at);
    const best = all.reduce(
      (one, other, place) =>
        weight(other, place) < weight(one.reason, one.place) ? { reason: other, place } : one,
      { reason: all[0] ?? leftOver, place: 0 },
    ).reason;
    given.set(best.text, (given.get(best.text) ?? 0) + 1);
    given.set(kindOf(best), (given.get(kindOf(best)) ?? 0) + 1);
    return best;
  });
}

const leftOver: MixReason = { for: 'left', text: 'little is known of it, and nothing surer was left' };

/** Every reason that is true of a track, the one that says most first. */
export function trueReasons(
  { brief, demands, tracks, kept }: ReasonRequest,
  track: MixTrack,
  at: number,
): MixReason[] {
  if (kept.has(track.id)) return [{ for: 'kept', text: 'you kept it' }];
  const before = tracks[at - 1];
  return [
    ...demands.wanted.flatMap(({ demands: each }) =>
      each.flatMap(({ constraint, trait }) =>
        trait(track) === has ? [wantedReason(constraint, track)] : [],
      ),
    ),
    ...likeReasons(demands, track),
    ...(before === undefined ? [] : wayReasons(brief, track, before)),
    ...feelingReasons(brief, track, at < tracks.length / 3),
    ...(before === undefined ? [] : neighbourReasons(track, before)),
    ...discoveryReasons(brief, track),
    ...(track.facts.valence === undefined || track.facts.energy === undefined ? genreReasons(track) : []),
    ...demands.hard.flatMap(({ constraint, trait }) =>
      trait(track) === hasNot && constraint.kind !== 'artist'
        ? [
            {
              for: `without:${constraint.kind}:${constraint.value}`,
              text: `${avoidedPhrase(constraint)}, as you asked`,
            },
          ]
        : [],
    ),
  ];
}

function wantedReason(constraint: Constraint, track: MixTrack): MixReason {
  const { kind, value } = constraint;
  return { for: `${kind}:${value}`, text: wantedText(constraint, track) };
}

function wantedText(constraint: Constraint, track: MixTrack): string {
  const { kind, value } = constraint;
  const by = `${track.id}${value}`;
  switch (kind) {
    case 'genre':
      if (!track.facts.genres?.includes(value) && isTitledAs(value, track)) return `${value}, by its title`;
      return pick([`${value}, as you asked`, `the ${value} you asked for`, `${value}, your wish`], by);
    case 'instrument':
      return pick([`with ${value}, as you asked`, `${value} in it, as you asked`], by);
    case 'vocals':
      if (value === 'instrumental') return pick(['nobody sings in it', 'music alone, without words'], by);
      return `${value}, as you asked`;
    case 'era':
      return pick([`from ${track.year}, as you asked`, `it came out in ${track.year}`], by);
    case 'tempo':
      return `${namedBeats(constraint) === null ? `${value}, ` : ''}at ${Math.round(track.facts.tempo ?? 0)} beats a minute`;
    case 'activity':
    case 'scene': {
      const listed = kind === 'activity' ? track.facts.activities : track.facts.scenes;
      const name = occasionName(value);
      return listed?.includes(value)
        ? pick([`made for ${name}`, `goes with ${name}`], by)
        : `goes with ${name}`;
    }
    case 'language':
      return `${thing(constraint).replace('songs in', 'sung in')}`;
    case 'keyword':
      if (songLengthOf(value) !== null) return `${clock(track.durationMs)} long, as you asked`;
      return `${keywordPlace(track, value)}, as you asked`;
    case 'artist':
      return `by ${value}`;
  }
}

/** Nothing else is known of it, so nothing else is claimed. */
function keywordPlace(track: MixTrack, value: string): string {
  const place = whereWritten(track, value)?.place ?? 'title';
  return `its ${place} speaks of “${value.replace(/^(?:about|called|where) /, '')}”`;
}

function likeReasons({ liked }: Demands, track: MixTrack): MixReason[] {
  return liked.flatMap(({ like, name, genres, isItself, isSuggested }): MixReason[] => {
    if (isItself(track)) {
      if (like.kind === 'artist') return [{ for: `artist:${name}`, text: `by ${name}, whom you named` }];
      const text = like.kind === 'track' ? 'you named it' : 'the song that was playing';
      return [{ for: `track:${name}`, text }];
    }
    if (isSuggested(track)) return [{ for: `similar:${name}`, text: `often named beside ${name}` }];
    const shared = track.facts.genres?.find((genre) => genres.has(genre));
    return shared === undefined ? [] : [{ for: `genre:${shared}`, text: `${shared}, like ${name}` }];
  });
}

const goals: Readonly<Record<Mood, string>> = {
  happy: 'happy',
  sad: 'a quiet sorrow',
  energetic: 'full energy',
  calm: 'calm',
  focus: 'focus',
};

/** On a way from one feeling to another: what a track does for it, beside the one before. */
function wayReasons({ path, feeling, target, mood }: Brief, track: MixTrack, before: MixTrack): MixReason[] {
  if (path !== 'shift') return [];
  const way = { valence: target.valence - feeling.valence, energy: target.energy - feeling.energy };
  const step = (axis: 'valence' | 'energy') =>
    (track.facts[axis] ?? Number.NaN) - (before.facts[axis] ?? Number.NaN);
  const pace = (track.facts.tempo ?? Number.NaN) / (before.facts.tempo ?? Number.NaN);
  const reasons: MixReason[] = [];
  const add = (claim: string) =>
    reasons.push({ for: claim, text: `${claim} than the one before, on the way to ${goals[mood]}` });
  if (way.energy <= -leastWay && step('energy') <= -feelingStep) add('calmer');
  if (way.energy >= leastWay && step('energy') >= feelingStep) add('livelier');
  if (way.valence >= leastWay && step('valence') >= feelingStep) add('brighter');
  if (way.valence <= -leastWay && step('valence') <= -feelingStep) add('darker');
  if (way.energy <= -leastWay && pace <= 1 / tempoStep) add('slower');
  if (way.energy >= leastWay && pace >= tempoStep) add('faster');
  return reasons;
}

const energyWords = (energy: number) => (energy < 0.35 ? 'quiet' : energy < 0.65 ? 'steady' : 'lively');
const valenceWords = (valence: number) => (valence < 0.35 ? 'dark' : valence < 0.65 ? 'mild' : 'bright');
/** What is dark beside all music is none of the darkest where sad music was to be brighter. */
const wistfulFrom = 0.2;

/** How far a track is from the straight way between two feelings. */
function distanceToWay({ feeling, target }: Brief, { facts: { valence, energy } }: MixTrack): number {
  if (valence === undefined || energy === undefined) return Number.NaN;
  const way = { valence: target.valence - feeling.valence, energy: target.energy - feeling.energy };
  const length = way.valence ** 2 + way.energy ** 2;
  const along = (valence - feeling.valence) * way.valence + (energy - feeling.energy) * way.energy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
  return Math.hypot(
    valence - feeling.valence - share * way.valence,
    energy - feeling.energy - share * way.energy,
  );
}

/**
 * In words whose borders are a third of the scale each way: `quiet and bright`. Where whoever listens is, is theirs to say: of the
 * songs that a change begins with only that is told, and on the way to brighter ones none is called dark.
 */
function feelingReasons(brief: Brief, track: MixTrack, isEarly: boolean): MixReason[] {
  const { path, feeling, target } = brief;
  const { valence, energy } = track.facts;
  if (valence === undefined && energy === undefined) return [];
  const isBrightening = path === 'shift' && target.valence >= feeling.valence && energy !== undefined;
  const words = [
    ...(energy === undefined ? [] : [energyWords(energy)]),
    ...(valence === undefined || (isBrightening && valenceWords(valence) === 'dark')
      ? []
      : [
          isBrightened(brief) && valence >= wistfulFrom && valence < 0.35 ? 'wistful' : valenceWords(valence),
        ]),
  ].join(' and ');
  if (valence === undefined || energy === undefined) {
    const isOff = path === 'match' && leastDistanceTo(target, track) > nearBy;
    const text = isOff ? 'the nearest there was' : 'as far as its feeling is known';
    return [{ for: 'sound', text: `${words}, ${text}` }];
  }
  if (path === 'match') {
    if (distanceTo(target, track) > nearBy)
      return [{ for: 'sound', text: `${words}, the nearest there was` }];
    return [
      {
        for: 'target',
        text: pick([`${words}, as this mix is meant`, `${words}, in this mix’s mood`], track.id),
      },
    ];
  }
  const [fromTarget, fromFeeling] = [distanceTo(target, track), distanceTo(feeling, track)];
  if (fromTarget <= nearBy && fromTarget <= fromFeeling)
    return [{ for: 'target', text: `${words}, where this mix leads` }];
  if (fromFeeling <= nearBy) {
    const word = energyWords(energy);
    const early = [`a ${word} one to begin with`, `${word}, to begin with`] as const;
    return [{ for: 'feeling', text: isEarly ? pick(early, track.id) : `${word}, as it began` }];
  }
  if (distanceToWay(brief, track) <= nearBy) return [{ for: 'way', text: `${words}, in between` }];
  return [{ for: 'sound', text: `${words}, the nearest there was` }];
}

function neighbourReasons(track: MixTrack, before: MixTrack): MixReason[] {
  const [pace, paceBefore] = [track.facts.tempo ?? Number.NaN, before.facts.tempo ?? Number.NaN];
  const isSamePace =
    tempoJump(Math.log2(pace), Math.log2(paceBefore)) <= 2 * Math.log2(samePace) &&
    !Number.isNaN(pace + paceBefore);
  const isSameKey = keyJump(signature(track), signature(before)) === 0;
  return [
    ...(isSameKey ? [{ for: 'same-key', text: 'its key goes on from the one before' }] : []),
    ...(isSamePace ? [{ for: 'same-pace', text: 'it keeps the pace of the one before' }] : []),
  ];
}

/** Of music nobody has measured at least its kind can be said. */
function genreReasons({ facts }: MixTrack): MixReason[] {
  const [genre] = facts.genres ?? [];
  return genre === undefined ? [] : [{ for: `genre:${genre}`, text: `${genre}, which may go with the rest` }];
}

function discoveryReasons({ discovery }: Brief, { facts }: MixTrack): MixReason[] {
  if (discovery === 'familiar' && facts.familiar === true) return [{ for: 'familiar', text: 'one you know' }];
  if (discovery === 'new' && facts.familiar === false) return [{ for: 'new', text: 'new to you' }];
  return [];
}
