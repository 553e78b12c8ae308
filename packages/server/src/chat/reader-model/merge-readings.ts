import type { AffectPoint, Brief, BriefLength, Change, Edit, Intent, Like, Mood } from '@attune/contract';
import {
  applyChanges,
  type ConversationReading,
  changesBetween,
  newBrief,
  safestOf,
} from '@attune/conversation';
import { entryOf } from '@attune/vocabulary';
import type { ModelReading, Move } from './reader-model.ts';

/** Where our own reader is sure, no model is asked: danger, steps back, and what goes to the player. */
export const readByUsAlone: ReadonlySet<string> = new Set(['distress', 'undo', 'reset', 'play']);

const begins = (intent: Intent) => intent === 'mood' || intent === 'request';
const goesOn = (intent: Intent) => intent === 'refine' || intent === 'again';

/**
 * A model's reading beside our own of the same message. What our reader took from words of the message stands, whatever
 * the model says it is: what is refused, wanted or liked, how far the music moves, its length, single tracks, and the mood
 * it decided on. The model adds what ours did not read, and reads alone what ours cannot; a value nobody knows is left out.
 * @param tracks how many are on the screen
 */
export function mergeReadings(
  own: ConversationReading,
  model: ModelReading,
  before: Brief | null,
  tracks = 0,
): ConversationReading {
  const stated = statedIn(own);
  const language = own.language === 'und' ? (model.language ?? own.language) : own.language;
  if (!begins(model.intent) && !goesOn(model.intent)) {
    if (model.intent === 'unreadable' || stated.length > 0 || own.edits.length > 0) return own;
    return { intent: model.intent, language, brief: before, changes: [], edits: [], keepsMusic: true };
  }
  const intent = intentOf(own, model, before);
  const asks = begins(intent) && !begins(own.intent) ? asksOf(model) : null;
  const base = baseOf({ own, model, before, intent, asks });
  if (base === null) return own;
  // A brief that is our own leads already where our reader took the message to lead.
  const leads = begins(own.intent) && begins(intent);
  const ofModel = [
    ...model.changes.flatMap(changeOf),
    ...settingsOf(stated, model, base),
    ...(leads || stated.some(isOfTarget) ? [] : movesOf(model, base)),
    ...likesOf(model),
  ];
  // Ours come last, so that they stand.
  const ours = stated.filter((change) => !isOfTarget(change) || (begins(own.intent) && goesOn(intent)));
  const brief = applyChanges(base, [...ofModel, ...ours]);
  const asked = begins(intent) && begins(own.intent) ? own.asks : asks;
  return {
    intent,
    language,
    brief,
    changes: changesBetween(before, brief, new Map()),
    edits: own.edits.length > 0 ? own.edits : editsOf(model, intent, tracks),
    ...(asked && { asks: asked }),
  };
}

const ofFeeling: ReadonlySet<string> = new Set([
  'mood',
  'situation',
  'feeling.valence',
  'feeling.energy',
] satisfies Change['field'][]);

/** What our reader took from words of the message. A brief that begins also differs in what nobody spoke of. */
function statedIn({ intent, changes }: ConversationReading): Change[] {
  return changes.filter(
    ({ field, words }) => !ofFeeling.has(field) && (goesOn(intent) || words !== undefined),
  );
}

const isOfTarget = ({ field }: Change) => field.startsWith('target.');

function intentOf(own: ConversationReading, model: ModelReading, before: Brief | null): Intent {
  if (before === null) return goesOn(model.intent) ? 'request' : model.intent;
  if (goesOn(own.intent)) {
    // "Less sad", "keep the first five" rest on what was there before.
    const rests = own.changes.some(isOfTarget) || own.edits.length > 0;
    if (rests || (goesOn(model.intent) && own.changes.length > 0)) return own.intent;
    return begins(model.intent) && isEmpty(model) ? own.intent : model.intent;
  }
  // Whoever hurts is not answered with the music of before.
  return own.intent === 'mood' && own.brief?.mood === 'sad' ? own.intent : model.intent;
}

