import {
  type AffectPoint,
  type Brief,
  briefBounds,
  type Change,
  type Mood,
  moodTargets,
  nearestMood,
} from '@attune/contract';
import { beatsIn, tempoOf } from '@attune/vocabulary';
import { angerAsked, angerPoint } from '../feeling/anger.ts';
import { leavesTrouble } from '../feeling/plain-news.ts';
import type { Message } from '../message.ts';
import { constraintChanges } from '../parts/constraints/constraint-changes.ts';
import { eraLimits } from '../parts/constraints/read-era-limits.ts';
import { eraChanges } from '../parts/constraints/read-era-move.ts';
import { awayFrom } from '../parts/moods/read-denied-moods.ts';
import type { Moves } from '../parts/moves/read-moves.ts';
import { movesMusic, type Parts } from '../parts/read-parts.ts';
import type { AskedPath } from '../parts/settings/read-path.ts';
import { insteadOfUnmet } from './instead-of-unmet.ts';
import { likesTakenBack } from './likes-taken-back.ts';
import { moodWays } from './mood-ways.ts';

/** The changes that hold whether a brief goes on or begins anew: what is wanted, avoided, liked, and how much of it. */
export function musicChanges(message: Message, parts: Parts, brief: Brief): Change[] {
  const words = (text: string) => text.slice(0, briefBounds.words);
  const { allowed = [] } = parts.artists;
  const isAllowed = (name: string) => allowed.some((one) => one.toLowerCase() === name.toLowerCase());
  return [
    ...insteadOfUnmet(message, parts, brief),
    ...constraintChanges(message, [...parts.keywords, ...parts.constraints], brief),
    ...eraChanges(message, brief),
    ...eraLimits(message),
    ...parts.languages.map(
      ({ value, avoided, soft, words: said }): Change => ({
        field: avoided ? 'avoided' : 'wanted',
        op: 'add',
        kind: 'language',
        value,
        ...(soft && { soft }),
        words: words(said),
      }),
    ),
    ...(parts.anyLanguage ? languagesIn(brief) : []),
    ...allowed.map(
      (value): Change => ({ field: 'avoided', op: 'remove', kind: 'artist', value, words: words(value) }),
    ),
    ...likesTakenBack(message, parts, brief),
    // "Not like Nirvana": neither their songs nor what is like them.
    ...parts.artists.avoided
      .filter(({ unlike }) => unlike === true)
      .map(({ name }): Change => ({ field: 'like', op: 'remove', like: { kind: 'artist', name } })),
    ...parts.artists.like.map(
      ({ like, words: said }): Change => ({ field: 'like', op: 'add', like, words: words(said) }),
    ),
    ...(parts.likedTracks ?? []).map((like): Change => ({ field: 'like', op: 'add', like })),
    ...parts.artists.avoided
      .filter(({ name }) => !isAllowed(name))
      .map(
        ({ name, soft, words: said }): Change => ({
          field: 'avoided',
          op: 'add',
          kind: 'artist',
          value: name,
          ...(soft && { soft: true }),
          words: words(said),
        }),
      ),
    ...(parts.length === null
      ? []
      : [set('length', brief.length, parts.length.length, words(parts.length.words))]),
    ...(parts.explicit === null
      ? []
      : [set('explicit', brief.explicit, parts.explicit.value, words(parts.explicit.words))]),
    ...(parts.discovery === null
      ? []
      : [set('discovery', brief.discovery, parts.discovery.value, words(parts.discovery.words))]),
  ];
}

function languagesIn(brief: Brief): Change[] {
  return (['wanted', 'avoided'] as const).flatMap((field) =>
    brief[field]
      .filter(({ kind }) => kind === 'language')
      .map(({ kind, value }): Change => ({ field, op: 'remove', kind, value })),
  );
}

