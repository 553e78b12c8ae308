import type { Brief, Constraint, Like } from '@attune/contract';
import { texts } from './texts.ts';

/** One thing that was heard, and the brief without it. */
export interface BriefEntry {
  /** Tells it from every other one, in briefs that come later as well. */
  key: string;
  group: 'wanted' | 'avoided' | 'rest';
  label: string;
  without: Brief;
}

/** A tempo that was told in figures is named by them: "170 bpm" and not `fast`. */
const nameOf = ({ kind, value, matched }: Constraint) => {
  if (kind === 'tempo' && /\d/.test(matched)) return matched;
  return kind === 'vocals' && value === 'instrumental' ? texts.noVocals : value;
};

const likeName = (like: Like) => (like.kind === 'playing' ? texts.likePlaying : texts.like(like.name));

/** "Work stress" tells of the work as well: one chip is for both, and takes both away. */
const isImpliedBy = (situation: string | null, { kind, value }: Constraint): boolean =>
  kind === 'activity' && situation !== null && ` ${situation} `.includes(` ${value} `);

/** What a brief holds beside mood and target, in short words, and nothing of what was not said. */
export function entriesOf(brief: Brief): BriefEntry[] {
  const { situation, wanted, avoided, like, length, explicit, discovery } = brief;
  const rest = (key: string, label: string, change: Partial<Brief>): BriefEntry => ({
    key: `${key} ${label}`,
    group: 'rest',
    label,
    without: { ...brief, ...change },
  });
  const others = wanted.filter((one) => !isImpliedBy(situation, one));
  return [
    ...(situation === null ? [] : [rest('situation', situation, { situation: null, wanted: others })]),
    ...others.map(
      (one): BriefEntry => ({
        key: `wanted ${one.kind} ${nameOf(one)}`,
        group: 'wanted',
        label: nameOf(one),
        without: { ...brief, wanted: wanted.filter((other) => other !== one) },
      }),
    ),
    ...avoided.map(
      (one): BriefEntry => ({
        key: `avoided ${one.kind} ${one.value}`,
        group: 'avoided',
        label: texts.avoided(nameOf(one), one.soft === true),
        without: { ...brief, avoided: avoided.filter((other) => other !== one) },
      }),
    ),
    ...like.map((one) => rest('like', likeName(one), { like: like.filter((other) => other !== one) })),
    ...(length === null ? [] : [rest('length', texts.length(length), { length: null })]),
    ...(explicit ? [] : [rest('explicit', texts.clean, { explicit: true })]),
    ...(discovery === 'any' ? [] : [rest('discovery', texts.discovery[discovery], { discovery: 'any' })]),
  ];
}

/** What a message made of one brief another. */
export interface BriefChanges {
  /** Keys of the entries that came. */
  added: ReadonlySet<string>;
  /** Entries that went. */
  removed: readonly string[];
  movedTarget: boolean;
  changedPath: boolean;
}

export function changesOf(before: Brief | null, after: Brief | null): BriefChanges {
  if (before === null || after === null)
    return { added: new Set(), removed: [], movedTarget: false, changedPath: false };
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const missingIn = (entries: readonly BriefEntry[]) => (entry: BriefEntry) =>
    !entries.some(({ key }) => key === entry.key);
  return {
    added: new Set(now.filter(missingIn(old)).map(({ key }) => key)),
    removed: old.filter(missingIn(now)).map(({ label }) => label),
    movedTarget:
      before.target.valence !== after.target.valence || before.target.energy !== after.target.energy,
    changedPath: before.path !== after.path,
  };
}
