import type { ConstraintKind } from '@attune/contract';

/** What a message does to one thing it names. */
export type ConstraintOperation =
  /** The music is to have it. */
  | 'want'
  /** Never. */
  | 'avoid'
  /** As little as can be. */
  | 'lessen'
  /** Wanted no longer where it was; turned down where it was not. */
  | 'takeOut'
  /** Turned down no longer. */
  | 'allow'
  /** Turned down no longer, and wanted where it never was turned down. */
  | 'bringBack'
  /** Another takes its place. */
  | 'swapOut';

export interface ReadConstraint {
  operation: ConstraintOperation;
  kind: ConstraintKind;
  value: string;
  words: string;
  from: number;
  to: number;
  /** A name of music that cannot be anything else where it stands. */
  meant: boolean;
  /** Words right before or behind it say what is to become of it. */
  isLed?: boolean;
}

/** "Not too slow": a model hears drive in it, where none is asked for. */
export const isTempoRefused = (constraints: readonly ReadConstraint[]): boolean =>
  constraints.length > 0 &&
  constraints.every(({ kind, operation }) => kind === 'tempo' && operation === 'avoid');
