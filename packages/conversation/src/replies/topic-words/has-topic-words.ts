import type { Topic } from '@attune/mood';
import { hardTopicWords } from './hard-topics.ts';
import { otherTopicWords } from './other-topics.ts';

/**
 * What has to be told for a first sentence on a topic, as beginnings of words: each of these. What a message is about is guessed by all
 * of its words; a sentence that speaks of an exam, a death or a win needs one that says so.
 */
const told: Readonly<Partial<Record<Topic, readonly string[]>>> = { ...hardTopicWords, ...otherTopicWords };

const patterns = new Map<Topic, readonly RegExp[]>(
  (Object.entries(told) as [Topic, readonly string[]][]).map(([topic, each]) => [
    topic,
    each.map((words) => new RegExp(`(?:^|[^a-z0-9])(?:${words})`, 'i')),
  ]),
);

/** "Running late", "chopping wood": nobody runs or cooks. */
const idioms =
  /\b(?:runn?(?:ing)? (?:late|out|behind|errands|low|around|over|a (?:bath|fever|temperature))|chop\w{0,4} (?:wood|logs|firewood|kindling|down))\b/gi;

/** Whether a message has the words without which a first sentence on a topic would claim what nobody told. */
export function hasTopicWords(text: string, topic: Topic): boolean {
  const plain = text.replace(/['’]/g, '').replace(idioms, ' ');
  return patterns.get(topic)?.every((one) => one.test(plain)) ?? true;
}
