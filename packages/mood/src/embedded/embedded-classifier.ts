import { type Mood, type MoodProbabilities, type MoodReading, moods } from '@attune/contract';
import { affectOf } from '../affect.ts';
import type { MoodClassifier } from '../classifier.ts';
import { MoodModelError } from '../errors.ts';
import { withSparedNews } from '../topic/spared.ts';
import { featuresOf } from './features.ts';
import { loadModel, type ModelFiles } from './load-model.ts';
import type { MoodModel } from './model-format.ts';
import { scoreMessage } from './score-message.ts';

export interface EmbeddedClassifier extends MoodClassifier {
  readonly source: 'embedded';
  /**
   * Loads the model ahead of the first message.
   * @throws {MoodModelError} `model-file`, as `classify` does.
   */
  prepare(): Promise<void>;
}

/**
 * The model that ships with Attune: read from disk on first use, no network, under a millisecond a message.
 * A text with nothing known in it gives `null`; one the model is unsure of gives its best mood, marked.
 * @returns (from `classify`) `confidence` from 0 to 1, calibrated on messages held out from training.
 * @throws {MoodModelError} `model-file` (from `classify`) when the file is missing or its checksum differs.
 * @see docs/mood-model.md for data, recipe and measured scores.
 */
export function createEmbeddedClassifier(files?: ModelFiles): EmbeddedClassifier {
  let loading: Promise<MoodModel> | undefined;
  const load = () => {
    loading ??= loadModel(files).catch((error: unknown) => {
      // A disk that was busy or a file still being copied may be fine with the next message.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    source: 'embedded',
    async prepare() {
      await load();
    },
    async classify(text, { signal } = {}) {
      const model = await load();
      if (signal?.aborted)
        throw new MoodModelError('aborted', 'The listener left.', { cause: signal.reason });
      return readMood(model, text);
    },
  };
}

/** The reading of one message by a loaded model; `null` when it knows nothing in the text. */
export function readMood(model: MoodModel, text: string): MoodReading | null {
  const scored = scoreMessage(model, featuresOf(withSparedNews(text)));
  if (scored === null) return null;
  const probabilities = softmax(scored, model.header.temperature);
  const mood = moods.reduce((best, other) => (probabilities[other] > probabilities[best] ? other : best));
  const confidence = probabilities[mood];
  return {
    mood,
    confidence,
    source: 'embedded',
    probabilities,
    ...affectOf(probabilities),
    uncertain: confidence < model.header.uncertainBelow,
  };
}

function softmax(scores: readonly number[], temperature: number): MoodProbabilities {
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp((score - highest) / temperature));
  const sum = parts.reduce((total, part) => total + part, 0);
  const entries = moods.map((mood, at): [Mood, number] => [mood, (parts[at] ?? 0) / sum]);
  return Object.fromEntries(entries) as MoodProbabilities;
}
