import type { Brief, Change, ConstraintKind } from '@attune/contract';
import { wordSet } from '../../cues/word-classes.ts';
import { hasCue, type Message, wordAt } from '../../message.ts';
import { keywordsLike } from '../keywords/refused-keywords.ts';
import { isKindOf } from './amend-constraints.ts';
import type { ReadConstraint } from './read-constraint.ts';

/** The changes of a brief that the constraints amount to. */
export function constraintChanges(
  message: Message,
  constraints: readonly ReadConstraint[],
  brief: Brief,
): Change[] {
  const changes: Change[] = [];
  const added = constraints.filter(({ operation }) => operation === 'want');
  const replaces = replacesKind(message) || added.some(({ from }) => isJust(message, from));
  for (const constraint of constraints) changes.push(...changesOf(constraint, brief));
  for (const constraint of added) changes.unshift(...contraryTo(constraint, added, brief));
  for (const constraint of added) {
    const others = brief.wanted.filter(
      ({ kind, value }) =>
        (kind === constraint.kind || (kind === 'keyword' && ofSound.has(constraint.kind))) &&
        !added.some((one) => one.kind === kind && one.value === value),
    );
    const exclusive = constraint.kind === 'tempo' || (constraint.kind === 'era' && !isAdded(message));
    if (exclusive || (replaces && constraint.kind !== 'activity' && constraint.kind !== 'scene')) {
      changes.unshift(...others.map(({ kind, value }) => removal('wanted', kind, value, constraint.words)));
      if (others.length === 0) changes.unshift(...lastOfAnotherKind(message, constraint, added, brief));
    }
  }
  return changes;
}

const doneLively: ReadonlySet<string> = new Set(['dancing', 'party', 'workout', 'running', 'strutting']);
const doneQuietly: ReadonlySet<string> = new Set(['sleep', 'meditation', 'massage', 'yoga', 'lullaby']);

/** "I want to DANCE", after music to meditate by, or no dance music: one excludes the other. */
function contraryTo(
  { kind, value, words }: ReadConstraint,
  added: readonly ReadConstraint[],
  { wanted, avoided }: Brief,
): Change[] {
  if (kind !== 'activity') return [];
  const contrary = doneLively.has(value) ? doneQuietly : doneQuietly.has(value) ? doneLively : null;
  const isContrary = (one: { kind: ConstraintKind; value: string }) =>
    one.kind === 'activity' &&
    contrary?.has(one.value) === true &&
    !added.some((other) => other.value === one.value);
  const isBan = (one: { value: string }) => value === 'dancing' && one.value === 'dance music';
  return [
    ...wanted.filter(isContrary).map((one) => removal('wanted', one.kind, one.value, words)),
    ...avoided.filter(isBan).map((one) => removal('avoided', one.kind, one.value, words)),
  ];
}

const ofSound: ReadonlySet<ConstraintKind> = new Set(['genre', 'instrument']);

/** "Singing bowls instead", where chant was wanted and no other instrument. */
function lastOfAnotherKind(
  message: Message,
  constraint: ReadConstraint,
  added: readonly ReadConstraint[],
  { wanted }: Brief,
): Change[] {
  if (!ofSound.has(constraint.kind) || !message.words.some(({ text }) => text === 'instead')) return [];
  const last = wanted.findLast(
    ({ kind, value }) => ofSound.has(kind) && !added.some((one) => one.kind === kind && one.value === value),
  );
  return last === undefined ? [] : [removal('wanted', last.kind, last.value, constraint.words)];
}

