import { type Brief, type MoodProbabilities, moods } from '@attune/contract';
import { createEmbeddedClassifier, readSituation, recognizeDistress } from '@attune/mood';
import { readMessage } from '../read-message.ts';
import type { ConversationReading } from '../reading.ts';

export const readers = { recognizeDistress, readSituation };

/** The brief after a first message. */
export const begun = (text: string): Brief | null =>
  readMessage(text, { brief: null, mix: null, playing: false }, readers).complete(null).brief;

/** What the brief holds as wanted and as avoided after a message that follows another. */
export function saidAfter(text: string, first = 'soul music') {
  const context = { brief: begun(first), mix: null, playing: false };
  const { brief } = readMessage(text, context, readers).complete(null);
  return {
    wanted: brief?.wanted.map(({ value }) => value),
    avoided: brief?.avoided.map(({ value }) => value),
  };
}

const classifier = createEmbeddedClassifier();

/** A message while music plays for a brief, read with the model that ships. */
export async function readWhilePlaying(text: string, brief: Brief): Promise<ConversationReading> {
  const { feelingText, complete } = readMessage(text, { brief, mix: null, playing: true }, readers);
  return complete(feelingText === null ? null : await classifier.classify(feelingText));
}

/** A first message, read with the model that ships. */
export async function readFirst(text: string): Promise<ConversationReading> {
  const { feelingText, complete } = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  return complete(feelingText === null ? null : await classifier.classify(feelingText));
}

/** A first message, read with likelihoods that a reading of feelings is given for it. */
export function readFirstAs(text: string, probabilities: MoodProbabilities) {
  const pending = readMessage(text, { brief: null, mix: null, playing: false }, readers);
  const [mood] = moods.toSorted((one, other) => probabilities[other] - probabilities[one]);
  const reading = pending.complete({
    ...{ mood: mood ?? 'calm', confidence: 0.5, source: 'embedded' as const, probabilities },
  });
  return { ...reading, tier: pending.distress.tier };
}
