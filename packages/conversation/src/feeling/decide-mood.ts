import {
  type AffectPoint,
  type Mood,
  type MoodProbabilities,
  type MoodReading,
  moods,
  moodTargets,
  type Situation,
} from '@attune/contract';
import { affectOf } from '@attune/mood';
import { feltIn } from './felt-in.ts';
import {
  asksFrom,
  clearFrom,
  closeBehind,
  mocksFrom,
  moodCosts,
  thirdFrom,
  worthAsking,
} from './mood-costs.ts';
import { hurtsIn, likelierMoods } from './situation-moods.ts';

export interface DecidedMood {
  mood: Mood;
  /** How the listener is, as far as the reading tells. */
  feeling: AffectPoint;
  /** Two or three moods, the likeliest first, when it is better to ask; the mood is then the safest of them. */
  asks: Mood[] | null;
  /** So likely, by all that is known, that a reply may speak of it. */
  isClear: boolean;
}

/** What is taken when nothing could be read: it wrongs nobody much, and it is never happy. */
const withoutReading: Mood = 'calm';

/** What is known beside the reading. */
export interface Known {
  situation: Situation | null;
  /** How likely each mood is by all that is known; where nothing is said, as likely as read. */
  likely?: MoodProbabilities | null;
  /** The music is asked to be so or so, so that nothing need be asked. */
  isAsked?: boolean;
}

/** The mood of the least expected cost, and whether to ask. */
export function decideMood(reading: MoodReading | null, known: Known = { situation: null }): DecidedMood {
  const probabilities = known.likely ?? reading?.probabilities;
  if (probabilities === undefined) {
    // The keyword lists answer "happy" to what they do not know.
    const mood =
      reading === null || reading.mood === 'happy'
        ? (likelierOf(known.situation) ?? withoutReading)
        : reading.mood;
    return { mood, feeling: moodTargets[mood], asks: null, isClear: false };
  }
  const expected = (guess: Mood) =>
    moods.reduce((sum, truth) => sum + probabilities[truth] * moodCosts[truth][guess], 0);
  const cheapest = least(moods, expected);
  const ranked = moods.toSorted((a, b) => probabilities[b] - probabilities[a]);
  const [first = cheapest, second = cheapest, third = cheapest] = ranked;
  const isClose =
    probabilities[first] - probabilities[second] < closeBehind && differ(first, second) >= worthAsking;
  const feeling = feltIn(known.situation, affectOf(probabilities), probabilities);
  const mayMock = brightest.has(cheapest) && probabilities.sad * moodCosts.sad[cheapest] >= mocksFrom;
  const isClear = probabilities[cheapest] >= clearFrom;
  if (known.isAsked === true || (expected(cheapest) < asksFrom && !isClose && !mayMock))
    return { mood: cheapest, feeling, asks: null, isClear };
  const likely = probabilities[third] >= thirdFrom ? [first, second, third] : [first, second];
  const offered = mayMock && !likely.includes('sad') ? [first, second, 'sad' as const] : likely;
  const asks = offered.filter((mood) => !mocks(mood, known.situation));
  if (asks.length < 2)
    return { mood: least([...asks, 'sad', 'calm'], expected), feeling, asks: null, isClear: false };
  return { mood: least(asks, expected), feeling, asks, isClear: false };
}

/** Nobody who tells of a loss is asked whether they are happy, and nobody who is angry or under strain. */
function mocks(mood: Mood, situation: Situation | null): boolean {
  if (situation === null) return false;
  if (hurtsIn(situation)) return brightest.has(mood);
  return mood === 'happy' && strained.has(situation);
}

const strained: ReadonlySet<Situation> = new Set(['anger', 'work stress', 'worry', 'sleeplessness']);

/** What is most often felt there; `null` where that may be one as well as another. */
function likelierOf(situation: Situation | null): Mood | null {
  const moodsThere = situation === null ? [] : likelierMoods[situation];
  return moodsThere.length === 1 ? (moodsThere[0] ?? null) : null;
}

const brightest: ReadonlySet<Mood> = new Set(['happy', 'energetic']);

/** What mistaking the one for the other costs at the most. */
function differ(one: Mood, other: Mood): number {
  return Math.max(moodCosts[one][other], moodCosts[other][one]);
}

function least(among: readonly Mood[], costOf: (mood: Mood) => number): Mood {
  return among.reduce<Mood>(
    (best, mood) => (costOf(mood) < costOf(best) ? mood : best),
    among[0] ?? withoutReading,
  );
}
