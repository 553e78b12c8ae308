import type { MessageConstraintKind } from './constraint.ts';

/** A run of tokens that may name a constraint. */
export interface Span {
  kind: MessageConstraintKind;
  value: string;
  /** First token and the one after the last. */
  from: number;
  to: number;
  /** True for an everyday word that needs words of music around. */
  ambiguous: boolean;
  onlyAvoided: boolean;
}

/** Spans without overlap, found by where they begin and end. */
export interface Spans {
  startingAt: (at: number) => Span | undefined;
  endingAt: (at: number) => Span | undefined;
}

export function spansByPlace(spans: readonly Span[]): Spans {
  const starts = new Map(spans.map((span) => [span.from, span]));
  const ends = new Map(spans.map((span) => [span.to, span]));
  return { startingAt: (at) => starts.get(at), endingAt: (at) => ends.get(at) };
}
