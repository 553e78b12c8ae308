import type { MoodReading, ReadingSource } from '@attune/contract';

export interface ClassifyOptions {
  /** Aborted when nobody waits for an answer any more. */
  signal?: AbortSignal | undefined;
  /** The text may not leave this machine, or a hosted model may not be paid for it. */
  onThisMachine?: boolean;
}

/** One way of reading the mood of a message. Hosted model, embedded model and keywords are all of this shape. */
export interface MoodClassifier {
  readonly source: ReadingSource;
  /**
   * Reads the mood of one message.
   * @returns `null` when the text holds nothing this classifier knows; the next one in line is then asked.
   * @throws {MoodModelError} when the model cannot answer.
   */
  classify(text: string, options?: ClassifyOptions): Promise<MoodReading | null>;
}
