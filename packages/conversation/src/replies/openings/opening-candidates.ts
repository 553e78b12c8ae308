import { type Mood, moods } from '@attune/contract';
import { readLikelyTopics, readToneShares, type ToneShares, type Topic, toneOf } from '@attune/mood';
import { isTopicOfAnother } from '../of-another.ts';
import { toneOfPart } from '../part-tone.ts';
import { deniesTone } from '../reflection/denies-tone.ts';
import { statementsIn } from '../reflection/reflect.ts';
import { namesRelief, namesTrouble, speaksAgainstTopic } from '../speaks-against.ts';
import { openingsOf } from '../texts/topic-openings.ts';
import { hasTopicWords } from '../topic-words/has-topic-words.ts';
import type { Told } from './told.ts';

/** What a first sentence can do: speak of the topic, say back what was told in a tone, speak of the situation or mood, or claim nothing. */
export const openingKinds = ['topic', 'hurts', 'glad', 'open', 'situation', 'mood', 'plain'] as const;
export type OpeningKind = (typeof openingKinds)[number];

/** A first sentence that may answer what was told. */
export interface OpeningCandidate {
  kind: OpeningKind;
  /** The topic it speaks of, or the clause it says back: "your daughter took her first steps"; else empty. */
  about: string;
  /** Of a topic: the message has words for what its sentences speak of. */
  isNamed?: boolean;
  /** What speaks for it or against it, by name. */
  features: Readonly<Record<string, number>>;
}

/** So many of the likeliest topics are thought of, and none less likely than this. */
const mostTopics = 2;
const leastTopic = 0.12;
/** So many parts of a message may be said back. */
const mostParts = 4;

const laughing = /\b(?:lol|lmao|rofl|ha(?:ha){1,20}|hehe)\b|[\u{1F602}\u{1F923}\u{1F480}\u{1F605}]/iu;
const turning = /\b(?:but|though|although|yet|still|except|however)\b/i;
const ofOneself = /\b(?:i|i'?m|i'?ve|i'?d|i'?ll|we|we'?re|we'?ve)\b/i;
const leaningOn = /^(?:it|he|she|they|that|this|there)\b|\b(?:it|that|them|him|her)$/i;

