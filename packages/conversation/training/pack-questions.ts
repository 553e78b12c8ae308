import { gzipSync } from 'node:zlib';
import { questionPlaces } from '../src/questions/question-features.ts';
import { questionClasses } from '../src/questions/question-kinds.ts';
import type { QuestionWeights } from '../src/questions/question-model.ts';
import type { PackedQuestionWeights } from '../src/questions/shipped-question-weights.ts';

/** Steps from nothing to the largest weight: what is told of unseen rows does not change, and the file is half as large. */
const steps = 16;

/** As `unpackQuestionWeights` reads it; rows whose every weight is rounded to nothing are left out. */
export function packQuestions({ rowOf, values }: QuestionWeights): PackedQuestionWeights {
  const classes = questionClasses.length;
  const largest = Array.from(values).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Number((largest / steps).toPrecision(8));
  const bits = new Uint8Array(questionPlaces / 8);
  const rows: number[][] = [];
  for (const [place, row] of rowOf.entries()) {
    if (row < 0) continue;
    const rounded = Array.from({ length: classes }, (_, at) =>
      Math.round((values[row * classes + at] ?? 0) / scale),
    );
    if (rounded.every((value) => value === 0)) continue;
    bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
    rows.push(rounded);
  }
  const byClass = Int8Array.from(questionClasses.flatMap((_, at) => rows.map((row) => row[at] ?? 0)));
  return { scale, places: packed(bits), values: packed(new Uint8Array(byClass.buffer)) };
}

const packed = (bytes: Uint8Array): string => gzipSync(bytes, { level: 9 }).toString('base64');
