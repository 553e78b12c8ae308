import {
  type AffectPoint,
  type Brief,
  type Change,
  type Edit,
  type Intent,
  type Like,
  type Mood,
  moodTargets,
  type ShownMix,
} from '@attune/contract';
import {
  applyChanges,
  type ConversationReading,
  changesBetween,
  isGentle,
  leavesFeeling,
  newBrief,
  safestOf,
  shownByPart,
} from '@attune/conversation';
import { entryOf } from '@attune/vocabulary';
import type { ModelReading, Move } from './reader-model.ts';

/** Danger, steps back, and what goes to the player. */
const ours: ReadonlySet<string> = new Set(['distress', 'undo', 'reset', 'play']);
/** In words: so short a wish has nothing in it that our reader could misread. */
const mostPlain = 2;

/** Where our own reader is sure, no model is asked, and nobody waits for one: "less sad", "pause", "who sings the third one?". */
export function isReadByUs(text: string, own: ConversationReading): boolean {
  const isPlain = own.intent === 'refine' && own.changes.length > 0;
  return (
    ours.has(own.intent) ||
    own.ofMix !== undefined ||
    own.owns !== undefined ||
    own.ofHelp !== undefined ||
    (isPlain && text.trim().split(/\s+/u, mostPlain + 1).length <= mostPlain)
  );
}

const begins = (intent: Intent) => intent === 'mood' || intent === 'request';
const goesOn = (intent: Intent) => intent === 'refine' || intent === 'again';

/**
 * A model's reading beside our own of the same message. The model says what the message is and what it asks of the music.
 * What our reader is sure of stands whatever the model says: what is refused, what a title on the screen names (the model is
 * told none), and a tempo in figures. A value nobody knows is left out.
 * @param mix what is on the screen
 */
export function mergeReadings(
  text: string,
  own: ConversationReading,
  model: ModelReading,
  before: Brief | null,
  mix: ShownMix | null = null,
): ConversationReading {
  if (model.intent === 'unreadable') return own;
  const sure = own.changes.filter(
    (change) => isRefused(change, text) || isTempoInFigures(change) || isAtOnce(change, own),
  );
  const language = own.language === 'und' ? (model.language ?? own.language) : own.language;
  if (!begins(model.intent) && !goesOn(model.intent)) {
    if (model.intent === own.intent || sure.length > 0 || own.edits.length > 0) return own;
    return { ...kept(model.intent, language, before), ...(model.intent === 'smalltalk' && { isTold: true }) };
  }
  const intent = before === null && goesOn(model.intent) ? 'request' : model.intent;
  const asks = begins(intent) ? asksOf(model) : null;
  const base = begins(intent) ? begun(own, model, before, asks) : before;
  if (base === null) return own;
  const likes = likesOf(model, mix);
  const brief = applyChanges(base, [
    ...settingsOf(own.changes, model, base),
    ...(begins(intent) ? [] : movesOf(model, base)),
    ...likes.map(({ like }): Change => ({ field: 'like', op: 'add', like })),
    ...model.changes.flatMap(changeOf),
    // Ours come last, so that they stand.
    ...sure,
  ]);
  const changes = changesBetween(before, brief, new Map());
  const edits = own.edits.length > 0 ? own.edits : editsOf(model, intent, mix, likes);
  // It says that something is to change, and nothing of what.
  if (intent === 'refine' && changes.length === 0 && edits.length === 0)
    return own.changes.length > 0 || own.edits.length > 0 ? own : kept(intent, language, before);
  const reading = { intent, language, brief, changes, edits, ...(asks && { asks }) };
  return model.mood === null && leavesFeeling(reading, false) ? { ...reading, leavesFeeling: true } : reading;
}

const kept = (intent: Intent, language: string, before: Brief | null): ConversationReading => ({
  ...{ intent, language, brief: before, changes: [], edits: [], keepsMusic: true },
});

