import type { LogisticRegressionOptions } from './logistic-regression.ts';
import type { NetworkOptions } from './train-network.ts';
import type { VocabularyOptions } from './vocabulary.ts';

export interface Recipe {
  vocabulary: VocabularyOptions;
  /** So many features are kept, those that can move a score most. */
  featureCount: number;
  regression: LogisticRegressionOptions;
  /** How much the word family and the character family count. */
  familyWeights: [number, number];
  /** Generated rows used, from the top of the file, and how much each counts beside a written one. */
  generatedRows: number;
  generatedWeight: number;
  network: NetworkOptions;
  networkGeneratedRows: number;
  networkGeneratedWeight: number;
  uncertainBelow: number;
}

/** Chosen by leaving out writers and on `music-mood-eval/dev.tsv`; see docs/mood-model.md. */
export const recipe: Recipe = {
  vocabulary: { minWordRows: 3, minCharacterRows: 4 },
  featureCount: 205_000,
  regression: { ridge: 0.1, epochs: 10, stepLength: 2 },
  familyWeights: [1, 1],
  generatedRows: 20000,
  generatedWeight: 0.2,
  network: {
    filterCount: 64,
    epochs: 8,
    stepLength: 0.03,
    vectorShare: 1,
    wordDropout: 0.2,
    activationDropout: 0.5,
  },
  networkGeneratedRows: 12000,
  networkGeneratedWeight: 0.2,
  uncertainBelow: 0.5,
};
