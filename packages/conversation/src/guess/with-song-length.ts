import { type Brief, briefBounds, type Change, type Constraint } from '@attune/contract';
import { songLengthIn, songLengthOf } from '@attune/vocabulary';
import { changesBetween } from '../brief/changes-between.ts';
import type { ConversationReading, PendingReading } from '../reading.ts';

/** A message that says something beside the rest of it. */
export interface BesideRest {
  text: string;
  before: Brief | null;
  language: string;
  /** Reads what else is said as a message of its own. */
  readRest: (text: string) => PendingReading;
}

/** "Nothing over three minutes": how long each song may last, beside whatever else a message asks for; `null` where it says nothing of that. */
export function withSongLength({ text, before, language, readRest }: BesideRest): PendingReading | null {
  const length = songLengthIn(text);
  if (length === null) return null;
  const { value, words, rest } = length;
  const wish: Constraint = {
    kind: 'keyword',
    value,
    matched: words.slice(0, briefBounds.words),
  };
  const onward = /[\p{L}\p{N}]/u.test(rest) ? readRest(rest) : null;
  if (onward === null && before === null) return null;
  return {
    intent: before === null ? (onward?.intent ?? 'request') : 'refine',
    distress: { tier: 'none' },
    feelingText: onward?.feelingText ?? null,
    complete: (feeling) => {
      const on = onward?.complete(onward.feelingText === null ? null : feeling) ?? null;
      const heard = on === null || on.keepsMusic === true || on.brief === null ? before : on.brief;
      if (heard === null) return on ?? unheard(language);
      const brief = withWish(heard, wish);
      return before === null
        ? { ...unheard(language), ...on, brief, changes: [...(on?.changes ?? []), addition(wish)] }
        : {
            ...{ intent: 'refine', language, brief, edits: on?.edits ?? [] },
            changes: changesBetween(before, brief, new Map()),
          };
    },
  };
}

/** Of two lengths the one that was told last holds. */
function withWish(brief: Brief, wish: Constraint): Brief {
  // "Ten short songs", of which none was to be over three minutes.
  const isHeld = /^short songs$/i.test(wish.matched) && brief.wanted.some(isShorter);
  if (isHeld) return brief;
  const others = brief.wanted.filter(({ kind, value }) => kind !== 'keyword' || songLengthOf(value) === null);
  return { ...brief, wanted: [...others.slice(0, briefBounds.wanted - 1), wish] };
}

const isShorter = ({ kind, value }: Constraint): boolean =>
  kind === 'keyword' && songLengthOf(value)?.is === 'shorter';

const addition = ({ kind, value, matched }: Constraint): Change => ({
  ...{ field: 'wanted', op: 'add', kind, value },
  words: matched,
});

const unheard = (language: string): ConversationReading => ({
  ...{ intent: 'request', language, brief: null, changes: [], edits: [] },
});
