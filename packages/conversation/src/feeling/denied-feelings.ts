import { type Mood, type MoodProbabilities, moods, type Situation } from '@attune/contract';
import type { TopicTone } from '@attune/mood';
import type { Message } from '../message.ts';
import { type FeelingWords, feelingWords } from './feeling-words.ts';
import { hurtsIn, lastingTroubles } from './situation-moods.ts';
import { likelierByWords } from './stated-feelings.ts';

const denials: ReadonlySet<string> = new Set([
  'not',
  'dont',
  "don't",
  'isnt',
  "isn't",
  'aint',
  "ain't",
  'longer',
  'hardly',
]);
/** In words: how far before a feeling its denial stands. */
const denialReach = 3;

/** The feelings that a message denies in so many words: "not sad, not happy". */
export function deniedFeelings({ words }: Message): ReadonlySet<FeelingWords> {
  const denied = new Set<FeelingWords>();
  for (const [at, { text }] of words.entries()) {
    if (!denials.has(text)) continue;
    const next = words.slice(at + 1, at + 1 + denialReach);
    const mark = next.findIndex(({ isWord }) => !isWord);
    const said = mark === -1 ? next : next.slice(0, mark);
    if (said[0]?.text === 'only' || said[0]?.text === 'just') continue;
    for (const group of feelingWords)
      if (said.some((word) => group.feelings.has(word.text))) denied.add(group);
  }
  return denied;
}

/** Whether feelings that hurt are denied, or glad ones. */
export function deniedTones(denied: ReadonlySet<FeelingWords>): ReadonlySet<TopicTone> {
  const tones = new Set<TopicTone>();
  for (const { likelier } of denied) {
    if ((likelier.sad ?? 1) > 1) tones.add('hurts');
    if ((likelier.happy ?? 1) > 1) tones.add('glad');
  }
  return tones;
}

/** What is left of a mood that is denied: the words that deny it are what made it likely. */
const leftOver = 0.1;
/** Of sadness that is taken back in the same breath next to nothing is. */
const leftOfTakenBack = 0;

/** A denied feeling is not that feeling, however much a message is made of its word. What hurts besides is left as it is read. */
export function withoutDeniedMoods(
  likely: MoodProbabilities,
  message: Message,
  situation: Situation | null,
): MoodProbabilities {
  const stated = likelierByWords(message);
  const isTold = situation !== null && hurtsIn(situation) && !saysNotSad(message, situation);
  const denied = [...deniedFeelings(message)].map(({ likelier }) => strongest(likelier));
  // Who denies that they are tired, or angry, may be anything.
  const plain = denied.filter((mood) => mood === 'sad' || mood === 'happy');
  // "Not sad, just tired": what is stated instead may hurt a little as well.
  const most = Math.max(1, ...Object.values(stated));
  const gone = new Set<Mood>(plain.filter((mood) => (stated[mood] ?? 1) <= 1 || (stated[mood] ?? 1) < most));
  const isTakenBack = saysNotSad(message, situation);
  if (isTakenBack) gone.add('sad');
  if (gone.size === 0 || (isTold && gone.has('sad'))) return likely;
  const left = moods.map(
    (mood) => likely[mood] * (gone.has(mood) ? (isTakenBack ? leftOfTakenBack : leftOver) : 1),
  );
  const sum = left.reduce((total, one) => total + one, 0);
  return Object.fromEntries(moods.map((mood, at) => [mood, (left[at] ?? 0) / sum])) as MoodProbabilities;
}

const contrasts = new Set('but though yet just only'.split(' '));
const between = new Set('i am im feel feeling really that so actually too very exactly not dont'.split(' '));
const sadness = new Set('sad down depressed upset unhappy low'.split(' '));

/** "A little lonely, but not sad": what is told first is told as less than that. Of a loss nobody means it so. */
function saysNotSad({ words }: Message, situation: Situation | null): boolean {
  if (situation !== null && lastingTroubles.has(situation)) return false;
  return words.some(({ text }, at) => {
    if (!contrasts.has(text)) return false;
    let next = at + 1;
    while (next < at + 6 && between.has(words[next]?.text ?? '')) next += 1;
    const isDenied = words.slice(at + 1, next).some((word) => denials.has(word.text));
    // "But not sad enough", "but not sad, devastated".
    const isWhole = words[next + 1] === undefined || words[next + 1]?.text === '.';
    return isDenied && isWhole && sadness.has(words[next]?.text ?? '');
  });
}

const strongest = (likelier: Partial<Record<Mood, number>>): Mood =>
  moods.reduce((best, one) => ((likelier[one] ?? 0) > (likelier[best] ?? 0) ? one : best));
