/**
 * Recounts a mix from the facts it tells, without the code that made it: of the product it knows the shape of the answer alone.
 * The rules are those of packages/mix/README.md, written anew.
 */
import type { Brief, Mix, MixCheck, MixTrack, PinnedTrack } from '@attune/contract';
import { artistFaults } from './artists.ts';
import { claimHolds } from './claims.ts';
import { songOf } from './song-of.ts';
import { type Verdict, verdictOf } from './verdicts.ts';

/** What the mix was asked for, where the audit is told; without it what needs no brief is recounted. */
export interface Asked {
  brief: Brief;
  without?: readonly string[] | undefined;
  keep?: readonly PinnedTrack[] | undefined;
}

const apart = (one: { valence: number; energy: number }, other: { valence: number; energy: number }) =>
  Math.hypot(one.valence - other.valence, one.energy - other.energy);

/** Every claim of a mix that does not hold, in words. */
export function faultsOf(mix: Mix, asked: Asked | null): string[] {
  return [
    ...mix.tracks.flatMap((track, at) => trackFaults(track, mix.tracks[at - 1], at, asked)),
    ...listFaults(mix),
    ...artistFaults(mix, asked),
    ...receiptFaults(mix, asked),
    ...(asked === null ? [] : askedFaults(mix, asked)),
  ];
}

const hardSides = new Set(['avoided', 'explicit']);
const isHard = ({ of }: MixCheck) => hardSides.has(of.split(':')[0] ?? '');

function trackFaults(
  track: MixTrack,
  before: MixTrack | undefined,
  at: number,
  asked: Asked | null,
): string[] {
  const where = `${at + 1} "${track.name}"`;
  const faults: string[] = [];
  if (track.reasons.length === 0) faults.push(`${where}: no reason is given`);
  for (const check of track.checks) {
    const recounted = verdictOf(check.of, track, asked?.brief ?? null);
    if (recounted !== null && recounted !== check.verdict) {
      faults.push(`${where}: ${check.of} is told as ${check.verdict} and is ${recounted}`);
    }
    if (check.fact !== undefined && !isInFacts(check.fact, track)) {
      faults.push(`${where}: nothing like "${check.fact}" is among its facts`);
    }
    if (isHard(check) && check.verdict === 'unmet')
      faults.push(`${where}: ${check.of} must hold and does not`);
  }
  for (const reason of track.reasons) {
    const fault = claimHolds(reason, track, before, asked?.brief ?? null);
    if (fault !== null) faults.push(`${where}: "${reason.text}" (${reason.for}): ${fault}`);
  }
  return faults;
}

/** A fact is a name and a figure or words ("energy 0.82, tempo 128", "instruments piano, double bass"). */
function isInFacts(fact: string, track: MixTrack): boolean {
  const lists: Record<string, readonly string[] | undefined> = {
    genre: track.facts.genres,
    instruments: track.facts.instruments,
    vocals: track.facts.vocals,
    languages: track.facts.languages,
    activity: track.facts.activities,
    activities: track.facts.activities,
    scene: track.facts.scenes,
    scenes: track.facts.scenes,
    similarTo: track.facts.similarTo,
    artists: track.artists,
  };
  const figures: Record<string, unknown> = {
    ...track.facts,
    year: track.year,
    explicit: track.explicit,
  };
  let list: readonly string[] | undefined;
  return fact.split(', ').every((part) => {
    const space = part.indexOf(' ');
    const name = space === -1 ? '' : part.slice(0, space);
    const value = part.slice(space + 1);
    if (name in lists) {
      list = lists[name];
      return value === 'none' ? list?.length === 0 : includes(list, value);
    }
    if (name in figures) {
      const figure = figures[name];
      if (typeof figure !== 'number') return String(figure) === value;
      const precision = name === 'tempo' || name === 'year' ? 0.51 : 0.0051;
      return Math.abs(figure - Number(value)) <= precision;
    }
    return includes(list, part);
  });
}

const includes = (list: readonly string[] | undefined, value: string) =>
  list?.some(
    (one) => one.toLowerCase() === value.toLowerCase() || one.toLowerCase().includes(value.toLowerCase()),
  ) ?? false;

