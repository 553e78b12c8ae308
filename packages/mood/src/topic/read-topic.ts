import { keepLast } from '../keep-last.ts';
import { withSparedNews } from './spared.ts';
import {
  type LikelyTopic,
  likeliestTopic,
  likelyTopics,
  loadTopicModel,
  type ToneShares,
  type TopicModel,
  toneSharesOf,
  topicOf,
  weighTopics,
} from './topic-model.ts';
import type { Topic } from './topics.ts';

let loaded: TopicModel | undefined;

/**
 * The model that ships with Attune, read once, then kept. The server asks for it before it listens: danger is told by what a message is
 * about as well.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function shippedTopicModel(): TopicModel {
  loaded ??= loadTopicModel();
  return loaded;
}

const sharesOf = keepLast((message: string) => weighTopics(shippedTopicModel(), withSparedNews(message)));

/**
 * What a message is about, more closely than its situation; `null` when it is nothing of the list, or unsure. The shipped
 * model is loaded with the first message.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readTopic(message: string): Topic | null {
  return topicOf(sharesOf(message), shippedTopicModel().header);
}

/**
 * What a message is likeliest about, and how likely that is; `null` where none of its words is known.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readLikelyTopic(message: string): LikelyTopic | null {
  return likeliestTopic(sharesOf(message));
}

/**
 * What a message may be about, the likeliest first, no more than `most` and none less likely than `least`; none where none of its
 * words is known.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readLikelyTopics(message: string, most: number, least = 0): LikelyTopic[] {
  return likelyTopics(sharesOf(message), most, least);
}

/**
 * How likely a message is to tell of something that hurts, and of something glad, also where it is unsure of what.
 * @throws {MoodModelError} `model-file` when the model cannot be read.
 */
export function readToneShares(message: string): ToneShares {
  return toneSharesOf(sharesOf(message));
}
