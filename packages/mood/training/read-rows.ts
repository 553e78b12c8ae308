import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Mood, moodSchema } from '@attune/contract';

export interface LabelledRow {
  text: string;
  mood: Mood;
  /** How the message was written: plain, negation, contrast, implicit, …; empty where the file does not say. */
  kind: string;
  /** Who wrote it: the column `writer`; where there is none, the file. */
  writer: string;
}

/** Reads a gzipped table of generated messages: mood, text. */
export function readGenerated(file: URL): LabelledRow[] {
  return readTable(gunzipSync(readFileSync(file)).toString('utf8'), 'generated', ['mood', 'text']);
}

/**
 * Reads tab-separated rows with the named columns; columns not named are ignored.
 * @throws {Error} naming file and line when a row has no text or an unknown mood.
 */
export function readTable(table: string, file: string, columns: readonly string[]): LabelledRow[] {
  const [textAt, moodAt, kindAt, writerAt] = ['text', 'mood', 'kind', 'writer'].map((name) =>
    columns.indexOf(name),
  );
  return table.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === '') return [];
    const cells = line.split('\t');
    const text = cells[textAt ?? -1]?.trim() ?? '';
    const mood = moodSchema.safeParse(cells[moodAt ?? -1]?.trim().toLowerCase());
    if (text === '' || !mood.success) throw new Error(`${file}, line ${at + 1}: no text or no known mood.`);
    const kind = cells[kindAt ?? -1]?.trim() ?? '';
    return [{ text, mood: mood.data, kind, writer: cells[writerAt ?? -1]?.trim() ?? file }];
  });
}

/** What two messages share that differ only in letter case, punctuation and spacing. */
export function bareText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}

/** Keeps the first of messages with the same bare text, and none whose bare text is in `unwanted`. */
export function withoutDuplicates<Row extends { text: string }>(
  rows: readonly Row[],
  unwanted: ReadonlySet<string> = new Set(),
): Row[] {
  const seen = new Set(unwanted);
  return rows.filter(({ text }) => {
    const bare = bareText(text);
    if (seen.has(bare)) return false;
    seen.add(bare);
    return true;
  });
}