/** What every mix keeps to: no track and no song twice, and what nobody can vouch for at the end. */
function listFaults({ tracks }: Mix): string[] {
  const faults: string[] = [];
  const seen = new Map<string, number>();
  let doubtfulSince: number | null = null;
  for (const [at, track] of tracks.entries()) {
    for (const key of [
      `id ${track.id}`,
      ...track.artists.map((artist) => `song ${songOf(track.name)} by ${artist.toLowerCase()}`),
    ]) {
      const first = seen.get(key);
      if (first !== undefined) faults.push(`${at + 1}: the same ${key} stands at ${first + 1}`);
      seen.set(key, at);
    }
    const isKept = track.reasons.some(({ for: claim }) => claim === 'kept');
    const isDoubtful = track.checks.some((check) => isHard(check) && check.verdict === 'unknown');
    if (isDoubtful && !isKept) doubtfulSince ??= at;
    if (!isDoubtful && !isKept && doubtfulSince !== null) {
      faults.push(`${at + 1}: stands behind ${doubtfulSince + 1}, which nobody can vouch for`);
    }
  }
  return faults;
}

function countOf(tracks: readonly MixTrack[], of: string, verdict: Verdict): number {
  return tracks.filter(({ checks }) => checks.some((check) => check.of === of && check.verdict === verdict))
    .length;
}

function receiptFaults(mix: Mix, asked: Asked | null): string[] {
  const faults: string[] = [];
  const { tracks, receipt } = mix;
  const { held, relaxed, unknown } = receipt;
  const settled = new Set([...held, ...relaxed.map(({ what }) => what), ...unknown.map(({ what }) => what)]);
  for (const what of receipt.asked)
    if (!settled.has(what)) faults.push(`receipt: nothing is said of "${what}"`);
  for (const what of held) {
    if (!receipt.asked.includes(what)) faults.push(`receipt: "${what}" is held and was not asked`);
    if (relaxed.some((one) => one.what === what) || unknown.some((one) => one.what === what)) {
      faults.push(`receipt: "${what}" is held and is not`);
    }
  }
  for (const { what, why } of relaxed)
    if (why.trim() === '') faults.push(`receipt: "${what}" is relaxed without a reason`);
  const minutes = tracks.reduce((sum, { durationMs }) => sum + durationMs, 0) / 60_000;
  if (Math.abs(minutes - receipt.minutes) > 0.051)
    faults.push(`receipt: ${receipt.minutes} minutes are ${minutes.toFixed(1)}`);
  const doubtful = tracks.filter(({ checks }) =>
    checks.some((check) => isHard(check) && check.verdict === 'unknown'),
  ).length;
  const stated = Math.max(0, ...unknown.map((one) => one.tracks));
  if (doubtful > 0 && stated === 0)
    faults.push(`receipt: ${doubtful} tracks nobody can vouch for are not counted`);
  return [...faults, ...stageFaults(mix, asked)];
}

function stageFaults({ tracks, receipt }: Mix, asked: Asked | null): string[] {
  const { stages, held: receiptHeld } = receipt;
  const faults: string[] = [];
  let from = 0;
  for (const { until, ...stated } of stages) {
    const stretch = tracks.slice(from, until);
    from = until;
    for (const axis of ['valence', 'energy'] as const) {
      const known = stretch.flatMap(({ facts }) => facts[axis] ?? []);
      const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
      if (!(Math.abs(mean - stated[axis]) <= 0.00051))
        faults.push(`stage up to ${until}: ${axis} ${stated[axis]} is ${mean.toFixed(3)}`);
    }
  }
  if (stages.length > 0 && from !== tracks.length)
    faults.push(`the stages end at ${from} of ${tracks.length} tracks`);
  const isStated = receiptHeld.some((what) => what.startsWith('a slow change'));
  if (asked === null || !isStated) return faults;
  return [...faults, ...lineFaults(stages, asked.brief)];
}

