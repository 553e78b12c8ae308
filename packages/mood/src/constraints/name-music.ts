import type { MessageConstraintKind } from './constraint.ts';
import { meantSpans } from './context.ts';
import { findTerms } from './find-terms.ts';
import { maskIdioms } from './idioms.ts';
import { turnedDown } from './polarity.ts';
import { tokenize } from './tokens.ts';

/** A name of the vocabulary in a message, whether or not it is a constraint there. */
export interface NamedMusic {
  kind: MessageConstraintKind;
  /** The canonical lower-case name. */
  value: string;
  /** Offsets into the message as typed. */
  start: number;
  end: number;
  /** False for an everyday word that, as far as can be told from this message alone, means something else. */
  meant: boolean;
  /** The message turns it down. */
  turnedDown: boolean;
  /** Names something only where it is turned down: "no beat". */
  onlyAvoided: boolean;
}

/**
 * Every name of the vocabulary in a message, in its order, with where it stands. For a reader who knows more than the
 * message: after "jazz for dinner", "the bass out again" speaks of music.
 */
export function nameMusic(message: string): NamedMusic[] {
  const tokens = tokenize(message);
  const spans = findTerms(tokens, maskIdioms(tokens));
  const meant = new Set(meantSpans(spans, tokens));
  const rejected = turnedDown(tokens, spans);
  return spans.map((span) => ({
    kind: span.kind,
    value: span.value,
    start: tokens[span.from]?.start ?? 0,
    end: tokens[span.to - 1]?.end ?? 0,
    meant: meant.has(span),
    turnedDown: rejected.has(span),
    onlyAvoided: span.onlyAvoided,
  }));
}