/** What was thought or feared before it came otherwise, and what holds now. */
const expected =
  /\b(?:(?:was|were|been) (?:going|supposed|meant|braced|planning|looking|hoping|sure|so sure|certain|dreading|scared|so scared|afraid|so afraid)|expected|expecting|dreaded|feared|thought|hoped|planned|wanted|saved up|almost|nearly|used to|didn't want|had been|'d been|'d told|meant to)\b/i;
const holdsNow =
  /\b(?:now|today|tonight|finally|still|at last|in the end|this (?:morning|evening|afternoon))\b/i;

const log = (count: number): number => Math.log2(1 + count);
const flag = (is: boolean): number => (is ? 1 : 0);
const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** All that could be answered first to what was told. */
export function openingCandidates(told: Told): OpeningCandidate[] {
  const { text, mood, isFelt, asks, situation } = told;
  const whole = readToneShares(text);
  const topics = readLikelyTopics(text, mostTopics + 1);
  const statements = statementsIn(text).map((one) => ({ ...one, shares: toneOfPart(one.said) }));
  const likeliest = topics.at(0)?.probability ?? 0;
  const ending = statements.at(-1)?.shares ?? whole;
  const endingLean = ending.hurts - ending.glad;
  const beginning = statements.at(0)?.shares ?? whole;
  const beginningLean = beginning.hurts - beginning.glad;
  const ofMessage = {
    one: 1,
    asks: flag(asks),
    felt: flag(isFelt),
    ...Object.fromEntries(moods.map((one) => [one, flag(one === mood)])),
    hurts: whole.hurts,
    glad: whole.glad,
    either: 1 - whole.hurts - whole.glad,
    words: log(wordCount(text)),
    parts: log(statements.length),
    turns: flag(turning.test(text)),
    laughs: flag(laughing.test(text)),
    bangs: flag(text.includes('!')),
    likeliest,
    stated: flag(situation !== null),
    trouble: flag(namesTrouble(text)),
    relief: flag(namesRelief(text)),
    endsHurting: Math.max(0, endingLean),
    endsGlad: Math.max(0, -endingLean),
    turnsOut: Math.abs(endingLean - beginningLean),
    expects: flag(expected.test(text)),
  };
  const ofTopics = topics
    .slice(0, mostTopics)
    .filter(
      ({ topic, probability }) =>
        topic !== 'none' && probability >= leastTopic && openingsOf(topic).length > 0,
    )
    .map(({ topic, probability }, at): OpeningCandidate => {
      const tone = toneOf(topic as Topic);
      return {
        kind: 'topic',
        about: topic,
        isNamed: hasTopicWords(text, topic as Topic),
        features: {
          ...ofMessage,
          probability,
          sureness: Math.log(probability / (1 - Math.min(probability, 0.999))),
          second: at,
          ahead: probability - (topics.at(at + 1)?.probability ?? 0),
          toneHurts: flag(tone === 'hurts'),
          toneGlad: flag(tone === 'glad'),
          hurtsAsWhole: tone === 'hurts' ? whole.hurts - whole.glad : 0,
          gladAsWhole: tone === 'glad' ? whole.glad - whole.hurts : 0,
          againstMood: flag(isAgainst(tone, mood)),
          hurtsAtTheEnd: tone === 'hurts' ? endingLean : 0,
          gladAtTheEnd: tone === 'glad' ? -endingLean : 0,
          ofAnother: flag(isTopicOfAnother(text, topic as Topic)),
          against: flag(speaksAgainstTopic(text, topic as Topic)),
        },
      };
    });
  const leans = statements.map(({ shares }) => leanOf(shares));
  const most = Math.max(0, ...leans);
  const sayable = statements
    .map((one, at) => ({ ...one, at }))
    .filter((one): one is typeof one & { reflected: string } => one.reflected !== null)
    // Of "I'm not sad, I'm just bored" the second part tells.
    .filter(({ reflected }) => statements.length === 1 || !deniesTone(reflected, 'hurts'))
    .slice(0, mostParts);
  const ofParts = sayable.flatMap(({ said, reflected, shares, at }) => {
    const others = statements.filter((_, other) => other !== at).map((one) => one.shares);
    const after = statements.slice(at + 1).map((one) => one.shares);
    const afterLean =
      Math.max(0, ...after.map(({ hurts }) => hurts)) - Math.max(0, ...after.map(({ glad }) => glad));
    const features = {
      ...ofMessage,
      partHurts: shares.hurts,
      partGlad: shares.glad,
      partLean: shares.hurts - shares.glad,
      wholeLean: whole.hurts - whole.glad,
      main: flag(leans[at] === most),
      first: flag(at === 0),
      last: flag(at === statements.length - 1),
      after: log(after.length),
      afterHurts: Math.max(0, afterLean),
      afterGlad: Math.max(0, -afterLean),
      turnsAfter: flag(after.length > 0) * Math.max(0, -afterLean * (shares.hurts - shares.glad)),
      outweighed: flag(after.length > 0) * Math.max(0, Math.abs(afterLean) - (leans[at] ?? 0)),
      expected: flag(expected.test(reflected)),
      expectedBefore: flag(at < statements.length - 1 && expected.test(reflected)),
      now: flag(holdsNow.test(reflected)),
      completed: flag(/^you\b/i.test(reflected) && !ofOneself.test(said)),
      alone: flag(statements.length === 1),
      covers: wordCount(reflected) / wordCount(text),
      clause: log(wordCount(reflected)),
      brief: flag(wordCount(reflected) < 4),
      leaning: flag(leaningOn.test(reflected)),
      turnsIn: flag(turning.test(reflected)),
      ofListener: flag(/^you\b/i.test(reflected)),
      othersHurt: Math.max(0, ...others.map(({ hurts }) => hurts)),
      othersGlad: Math.max(0, ...others.map(({ glad }) => glad)),
      goesDown: flag(mood === 'sad') * shares.hurts,
      goesUp: flag(mood === 'happy') * shares.glad,
    };
    return (['hurts', 'glad', 'open'] as const)
      .filter((kind) => kind === 'open' || !deniesTone(reflected, kind))
      .map((kind): OpeningCandidate => ({ kind, about: reflected, features }));
  });
  const wholeLean = whole.hurts - whole.glad;
  const plain = (kind: OpeningKind): OpeningCandidate => ({
    kind,
    about: '',
    features: { ...ofMessage, wholeLean },
  });
  return [
    ...ofTopics,
    ...ofParts,
    ...(situation === null ? [] : [plain('situation')]),
    plain('mood'),
    plain('plain'),
  ];
}

const leanOf = ({ hurts, glad }: ToneShares): number => Math.max(hurts, glad);

function isAgainst(tone: string, mood: Mood): boolean {
  if (tone === 'hurts') return mood === 'happy' || mood === 'energetic';
  return tone === 'glad' && mood === 'sad';
}
