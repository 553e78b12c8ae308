import type { AffectPoint } from '@attune/contract';
import type { Candidate } from '../candidate.ts';
import { comparable } from '../names/comparable.ts';
import type { Credits } from '../names/credits.ts';
import { isVersion, songKeys } from '../names/song-keys.ts';
import { numberIn, tempoOf } from '../traits/answer.ts';
import { costAt, distanceAt, type Scores } from './score.ts';
import { weights } from './weights.ts';

/** A candidate worth a closer look, with everything the search compares. */
export interface Item {
  candidate: Candidate;
  /** Its cost in each stage. */
  costs: Float64Array;
  /** How far it is from the point of each stage; an axis nobody has measured counts as in its cost, `NaN` where neither is known. */
  distances: Float64Array;
  tier: number;
  met: number;
  /** How much of what is wanted it lacks, in things that are missing. */
  lacks: number;
  recent: boolean;
  valence: number;
  energy: number;
  /** In octaves, since tempo is heard as a ratio; `NaN` where not known. */
  tempo: number;
  /** Steps around the circle of fifths of its key signature; `NaN` where not known. */
  fifths: number;
  /** Numbers that stand for names, as `Names` gave them. */
  artists: readonly number[];
  songs: readonly number[];
  /** -1 where not known. */
  album: number;
}

/** Numbers for names, counted from 0, so that the search compares and counts without reading a name again. */
export class Names {
  readonly #numbers = new Map<string, number>();

  numberOf(name: string): number {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(name, number);
    }
    return number;
  }

  get count(): number {
    return this.#numbers.size;
  }
}

export interface NamesOfPool {
  credits: Credits;
  artists: Names;
  songs: Names;
  albums: Names;
}

export function itemOf(
  candidate: Candidate,
  at: number,
  { scores, points, names }: { scores: Scores; points: readonly AffectPoint[]; names: NamesOfPool },
): Item {
  const artists = names.credits.of(candidate);
  const version = isVersion(candidate.name) ? weights.version : 0;
  return {
    candidate,
    costs: Float64Array.from(points, (point) => costAt(scores, at, point) + version),
    distances: Float64Array.from(points, (point) => distanceAt(scores, at, point)),
    tier: scores.tier[at] ?? 0,
    met: scores.met[at] ?? 0,
    lacks: scores.lacks[at] ?? 0,
    recent: scores.recent[at] === 1,
    valence: scores.valence[at] ?? Number.NaN,
    energy: scores.energy[at] ?? Number.NaN,
    tempo: Math.log2(tempoOf(candidate.facts?.tempo)),
    fifths: signature(candidate),
    artists: artists.map((name) => names.artists.numberOf(name)),
    songs: songKeys(candidate.name, artists).map((key) => names.songs.numberOf(key)),
    album:
      typeof candidate.album === 'string'
        ? names.albums.numberOf(`${comparable(candidate.album)}
${artists[0]}`)
        : -1,
  };
}

/** Steps from C of the major key with the same signature. */
export function signature({ facts }: Candidate): number {
  const key = numberIn(facts?.key, 0, 11);
  if (!Number.isInteger(key) || (facts.mode !== 'major' && facts.mode !== 'minor')) return Number.NaN;
  return ((facts.mode === 'major' ? key : key + 3) * 7) % 12;
}
