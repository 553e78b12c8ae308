import { loadTopicModel, type TopicModel, topicIn } from './topic-model.ts';
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