function changesOf(constraint: ReadConstraint, brief: Brief): Change[] {
  const { operation, kind, value, words } = constraint;
  const is = (one: { kind: string; value: string }) => one.kind === kind && one.value === value;
  const isWanted = brief.wanted.some(is);
  const isAvoided = brief.avoided.some(is);
  const add = (field: 'wanted' | 'avoided', name = value): Change => ({
    field,
    op: 'add',
    kind,
    value: name,
    words,
  });
  const instrumental = { kind: 'vocals' as const, value: 'instrumental' };
  const isInstrumental = brief.wanted.some((one) => one.kind === 'vocals' && one.value === 'instrumental');
  switch (operation) {
    case 'want':
      return [...sungOrNot(constraint, brief), ...softened(constraint, brief), add('wanted')];
    case 'avoid':
      if (kind === 'vocals' && value === 'vocals')
        return [...sungOrNot({ ...constraint, value: 'instrumental' }, brief), add('wanted', 'instrumental')];
      if (kind === 'vocals' && value === 'instrumental')
        return [removal('wanted', kind, value, words), add('wanted', 'vocals')];
      return [
        ...brief.wanted
          .filter((one) => isKindOf(one, constraint) || isInKeyword(one, value))
          .map((one) => removal('wanted', one.kind, one.value, words)),
        add('avoided'),
      ];
    case 'lessen':
      return [{ field: 'avoided', op: 'add', kind, value, soft: true, words }];
    case 'takeOut':
    case 'swapOut':
      if (isWanted) return [removal('wanted', kind, value, words)];
      if (kind === 'keyword')
        return keywordsLike(value, brief).map((one) => removal('wanted', kind, one, words));
      if (operation === 'swapOut') return [];
      return changesOf({ ...constraint, operation: 'avoid' }, brief);
    case 'allow':
    case 'bringBack':
      // "Instrumental. No wait, vocals are fine": the same message may have asked for none.
      if (
        kind === 'vocals' &&
        value !== 'instrumental' &&
        !isAvoided &&
        (isInstrumental || operation === 'allow')
      ) {
        return [removal('wanted', instrumental.kind, instrumental.value, words)];
      }
      if (isAvoided) return [removal('avoided', kind, value, words)];
      return operation === 'bringBack' ? [add('wanted')] : [];
  }
}

/** "Ethiopian jazz", "power ballads", once there is to be no jazz and no ballad. */
const isInKeyword = ({ kind, value }: { kind: ConstraintKind; value: string }, refused: string): boolean =>
  kind === 'keyword' &&
  value
    .toLowerCase()
    .split(' ')
    .some((word) => word === refused || word === `${refused}s`);

/** Heavy metal is wanted where all metal was avoided: as little as can be of the rest of it. */
function softened(wanted: ReadConstraint, { avoided }: Brief): Change[] {
  return avoided
    .filter((one) => one.soft !== true && isKindOf(wanted, one))
    .map(({ kind, value }) => ({
      field: 'avoided',
      op: 'add',
      kind,
      value,
      soft: true,
      words: wanted.words,
    }));
}

/** Who sings and that nobody sings exclude each other. */
function sungOrNot({ kind, value, words }: ReadConstraint, brief: Brief): Change[] {
  if (kind !== 'vocals') return [];
  return brief.wanted
    .filter((one) => one.kind === 'vocals' && (value === 'instrumental') !== (one.value === 'instrumental'))
    .map((one) => removal('wanted', 'vocals', one.value, words));
}

function removal(field: 'wanted' | 'avoided', kind: ConstraintKind, value: string, words: string): Change {
  return { field, op: 'remove', kind, value, words };
}

/** "blues instead", "make it techno", "only piano": takes the place of others of its kind. */
function replacesKind(message: Message): boolean {
  const words = message.words.map(({ text }) => text);
  return words.some((word, at) => {
    const next = words[at + 1];
    if (word === 'instead') return next !== 'of';
    // "Forget that, techno".
    if (takingBack.has(word) && at === 0) return words.slice(1, 3).some((one) => backwards.has(one));
    // "Changed my mind, girl groups".
    if (word === 'mind') return words[at - 1] === 'my' && words[at - 2] === 'changed';
    if (word === 'only' || word === 'exclusively' || word === 'purely')
      // "Add merengue, and only songs in Spanish" is about the language.
      return words[at - 1] !== 'not' && !(isAdded(message) && words[at + 2] === 'in');
    if (word === 'switch' || word === 'change') return words.slice(at, at + 4).includes('to');
    return word === 'make' && next === 'it' && hasCue(message, 'makeIt') && !isAdded(message);
  });
}

const takingBack = wordSet('forget scrap ditch drop bin lose');
const backwards = wordSet('that this it those these');

/** "Just country for a bit". */
const isJust = (message: Message, from: number): boolean =>
  wordAt(message, from - 1) === 'just' && wordAt(message, from - 2) !== 'not' && !isAdded(message);

function isAdded(message: Message): boolean {
  return message.words.some(({ text }) =>
    ['also', 'add', 'too', 'plus', 'more', 'additionally', 'include', 'well'].includes(text),
  );
}
