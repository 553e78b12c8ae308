import {
  type Brief,
  briefBounds,
  briefSchema,
  type Change,
  type Constraint,
  type Like,
  nearestMood,
} from '@attune/contract';

type ListChange = Extract<Change, { field: 'wanted' | 'avoided' }>;
type LikeChange = Extract<Change, { field: 'like' }>;
type SettingChange = Extract<Change, { op: 'set' }>;

/**
 * The brief after the changes, one after the other. A value never stands on both sides: the later change wins. A full
 * list lets go of its oldest entry. A target that moved draws the mood along, unless a change names one.
 * Changes that would make no valid brief, such as a length of a week, are left out. Never throws.
 */
export function applyChanges(brief: Brief, changes: readonly Change[]): Brief {
  const changed = changes.reduce(applyOne, brief);
  const movesTarget = changes.some(({ field }) => field.startsWith('target.'));
  const namesMood = changes.some(({ field }) => field === 'mood');
  return movesTarget && !namesMood ? { ...changed, mood: nearestMood(changed.target, brief.mood) } : changed;
}

function applyOne(brief: Brief, change: Change): Brief {
  if (change.op === 'set') return applySetting(brief, change);
  return change.field === 'like' ? applyLike(brief, change) : applyToList(brief, change);
}

function applyToList(brief: Brief, change: ListChange): Brief {
  const { field, op, kind, value } = change;
  const others = (list: readonly Constraint[]) =>
    list.filter((one) => one.kind !== kind || one.value !== value);
  const cleared = { ...brief, [field]: others(brief[field]) };
  if (op === 'remove') return cleared;
  const added: Constraint = {
    kind,
    value,
    matched: change.words ?? value,
    ...(change.soft === true && field === 'avoided' && { soft: true }),
  };
  const opposite = field === 'wanted' ? 'avoided' : 'wanted';
  return valid(
    {
      ...cleared,
      [field]: [...cleared[field], added].slice(-briefBounds[field]),
      [opposite]: others(brief[opposite]),
    },
    brief,
  );
}

const nameOf = (like: Like) => (like.kind === 'playing' ? '' : like.name.toLowerCase());

function applyLike(brief: Brief, { op, like }: LikeChange): Brief {
  const others = brief.like.filter((one) => one.kind !== like.kind || nameOf(one) !== nameOf(like));
  if (op === 'remove') return { ...brief, like: others };
  return valid({ ...brief, like: [...others, like].slice(-briefBounds.like) }, brief);
}

function applySetting(brief: Brief, { field, to }: SettingChange): Brief {
  const [outer, axis] = field.split('.');
  if (axis === undefined) return valid({ ...brief, [field]: to }, brief);
  const point = outer === 'target' ? 'target' : 'feeling';
  return valid({ ...brief, [point]: { ...brief[point], [axis]: to } }, brief);
}

function valid(next: unknown, before: Brief): Brief {
  const checked = briefSchema.safeParse(next);
  return checked.success ? checked.data : before;
}
