import { readFileSync } from 'node:fs';

export const distressClasses = ['acute', 'veiled', 'negative'] as const;
export type DistressClass = (typeof distressClasses)[number];

/** A message with what its writer meant it to be. */
export interface DistressRow {
  meant: DistressClass;
  language: string;
  text: string;
}

/**
 * Reads messages labelled `class`, `language`, `text` and, where it is known, `writer`, tab separated, one a line.
 * @throws {Error} for a line that is none.
 */
export function readDistressRows(file: string): (DistressRow & { writer: string | null })[] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  return lines.flatMap((line, at) => {
    if (line.trim() === '' || (at === 0 && line.startsWith('class\t'))) return [];
    const [meant, language, text, writer] = line.split('\t');
    const known = distressClasses.find((name) => name === meant);
    if (known === undefined || language === undefined || text === undefined)
      throw new Error(`${file}:${at + 1}: not "class, language, text"`);
    return [{ meant: known, language, text, writer: writer ?? null }];
  });
}
