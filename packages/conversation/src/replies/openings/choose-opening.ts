import type { Situation } from '@attune/contract';
import { readToneShares, type Topic } from '@attune/mood';
import { isSad } from '../../feeling/situation-moods.ts';
import { clash } from '../clash.ts';
import { isWorthSaying } from '../reflection/worth-saying.ts';
import { contradictsTopic, isCalledOff, namesRelief } from '../speaks-against.ts';
import { type OpeningCandidate, openingCandidates } from './opening-candidates.ts';
import { type OpeningModel, weighOpening } from './opening-model.ts';
import type { Told } from './told.ts';

/** How much worse a wrong sentence is than a fitting one is good: at 0.8 readers of whole replies found more of them wrong than before. */
const costOfWrong = 1.3;
/** What the whole says so surely against the tone of a sentence is not spoken over; 0 to 1. */
const against = 0.6;

/**
 * The first sentences that may answer what was told, that first which readers would find fitting most likely, and wrong least likely. The last one
 * claims nothing.
 */
export function rankedOpenings(told: Told, model?: OpeningModel): OpeningCandidate[] {
  const whole = readToneShares(told.text);
  const worth = (one: OpeningCandidate): number => {
    const { fits, wrong } = weighOpening(one, model);
    return fits - costOfWrong * wrong;
  };
  const candidates = openingCandidates(told);
  const isSaid = candidates.some(({ kind, features }) => kind === 'open' && features.main === 1);
  return (
    candidates
      .filter((one) => !isBesideABlow(one))
      .filter((one) => {
        const { kind, about, features } = one;
        if (kind === 'topic') return isSpokenOf(one, told, candidates);
        if (
          isBarelySaid(about, features) ||
          ((kind === 'hurts' || kind === 'glad' || kind === 'open') && !isWorthSaying(about, kind))
        )
          return false;
        if (kind === 'hurts')
          return (
            isOfTone(features.partHurts, features.partGlad) &&
            whole.glad < against &&
            told.mood !== 'happy' &&
            features.relief === 0
          );
        if (kind === 'glad')
          return (
            isOfTone(features.partGlad, features.partHurts) &&
            whole.hurts < against &&
            told.mood !== 'sad' &&
            !isDuty(about) &&
            !isSore(about) &&
            !isCalledOff(told.text)
          );
        if (kind === 'mood') return told.isFelt && !told.asks && !isSaid;
        return kind !== 'situation' || (told.situation !== null && !clash(told.situation, told.mood));
      })
      // No words of one's own are as good as those written for a death.
      .filter(({ kind }) => !isMourned(told.situation) || kind === 'topic' || kind === 'situation')
      .map((candidate) => ({ candidate, worth: worth(candidate) }))
      .sort((one, other) => other.worth - one.worth)
      .map(({ candidate }) => candidate)
  );
}

/** No reader was asked about a tone less likely than this, or half as likely as the other: what weighs the sentences knows nothing of them. 0 to 1. */
const leastTone = 0.12;
const isOfTone = (own = 0, other = 0): boolean => own >= leastTone && own >= other / 2;

/** "You let her", "you laughed": of a longer message three words say nothing, unless they are what happened. */
const isBarelySaid = (clause: string, { alone = 1, brief = 0 }: OpeningCandidate['features']): boolean =>
  alone === 0 && brief === 1 && barely.test(clause) && !happened.test(clause);
