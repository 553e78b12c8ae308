import {
  type AffectPoint,
  type Mood,
  type MoodProbabilities,
  type MoodReading,
  moods,
  type Situation,
} from '@attune/contract';
import { moodTargets } from '../brief/mood-targets.ts';
import { asksFrom, closeBehind, moodCosts, thirdFrom, worthAsking } from './mood-costs.ts';
import { likelierIn, likelierMoods } from './situation-moods.ts';

export interface DecidedMood {
  mood: Mood;
  /** How the listener is, as far as the reading tells. */
  feeling: AffectPoint;
  /** Two or three moods, the likeliest first, when it is better to ask; the mood is then the safest of them. */
  asks: Mood[] | null;
}

/** What is taken when nothing could be read: it wrongs nobody much, and it is never happy. */
const withoutReading: Mood = 'calm';

/** What is known beside the reading. */
export interface Known {
  situation: Situation | null;
  /** How many times likelier each mood is by the words for feelings in the message. */
  likelier: Partial<Record<Mood, number>>;
}

/** The mood of the least expected cost, and whether to ask. */
export function decideMood(
  reading: MoodReading | null,
  known: Known = { situation: null, likelier: {} },
): DecidedMood {
  if (reading?.probabilities === undefined) {
    // The keyword lists answer "happy" to what they do not know.
    const mood =
      reading === null || reading.mood === 'happy'
        ? (likelierOf(known.situation) ?? withoutReading)
        : reading.mood;
    return { mood, feeling: moodTargets[mood], asks: null };
  }
  const probabilities = given(reading.probabilities, known);
  const expected = (guess: Mood) =>
    moods.reduce((sum, truth) => sum + probabilities[truth] * moodCosts[truth][guess], 0);
  const cheapest = least(moods, expected);
  const ranked = moods.toSorted((a, b) => probabilities[b] - probabilities[a]);
  const [first = cheapest, second = cheapest, third = cheapest] = ranked;
  const isClose =
    probabilities[first] - probabilities[second] < closeBehind && differ(first, second) >= worthAsking;
  const feeling = { valence: reading.valence ?? 0.5, energy: reading.energy ?? 0.5 };
  if (expected(cheapest) < asksFrom && !isClose) return { mood: cheapest, feeling, asks: null };
  const asks = probabilities[third] >= thirdFrom ? [first, second, third] : [first, second];
  return { mood: least(asks, expected), feeling, asks };
}

/** What is most often felt there; `null` where that may be one as well as another. */
function likelierOf(situation: Situation | null): Mood | null {
  const moodsThere = situation === null ? [] : likelierMoods[situation];
  return moodsThere.length === 1 ? (moodsThere[0] ?? null) : null;
}

/** What happened, and the words for it, make some moods likelier than the whole of the words tells. */
function given(read: MoodProbabilities, { situation, likelier }: Known): MoodProbabilities {
  const there = situation === null ? [] : likelierMoods[situation];
  const times = situation === null ? 1 : likelierIn(situation);
  const weighed = moods.map(
    (mood) => read[mood] * (likelier[mood] ?? 1) * (there.includes(mood) ? times : 1),
  );
  const sum = weighed.reduce((total, one) => total + one, 0);
  if (sum === 0) return read;
  const entries = moods.map((mood, at): [Mood, number] => [mood, (weighed[at] ?? 0) / sum]);
  return Object.fromEntries(entries) as MoodProbabilities;
}

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
