import { readWeightFile, unpackBytes } from '../packed-weights.ts';
import { questionPlaces } from './question-features.ts';
import { questionClasses } from './question-kinds.ts';
import type { QuestionWeights } from './question-model.ts';

/** What `npm run conversation:train:questions` writes. */
export interface PackedQuestionWeights {
  scale: number;
  /** gzip, base64: a bit for each place, set where it has a row. */
  places: string;
  /** gzip, base64: a byte for each class of each row, class after class. */
  values: string;
}

let unpacked: QuestionWeights | undefined;

/** The weights that come with the product; read at the first call. */
export function shippedQuestionWeights(): QuestionWeights {
  unpacked ??= unpackQuestionWeights(readWeightFile('question-weights') as PackedQuestionWeights);
  return unpacked;
}

export function unpackQuestionWeights({ places, values, scale }: PackedQuestionWeights): QuestionWeights {
  const bits = unpackBytes(places);
  const signed = unpackBytes(values);
  const rowOf = new Int32Array(questionPlaces).fill(-1);
  let rows = 0;
  for (let place = 0; place < questionPlaces; place += 1) {
    if ((((bits[place >> 3] ?? 0) >> (place & 7)) & 1) === 0) continue;
    rowOf[place] = rows;
    rows += 1;
  }
  const classes = questionClasses.length;
  const byRow = new Int8Array(rows * classes);
  for (let row = 0; row < rows; row += 1)
    for (let one = 0; one < classes; one += 1) byRow[row * classes + one] = signed[one * rows + row] ?? 0;
  return { rowOf, values: byRow, scale };
}
