/** What a server asks for before it listens, without the words that reading a message takes. */
export { shippedDistressModel } from './distress/trained/distress-model.ts';
export { isMoodModelError } from './errors.ts';
export { shippedTopicModel } from './topic/read-topic.ts';
