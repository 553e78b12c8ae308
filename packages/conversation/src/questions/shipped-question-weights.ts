import { gunzipSync } from 'node:zlib';
import { questionPlaces } from './question-features.ts';
import { questionClasses } from './question-kinds.ts';
import type { QuestionWeights } from './question-model.ts';
import { packedPlaces, packedValues, questionScale } from './question-weights.ts';

let unpacked: QuestionWeights | undefined;

/** The weights that come with the product; unpacked at the first call. */
export function shippedQuestionWeights(): QuestionWeights {
  unpacked ??= unpackQuestionWeights(packedPlaces, packedValues, questionScale);
  return unpacked;
}

/**
 * @param places gzip, base64: a bit for each place, set where it has a row.
 * @param values gzip, base64: a byte for each class of each row, class after class.
 */
export function unpackQuestionWeights(places: string, values: string, scale: number): QuestionWeights {
  const bits = gunzipSync(Buffer.from(places, 'base64'));
  const bytes = gunzipSync(Buffer.from(values, 'base64'));
  const rowOf = new Int16Array(questionPlaces).fill(-1);
  let rows = 0;
  for (let place = 0; place < questionPlaces; place += 1) {
    if ((((bits[place >> 3] ?? 0) >> (place & 7)) & 1) === 0) continue;
    rowOf[place] = rows;
    rows += 1;
  }
  const byRow = new Int8Array(rows * questionClasses.length);
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < byRow.length; at += 1)
    byRow[(at % rows) * questionClasses.length + Math.floor(at / rows)] = signed[at] ?? 0;
  return { rowOf, values: byRow, scale };
}
