import {
  type AffectPoint,
  type Mood,
  type MoodProbabilities,
  type MoodReading,
  moods,
  type Situation,
} from '@attune/contract';
import { moodTargets } from '../brief/mood-targets.ts';
import {
  asksFrom,
  clearFrom,
  closeBehind,
  mocksFrom,
  moodCosts,
  sadAfterAll,
  thirdFrom,
  worthAsking,
} from './mood-costs.ts';
import { hurtsIn, likelierIn, likelierMoods } from './situation-moods.ts';

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
  /** How many times likelier each mood is by the words for feelings in the message. */
  likelier: Partial<Record<Mood, number>>;
  /** What the music is to be, as words for it say: "quiet" asks for calm, and may be for an hour of work. */
  asked?: Mood | null;
  /** The message says so little that a model has little to go by. */
  isShort?: boolean;
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
    return { mood, feeling: moodTargets[mood], asks: null, isClear: false };
  }
  const probabilities = given(reading.probabilities, known);
  const isAsked = known.asked != null;
  const expected = (guess: Mood) =>
    moods.reduce((sum, truth) => sum + probabilities[truth] * moodCosts[truth][guess], 0);
  const cheapest = least(moods, expected);
  const ranked = moods.toSorted((a, b) => probabilities[b] - probabilities[a]);
  const [first = cheapest, second = cheapest, third = cheapest] = ranked;
  const isClose =
    probabilities[first] - probabilities[second] < closeBehind && differ(first, second) >= worthAsking;
  const feeling = { valence: reading.valence ?? 0.5, energy: reading.energy ?? 0.5 };
  const mayMock = brightest.has(cheapest) && probabilities.sad * moodCosts.sad[cheapest] >= mocksFrom;
  const isClear = probabilities[cheapest] >= clearFrom;
  if (isAsked || (expected(cheapest) < asksFrom && !isClose && !mayMock))
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

/** Where something hurts, how likely its first and second mood are at the least, */
const leastShares = [0.1, 0.04];
/** and how many times less likely than by the words alone the moods that would mock it. */
const seldom = 1 / 3;
/** What nobody tells of who hurts. */
const gladIn: ReadonlySet<Situation> = new Set(['new love', 'birth']);
/** Nobody there wants music to work by, however much "no vocals" sounds like it. */
const offDuty: ReadonlySet<Situation> = new Set([
  'winding down',
  'falling asleep',
  'party',
  'dinner with guests',
  'date',
]);
const brightest: ReadonlySet<Mood> = new Set(['happy', 'energetic']);

/** How many times likelier a mood is that the music is asked to have, and how likely at the least before that. */
const askedTimes = 6;
const askedFloor = 0.05;

/** What happened, and the words for it, make some moods likelier than the whole of the words tells. */
function given(read: MoodProbabilities, known: Known): MoodProbabilities {
  const { situation, likelier, asked = null, isShort = false } = known;
  const there = situation === null ? [] : likelierMoods[situation];
  // "Half a pack of mints and our wedding photo": a glad occasion is named, and is not what the message tells.
  const isElsewhere = read.sad >= sadAfterAll && there.length > 0 && there.every((one) => brightest.has(one));
  const times = situation === null || isElsewhere ? 1 : likelierIn(situation, isShort);
  // Nobody who tells of a birth is asked whether they hurt because they cry.
  const isGlad = situation !== null && gladIn.has(situation);
  const isHurtInShort = isShort && situation !== null && hurtsIn(situation);
  const weighed = moods.map((mood) => {
    const at = there.indexOf(mood);
    // A model that has rarely seen the word for it ("cancer") may hold the opposite for certain.
    const floor = isHurtInShort ? (leastShares[at] ?? 0) : 0;
    const mocks = (isHurtInShort && brightest.has(mood)) || (isGlad && mood === 'sad') ? seldom : 1;
    const askedFactor = mood === asked ? askedTimes : 1;
    const works = mood === 'focus' && situation !== null && offDuty.has(situation) ? seldom : 1;
    const atLeast = mood === asked ? askedFloor : 0;
    return (
      (read[mood] + floor + atLeast) *
      (likelier[mood] ?? 1) *
      (at === -1 ? 1 : times) *
      mocks *
      askedFactor *
      works
    );
  });
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