function lineFaults(stages: Mix['receipt']['stages'], { feeling, target }: Brief): string[] {
  const faults: string[] = [];
  const [first] = stages;
  const last = stages.at(-1);
  if (first === undefined || last === undefined) return faults;
  for (const axis of ['valence', 'energy'] as const) {
    const way = target[axis] - feeling[axis];
    if (Math.abs(way) < 0.1) continue;
    const back = stages.some(
      (stage, at) => at > 0 && (stage[axis] - (stages[at - 1]?.[axis] ?? 0)) * way < 0,
    );
    if (back) faults.push(`the line goes back in ${axis}`);
  }
  if (stages.length < 3) faults.push(`${stages.length} stages`);
  if (apart(first, feeling) > 0.3) faults.push('the line does not begin at the feeling');
  if (apart(last, target) > 0.3) faults.push('the line does not end at the target');
  return faults;
}

/** What was to stay does, each at its place where the mix is that long, or is said to be missing. */
function keepFaults({ tracks, receipt }: Mix, keep: readonly PinnedTrack[]): string[] {
  const missing = keep.filter((one) => !tracks.some(({ id }) => id === idOf(one)));
  const stated = receipt.relaxed
    .filter(({ what }) => what === 'the songs you kept')
    .reduce((sum, one) => sum + (one.tracks ?? 0), 0);
  const faults =
    missing.length === stated ? [] : [`${missing.length} that were kept are missing, ${stated} are told`];
  const places = keep.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  const moved = places.filter(
    ({ id, position }) => tracks[position - 1] !== undefined && tracks[position - 1]?.id !== id,
  );
  return [
    ...faults,
    ...moved.map(({ id, position }) => `${id} was kept at ${position} and stands elsewhere`),
  ];
}

const idOf = (one: PinnedTrack) => (typeof one === 'string' ? one : one.id);

/** What the brief asked, held against what is said to be held. */
function askedFaults(mix: Mix, { brief, without, keep }: Asked): string[] {
  const { tracks, receipt } = mix;
  const faults = keep === undefined ? [] : keepFaults(mix, keep);
  for (const { id } of tracks) if (without?.includes(id) === true) faults.push(`${id} must not come`);
  const names = [
    ...brief.wanted.map(({ kind, value }) => `wanted:${kind}:${value}`),
    ...brief.avoided.map(({ kind, value, soft }) => `${soft === true ? 'less' : 'avoided'}:${kind}:${value}`),
    ...(brief.explicit ? [] : ['explicit']),
    ...(brief.discovery === 'any' ? [] : [`discovery:${brief.discovery}`]),
  ];
  for (const track of tracks) {
    for (const name of names) {
      if (!track.checks.some(({ of }) => of === name))
        faults.push(`"${track.name}" is not checked for ${name}`);
    }
  }
  const { length } = brief;
  const lengths = receipt.held.filter((what) => /^about \d+ minutes$|^\d+ songs$/.test(what));
  if (length !== null && lengths.length > 0) {
    const isHeld =
      'minutes' in length
        ? Math.abs(receipt.minutes - length.minutes) <= length.minutes * 0.03 + 0.05
        : tracks.length === length.tracks;
    if (!isHeld) faults.push('the length is told as held and is not');
  }
  for (const kind of new Set(brief.wanted.map((one) => one.kind))) {
    const ofKind = brief.wanted
      .filter((one) => one.kind === kind)
      .map(({ value }) => `wanted:${kind}:${value}`);
    const lacking = tracks.filter(
      ({ checks }) => !checks.some(({ of, verdict }) => ofKind.includes(of) && verdict === 'met'),
    );
    const relaxed = receipt.relaxed.filter(
      ({ tracks: count }) => count !== undefined && count >= lacking.length,
    );
    if (lacking.length > 0 && relaxed.length === 0)
      faults.push(`${lacking.length} tracks have no ${kind} that was wanted, and nobody says so`);
    if (
      tracks.length > 0 &&
      ofKind.length === 1 &&
      countOf(tracks, ofKind[0] ?? '', 'met') === 0 &&
      receipt.relaxed.length === 0
    ) {
      faults.push(`no track has ${ofKind[0]}, and nothing is relaxed`);
    }
  }
  return faults;
}