/** In words: so many may stand between a refusal and what it refuses: "nothing with too much piano". */
const mostBetween = 3;
const refusing =
  /^(?:no|not|non|never|nothing|none|without|don['’]?t|can['’]?t|minus|except|hate|skip|drop|lose|less|fewer)$/u;

/** What our reader took as refused, and the message refuses in so many words right before its name. */
function isRefused({ field, op, words }: Change, text: string): boolean {
  if (field !== 'avoided' || op !== 'add' || words === undefined) return false;
  const said = text.toLowerCase();
  const at = said.indexOf(words.toLowerCase());
  const before = said.slice(Math.max(0, at - mostRead), Math.max(0, at)).split(/[^\p{L}\p{N}'’]{1,5}/u);
  return before
    .filter((word) => word !== '')
    .slice(-mostBetween - 1)
    .some((word) => refusing.test(word));
}
/** In characters. */
const mostRead = 80;

/** "Around 170 bpm": the schema has no beats. */
const isTempoInFigures = ({ field, op, words = '', ...change }: Change): boolean =>
  field === 'wanted' && op === 'add' && 'kind' in change && change.kind === 'tempo' && /\d/.test(words);

/** "Take the clouds away": the slow way up that the music goes is not wanted. */
const isAtOnce = ({ field }: Change, { says }: ConversationReading): boolean =>
  field === 'path' && says === 'at once';

function asksOf({ asks }: ModelReading): [Mood, ...Mood[]] | null {
  const [first, ...others] = new Set(asks);
  return first === undefined || others.length === 0 ? null : [first, ...others];
}

const glad: ReadonlySet<Mood> = new Set(['happy', 'energetic']);

/** A new brief. Where our reader begins one of the same mood, its finer point of the music is kept. */
function begun(
  own: ConversationReading,
  model: ModelReading,
  before: Brief | null,
  asks: [Mood, ...Mood[]] | null,
): Brief {
  const ours = begins(own.intent) ? own.brief : null;
  const mood = asks === null ? (model.mood ?? ours?.mood ?? before?.mood ?? 'calm') : safestOf(asks);
  // After danger the music stays gentle until our reader, too, hears that the listener is glad.
  if (before !== null && isGentle(before) && glad.has(mood) && (ours === null || isGentle(ours)))
    return { ...newBrief('calm', before), target: before.target };
  const situation = model.situation === 'none' ? null : model.situation;
  // What somebody mourns is not over with the next message.
  const mourns = before?.situation === 'grief' && model.situation !== 'none' && !glad.has(mood);
  const { feeling, target } = ours?.mood === mood ? ours : newBrief(mood, before);
  return {
    ...newBrief(mood, before),
    ...{ feeling, target },
    ...(model.feels !== null && { feeling: moodTargets[model.feels] }),
    situation: mourns ? 'grief' : situation,
  };
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

/** What a model says of how the music is to be. */
function settingsOf(ours: readonly Change[], model: ModelReading, base: Brief): Change[] {
  const set = <F extends 'path' | 'explicit' | 'discovery' | 'length' | 'situation' | 'mood'>(
    field: F,
    to: Brief[F] | null,
  ): Change[] => (to === null ? [] : [{ field, op: 'set', from: base[field], to }]);
  return [
    ...set('path', hurries(model, base) ? 'match' : model.path),
    // It may keep explicit songs away, and let none in: many say "true" of what nobody spoke of, and a setting forbids them.
    ...set('explicit', model.explicit === false ? false : liftedBy(ours)),
    // "Any" is what it says where nothing was said of it.
    ...set('discovery', model.discovery === 'any' ? null : model.discovery),
    ...lengthChange(model, base),
    ...(goesOn(model.intent) ? situationOf(model, base) : []),
  ];
}

/** Whoever asks for brighter music on the way to bright music has waited for it long enough. A model repeats the path it was told. */
const hurries = ({ intent, mood, valence }: ModelReading, { path, feeling, target }: Brief): boolean =>
  goesOn(intent) &&
  path === 'shift' &&
  target.valence > feeling.valence &&
  ((mood !== null && glad.has(mood)) || steps[valence] > 0);

/** `true` where our reader took it that explicit songs are welcome again. */
const liftedBy = (ours: readonly Change[]): true | null =>
  ours.some(
    ({ field, op, ...change }) =>
      field === 'explicit' && op === 'set' && 'to' in change && change.to === true,
  )
    ? true
    : null;

function situationOf({ situation }: ModelReading, base: Brief): Change[] {
  if (situation === null) return [];
  return [
    { field: 'situation', op: 'set', from: base.situation, to: situation === 'none' ? null : situation },
  ];
}

/** A length that no brief can have is left out when the change is applied. */
function lengthChange({ length }: ModelReading, base: Brief): Change[] {
  if (length === null) return [];
  const { unit, count } = length;
  const to = unit === 'usual' ? null : unit === 'minutes' ? { minutes: count } : { tracks: count };
  return [{ field: 'length', op: 'set', from: base.length, to }];
}

/** To a mood that was asked for by name, or as far as the message moves it. */
function movesOf(model: ModelReading, { target, mood }: Brief): Change[] {
  const to =
    model.mood === null || model.mood === mood
      ? {
          valence: moved(target.valence, steps[model.valence]),
          energy: moved(target.energy, steps[model.energy]),
        }
      : moodTargets[model.mood];
  return (['valence', 'energy'] satisfies (keyof AffectPoint)[]).flatMap((axis): Change[] =>
    to[axis] === target[axis]
      ? []
      : [{ field: `target.${axis}`, op: 'set', from: target[axis], to: to[axis] }],
  );
}

interface LikeRead {
  like: Like;
  /** Where it is a track of the mix on the screen, counted from 1. */
  position?: number;
}

/** The model is told no titles: what it names by a part of one on the screen is called as the screen has it. */
function likesOf({ like, likePlaying }: ModelReading, mix: ShownMix | null): LikeRead[] {
  const named = like.map(({ kind, name, artist }): LikeRead => {
    const one = kind === 'artist' ? { kind, name } : { kind, name, ...(artist !== null && { artist }) };
    return (mix === null ? null : shownByPart(one, mix)) ?? { like: one };
  });
  return likePlaying ? [...named, { like: { kind: 'playing' } }] : named;
}

/** Of the tracks that are there, and only where the music goes on. What is liked of them stays. */
function editsOf(
  { edits }: ModelReading,
  intent: Intent,
  mix: ShownMix | null,
  likes: readonly LikeRead[],
): Edit[] {
  if (!goesOn(intent)) return [];
  const tracks = mix?.tracks.length ?? 0;
  const read = edits
    .map(({ op, positions, named }) => ({
      op,
      positions: [...new Set([...positions, ...named.flatMap((name) => positionOf(name, mix) ?? [])])].filter(
        (at) => at <= tracks,
      ),
    }))
    .filter(({ positions }) => positions.length > 0);
  const liked = likes
    .flatMap(({ position }) => position ?? [])
    .filter((at) => !read.some(({ positions }) => positions.includes(at)));
  return liked.length === 0 ? read : [...read, { op: 'moreLike', positions: liked }];
}

const positionOf = (name: string, mix: ShownMix | null): number | undefined =>
  mix === null ? undefined : shownByPart({ kind: 'track', name }, mix)?.position;

function changeOf({ list, op, kind, value }: ModelReading['changes'][number]): Change[] {
  const name = value.trim().toLowerCase();
  if (kind === 'keyword')
    return list === 'wanted' && isWord.test(name)
      ? [{ field: list, op, kind, value: name, words: name }]
      : [];
  const isKnown = kind === 'language' ? /^\p{Ll}{3,20}$/u.test(name) : entryOf(kind, name) !== undefined;
  return isKnown ? [{ field: list, op, kind, value: name, words: name }] : [];
}

/** A few words of letters, as somebody types them: a model's own text goes to no search. */
const isWord = /^[\p{L}\p{M}\p{N}'’& -]{2,40}$/u;
