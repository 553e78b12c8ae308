import { modelIntents } from '../src/intent/model/intent-model.ts';
import { readOpeningRows } from './opening-rows.ts';
import {
  exampleOfIntent,
  exampleOfRow,
  exampleOfTold,
  partRows,
  type QuestionExample,
  readQuestionRows,
} from './question-rows.ts';
import { readExamples } from './read-examples.ts';

/**
 * All that the shipped model of questions learns from: the rows not held back, and once each what the model of intents learns from and
 * what was told in the messages whose first answers were marked.
 */
export function readQuestionExamples(): QuestionExample[] {
  const seen = new Set<string>();
  const others = readExamples().filter(({ text }) => !seen.has(text) && seen.add(text));
  return [
    ...partRows(readQuestionRows()).learnt.map(exampleOfRow),
    ...others.map((one) =>
      exampleOfIntent(
        one,
        one.intents.flatMap((at) => modelIntents[at] ?? []),
      ),
    ),
    ...[...new Set(readOpeningRows().map(({ message }) => message))].map(exampleOfTold),
  ];
}
