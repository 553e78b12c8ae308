import type { TrackFacts } from '@attune/contract';
import type { Candidate } from '../candidate.ts';
import { numberIn, shareOf, tempoOf } from './answer.ts';
import { type ListedFact, namesFor } from './listed.ts';

const shares = [
  'valence',
  'energy',
  'acousticness',
  'danceability',
  'instrumentalness',
  'speechiness',
] as const;
const estimable = ['valence', 'energy', 'instrumentalness'] as const;
const measurable = ['energy', 'tempo'] as const;
const lists: readonly ListedFact[] = ['genres', 'instruments', 'vocals', 'languages', 'activities', 'scenes'];
const namesAtMost = 40;

/**
 * What is known of a candidate, as it may be shown: figures that cannot be are dropped, names are canonical with the broader
 * ones beside them, and what was played is known to the listener.
 */
export function readFacts({ facts }: Candidate, wasPlayed: boolean): TrackFacts {
  const read: TrackFacts = {};
  if (typeof facts !== 'object' || facts === null) return read;
  for (const name of shares) {
    const value = shareOf(facts[name]);
    if (!Number.isNaN(value)) read[name] = value;
  }
  const tempo = tempoOf(facts.tempo);
  if (!Number.isNaN(tempo)) read.tempo = tempo;
  const key = numberIn(facts.key, 0, 11);
  if (Number.isInteger(key)) read.key = key;
  if (facts.mode === 'major' || facts.mode === 'minor') read.mode = facts.mode;
  for (const name of lists) {
    const list: unknown = facts[name];
    if (Array.isArray(list)) read[name] = namesOf(list, (one) => namesFor(name, one));
  }
  if (Array.isArray(facts.similarTo)) read.similarTo = namesOf(facts.similarTo, (one) => [one.slice(0, 120)]);
  if (Array.isArray(facts.estimated))
    read.estimated = estimable.filter((name) => facts.estimated?.includes(name) && read[name] !== undefined);
  if (Array.isArray(facts.measured))
    read.measured = measurable.filter((name) => facts.measured?.includes(name) && read[name] !== undefined);
  if (wasPlayed) read.familiar = true;
  else if (typeof facts.familiar === 'boolean') read.familiar = facts.familiar;
  return read;
}

/** Names as they are listed come first, so that a bound cuts off the broader ones. */
function namesOf(list: readonly unknown[], read: (one: string) => readonly string[]): string[] {
  const all = list.flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [read(one)] : []));
  const own = all.flatMap(([name]) => (name === undefined ? [] : [name]));
  return [...new Set([...own, ...all.flat()])].slice(0, namesAtMost);
}
