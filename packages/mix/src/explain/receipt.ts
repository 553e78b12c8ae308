import { type AffectPoint, type Brief, type MixReceipt, type MixTrack, mixBounds } from '@attune/contract';
import type { Demand, Demands, WantedKind } from '../choose/demands.ts';
import { lengthTolerance, nearBy } from '../choose/weights.ts';
import { checkNames, leastDistanceTo } from './checks.ts';
import { unknownFeeling } from './known-feeling.ts';
import { Ledger, type Tally, tally } from './ledger.ts';
import { nearestOf } from './nearest.ts';
import {
  avoidedPhrase,
  discoveryPhrase,
  explicitPhrase,
  lengthPhrase,
  likePhrase,
  moodPhrase,
  songsOf,
  wantedPhrase,
} from './phrases.ts';
import { noteRules, type Rules } from './rules-held.ts';
import { brokenLine, noMusic, stagesOf } from './stages.ts';

export interface ReceiptRequest extends Rules {
  brief: Brief;
  demands: Demands;
  tracks: readonly MixTrack[];
  /** Where each stage of a shift ends. */
  ends: readonly number[];
  /** How many candidates that may come have what is wanted, by its place in the brief's list. */
  available: readonly number[];
  /** Whether there was other music to choose from, had there been need. */
  hasMore: boolean;
}

/** What was asked and what became of it, counted from the tracks as they are shown. */
export function receiptOf(request: ReceiptRequest): MixReceipt {
  const { brief, demands, tracks, ends } = request;
  const ledger = new Ledger(tracks.length);
  const stages = brief.path === 'shift' ? stagesOf(tracks, ends) : [];
  if (brief.path === 'shift') settle(ledger, moodPhrase(brief), brokenLine(brief, { stages, ends, tracks }));
  else settleTarget(ledger, request);
  for (const kind of demands.wanted) settleWanted(ledger, kind, request);
  for (const demand of demands.hard) settleHard(ledger, demand, tracks);
  for (const demand of demands.less) settleLess(ledger, demand, tracks);
  if (demands.explicit !== null)
    settleDoubt(ledger, explicitPhrase, tally(tracks, checkNames.explicit).unknown);
  settleLikes(ledger, request);
  settleDiscovery(ledger, request);
  const minutes = tracks.reduce((sum, { durationMs }) => sum + durationMs, 0) / 60_000;
  settleLength(ledger, request, minutes);
  noteRules(ledger, request);
  const { asked, held, relaxed, unknown } = ledger;
  return { asked, held, relaxed, unknown, minutes: Math.round(minutes * 10) / 10, stages };
}

function settle(ledger: Ledger, what: string, why: string | null): void {
  if (why === null) ledger.hold(what);
  else ledger.relax(what, why);
}

/** At the target: at least nine of ten tracks are known to be near it. */
function settleTarget(ledger: Ledger, { brief, tracks }: ReceiptRequest): void {
  const { met, unmet, unknown } = tally(tracks, checkNames.target);
  const missed = unmet + unknown;
  const isHeld = tracks.length > 0 && missed * 10 <= tracks.length;
  if (isHeld) ledger.hold(moodPhrase(brief));
  else {
    // What is off by the axis that is known would be so whatever is found out of the other.
    const gap = unknown > 0 || met === 0 ? unknownFeeling(tracks) : null;
    const why = tracks.length === 0 ? noMusic : (gap ?? 'nothing nearer fits the rest');
    ledger.relax(moodPhrase(brief), `${howFarOff(brief, tracks)}${why}`, missed);
  }
}

/** "3 of 20 songs are livelier, one darker: ", each by the axis it is off most on; nothing where none is known to be off. */
function howFarOff({ target }: Brief, tracks: readonly MixTrack[]): string {
  const times = new Map<string, number>();
  for (const track of tracks) {
    if (!(leastDistanceTo(target, track) > nearBy)) continue;
    const way = wayOff(target, track);
    times.set(way, (times.get(way) ?? 0) + 1);
  }
  const [first, ...others] = [...times].sort(([, one], [, other]) => other - one);
  if (first === undefined) return '';
  const [way, count] = first;
  const further = others.map(([other, of]) => `, ${of === 1 ? 'one' : of} ${other}`).join('');
  return `${songsOf(count, tracks.length)} ${count === 1 ? 'is' : 'are'} ${way}${further}: `;
}

function wayOff(target: AffectPoint, { facts }: MixTrack): string {
  const valence = (facts.valence ?? target.valence) - target.valence;
  const energy = (facts.energy ?? target.energy) - target.energy;
  if (Math.abs(energy) >= Math.abs(valence)) return energy > 0 ? 'livelier' : 'quieter';
  return valence > 0 ? 'brighter' : 'darker';
}

