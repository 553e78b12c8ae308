import { writeFileSync } from 'node:fs';
import { readMessageWords } from '../src/message.ts';
import { questionKinds } from '../src/questions/question-kinds.ts';
import {
  isAskedOfUs,
  isMusicAsked,
  type ReadQuestion,
  readQuestionBy,
} from '../src/questions/read-question.ts';
import { unpackQuestionWeights } from '../src/questions/shipped-question-weights.ts';
import { fitQuestions, questionRecipe } from '../training/fit-questions.ts';
import { packQuestions } from '../training/pack-questions.ts';
import { readQuestionExamples } from '../training/question-examples.ts';
import { partRows, type QuestionRow, readQuestionRows } from '../training/question-rows.ts';

/** Fits the model of questions, writes `model/question-weights.json`, and what it does with the rows held back to the report. */
const target = new URL('../model/question-weights.json', import.meta.url);
const reportAt = new URL('../training/question-report.json', import.meta.url);

const { learnt, heldBack } = partRows(readQuestionRows());
const examples = readQuestionExamples();
const packed = packQuestions(fitQuestions(examples));
const weights = unpackQuestionWeights(packed);
const file = `${JSON.stringify(packed, null, 2)}\n`;
writeFileSync(target, file);

interface Told {
  row: QuestionRow;
  read: ReadQuestion | null;
}
const told: Told[] = heldBack.map((row) => ({
  row,
  read: readQuestionBy(weights, readMessageWords(row.text)),
}));
const questions = told.filter(({ row }) => row.asks !== 'ask' && row.asks !== 'none');
const isRight = ({ row, read }: Told) => row.asks === read?.kind;
const report = {
  bytes: file.length,
  recipe: questionRecipe,
  learnt: { rows: learnt.length, messages: examples.length - learnt.length },
  heldBack: {
    kind: shareOf(questions, isRight),
    'kind where it is answered': shareOf(
      questions.filter(({ read }) => read !== null && read.share >= 0.36),
      isRight,
    ),
    'surely asked': shareOf(questions, ({ read }) => read !== null && isAskedOfUs(read, 0, true)),
    'near misses surely asked': shareOf(
      told.filter(({ row }) => row.asks === 'none'),
      ({ read }) => read !== null && isAskedOfUs(read, 0, true),
    ),
    'music asked for, surely': shareOf(
      told.filter(({ row }) => row.asks === 'ask'),
      ({ read }) => read !== null && isMusicAsked(read),
    ),
    'music asked for, surely taken for a question': shareOf(
      told.filter(({ row }) => row.asks === 'ask'),
      ({ read }) => read !== null && isAskedOfUs(read, 0, true),
    ),
  },
  byKind: Object.fromEntries(
    questionKinds.map((kind) => [
      kind,
      shareOf(
        questions.filter(({ row }) => row.asks === kind),
        isRight,
      ),
    ]),
  ),
};
writeFileSync(reportAt, `${JSON.stringify(report, null, 2)}\n`);
console.log(JSON.stringify(report, null, 2));

function shareOf(among: readonly Told[], holds: (one: Told) => boolean): string {
  const count = among.filter(holds).length;
  return `${((100 * count) / Math.max(1, among.length)).toFixed(1)} % of ${among.length}`;
}
