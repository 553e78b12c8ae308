import { isMeant } from './context.ts';
import { findTerms, type Span } from './find-terms.ts';
import { maskIdioms } from './idioms.ts';
import { turnedDown } from './polarity.ts';
import { type Token, tokenize } from './tokens.ts';
import type { Wish, Wishes } from './wish.ts';

/**
 * Reads what a listener named beside the mood: genres, eras, activities, instruments, tempo and vocals, wanted
 * or turned down. "like jazz but no saxophone" wants jazz and avoids the saxophone. Singing turned down is the
 * wish for instrumental music, and the other way round. Never throws; an unknown text names nothing.
 * @see fixtures/README.md for the rules, fixtures/wishes.tsv for the requests it is measured on.
 */
export function readWishes(message: string): Wishes {
  const tokens = tokenize(message);
  const spans = meantSpans(tokens);
  const rejected = turnedDown(tokens, spans);
  const wanted: Wish[] = [];
  const avoided: Wish[] = [];
  for (const span of spans) {
    if (span.onlyAvoided && !rejected.has(span)) continue;
    const matched = message.slice(tokens[span.from]?.start, tokens[span.to - 1]?.end);
    const opposite = rejected.has(span) ? oppositeVocals(span) : undefined;
    const wish: Wish = { kind: span.kind, value: opposite ?? span.value, matched };
    addOnce(rejected.has(span) && opposite === undefined ? avoided : wanted, wish);
  }
  return { wanted, avoided };
}

/** Everyday words are judged twice, so that one accepted late can still speak for its neighbour. */
function meantSpans(tokens: readonly Token[]): Span[] {
  const candidates = findTerms(tokens, maskIdioms(tokens));
  let meant = candidates.filter((span) => !span.ambiguous && isMeant(span, tokens, []));
  for (let round = 0; round < 2; round += 1) {
    const known = meant;
    meant = candidates.filter((span) => isMeant(span, tokens, known));
  }
  return meant;
}

function oppositeVocals(span: Span): string | undefined {
  if (span.kind !== 'vocals') return undefined;
  if (span.value === 'vocals') return 'instrumental';
  return span.value === 'instrumental' ? 'vocals' : undefined;
}

function addOnce(wishes: Wish[], wish: Wish): void {
  if (!wishes.some(({ kind, value }) => kind === wish.kind && value === wish.value)) wishes.push(wish);
}
