import type { Brief, Change, Constraint, Like } from '@attune/contract';
import { beatsIn } from '@attune/vocabulary';

/** The words of a message by what they changed, found by `keyOfChange`. */
export type WordsOfChanges = ReadonlyMap<string, string>;

export function keyOfChange(field: string, kind = '', value = ''): string {
  return `${field}/${kind}/${value.toLowerCase()}`;
}

const settings = ['mood', 'path', 'length', 'explicit', 'discovery', 'situation'] as const;
const points = ['feeling', 'target'] as const;
const axes = ['valence', 'energy'] as const;
const empty = {
  wanted: [],
  avoided: [],
  like: [],
  path: 'match',
  length: null,
  explicit: true,
  discovery: 'any',
  situation: null,
};

/** What makes the one brief of the other, with the words that asked for it where there are any. */
export function changesBetween(before: Brief | null, after: Brief, words: WordsOfChanges): Change[] {
  const from: Partial<Brief> = before ?? (empty as Partial<Brief>);
  return [
    ...settings.flatMap((field): Change[] => {
      const [old, now] = [from[field] ?? null, after[field]];
      return JSON.stringify(old) === JSON.stringify(now)
        ? []
        : [withWords({ field, op: 'set', from: old, to: now }, words, field)];
    }),
    ...points.flatMap((point) =>
      axes.flatMap((axis): Change[] => {
        const [old, now] = [from[point]?.[axis] ?? null, after[point][axis]];
        const field = `${point}.${axis}` as const;
        return old === now ? [] : [withWords({ field, op: 'set', from: old, to: now }, words, field)];
      }),
    ),
    ...listChanges('wanted', from.wanted ?? [], after.wanted, words),
    ...listChanges('avoided', from.avoided ?? [], after.avoided, words),
    ...likeChanges(from.like ?? [], after.like, words),
  ];
}

function withWords(change: Change, words: WordsOfChanges, ...key: [string, string?, string?]): Change {
  const said = words.get(keyOfChange(...key));
  return said === undefined ? change : { ...change, words: said };
}

/** "150 to 160 bpm" after "170 bpm" is another wish, though both are fast. */
function areSameBeats(one: Constraint, other: Constraint): boolean {
  const [asked, before] = [beatsIn(one.matched), beatsIn(other.matched)];
  return asked?.least === before?.least && asked?.most === before?.most;
}

function listChanges(
  field: 'wanted' | 'avoided',
  before: readonly Constraint[],
  after: readonly Constraint[],
  words: WordsOfChanges,
): Change[] {
  const same = (one: Constraint, other: Constraint) =>
    one.kind === other.kind &&
    one.value === other.value &&
    one.soft === other.soft &&
    (one.kind !== 'tempo' || areSameBeats(one, other));
  const missingIn = (list: readonly Constraint[]) => (one: Constraint) =>
    !list.some((other) => same(one, other));
  const change =
    (op: 'add' | 'remove') =>
    (one: Constraint): Change =>
      withWords(
        { field, op, kind: one.kind, value: one.value, ...(one.soft && op === 'add' && { soft: true }) },
        words,
        field,
        one.kind,
        one.value,
      );
  const isReplaced = (one: Constraint) =>
    after.some((other) => other.kind === one.kind && other.value === one.value);
  return [
    ...before
      .filter(missingIn(after))
      .filter((one) => !isReplaced(one))
      .map(change('remove')),
    ...after.filter(missingIn(before)).map(change('add')),
  ];
}

function likeChanges(before: readonly Like[], after: readonly Like[], words: WordsOfChanges): Change[] {
  const missingIn = (list: readonly Like[]) => (one: Like) =>
    !list.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const change =
    (op: 'add' | 'remove') =>
    (like: Like): Change =>
      withWords(
        { field: 'like', op, like },
        words,
        'like',
        like.kind,
        like.kind === 'playing' ? '' : like.name,
      );
  return [
    ...before.filter(missingIn(after)).map(change('remove')),
    ...after.filter(missingIn(before)).map(change('add')),
  ];
}

/** The words that asked for each change, by its key. */
export function wordsOf(changes: readonly Change[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const change of changes) {
    if (change.words === undefined) continue;
    const key =
      change.field === 'like'
        ? keyOfChange('like', change.like.kind, change.like.kind === 'playing' ? '' : change.like.name)
        : change.op === 'set'
          ? keyOfChange(change.field)
          : keyOfChange(change.field, change.kind, change.value);
    words.set(key, change.words);
  }
  return words;
}