const isEmpty = (model: ModelReading): boolean =>
  model.mood === null &&
  model.changes.length === 0 &&
  model.like.length === 0 &&
  model.length === null &&
  asksOf(model) === null &&
  model.valence === 'none' &&
  model.energy === 'none';

function asksOf({ asks }: ModelReading): [Mood, ...Mood[]] | null {
  const [first, ...others] = new Set(asks);
  return first === undefined || others.length === 0 ? null : [first, ...others];
}

interface Merged {
  own: ConversationReading;
  model: ModelReading;
  before: Brief | null;
  intent: Intent;
  asks: [Mood, ...Mood[]] | null;
}

/** The brief that the changes are made to; `null` where there is nothing to begin with. */
function baseOf({ own, model, before, intent, asks }: Merged): Brief | null {
  if (goesOn(intent)) return goesOn(own.intent) && own.brief !== null ? own.brief : before;
  if (begins(own.intent) && own.brief !== null)
    return { ...own.brief, situation: own.brief.situation ?? model.situation };
  if (isEmpty(model)) return null;
  const mood = asks === null ? (model.mood ?? before?.mood ?? 'calm') : safestOf(asks);
  // What somebody mourns is not over with the next message.
  const mourns = before?.situation === 'grief' && mood !== 'happy' && mood !== 'energetic';
  return { ...newBrief(mood, before), situation: mourns ? 'grief' : model.situation };
}

const steps: Readonly<Record<Move, number>> = {
  'much less': -0.35,
  less: -0.2,
  'a bit less': -0.1,
  none: 0,
  'a bit more': 0.1,
  more: 0.2,
  'much more': 0.35,
};

const moved = (from: number, by: number) => Math.round(Math.min(1, Math.max(0, from + by)) * 100) / 100;

/** What a model says of how the music is to be, where our own reader says nothing of it. */
function settingsOf(ours: readonly Change[], model: ModelReading, base: Brief): Change[] {
  const stated = new Set(ours.map(({ field }) => field));
  const { path } = model;
  // "Any" is what it says where nothing was said of it.
  const discovery = model.discovery === 'any' ? null : model.discovery;
  // It may keep explicit songs away, and let none in: many say "true" of what nobody spoke of, and a setting forbids them.
  const explicit = model.explicit === false ? false : null;
  const named = { path, explicit, discovery, length: lengthOf(model) };
  return (['path', 'explicit', 'discovery', 'length'] as const).flatMap((field): Change[] =>
    named[field] === null || stated.has(field)
      ? []
      : [{ field, op: 'set', from: base[field], to: named[field] }],
  );
}

function lengthOf({ length }: ModelReading): BriefLength | null {
  if (length === null) return null;
  return length.unit === 'minutes' ? { minutes: length.count } : { tracks: length.count };
}

function movesOf(model: ModelReading, { target }: Brief): Change[] {
  return (['valence', 'energy'] satisfies (keyof AffectPoint)[]).flatMap((axis): Change[] => {
    const by = steps[model[axis]];
    return by === 0
      ? []
      : [{ field: `target.${axis}`, op: 'set', from: target[axis], to: moved(target[axis], by) }];
  });
}

function likesOf({ like }: ModelReading): Change[] {
  return like.map(({ kind, name, artist }): Change => {
    const liked: Like =
      kind === 'artist' ? { kind, name } : { kind, name, ...(artist !== null && { artist }) };
    return { field: 'like', op: 'add', like: liked };
  });
}

/** Of the tracks that are there, and only where the music goes on. */
function editsOf({ edits }: ModelReading, intent: Intent, tracks: number): Edit[] {
  if (!goesOn(intent)) return [];
  return edits
    .map(({ op, positions }) => ({ op, positions: [...new Set(positions)].filter((at) => at <= tracks) }))
    .filter(({ positions }) => positions.length > 0);
}

function changeOf({ list, op, kind, value }: ModelReading['changes'][number]): Change[] {
  const name = value.trim().toLowerCase();
  const isKnown = kind === 'language' ? /^\p{Ll}{3,20}$/u.test(name) : entryOf(kind, name) !== undefined;
  return isKnown ? [{ field: list, op, kind, value: name, words: name }] : [];
}
