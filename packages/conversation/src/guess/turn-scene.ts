import { type AffectPoint, type Brief, type Mood, moodTargets } from '@attune/contract';
import { changesBetween } from '../brief/changes-between.ts';
import { hurtsIn, likelierMoods } from '../feeling/situation-moods.ts';
import type { ConversationReading, PendingReading } from '../reading.ts';
import { toneOfScene } from './scene-words.ts';
import type { TurnedScene } from './turned-scene.ts';

/** What a listener wants whatever is done meanwhile; kinds of music are wanted for an hour, and turned down for good. */
const lasting: ReadonlySet<string> = new Set(['language', 'era', 'vocals']);
const lastingRefusals: ReadonlySet<string> = new Set([
  ...lasting,
  'genre',
  'artist',
  'instrument',
  'keyword',
]);
const quiet: ReadonlySet<Mood> = new Set(['focus', 'calm']);

/** Without words one studies, sleeps and reads, and dances with them. */
const isOfHour = (kind: string, before: Brief, brief: Brief): boolean =>
  kind === 'vocals' && quiet.has(before.mood) && !quiet.has(brief.mood);

function withLasting(brief: Brief, before: Brief): Brief {
  const isNamed = (one: Brief['wanted'][number]) =>
    [...brief.wanted, ...brief.avoided].some(({ kind, value }) => kind === one.kind && value === one.value);
  const isOther = (kind: string) => brief.wanted.some((one) => one.kind === kind);
  const kept = (all: Brief['wanted'], kinds: ReadonlySet<string>) =>
    all.filter((one) => kinds.has(one.kind) && !isNamed(one) && !isOfHour(one.kind, before, brief));
  return {
    ...brief,
    wanted: [...kept(before.wanted, lasting).filter(({ kind }) => !isOther(kind)), ...brief.wanted].slice(
      0,
      12,
    ),
    avoided: [...kept(before.avoided, lastingRefusals), ...brief.avoided].slice(0, 12),
    explicit: brief.explicit && before.explicit,
    discovery: brief.discovery === 'any' ? before.discovery : brief.discovery,
    length: brief.length ?? before.length,
  };
}

/** Warm, and one can talk over it. */
const sociable: AffectPoint = { valence: 0.75, energy: 0.45 };
const restful: AffectPoint = { valence: 0.65, energy: 0.2 };
const homely: AffectPoint = { valence: 0.7, energy: 0.3 };

const at = (brief: Brief, mood: Mood, point: AffectPoint): Brief => ({
  ...brief,
  mood,
  feeling: point,
  target: point,
  path: 'match',
});

/** What no vocabulary knows sounds as such an hour does; a meal without a word of company is no dinner with guests. */
function asSuch(brief: Brief, begins: string): Brief {
  const tone = toneOfScene(begins);
  const alone =
    brief.situation === 'dinner with guests' || brief.situation === 'cooking' ? null : brief.situation;
  if (tone === 'rest') return { ...at(brief, 'calm', restful), situation: 'winding down' };
  if (tone === 'pleasure') return { ...at(brief, 'happy', sociable), situation: alone };
  if (tone === 'home') return { ...at(brief, 'calm', homely), situation: 'winding down' };
  return brief;
}

const ofRest = new Set(['sleep', 'meditation', 'yoga', 'bath', 'massage', 'reading']);

/** Whoever was glad walks the dog glad: what is done in any mood changes none. */
function asGlad(brief: Brief, before: Brief): Brief {
  const { situation, mood, target, wanted } = brief;
  const isUntold = mood === 'calm' && target.energy === moodTargets.calm.energy;
  const isOpen = situation === null || likelierMoods[situation].length === 0;
  if (before.mood !== 'happy' || !isUntold || !isOpen || wanted.some(({ value }) => ofRest.has(value)))
    return brief;
  return at(brief, 'happy', before.target);
}

/** What begins now, read as if it were said first, with what the listener wants whatever they do. */
export function beginTurned(begun: PendingReading, before: Brief, scene: TurnedScene): PendingReading {
  return {
    ...begun,
    complete: (feeling) => {
      const { asks: _, ...reading } = begun.complete(feeling);
      if (reading.brief === null) return reading;
      const { begins } = scene;
      const isPlain =
        begins !== null && scene.isAlone && reading.brief.wanted.every(({ kind }) => kind === 'scene');
      const sounding = isPlain ? asSuch(reading.brief, begins) : reading.brief;
      const brief = withLasting(asGlad(sounding, before), before);
      return {
        ...reading,
        brief,
        changes: changesBetween(before, brief, new Map()),
        ...(scene.isAlone && { turnsTo: begins ?? '' }),
      };
    },
  };
}

/** What is over is followed by a rest, until something else is said. */
export function endTurned(before: Brief, scene: TurnedScene, language: string): ConversationReading {
  const rested: Brief = {
    ...at(before, 'calm', scene.end === 'home' ? homely : restful),
    wanted: [],
    avoided: [],
    like: [],
    situation: 'winding down',
  };
  const brief = withLasting(rested, before);
  return {
    intent: 'refine',
    language,
    brief,
    changes: changesBetween(before, brief, new Map()),
    edits: [],
    ends: scene.end ?? 'over',
  };
}

/** Who hurts goes for a walk with what hurts: the music stays with them. */
export const staysWith = ({ situation }: Brief): boolean => situation !== null && hurtsIn(situation);
