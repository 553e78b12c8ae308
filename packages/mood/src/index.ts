export { affectOf } from './affect.ts';
export type { MessageConstraints } from './constraints/constraint.ts';
export { type NamedMusic, nameMusic } from './constraints/name-music.ts';
export { readConstraints } from './constraints/read-constraints.ts';
export { tokenize } from './constraints/tokens.ts';
export { createClassifier } from './create-classifier.ts';
export type { DistressWords } from './distress/answers/distress-words.ts';
export type { DistressLanguage } from './distress/distress-language.ts';
export {
  acuteWords,
  acuteWordsAlone,
  distressWords,
  distressWordsAlone,
  helpAddress,
  helpCard,
} from './distress/distress-reply.ts';
export { type Distress, recognizeDistress } from './distress/recognize-distress.ts';
export { createEmbeddedClassifier } from './embedded/embedded-classifier.ts';
export { MoodModelError } from './errors.ts';
export { createHostedClassifier, type PostJson } from './hosted/hosted-classifier.ts';
export { keepLast } from './keep-last.ts';
export { keywordMood } from './keywords/keyword-classifier.ts';
export { withoutCourtesies } from './situation/courtesies.ts';
export { readSituation, tellsSurely } from './situation/read-situation.ts';
export { wantsToStayAwake } from './situation/wants-awake.ts';
export {
  readLikelyTopic,
  readLikelyTopics,
  readToneShares,
  readTopic,
} from './topic/read-topic.ts';
export type { LikelyTopic, ToneShares } from './topic/topic-model.ts';
export { type Topic, type TopicTone, toneOf, topics } from './topic/topics.ts';