/** Where the music of a brief that goes on is to lead now. */
export function targetChanges(message: Message, parts: Parts, brief: Brief): Change[] {
  const { asked, path, moves } = parts;
  const changes: Change[] = [];
  // Who is angry no more, or over somebody, wants no music for it.
  let target = leavesTrouble(message.text, brief) ? withoutTrouble : brief.target;
  const named = asked?.mood ?? goalOf(parts, brief);
  if (path !== null && !(asked?.mood === path.to && isThere(path, brief))) {
    changes.push(set('path', brief.path, path.path, path.words));
    if (path.from !== null)
      changes.push(...pointChanges('feeling', brief.feeling, startAt(path.from, path, brief), path.words));
  }
  const words = asked?.words ?? path?.words;
  if (asked?.isEven === true) target = { ...target, energy: moodTargets.focus.energy };
  else if (named !== null && angerAsked(asked, brief, message.text)) target = angerPoint;
  else if (named !== null && !isFurther(brief, named)) target = moodTargets[named];
  if (named !== null && (asked?.isStrong || asksNothingElse(parts)) && isAt(brief.target, target))
    target = further(target, named);
  const said = moves.words.join(', ').slice(0, briefBounds.words);
  if (movesMusic(parts) && asked?.isEven !== true)
    target = awayFrom(moved(target, moves), moves.denied, named !== null);
  else if (named === null && path?.path === 'shift' && !isFarOff(path.from, target))
    target = moved(
      target,
      brief.mood === 'sad' ? { valence: builtUp, energy: 0 } : { valence: 0, energy: builtUp },
    );
  changes.push(...pointChanges('target', brief.target, target, said === '' ? words : said));
  if (named !== null && !movesMusic(parts)) changes.push(set('mood', brief.mood, named, words));
  return changes;
}

/** "I need calm" of music that is calm already leads nowhere from what was felt. */
const isThere = ({ path, from, to, rises }: AskedPath, brief: Brief): boolean =>
  path === 'shift' && from === null && rises !== true && to === brief.mood && brief.path === 'match';

const withoutTrouble: AffectPoint = { valence: 0.6, energy: 0.4 };

/** Lively music that is to begin slowly has its way to go already. */
const isFarOff = (from: Mood | null, { energy }: AffectPoint): boolean =>
  from !== null && energy - moodTargets[from].energy >= farOff;
const farOff = 0.4;

/** What is to start slow and build up is as glad or as sad as it was. */
function startAt(from: Mood, { rises }: AskedPath, { feeling }: Brief): AffectPoint {
  const start = moodTargets[from];
  return rises === true && from === 'calm'
    ? { valence: feeling.valence, energy: Math.min(feeling.energy, start.energy) }
    : start;
}

/** "Something calm" of music that is calm: it is not calm enough, where "calm piano" asks for a piano. */
const asksNothingElse = ({ asked, constraints, artists, edits, length, languages, path }: Parts): boolean =>
  asked?.isCorrection !== true &&
  constraints.every(({ kind }) => kind === 'activity' || kind === 'scene') &&
  artists.like.length + artists.avoided.length + edits.length + languages.length === 0 &&
  length === null &&
  (path === null || (path.path !== 'match' && path.from === null));

/** "Fast, please" of music that was made faster than its mood is by itself takes nothing of it back. */
function isFurther({ mood, target }: Brief, named: Mood): boolean {
  const [own, way] = [moodTargets[named], moodWays[named]];
  const [valence, energy] = [target.valence - own.valence, target.energy - own.energy];
  const isAlong = (by: number, along: number) => (along === 0 ? Math.abs(by) < 0.01 : by * along >= 0);
  return mood === named && isAlong(valence, way.valence) && isAlong(energy, way.energy);
}

const isAt = (point: AffectPoint, other: AffectPoint): boolean =>
  Math.abs(point.valence - other.valence) < 0.01 && Math.abs(point.energy - other.energy) < 0.01;

/** "Very quiet" of music that is quiet already asks for more of it. */
const further = (target: AffectPoint, mood: Mood): AffectPoint => moved(target, moodWays[mood]);

/** How far music that builds up goes where nothing says how far. */
export const builtUp = 0.35;

/** "cheer me up" leads to happy; a match stays where the listener is. */
function goalOf({ path }: Parts, brief: Brief): Mood | null {
  if (path === null) return null;
  if (path.to !== null) return path.to;
  return path.path === 'match' && brief.path === 'shift' ? nearestMood(brief.feeling, brief.mood) : null;
}

