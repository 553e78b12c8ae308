import {
  type AffectPoint,
  type Brief,
  briefBounds,
  type Constraint,
  type MixRequest,
  type MixTrack,
  mixBounds,
} from '@attune/contract';
import { applyEdits, briefWithEdits, withoutAll } from './edits.ts';

/** A mix that goes on: what it is made for by now, and what came already. */
export interface Station {
  brief: Brief;
  /** Nobody has said yet where it is to be: it begins where the music stands that it is to be like. */
  aimsAtLiked?: true | undefined;
  /** Ids that do not come again, the newest last. */
  came: readonly string[];
  /** What was skipped lately, the newest last. */
  skipped: readonly MixTrack[];
  variant: number;
}

/** What the listener did with a track of it. */
export type StationEvent =
  | { kind: 'liked'; track: MixTrack }
  /** @property share of the track that was heard, 0 to 1 */
  | { kind: 'skipped'; track: MixTrack; share: number }
  | { kind: 'not-this'; track: MixTrack };

/** The station after something was done, and in words what that changes; `null` where it changes nothing. */
export interface Steered {
  station: Station;
  said: string | null;
}

/** So many tracks are made at a time. */
export const stationBatch = 8;
/** Whoever heard more of a track than this did not mind it. */
const mindedShare = 0.5;
/** How much of the way to a liked track's sound the music goes. */
const likePull = 0.3;
/** How far the music goes from a track that was skipped, and from one that is not wanted. */
const skipPush = 0.08;
const notThisPush = 0.15;
/** Less than this nobody hears, so that nothing is said of it. */
const audible = 0.03;
const skippedKept = 4;

/** @param brief of a conversation, or of what the station is to be like; a station leads nowhere, so that its path is none */
export const openStation = (brief: Brief, aimsAtLiked?: true): Station => ({
  brief: { ...brief, path: 'match', length: null },
  aimsAtLiked,
  came: [],
  skipped: [],
  variant: 0,
});

/** The request for what comes next. @param ahead ids of what is made already and still to come */
export function nextOfStation(
  { brief, aimsAtLiked, came, variant }: Station,
  ahead: readonly string[] = [],
): MixRequest {
  const without = withoutAll(came, ahead);
  return {
    brief: { ...brief, length: { tracks: stationBatch } },
    ...(aimsAtLiked && { aimsAtLiked }),
    ...(without.length > 0 && { without }),
    ...(variant > 0 && { variant }),
  };
}

/** What was made of its request, as the station's own: what a reason says of "this mix" is so of the station. */
export const asOfStation = (track: MixTrack): MixTrack => ({
  ...track,
  reasons: track.reasons.map((reason) =>
    reason.for === 'target' ? { ...reason, text: reason.text.replace('this mix', 'this station') } : reason,
  ),
});

/** The station once tracks of it were heard, or passed by. */
export const withCame = (station: Station, tracks: readonly Pick<MixTrack, 'id'>[]): Station => ({
  ...station,
  came: withoutAll(
    station.came,
    tracks.map(({ id }) => id),
  ),
  variant: (station.variant + 1) % (mixBounds.variant + 1),
});

/** The station aimed where its first tracks were found to stand: from there on it is steered. */
export const aimedAt = (station: Station, target: AffectPoint): Station => ({
  ...station,
  brief: { ...station.brief, feeling: target, target },
  aimsAtLiked: undefined,
});

export function steer(station: Station, event: StationEvent): Steered {
  switch (event.kind) {
    case 'liked':
      return afterLike(station, event.track);
    case 'skipped':
      return event.share > mindedShare ? { station, said: null } : afterSkip(station, event.track);
    case 'not-this':
      return afterNotThis(station, event.track);
  }
}

/** @param energy 0 to 1 */
export function withEnergy(station: Station, energy: number): Steered {
  const before = station.brief.target.energy;
  const target = { ...station.brief.target, energy: clamp(energy) };
  const next = { ...station, brief: { ...station.brief, target }, aimsAtLiked: undefined };
  return { station: next, said: drift(before, next) };
}

