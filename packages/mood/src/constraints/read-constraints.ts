import type { MessageConstraint, MessageConstraints } from './constraint.ts';
import { meantSpans } from './context.ts';
import { findTerms } from './find-terms.ts';
import { maskIdioms } from './idioms.ts';
import { turnedDown } from './polarity.ts';
import { decidingMention, type Mention } from './reconcile.ts';
import type { Span } from './span.ts';
import { type Token, tokenize } from './tokens.ts';

/**
 * Reads what a listener named beside the mood: genres, eras, activities, instruments, tempo and vocals, wanted
 * or turned down. "like jazz but no saxophone" wants jazz and avoids the saxophone. Singing turned down is the
 * constraint instrumental music, and the other way round. What is named twice stands on one side: `reconcile.ts`. Never
 * throws; an unknown text names nothing.
 * @see fixtures/README.md for the rules, fixtures/constraints.tsv for the requests it is measured on.
 */
export function readConstraints(message: string): MessageConstraints {
  const tokens = tokenize(message);
  const spans = meantSpans(findTerms(tokens, maskIdioms(tokens)), tokens);
  const rejected = turnedDown(tokens, spans);
  const wanted: MessageConstraint[] = [];
  const avoided: MessageConstraint[] = [];
  const counted = spans.filter((span) => !span.onlyAvoided || rejected.has(span));
  for (const span of oneSided(counted, rejected, tokens)) {
    const matched = message.slice(tokens[span.from]?.start, tokens[span.to - 1]?.end);
    const opposite = rejected.has(span) ? oppositeVocals(span) : undefined;
    const constraint: MessageConstraint = { kind: span.kind, value: opposite ?? span.value, matched };
    addOnce(rejected.has(span) && opposite === undefined ? avoided : wanted, constraint);
  }
  return { wanted, avoided };
}

/** The spans without those whose thing is decided the other way by another one. */
function oneSided(
  spans: readonly Span[],
  rejected: ReadonlyMap<Span, number>,
  tokens: readonly Token[],
): readonly Span[] {
  const sides = new Map<string, { wanted: boolean; refused: boolean; mentions: Mention[] }>();
  const keyOf = ({ kind, value }: Span) => `${kind}:${value}`;
  for (const span of spans) {
    const known = sides.get(keyOf(span)) ?? { wanted: false, refused: false, mentions: [] };
    known[rejected.has(span) ? 'refused' : 'wanted'] = true;
    known.mentions.push({ span, refusedFrom: rejected.get(span) });
    sides.set(keyOf(span), known);
  }
  const refusedInTheEnd = new Map<string, boolean>();
  for (const [key, { wanted, refused, mentions }] of sides) {
    if (!wanted || !refused) continue;
    refusedInTheEnd.set(key, decidingMention(mentions, tokens)?.refusedFrom !== undefined);
  }
  return spans.filter((span) => {
    const refused = refusedInTheEnd.get(keyOf(span));
    return refused === undefined || refused === rejected.has(span);
  });
}

function oppositeVocals(span: Span): string | undefined {
  if (span.kind !== 'vocals') return undefined;
  if (span.value === 'vocals') return 'instrumental';
  return span.value === 'instrumental' ? 'vocals' : undefined;
}

function addOnce(constraints: MessageConstraint[], constraint: MessageConstraint): void {
  if (!constraints.some(({ kind, value }) => kind === constraint.kind && value === constraint.value))
    constraints.push(constraint);
}
