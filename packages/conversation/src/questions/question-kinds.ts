/** What a question to the assistant can be about. The list is closed: each kind has facts to answer from. */
export const questionKinds = [
  'about',
  'access',
  'account',
  'ads',
  'age',
  'artists',
  'begin',
  'can',
  'choosing',
  'controls',
  'cost',
  'data',
  'delete',
  'device',
  'explicit',
  'facts',
  'filter',
  'health',
  'heard',
  'howareyou',
  'languages',
  'length',
  'limits',
  'looks',
  'lost',
  'lyrics',
  'maker',
  'manner',
  'memory',
  'misheard',
  'moods',
  'music',
  'offline',
  'operator',
  'phone',
  'privacy',
  'quality',
  'repeats',
  'save',
  'self',
  'service',
  'sleep',
  'specific',
  'spoken',
  'taste',
  'trouble',
  'undo',
  'voice',
  'who',
  'why',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What a message can be to the reader of questions: one of those, music asked for in the form of a question, or neither. */
export const questionClasses = [...questionKinds, 'ask', 'none'] as const;
export type QuestionClass = (typeof questionClasses)[number];

/** Said in passing as often as asked. */
const chat: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['howareyou', 'taste']);
export const isChat = (kind: QuestionKind): boolean => chat.has(kind);
