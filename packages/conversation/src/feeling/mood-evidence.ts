import { type Mood, type MoodProbabilities, moods, type Situation } from '@attune/contract';
import type { LikelyTopic, ToneShares } from '@attune/mood';

/** What a message tells of the mood its music is to have. */
export interface MoodEvidence {
  /** How likely each mood is by the whole of the words. */
  read: MoodProbabilities;
  /** What it may be about, and how likely what it is about hurts, or is glad. */
  topics: readonly LikelyTopic[];
  tone: ToneShares;
  situation: Situation | null;
  /** How many times likelier each mood is by the feelings that it states. */
  byWords: Partial<Record<Mood, number>>;
  /** What the music is to be, as words for it say, and where it is to lead. */
  asked: Mood | null;
  leadsTo: Mood | null;
  isRequest: boolean;
  statesFeeling: boolean;
  namesMusic: boolean;
  isShort: boolean;
}

/** A reading is never quite certain of anything; less likely than this counts as this likely. */
const leastRead = 1e-3;
/** Topics less likely than this say nothing. */
const leastTopic = 0.02;
/** As likely as this are both, hurting and glad, before anything is read. */
const toneFloor = 0.05;

/** The evidence as numbers by name; what is not named is 0. */
export function moodFeatures(evidence: MoodEvidence): Map<string, number> {
  const { read, topics, tone, situation, byWords, asked, leadsTo, isShort } = evidence;
  const features = new Map<string, number>([
    ['always', 1],
    ['tone', Math.log((tone.hurts + toneFloor) / (tone.glad + toneFloor))],
    ['hurts', tone.hurts],
    ['glad', tone.glad],
    ['request', Number(evidence.isRequest)],
    ['states a feeling', Number(evidence.statesFeeling)],
    ['names music', Number(evidence.namesMusic)],
    ['few words', Number(isShort)],
  ]);
  for (const mood of moods) {
    features.set(`read ${mood}`, Math.log(read[mood] + leastRead));
    features.set(`words ${mood}`, Math.log(byWords[mood] ?? 1));
  }
  for (const { topic, probability } of topics)
    if (probability > leastTopic) features.set(`topic ${topic}`, probability);
  for (const [name, value] of [
    ['situation', situation],
    ['asked', asked],
    ['leads to', leadsTo],
  ] as const) {
    if (value === null) continue;
    features.set(`${name} ${value}`, 1);
    if (isShort) features.set(`${name} ${value} in few words`, 1);
  }
  return features;
}
