export { type Affect, affectOf } from './affect.ts';
export type { MoodClassifier } from './classifier.ts';
export {
  type MessageConstraint,
  type MessageConstraintKind,
  type MessageConstraints,
  messageConstraintKinds,
} from './constraints/constraint.ts';
export { type NamedMusic, nameMusic } from './constraints/name-music.ts';
export { readConstraints } from './constraints/read-constraints.ts';
export { type Token, tokenize } from './constraints/tokens.ts';
export { type CreateClassifierOptions, createClassifier } from './create-classifier.ts';
export type { DistressWords } from './distress/answers/distress-words.ts';
export { type DistressLanguage, distressLanguages } from './distress/distress-language.ts';
export { distressWords, distressWordsAlone, helpAddress, helpCard } from './distress/distress-reply.ts';
export { type Distress, recognizeDistress } from './distress/recognize-distress.ts';
export { shippedDistressModel } from './distress/trained/distress-model.ts';
export {
  createEmbeddedClassifier,
  type EmbeddedClassifier,
} from './embedded/embedded-classifier.ts';
export { type ModelFiles, shippedModelFiles } from './embedded/load-model.ts';
export { isMoodModelError, MoodModelError, type MoodModelErrorKind } from './errors.ts';
export {
  createHostedClassifier,
  type HostedClassifierOptions,
  hostedTextMaxCodePoints,
  type PostJson,
} from './hosted/hosted-classifier.ts';
export { keepLast } from './keep-last.ts';
export { keywordClassifier, keywordMood } from './keywords/keyword-classifier.ts';
export { moodOfLabel } from './label-map.ts';
export { withoutCourtesies } from './situation/courtesies.ts';
export { losses } from './situation/losses.ts';
export { readSituation, tellsSurely } from './situation/read-situation.ts';
export { wantsToStayAwake } from './situation/wants-awake.ts';
export {
  readLikelyTopic,
  readLikelyTopics,
  readToneShares,
  readTopic,
  shippedTopicModel,
} from './topic/read-topic.ts';
export type { LikelyTopic, ToneShares } from './topic/topic-model.ts';
export { type Topic, type TopicTone, toneOf, topics } from './topic/topics.ts';
export { type Fallback, type SureClassifier, withFallback } from './with-fallback.ts';
