import type { Brief, MixTrack } from '@attune/contract';
import { formWords } from '@attune/vocabulary';

export type Verdict = 'met' | 'unmet' | 'unknown';
type Has = boolean | null;

function listed(list: readonly string[] | undefined, value: string, isComplete: boolean): Has {
  if (list === undefined) return null;
  if (list.includes(value)) return true;
  return isComplete ? false : null;
}

function isSung({ facts, factsFrom }: MixTrack): Has {
  const voices = facts.vocals?.filter((voice) => voice !== 'instrumental');
  const figure = facts.instrumentalness;
  if ((figure !== undefined && figure < 0.5) || (voices !== undefined && voices.length > 0)) return true;
  if (figure !== undefined) return false;
  if (facts.vocals === undefined) return null;
  return facts.vocals.length > 0 || factsFrom !== 'tags' ? false : null;
}

const not = (has: Has): Has => (has === null ? null : !has);

function hasVoice(track: MixTrack, value: string): Has {
  if (value === 'vocals') return isSung(track);
  if (value === 'instrumental') return not(isSung(track));
  const voices = track.facts.vocals;
  if (voices?.includes(value)) return true;
  if (isSung(track) === false) return false;
  if (voices === undefined || track.factsFrom === 'tags') return null;
  const whose = ['female vocals', 'male vocals', 'duet'];
  const isSaid = voices.some((voice) => whose.includes(voice));
  return [...whose, 'autotune'].includes(value) && !isSaid ? null : false;
}

function inEra(year: number | null, value: string, stated: string | undefined): Has {
  if (year === null) return null;
  if (value === 'oldies') return year < 1980;
  // Which years are recent depends on the day the mix was made, which the answer does not tell.
  if (value === 'recent') return stated === 'met' ? year >= 1990 : null;
  return /^\d{3}0s$/.test(value) ? Math.floor(year / 10) * 10 === Number.parseInt(value, 10) : null;
}

const tempos: Record<string, readonly [number, number]> = {
  slow: [20, 90],
  medium: [90, 120],
  fast: [120, 400],
};

function hasTempo(tempo: number | undefined, value: string): Has {
  const borders = tempos[value];
  return tempo === undefined || borders === undefined ? null : tempo >= borders[0] && tempo <= borders[1];
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isBy({ artists, name }: MixTrack, value: string): Has {
  const who = plain(value);
  if (artists.some((artist) => plain(artist) === who)) return true;
  // A line of several, or a guest in the title, names them among others: no verdict either way without knowing who is who.
  return [...artists, name].some((line) => plain(line).includes(who)) ? null : false;
}

/** A word that is on it with another ending is a matter of taste; what stands nowhere is not known. */
function isWritten({ name, album, facts, durationMs }: MixTrack, value: string): Has {
  const [, is, minutes] = /^(shorter|longer) than ([\d.]+) minutes$/.exec(value) ?? [];
  if (is !== undefined)
    return is === 'shorter' ? durationMs <= Number(minutes) * 60_000 : durationMs >= Number(minutes) * 60_000;
  const said = [name, album ?? '', ...(facts.genres ?? [])].map(plain).join(' ');
  const words = plain(value)
    .split(' ')
    .filter((word) => word.length > 2 && word !== 'about' && word !== 'the');
  return words.length > 0 && words.every((word) => said.includes(word.replace(/s$/, ''))) ? true : null;
}

/** A waltz is one where its title says so; words of titles for it stand in the vocabulary. */
const isCalled = (title: string, genre: string) =>
  formWords.get(genre)?.some((word) => plain(title).split(' ').includes(word)) === true;

/** Whether a track has what a constraint names; `undefined` where this audit does not judge. */
function has(kind: string, value: string, track: MixTrack, stated: string | undefined): Has | undefined {
  const { facts } = track;
  const isComplete = track.factsFrom !== 'tags';
  switch (kind) {
    case 'genre':
      if (isCalled(track.name, value)) return true;
      return facts.genres === undefined || facts.genres.length === 0 ? null : facts.genres.includes(value);
    case 'instrument':
      return listed(facts.instruments, value, isComplete);
    case 'language':
      return listed(facts.languages, value, isComplete) ?? (isSung(track) === false ? false : null);
    case 'vocals':
      return hasVoice(track, value);
    case 'tempo':
      return hasTempo(facts.tempo, value);
    case 'era':
      return value === 'recent' && stated !== 'met' ? undefined : inEra(track.year, value, stated);
    case 'keyword':
      return isWritten(track, value);
    case 'artist':
      return isBy(track, value) ?? undefined;
    case 'activity':
    case 'scene': {
      const list = kind === 'activity' ? facts.activities : facts.scenes;
      // Where it is not listed, how the music sounds decides, by bounds that are a matter of taste.
      return list?.includes(value) === true ? true : undefined;
    }
    default:
      return undefined;
  }
}

/** The verdict of a check as its own facts have it; `null` where the audit cannot judge. */
export function verdictOf(of: string, track: MixTrack, brief: Brief | null): Verdict | null {
  const [side = '', kind = '', ...rest] = of.split(':');
  const value = rest.join(':');
  const stated = track.checks.find((check) => check.of === of)?.verdict;
  if (side === 'explicit') return verdict(track.explicit, false);
  if (side === 'discovery') return verdict(track.facts.familiar ?? null, kind === 'familiar');
  if (side === 'target') return brief === null ? null : targetVerdict(track, brief);
  if (side !== 'wanted' && side !== 'avoided' && side !== 'less') return null;
  const answer = has(kind, value, track, stated);
  return answer === undefined ? null : verdict(answer, side === 'wanted');
}

function verdict(answer: Has, wanted: boolean): Verdict {
  if (answer === null) return 'unknown';
  return answer === wanted ? 'met' : 'unmet';
}

function targetVerdict({ facts: { valence, energy } }: MixTrack, { target }: Brief): Verdict {
  // One axis that is off by more decides, whatever the other is.
  if (
    [(valence ?? target.valence) - target.valence, (energy ?? target.energy) - target.energy].some(
      (off) => Math.abs(off) > 0.3,
    )
  )
    return 'unmet';
  if (valence === undefined || energy === undefined) return 'unknown';
  return Math.hypot(valence - target.valence, energy - target.energy) <= 0.3 ? 'met' : 'unmet';
}