const discoveryWords: Record<Brief['discovery'], string> = {
  familiar: 'More of what you know.',
  any: 'What you know and what is new.',
  new: 'More of what is new to you.',
};

export function withDiscovery(station: Station, discovery: Brief['discovery']): Steered {
  if (station.brief.discovery === discovery) return { station, said: null };
  return { station: { ...station, brief: { ...station.brief, discovery } }, said: discoveryWords[discovery] };
}

function afterLike(station: Station, track: MixTrack): Steered {
  const liked = withEdit(station, track, 'moreLike');
  const next = pulled(liked, track, likePull);
  return { station: next, said: sentences(`More like ${track.name}.`, drift(energyOf(station), next)) };
}

function afterSkip(station: Station, track: MixTrack): Steered {
  const repeated = repeatedGenre(station, track);
  const pushed = pulled(station, track, -skipPush);
  const skipped = [...station.skipped, track].slice(-skippedKept);
  const next = { ...(repeated === null ? pushed : avoiding(pushed, repeated)), skipped };
  const isNew = repeated !== null && next.brief.avoided.length > station.brief.avoided.length;
  return {
    station: next,
    said: sentences(
      `Skipped ${track.name}.`,
      isNew ? `Less ${repeated} from here.` : null,
      drift(energyOf(station), next),
    ),
  };
}

function afterNotThis(station: Station, track: MixTrack): Steered {
  const without = withEdit(station, track, 'lessLike');
  const next = pulled(without, track, -notThisPush);
  const [artist] = track.artists;
  const isLess = without.brief.avoided.some(
    ({ kind, value }) => kind === 'artist' && value === artist?.slice(0, briefBounds.words),
  );
  const words = isLess ? `Less by ${artist}.` : `Not ${track.name}.`;
  return { station: next, said: sentences(words, drift(energyOf(station), next)) };
}

function withEdit(station: Station, track: MixTrack, op: 'moreLike' | 'lessLike'): Station {
  const applied = applyEdits({ tracks: [track] }, [{ op, positions: [1] }]);
  return { ...station, brief: briefWithEdits(station.brief, applied) };
}

/** A genre of the track that one skipped before it had as well, unless it was asked for. */
function repeatedGenre({ brief, skipped }: Station, { facts }: MixTrack): string | null {
  const before = new Set(skipped.at(-1)?.facts.genres);
  const isAsked = (genre: string) =>
    brief.wanted.some(({ kind, value }) => kind === 'genre' && value === genre);
  return facts.genres?.find((genre) => before.has(genre) && !isAsked(genre)) ?? null;
}

function avoiding(station: Station, genre: string): Station {
  const { avoided } = station.brief;
  const isKnown = avoided.some(({ kind, value }) => kind === 'genre' && value === genre);
  if (isKnown || avoided.length >= briefBounds.avoided) return station;
  const less: Constraint = { kind: 'genre', value: genre, matched: genre, soft: true };
  return { ...station, brief: { ...station.brief, avoided: [...avoided, less] } };
}

/**
 * The music moved towards how a track sounds, by a share of the way; away from it, by a fixed step, where the sign is minus.
 */
function pulled(station: Station, { facts }: MixTrack, amount: number): Station {
  const { target } = station.brief;
  const step = (axis: 'valence' | 'energy') => {
    const away = (facts[axis] ?? target[axis]) - target[axis];
    return amount >= 0 ? away * amount : Math.sign(away) * amount;
  };
  return moved(station, { valence: step('valence'), energy: step('energy') });
}

function moved(station: Station, by: AffectPoint): Station {
  const { valence, energy } = station.brief.target;
  const target = { valence: clamp(valence + by.valence), energy: clamp(energy + by.energy) };
  return { ...station, brief: { ...station.brief, target } };
}

const energyOf = ({ brief }: Station) => brief.target.energy;
const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** What became of the energy, in words. */
function drift(before: number, after: Station): string | null {
  const change = energyOf(after) - before;
  if (Math.abs(change) < audible) return null;
  const much = Math.abs(change) < 0.2 ? 'A little' : 'Much';
  return `${much} ${change > 0 ? 'livelier' : 'calmer'} from here.`;
}

const sentences = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' ');
