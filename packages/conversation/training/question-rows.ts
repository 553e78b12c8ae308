import { readFileSync } from 'node:fs';
import { readMessageWords } from '../src/message.ts';
import { questionFeatures } from '../src/questions/question-features.ts';
import {
  isChat,
  type QuestionClass,
  questionClasses,
  questionKinds,
} from '../src/questions/question-kinds.ts';
import { stretchesOf } from '../src/questions/read-question.ts';
import type { IntentExample } from './read-examples.ts';

/** A message with what it asks, written for this. */
export interface QuestionRow {
  asks: QuestionClass;
  text: string;
  /** By somebody who had not seen the answers. */
  isStrangers: boolean;
}

/** A message as the model learns from it: any of the classes, places in `questionClasses`, is right. */
export interface QuestionExample {
  /** Its features by name. */
  features: ReadonlySet<string>;
  classes: readonly number[];
  /** What was written for this counts; of other messages it is known only what they are not. */
  isOwn: boolean;
}

/** A row: who wrote it, what it asks, the message. */
const data = new URL('data/questions.tsv', import.meta.url);
const strangers: ReadonlySet<string> = new Set(['w-6', 'w-7', 'w-8']);

export function readQuestionRows(): QuestionRow[] {
  return readFileSync(data, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [writer = '', asks = '', text = ''] = line.split('\t');
      if (!(questionClasses as readonly string[]).includes(asks)) throw new Error(`questions.tsv: ${line}`);
      return { asks: asks as QuestionClass, text, isStrangers: strangers.has(writer) };
    });
}

/** Every fifth row of a class is held back, to measure on. */
export function partRows(rows: readonly QuestionRow[]): { learnt: QuestionRow[]; heldBack: QuestionRow[] } {
  const seen = new Map<QuestionClass, number>();
  const learnt: QuestionRow[] = [];
  const heldBack: QuestionRow[] = [];
  for (const row of rows) {
    const nth = (seen.get(row.asks) ?? 0) + 1;
    seen.set(row.asks, nth);
    (nth % 5 === 0 ? heldBack : learnt).push(row);
  }
  return { learnt, heldBack };
}

export function exampleOfRow({ asks, text }: Pick<QuestionRow, 'asks' | 'text'>): QuestionExample {
  return { features: featuresOf(text), classes: [questionClasses.indexOf(asks)], isOwn: true };
}

const kindsAt = questionKinds.map((kind) => questionClasses.indexOf(kind));
const chatAt = questionKinds.filter(isChat).map((kind) => questionClasses.indexOf(kind));
const noneAt = questionClasses.indexOf('none');
const askAt = questionClasses.indexOf('ask');

/** Of the messages the model of intents learns from, the intent tells what they may ask. */
export function exampleOfIntent({ text }: IntentExample, intents: readonly string[]): QuestionExample {
  const classes = intents.flatMap((intent) => {
    if (intent === 'question') return kindsAt;
    if (intent === 'smalltalk') return [noneAt, ...chatAt, questionClasses.indexOf('self')];
    return intent === 'mood' || intent === 'offtopic' ? [noneAt] : [noneAt, askAt];
  });
  return { features: featuresOf(text), classes: [...new Set(classes)], isOwn: false };
}

/** What somebody tells asks nothing, nor does a part of it: a message is read by its parts as well. */
export function examplesOfTold(text: string): QuestionExample[] {
  const message = readMessageWords(text);
  return stretchesOf(message).map((stretch) => ({
    features: questionFeatures(message, stretch),
    classes: [noneAt],
    isOwn: false,
  }));
}

function featuresOf(text: string): ReadonlySet<string> {
  const message = readMessageWords(text);
  return questionFeatures(message, { from: 0, to: message.words.length });
}
