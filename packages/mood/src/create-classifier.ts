import type { ReadingSource } from '@attune/contract';
import type { MoodClassifier } from './classifier.ts';
import { createEmbeddedClassifier } from './embedded/embedded-classifier.ts';
import type { ModelFiles } from './embedded/load-model.ts';
import { createHostedClassifier, type HostedClassifierOptions } from './hosted/hosted-classifier.ts';
import { keywordClassifier } from './keywords/keyword-classifier.ts';
import { type Fallback, type SureClassifier, withFallback } from './with-fallback.ts';

export interface CreateClassifierOptions {
  /** Who is asked, best first. Keywords stand at the end whether named or not. */
  order: readonly ReadingSource[];
  /** Needed when `order` names `hosted`. */
  hosted?: HostedClassifierOptions;
  /** Where the embedded model lies; by default the one that ships with this package. */
  modelFiles?: ModelFiles;
  /** Told of every step down the line, so that a fallback leaves a trace in the log. */
  onFallback?: (fallback: Fallback) => void;
}

/**
 * The front door: one classifier that always answers, made of those named in `order`.
 * @throws {TypeError} when `order` names `hosted` and no `hosted` options are given.
 */
export function createClassifier(options: CreateClassifierOptions): SureClassifier {
  const aboveKeywords = options.order.slice(0, keywordPosition(options.order));
  const line = [...new Set(aboveKeywords)].map((source) => createOne(source, options));
  return withFallback(line, keywordClassifier, options.onFallback);
}

/** Keywords always answer, so whatever is named after them would never be asked. */
function keywordPosition(order: readonly ReadingSource[]): number {
  const position = order.indexOf('keywords');
  return position === -1 ? order.length : position;
}

function createOne(source: ReadingSource, options: CreateClassifierOptions): MoodClassifier {
  if (source === 'hosted') {
    if (options.hosted === undefined) throw new TypeError('A hosted classifier needs its address.');
    return createHostedClassifier(options.hosted);
  }
  return source === 'embedded' ? createEmbeddedClassifier(options.modelFiles) : keywordClassifier;
}
