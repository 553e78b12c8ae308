import type { Brief, Change, Mood } from '@attune/contract';
import { applyChanges, type ConversationReading, newBrief } from '@attune/conversation';
import { readConstraints } from '@attune/mood';

/**
 * Reads a message as nothing but a mood and what is named beside it. For an operator who has the keyword lists decide:
 * then every text has a mood, whatever it is about.
 */
export function readPlainly(text: string, mood: Mood, before: Brief | null): ConversationReading {
  const { wanted, avoided } = readConstraints(text);
  const changes = [
    ...wanted.map((constraint) => ({ field: 'wanted' as const, ...constraint })),
    ...avoided.map((constraint) => ({ field: 'avoided' as const, ...constraint })),
  ].map(({ field, kind, value, matched }): Change => ({ field, op: 'add', kind, value, words: matched }));
  return {
    intent: 'mood',
    language: 'und',
    brief: applyChanges(newBrief(mood, before), changes),
    changes,
    edits: [],
  };
}
