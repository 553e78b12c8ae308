import { readFileSync } from 'node:fs';
import { type LearntTone, toldTones } from '../src/replies/told-tone.ts';

/** What somebody told while music stood, and how a reader found it to be for them. */
export interface ToldRow {
  writer: string;
  tone: LearntTone;
  text: string;
}

const data = new URL('data/told.tsv', import.meta.url);

export function readToldRows(): ToldRow[] {
  return readFileSync(data, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [writer = '', tone = '', text = ''] = line.split('\t');
      if (!(toldTones as readonly string[]).includes(tone)) throw new Error(`told.tsv: ${line}`);
      return { writer, tone: tone as LearntTone, text };
    });
}
