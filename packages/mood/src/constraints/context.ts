import { isMeantTempo, isNothingButMusic, isSomeThing, standsAmongMusic } from './among-music.ts';
import { isPlayedByOthers } from './others-music.ts';
import { isOwnActivity } from './own-activity.ts';
import { type Span, type Spans, spansByPlace } from './span.ts';
import type { Token } from './tokens.ts';
import { isWantedScene } from './wanted-scene.ts';

/** Everyday words are judged twice, so that one accepted late can still speak for its neighbour. */
const rounds = 2;

/** Those of the candidates that name a constraint where they stand. */
export function meantSpans(candidates: readonly Span[], tokens: readonly Token[]): Span[] {
  const places = spansByPlace(candidates);
  if (isNothingButMusic(tokens, places)) return [...candidates];
  const nothing = spansByPlace([]);
  let meant = candidates.filter((span) => !span.ambiguous && isMeant(span, tokens, nothing, places));
  for (let round = 0; round < rounds; round += 1) {
    const known = spansByPlace(meant);
    meant = candidates.filter((span) => isMeant(span, tokens, known, places));
  }
  return meant;
}

/** `others` are the spans already known to be constraints, `candidates` all that may be. */
function isMeant(span: Span, tokens: readonly Token[], others: Spans, candidates: Spans): boolean {
  if (isPlayedByOthers(span, tokens)) return false;
  if (span.kind === 'activity') return isOwnActivity(span, tokens, others);
  if (span.kind === 'scene') return isWantedScene(span, tokens, others);
  if (!span.ambiguous) return span.kind === 'genre' || span.kind === 'era' || !isSomeThing(span, tokens);
  if (span.kind === 'tempo') return isMeantTempo(span, tokens, others);
  return standsAmongMusic(span, tokens, others, candidates);
}
