import type { DistressFitOptions } from './fit-distress-model.ts';

export interface DistressRecipe extends DistressFitOptions {
  /** How much a veiled message counts where acute danger is separated from all else: little, it may be acute as well. */
  veiledAgainstAcute: number;
  /** How much the messages of a writer count, where not one each. */
  writerWeights: Readonly<Record<string, number>>;
  /** How much an English message of distress counts: there are many everyday ones beside it. */
  englishDistress: number;
  /** Shares of negatives that may be recognized by mistake, by tier. */
  falseAlarms: { acute: number; any: number };
  /** The same in English of what is ordinarily typed, whichever is stricter, */
  ordinaryAlarms: { acute: number; any: number };
  /** and of what people tell of ordinary days. */
  daysAlarms: { acute: number; any: number };
  /** In the other languages the same of messages built to sound like danger, by writers in whose language nothing of the kind was learned. */
  speakersAlarms: { acute: number; any: number };
  /** How much English messages of distress, those of ordinary days and questions about the product count in the weights for English. */
  inEnglish: { distress: number; days: number; questions: number };
  /** Into how many parts writers are dealt, each left out of a fit of the weights for English that is measured on it. */
  parts: number;
}

/** Chosen by leaving out writers; see docs/distress-model.md. */
export const distressRecipe: DistressRecipe = {
  leastRows: 2,
  ridge: 2,
  ratioPower: 0.7,
  mostSteps: 50,
  veiledAgainstAcute: 0.05,
  // The signs were written beside the older ones; of the everyday ones there are thousands.
  writerWeights: { older: 0.6, constraints: 0.2, everyday: 0.05, moods: 0.1 },
  englishDistress: 2,
  falseAlarms: { acute: 0.02, any: 0.1 },
  ordinaryAlarms: { acute: 0.01, any: 0.06 },
  daysAlarms: { acute: 0.01, any: 0.035 },
  speakersAlarms: { acute: 0.1, any: 0.26 },
  inEnglish: { distress: 4, days: 0.2, questions: 0.25 },
  parts: 5,
};
