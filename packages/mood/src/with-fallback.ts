import type { MoodReading, ReadingSource } from '@attune/contract';
import type { ClassifyOptions, MoodClassifier } from './classifier.ts';

/** Why a classifier was passed over for the next one in line. */
export interface Fallback {
  from: ReadingSource;
  to: ReadingSource;
  /** What the classifier threw; `null` when it merely found nothing it knows. */
  error: unknown;
}

/** A classifier that always answers. */
export interface SureClassifier extends MoodClassifier {
  classify(text: string, options?: ClassifyOptions): Promise<MoodReading>;
}

/**
 * Asks classifiers in line until one answers. A failure and a `null` both lead to the next; each leaves a
 * trace through `onFallback`. When the caller's own signal is aborted nobody waits for an answer any more, so
 * that failure is thrown on. A hosted model is left out where the caller says so.
 */
export function withFallback(
  line: readonly MoodClassifier[],
  last: SureClassifier,
  onFallback: (fallback: Fallback) => void = () => {},
): SureClassifier {
  const all = [...line, last];
  return {
    source: (all[0] ?? last).source,
    async classify(text, options = {}) {
      for (const [position, classifier] of line.entries()) {
        if (options.onThisMachine === true && classifier.source === 'hosted') continue;
        const to = (all[position + 1] ?? last).source;
        try {
          const reading = await classifier.classify(text, options);
          if (reading !== null) return reading;
          onFallback({ from: classifier.source, to, error: null });
        } catch (error) {
          if (options.signal?.aborted) throw error;
          onFallback({ from: classifier.source, to, error });
        }
      }
      return last.classify(text, options);
    },
  };
}