const barely =
  /^(?:you|he|she|it|they|we)(?:['’](?:re|s|ve|d))? [a-z]{2,12}(?: (?:her|him|it|them|that|this))?$/i;
const happened =
  /\b(?:cr(?:y|ied|ying)|won|lost|failed|passed|died|left|quit|survived|graduated|engaged|married|pregnant|alone|tired|exhausted|happy|sad|scared|ill|sick|angry|lonely)\b/i;

/** Cheer for whom something hard has happened to, "it works, and you are the reason", and pity for what turned out well. */
const speaksPast = (
  { toneGlad, toneHurts }: OpeningCandidate['features'],
  { text, situation }: Told,
): boolean =>
  (toneGlad === 1 && situation !== null && isSad(situation)) || (toneHurts === 1 && namesRelief(text));

/** So likely a topic is spoken of: one that is named, one that is named and takes no word of doubt, and one that no word names; 0 to 1. */
const leastSpokenOf = { named: 0.33, beyondDoubt: 0.8, unnamed: 0.9 };

/** What is guessed by the whole of a message is said where words of the message bear it out: no exam is spoken of to who is "so done with people". */
function isSpokenOf(
  { about, isNamed = false, features }: OpeningCandidate,
  told: Told,
  candidates: readonly OpeningCandidate[],
): boolean {
  const topic = about as Topic;
  // Where a likelier topic is ruled out the rest has its share.
  const probability = isNamed
    ? (features.probability ?? 0) / (1 - ruledOut(candidates))
    : (features.probability ?? 0);
  const { ofAnother, against, againstMood } = features;
  if (!isNamed && (probability < leastSpokenOf.unnamed || !claimsLittle.has(topic))) return false;
  if (probability < leastSpokenOf.named || ofAnother === 1) return false;
  // Anger is what many troubles are told with.
  if (againstMood === 1 && !(isNamed && told.mood === 'energetic' && irks.has(topic))) return false;
  if (isNamed && probability >= leastSpokenOf.beyondDoubt) return !contradictsTopic(told.text, topic);
  return against === 0 && !speaksPast(features, told);
}

/** What people are angry about as often as they are sad about it. */
const irks: ReadonlySet<Topic> = new Set<Topic>([
  ...(['boss-unfair', 'slighted-at-work', 'rude-customers', 'neighbour-trouble', 'red-tape'] as const),
  ...([
    'car-trouble',
    'tech-trouble',
    'travel-trouble',
    'treated-unfairly',
    'betrayed',
    'cheated-on',
  ] as const),
  ...(['theft-or-loss', 'plain-angry', 'mocking-fine', 'angry-at-self', 'nobody-calls'] as const),
]);

/** How likely the topics are together that no word names, short of all; 0 to 1. */
const ruledOut = (candidates: readonly OpeningCandidate[]): number =>
  Math.min(
    0.9,
    candidates.reduce(
      (sum, { kind, isNamed, features }) =>
        kind === 'topic' && isNamed === false ? sum + (features.probability ?? 0) : sum,
      0,
    ),
  );

/** What is said of these hardly names a thing: it may be said where no word of the topic stands. */
const claimsLittle: ReadonlySet<Topic> = new Set<Topic>([
  ...(['laughing', 'worn-out', 'bad-day', 'tired-parent', 'turned-down', 'house-empty'] as const),
  ...(['thoughts-race', 'overwhelmed', 'hopeless', 'embarrassed', 'small-mishap', 'slow-sunday'] as const),
  ...(['too-many-people', 'after-work', 'crush', 'in-love', 'first-kiss', 'thankful', 'ghosted'] as const),
]);

/** "You had to take out the poison" is no joy by itself. */
const isDuty = (clause: string): boolean => /\b(?:had|have|has) to\b/.test(clause);

/** "Your knees are bad today" is no joy, whatever the rest tells of. */
const isSore = (clause: string): boolean =>
  sore.test(clause) && !/\b(?:not|isn't|wasn't|aren't|no longer|nothing)\b/i.test(clause);
const sore =
  /\b(?:bad|worse|worst|hurts?|hurting|aches?|aching|sore|swollen|broken|broke|sick|ill|died|dead|awful|terrible|divorced?|separated|widow(?:ed|er)?|fired|sacked|redundant|unemployed|homeless|alone|cancelled)\b/i;

/** This likely to hurt, a part of a message is not passed over for another; 0 to 1. */
const surelyHurts = 0.6;
/** A part that hurts by no more than this share of another says little of it. */
const muchLess = 0.4;

/** "I bought new curtains. Then the hospital: cancer": the curtains are not said back. */
function isBesideABlow({ features: { othersHurt = 0, partHurts = 1 } }: OpeningCandidate): boolean {
  return othersHurt >= surelyHurts && partHurts < muchLess * othersHurt;
}

const isMourned = (situation: Situation | null): boolean => situation === 'grief';
