import type { Brief, Change, Constraint, ConstraintKind, Intent, Situation } from '@attune/contract';
import { readConstraints } from '@attune/mood';
import { entryOf } from '@attune/vocabulary';
import { mournedIn } from '../feeling/mourning.ts';
import { isSad } from '../feeling/situation-moods.ts';
import type { Message } from '../message.ts';
import type { Parts } from '../parts/read-parts.ts';
import { applyChanges } from './apply-changes.ts';
import { changesBetween, wordsOf } from './changes-between.ts';
import { musicChanges } from './changes-of-parts.ts';
import { gentleBrief } from './gentle-brief.ts';

/** The brief of somebody who may be in danger, and what it changes. */
interface Gentle {
  brief: Brief;
  changes: Change[];
}

/** Whoever may be in danger gets calm, gentle music; only what is turned down counts of what else is said. */
export function gently(intent: Intent, text: string, before: Brief | null): Gentle {
  const gentle = gentleBrief(before, readConstraints(text).avoided);
  const brief = intent === 'distress' ? gentle : { ...gentle, situation: mournedIn(before) };
  return { brief, changes: changesBetween(before, brief, new Map()) };
}

/** What music may have and be gentle: its target says how it sounds, these of what kind it is. */
const harmless: ReadonlySet<ConstraintKind> = new Set(['genre', 'era', 'instrument', 'vocals', 'language']);
/** Families of music that has no gentle side. */
const loud: ReadonlySet<string> = new Set([
  ...['house', 'techno and trance', 'breaks', 'hard dance', 'dance', 'punk', 'metal', 'rock and roll'],
]);

const canBeGentle = (kind: ConstraintKind, value: string): boolean =>
  harmless.has(kind) && !(kind === 'genre' && loud.has(entryOf(kind, value)?.family ?? ''));

/** Gentle music, with what was asked of it, now or before, that leaves it gentle: for how long, with a piano, sung in Spanish. */
export function gentlyAsked(
  intent: Intent,
  message: Message,
  parts: Parts,
  before: Brief | null,
  situation: Situation | null,
): Gentle {
  const about = situation ?? mournedIn(before);
  const gentle = gentleBrief(before, readConstraints(message.text).avoided);
  const isAvoided = ({ kind, value }: Constraint) =>
    gentle.avoided.some((one) => one.kind === kind && one.value === value);
  const begun: Brief = {
    ...gentle,
    // Hardly one of those who are heard so is in danger, and the jazz they asked for harms nobody who is.
    wanted: (before?.wanted ?? []).filter((one) => canBeGentle(one.kind, one.value) && !isAvoided(one)),
    situation: about,
    path: parts.path?.path ?? 'match',
  };
  // Grief is not answered as if it were rest; the music stays as gentle.
  if (intent === 'mood' && about !== null && isSad(about)) begun.mood = 'sad';
  const asked = musicChanges(message, parts, begun).filter((change) => {
    if (change.field === 'wanted') return change.op === 'add' && canBeGentle(change.kind, change.value);
    return ['avoided', 'length', 'explicit', 'discovery'].includes(change.field);
  });
  const brief = applyChanges(begun, asked);
  return { brief, changes: changesBetween(before, brief, wordsOf(asked)) };
}
