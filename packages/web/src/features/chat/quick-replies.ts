import type { Brief, Situation } from '@attune/contract';
import type { NewestAnswer } from './steps.ts';
import { texts } from './texts.ts';

const { quick } = texts;

/** Above this much energy music can well be calmer, below it have more. */
const middle = 0.4;
/** Below this it can hardly be calmer. */
const still = 0.2;

/** Who mourns is not cheered, and nobody who hurts is livened up. */
const mourning: ReadonlySet<Situation> = new Set(['grief']);
const hurting: ReadonlySet<Situation> = new Set([
  'heartbreak',
  'loneliness',
  'homesickness',
  'failure',
  'illness',
  'worry',
  'shame',
  'work stress',
]);
const resting: ReadonlySet<Situation> = new Set([
  'sleeplessness',
  'winding down',
  'falling asleep',
  'meditation',
  'birth',
]);
const working: ReadonlySet<Situation> = new Set(['exams', 'reading', 'study', 'coding', 'making something']);
/** Who is angry is not told to calm down, and nobody who trains or dances. */
const roused: ReadonlySet<Situation> = new Set(['anger', 'party', 'workout', 'running', 'sports match']);

const isInstrumental = ({ wanted }: Brief): boolean =>
  wanted.some(({ kind, value }) => kind === 'vocals' && value === 'instrumental');

/** How the music could be otherwise, what fits best first. */
function turnsOf(brief: Brief): string[] {
  const { situation, target } = brief;
  const vocals = isInstrumental(brief) ? [] : [quick.noVocals];
  const isIn = (group: ReadonlySet<Situation>) => situation !== null && group.has(situation);
  if (isIn(mourning)) return [...(target.energy > middle ? [quick.calmer] : []), ...vocals];
  if (isIn(hurting)) return [target.energy > middle ? quick.calmer : quick.brighter, ...vocals];
  if (isIn(resting)) return [...(target.energy > still ? [quick.calmer] : []), ...vocals, quick.longer];
  if (isIn(working)) return [...vocals, quick.longer];
  if (isIn(roused)) return [quick.harder, quick.longer];
  return [target.energy > middle ? quick.calmer : quick.livelier, ...vocals];
}

/** What goes on from a message that was taken for this, the likeliest first. */
function offersAfter(intent: string | undefined, brief: Brief): (string | undefined)[] {
  const [turn, other] = turnsOf(brief);
  const unknown = brief.discovery === 'new' ? undefined : quick.unknown;
  switch (intent) {
    case 'refine':
      return [quick.undo, turn, quick.again, quick.why];
    case 'again':
      return [unknown, turn, quick.undo, quick.why];
    case 'undo':
      return [quick.again, turn, quick.why];
    case 'play':
      return [quick.likeThis, quick.again, turn, quick.why];
    case 'question':
      return [quick.again, turn, quick.help];
    case 'smalltalk':
    case 'offtopic':
    case 'unreadable':
      return [turn, quick.again, quick.help];
    default:
      return [turn, other, quick.again, quick.why];
  }
}

/** Three ways to go on that fit an answer; none where there is nothing to go on from. */
export function quickRepliesTo({ answer: { intent }, briefs: { now: brief } }: NewestAnswer): string[] {
  if (brief === null) return [];
  const offers = [...offersAfter(intent, brief), quick.longer].filter((offer) => offer !== undefined);
  return [...new Set(offers)].slice(0, 3);
}