/** A kind of which one thing is wanted is held where all tracks have it; of several, where all have one and each occurs. */
function settleWanted(ledger: Ledger, kind: WantedKind, request: ReceiptRequest): void {
  const { demands } = kind;
  const { tracks, available } = request;
  const names = demands.map(({ constraint }) => checkNames.wanted(constraint));
  const isMet = (track: MixTrack) =>
    track.checks.some(({ of, verdict }) => verdict === 'met' && names.includes(of));
  const without = tracks.filter((track) => !isMet(track));
  const near = demands.every(({ at }) => (available[at] ?? 0) === 0) ? nearestOf(kind, tracks) : null;
  for (const { constraint, at } of demands) {
    const what = wantedPhrase(constraint);
    const count = tally(tracks, checkNames.wanted(constraint));
    if (tracks.length > 0 && count.met > 0 && without.length === 0) ledger.hold(what);
    else
      ledger.relax(
        what,
        kind.kind === 'artist' && available[at] === 0
          ? 'there is none here'
          : whyWithout(available[at] ?? 0, count, near),
        demands.length > 1 ? tracks.length - count.met : without.length,
      );
  }
}

function whyWithout(available: number, { met, unmet, unknown }: Tally, near: string | null): string {
  if (available === 0) {
    if (unknown === 0)
      return near === null ? 'no song here has it' : `no song here has it; the nearest is ${near}`;
    return unmet === 0
      ? 'nobody has written down which songs here have it'
      : 'no song here is known to have it';
  }
  if (met === 0) return 'the songs here that have it had to give way to others';
  if (unknown === 0) return 'there are not enough songs here that have it and fit the rest';
  return unmet === 0
    ? 'of the other songs nobody can say whether they have it'
    : 'too few songs here are known to have it and fit the rest';
}

function settleDoubt(ledger: Ledger, what: string, unknown: number): void {
  if (unknown > 0) ledger.doubt(what, unknown);
  else ledger.hold(what);
}

function settleHard(ledger: Ledger, { constraint }: Demand, tracks: readonly MixTrack[]): void {
  settleDoubt(ledger, avoidedPhrase(constraint), tally(tracks, checkNames.avoided(constraint)).unknown);
}

function settleLess(ledger: Ledger, { constraint }: Demand, tracks: readonly MixTrack[]): void {
  const { unmet, unknown } = tally(tracks, checkNames.avoided(constraint));
  const what = avoidedPhrase(constraint);
  if (unmet > 0)
    ledger.relax(
      what,
      `${songsOf(unmet, tracks.length)} still ${unmet === 1 ? 'has' : 'have'} it: nothing without it fits as well`,
      unmet,
    );
  else settleDoubt(ledger, what, unknown);
}

/** What is liked is held where a third of the tracks are near to it. */
function settleLikes(ledger: Ledger, { demands, tracks }: ReceiptRequest): void {
  for (const liked of demands.liked) {
    const { met } = tally(tracks, checkNames.like(liked));
    if (tracks.length > 0 && met * 3 >= tracks.length) ledger.hold(likePhrase(liked));
    else {
      const why =
        liked.genres.size === 0 && met === 0
          ? 'nothing here tells what that sounds like'
          : 'little music here is near to it';
      ledger.relax(likePhrase(liked), why, tracks.length - met);
    }
  }
}

function settleDiscovery(ledger: Ledger, { brief, tracks }: ReceiptRequest): void {
  const what = discoveryPhrase(brief);
  if (what === null) return;
  const { unmet, unknown } = tally(tracks, checkNames.discovery(brief.discovery));
  if (unmet > 0) ledger.relax(what, 'there are not enough of them that fit the rest', unmet + unknown);
  else settleDoubt(ledger, what, unknown);
}

function settleLength(ledger: Ledger, { brief, tracks, hasMore }: ReceiptRequest, minutes: number): void {
  const { length } = brief;
  const what = lengthPhrase(brief);
  if (length === null || what === null) return;
  const asked = 'minutes' in length ? length.minutes : length.tracks;
  const is = 'minutes' in length ? minutes : tracks.length;
  const tolerance = 'minutes' in length ? asked * lengthTolerance : 0;
  if (Math.abs(is - asked) <= tolerance) ledger.hold(what);
  else if (tracks.length >= mixBounds.tracks) ledger.relax(what, 'a mix holds a hundred songs at most');
  else if (hasMore) ledger.relax(what, 'no choice of songs that fit comes nearer');
  else ledger.relax(what, 'there is no more music here that may come');
}
