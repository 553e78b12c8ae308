import {
  type LikelyTopic,
  likeliestTopic,
  likelyTopics,
  loadTopicModel,
  type ToneShares,
  type TopicModel,
  toneSharesIn,
  topicIn,
} from './topic-model.ts';
import type { Topic } from './topics.ts';

let loaded: TopicModel | undefined;

/**
 * What a message is about, more closely than its situation; `null` when it is nothing of the list, or unsure. The shipped
 * model is loaded with the first message.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readTopic(message: string): Topic | null {
  loaded ??= loadTopicModel();
  return topicIn(loaded, message);
}

/**
 * What a message is likeliest about, and how likely that is; `null` where none of its words is known.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readLikelyTopic(message: string): LikelyTopic | null {
  loaded ??= loadTopicModel();
  return likeliestTopic(loaded, message);
}

/**
 * What a message may be about, the likeliest first, no more than `most`; none where none of its words is known.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readLikelyTopics(message: string, most: number): LikelyTopic[] {
  loaded ??= loadTopicModel();
  return likelyTopics(loaded, message, most);
}

/**
 * How likely a message is to tell of something that hurts, and of something glad, also where it is unsure of what.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readToneShares(message: string): ToneShares {
  loaded ??= loadTopicModel();
  return toneSharesIn(loaded, message);
}
