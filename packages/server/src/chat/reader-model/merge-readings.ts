import type { Brief, Change } from '@attune/contract';
import { applyChanges, type ConversationReading, changesBetween, newBrief } from '@attune/conversation';
import { entryOf } from '@attune/vocabulary';
import type { ModelReading } from './reader-model.ts';

/** Where our own reader is sure, no model is asked: danger, steps back, and what goes to the player. */
export const readByUsAlone: ReadonlySet<string> = new Set(['distress', 'undo', 'reset', 'play']);

/**
 * A model's reading beside our own of the same message. What our reader took as refused stays refused, whatever the model
 * says, and so do the mood it decided on and the tracks it was told of; a value nobody knows is left out.
 */
export function mergeReadings(
  own: ConversationReading,
  model: ModelReading,
  before: Brief | null,
): ConversationReading {
  const refused = own.changes.filter((change) => change.field === 'avoided' && change.op === 'add');
  const { language, edits } = own;
  if (model.intent === 'question' || model.intent === 'smalltalk' || model.intent === 'offtopic') {
    if (refused.length > 0) return own;
    return { intent: model.intent, language, brief: before, changes: [], edits: [], keepsMusic: true };
  }
  const base = baseOf(own, model, before);
  if (base === null) return own;
  const intent =
    before === null && (model.intent === 'refine' || model.intent === 'again') ? 'request' : model.intent;
  const asked = model.changes.flatMap(changeOf);
  const brief = applyChanges(base, [...asked, ...refused]);
  const changes = changesBetween(before, brief, new Map());
  return {
    intent,
    language,
    brief,
    changes,
    edits,
    ...(own.asks !== undefined && (intent === 'mood' || intent === 'request') && { asks: own.asks }),
  };
}

/** The brief that the model's changes are made to; `null` where it tells nothing to begin with. */
function baseOf(own: ConversationReading, model: ModelReading, before: Brief | null): Brief | null {
  const begins = (intent: string) => intent === 'mood' || intent === 'request';
  if (!begins(model.intent) && before !== null) return own.intent === model.intent ? own.brief : before;
  if (begins(own.intent) && own.brief !== null)
    return { ...own.brief, situation: own.brief.situation ?? model.situation };
  if (model.mood === null && model.changes.length === 0) return null;
  return { ...newBrief(model.mood ?? before?.mood ?? 'calm', before), situation: model.situation };
}

function changeOf({ list, op, kind, value }: ModelReading['changes'][number]): Change[] {
  const name = value.trim().toLowerCase();
  const isKnown = kind === 'language' ? /^\p{Ll}{3,20}$/u.test(name) : entryOf(kind, name) !== undefined;
  return isKnown ? [{ field: list, op, kind, value: name, words: name }] : [];
}
