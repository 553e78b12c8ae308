import type { Brief, MixReason, MixTrack } from '@attune/contract';
import { verdictOf } from './verdicts.ts';

const signatures = { major: 0, minor: 3 } as const;

/** The major key with the same signature, as a pitch class. */
function relativeMajor({ key, mode }: MixTrack['facts']): number {
  return key === undefined || mode === undefined ? Number.NaN : (key + signatures[mode]) % 12;
}

const constraintKinds = new Set([
  'genre',
  'era',
  'activity',
  'instrument',
  'tempo',
  'vocals',
  'scene',
  'language',
  'keyword',
]);

/** What two tracks in a row are compared by, and by how much they must differ at least. */
const comparisons: Record<string, (one: MixTrack['facts'], before: MixTrack['facts']) => boolean> = {
  calmer: (one, before) => difference(one.energy, before.energy) <= -0.0399,
  livelier: (one, before) => difference(one.energy, before.energy) >= 0.0399,
  darker: (one, before) => difference(one.valence, before.valence) <= -0.0399,
  brighter: (one, before) => difference(one.valence, before.valence) >= 0.0399,
  slower: (one, before) => ratio(one.tempo, before.tempo) <= 1 / 1.0399,
  faster: (one, before) => ratio(one.tempo, before.tempo) >= 1.0399,
  'same-pace': (one, before) => Math.abs(Math.log2(ratio(one.tempo, before.tempo))) <= Math.log2(1.0301),
  'same-key': (one, before) => relativeMajor(one) === relativeMajor(before),
};

const difference = (one: number | undefined, before: number | undefined) =>
  (one ?? Number.NaN) - (before ?? Number.NaN);
const ratio = (one: number | undefined, before: number | undefined) =>
  (one ?? Number.NaN) / (before ?? Number.NaN);

/** Words for how music feels, with the figures they stand for. */
const words: Record<string, readonly [axis: 'valence' | 'energy', from: number, to: number]> = {
  quiet: ['energy', 0, 0.35],
  steady: ['energy', 0.35, 0.65],
  lively: ['energy', 0.65, 1],
  dark: ['valence', 0, 0.35],
  mild: ['valence', 0.35, 0.65],
  bright: ['valence', 0.65, 1],
};

/** Why a reason does not hold by the facts of its track and of the one before; `null` for one that does. */
export function claimHolds(
  { for: claim, text }: MixReason,
  track: MixTrack,
  before: MixTrack | undefined,
  brief: Brief | null,
): string | null {
  const [kind = '', ...rest] = claim.split(':');
  const value = rest.join(':');
  const compare = comparisons[kind];
  if (compare !== undefined) {
    return before !== undefined && compare(track.facts, before.facts) ? null : 'the one before is not that';
  }
  if (constraintKinds.has(kind)) {
    const isHad = verdictOf(`wanted:${claim}`, track, brief);
    if (isHad !== null && isHad !== 'met') return `it is not known to be ${value}`;
    return figuresHold(text, track);
  }
  if (kind === 'without') {
    const isAway = verdictOf(`avoided:${value}`, track, brief);
    return isAway === null || isAway === 'met' ? null : 'it is not known to be without';
  }
  switch (kind) {
    case 'artist':
      return track.artists.some((artist) => artist.toLowerCase().includes(value.toLowerCase()))
        ? null
        : 'it is by others';
    case 'similar':
      return track.facts.similarTo?.some((one) => one.toLowerCase() === value.toLowerCase())
        ? null
        : 'nobody suggested it';
    case 'familiar':
      return track.facts.familiar === true ? null : 'nobody says so';
    case 'new':
      return track.facts.familiar === false ? null : 'nobody says so';
    case 'target':
    case 'feeling':
      return wordsHold(text, track) ?? placeHolds(kind, track, brief);
    case 'way':
    case 'sound':
      return wordsHold(text, track);
    case 'track':
    case 'kept':
    case 'left':
      return null;
    default:
      return 'nobody knows this claim';
  }
}

function wordsHold(text: string, { facts }: MixTrack): string | null {
  for (const word of text.toLowerCase().split(/[^a-z]+/)) {
    const span = words[word];
    if (span === undefined) continue;
    const [axis, from, to] = span;
    const figure = facts[axis];
    if (figure === undefined || figure < from || figure > to) return `${axis} ${figure} is not ${word}`;
  }
  return null;
}

/** A year or a number of beats in a reason is the track's own. */
function figuresHold(text: string, { year, facts }: MixTrack): string | null {
  const stated = /\bfrom (\d{4})\b|\bin (\d{4})$/.exec(text);
  const yearStated = stated?.[1] ?? stated?.[2];
  if (yearStated !== undefined && Number(yearStated) !== year) return `it is of ${year}`;
  const beats = /\bat (\d+) beats/.exec(text)?.[1];
  if (beats !== undefined && Math.abs(Number(beats) - (facts.tempo ?? Number.NaN)) > 0.51)
    return `its tempo is ${facts.tempo}`;
  return null;
}

function placeHolds(
  kind: 'target' | 'feeling',
  { facts: { valence, energy } }: MixTrack,
  brief: Brief | null,
): string | null {
  if (brief === null) return null;
  const point = brief[kind];
  const distance = Math.hypot((valence ?? Number.NaN) - point.valence, (energy ?? Number.NaN) - point.energy);
  return distance <= 0.3001 ? null : `it is ${distance.toFixed(2)} away`;
}
