import type { Brief, Change, Preferences } from '@attune/contract';

/** What a listener has set for every brief that begins; a brief that goes on knows it already. */
export type BriefPreferences = Pick<Preferences, 'explicit' | 'discovery' | 'length'>;

/** A brief that has just begun, with what the listener has set wherever their message said nothing of it. */
export function withPreferences(
  brief: Brief,
  changes: readonly Change[],
  { explicit, discovery, length }: BriefPreferences,
): Brief {
  const isSaid = (field: keyof BriefPreferences) => changes.some((change) => change.field === field);
  return {
    ...brief,
    ...(explicit !== undefined && !isSaid('explicit') && { explicit }),
    ...(discovery !== undefined && !isSaid('discovery') && { discovery }),
    ...(length !== undefined && !isSaid('length') && { length }),
  };
}
