import { readFileSync } from 'node:fs';
import type { Intent } from '@attune/contract';
import { modelIntents } from '../src/intent/model/intent-model.ts';
import { isChat, type QuestionClass } from '../src/questions/question-kinds.ts';
import { readOpeningRows } from './opening-rows.ts';
import {
  exampleOfIntent,
  exampleOfRow,
  examplesOfTold,
  partRows,
  type QuestionExample,
  readQuestionRows,
} from './question-rows.ts';
import { exampleOfFirst, type IntentExample, readExamples } from './read-examples.ts';

const days = new URL('../../mood/training/data/topics.tsv', import.meta.url);
/** Of the messages by topic every so many are learnt from: more of them tell the model no more. */
const daysStep = 20;

/** Messages of ordinary days, which have a topic and ask nothing of the assistant. */
function readDays(): string[] {
  return readFileSync(days, 'utf8')
    .trimEnd()
    .split('\n')
    .flatMap((line, at) => {
      const [topic, , text = ''] = line.split('\t');
      return topic === 'none' || at % daysStep !== 0 ? [] : [text];
    });
}

/**
 * All that the shipped model of questions learns from: the rows not held back, and once each what the model of intents learns from,
 * what was told in the messages whose first answers were marked, and what ordinary days are told of.
 */
export function readQuestionExamples(): QuestionExample[] {
  const seen = new Set<string>();
  const told = [...new Set([...readOpeningRows().map(({ message }) => message), ...readDays()])];
  const others = readExamples().filter(({ text }) => !seen.has(text) && seen.add(text));
  return [
    ...partRows(readQuestionRows()).learnt.map(exampleOfRow),
    ...others.map((one) =>
      exampleOfIntent(
        one,
        one.intents.flatMap((at) => modelIntents[at] ?? []),
      ),
    ),
    ...told.flatMap(examplesOfTold),
  ];
}

/** What strangers ask of the assistant, and what only sounds like it, each as a first message for the model of intents: the rows not held back. */
export function readAskedExamples(): IntentExample[] {
  return partRows(readQuestionRows()).learnt.flatMap(({ asks, text }) =>
    exampleOfFirst('questions', text, intentsOf(asks)),
  );
}

function intentsOf(asks: QuestionClass): readonly Intent[] {
  if (asks === 'none') return ['mood', 'offtopic'];
  if (asks === 'ask') return ['request', 'play'];
  return isChat(asks) ? ['question', 'smalltalk'] : ['question'];
}