export function moved(from: AffectPoint, by: { valence: number; energy: number }): AffectPoint {
  return {
    valence: bounded(onFrom(from.valence, by.valence)),
    energy: bounded(onFrom(from.energy, by.energy)),
  };
}

/** What is left to an end is gone half at a time, so that "harder" can be said again; what is as little as this, at once. */
const atTheEnd = 0.04;
function onFrom(value: number, by: number): number {
  const left = by > 0 ? 1 - value : value;
  if (Math.abs(by) < left || left <= atTheEnd) return value + by;
  return value + (Math.sign(by) * left) / 2;
}

/** Rounded, so that moving there and back ends where it began. */
function bounded(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 1000) / 1000));
}

export function pointChanges(
  point: 'feeling' | 'target',
  before: AffectPoint,
  after: AffectPoint,
  words: string | undefined,
): Change[] {
  return [
    ...(before.valence === after.valence
      ? []
      : [set(`${point}.valence`, before.valence, after.valence, words)]),
    ...(before.energy === after.energy ? [] : [set(`${point}.energy`, before.energy, after.energy, words)]),
  ];
}

type Setting = Extract<Change, { op: 'set' }>;

export function set(
  field: Setting['field'],
  from: Setting['from'],
  to: Setting['to'],
  words: string | undefined,
): Setting {
  return {
    field,
    op: 'set',
    from,
    to,
    ...(words !== undefined && { words: words.slice(0, briefBounds.words) }),
  };
}

const namesBeats = (change: Change): boolean =>
  change.field === 'wanted' &&
  change.op === 'add' &&
  change.kind === 'tempo' &&
  beatsIn(change.words ?? '') !== null;

/** "slower" is a tempo as well, unless figures say how fast: "too fast, 140 to 150 bpm". */
export function withTempo(changes: readonly Change[], parts: Parts, before: Brief): Change[] {
  const { lessTempo } = parts.moves;
  if (changes.some(namesBeats)) return [...changes];
  const ended = contraryTempo(changes, parts, before);
  if (ended.length > 0) return [...changes, ...ended];
  const { value, words } = tempoNow(parts.moves);
  const others = before.wanted
    .filter(
      (one) => one.kind === 'tempo' && (value === undefined ? one.value === lessTempo : one.value !== value),
    )
    .map((one): Change => ({ field: 'wanted', op: 'remove', kind: 'tempo', value: one.value }));
  if (value === undefined) return [...changes, ...others];
  return [...changes, ...others, { field: 'wanted', op: 'add', kind: 'tempo', value, words }];
}

/** "Fast" does not outlive "calm and quiet", nor "slow" what is to be energetic; and of two that one message names the last holds. */
function contraryTempo(changes: readonly Change[], { asked, moves }: Parts, { wanted }: Brief): Change[] {
  const isTempo = (one: Change | Brief['wanted'][number]) => 'kind' in one && one.kind === 'tempo';
  const named = changes.flatMap((one) =>
    one.field === 'wanted' && one.op === 'add' && isTempo(one) ? [one.value] : [],
  );
  const last = moves.tempo ?? named.at(-1);
  const now = last ?? (asked?.mood === 'calm' ? 'slow' : asked?.mood === 'energetic' ? 'fast' : undefined);
  if (now === undefined) return [];
  return wanted
    .filter((one) => isTempo(one) && one.value !== now && opposed.has(one.value))
    .filter(({ value }) => last === undefined || named.includes(value))
    .map(({ kind, value }): Change => ({ field: 'wanted', op: 'remove', kind, value }));
}
const opposed: ReadonlySet<string> = new Set(['fast', 'slow']);

/** The tempo that "slower" is, or that of the figure beside it. */
function tempoNow({ tempo, beats, words }: Moves): { value: string | undefined; words: string } {
  return beats === undefined
    ? { value: tempo, words: words.join(', ').slice(0, briefBounds.words) }
    : { value: tempoOf({ least: beats, most: beats }), words: `${beats} bpm` };
}
