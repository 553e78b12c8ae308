import type { VocabularyEntry } from './entry.ts';

/**
 * Reads a vocabulary written one entry a line: the canonical name, then after `=` other spellings, separated
 * by commas, then after `>` what curators write where that is not the name (`-`: nothing). A `?` before a term marks
 * it as an everyday word too; a `!` before the name marks an entry that counts only when turned down. A line in
 * brackets names the family of those below it.
 */
export function readVocabulary(lines: string): VocabularyEntry[] {
  const entries: VocabularyEntry[] = [];
  let family: string | null = null;
  for (const line of lines.trim().split('\n')) {
    if (line.startsWith('[')) family = line.slice(1, -1);
    else entries.push(readEntry(line, family));
  }
  return entries;
}

function readEntry(line: string, family: string | null): VocabularyEntry {
  const onlyAvoided = line.startsWith('!');
  const [named = '', written] = line.replace(/^!/, '').split('>');
  const [name = '', spellings = ''] = named.split('=');
  const marked = [name, ...spellings.split(',')].map((term) => term.trim()).filter((term) => term !== '');
  const terms = marked.map((term) => term.replace(/^\?/, ''));
  const ambiguous = marked.filter((term) => term.startsWith('?')).map((term) => term.slice(1));
  const [value = ''] = terms;
  return { value, terms, ambiguous, onlyAvoided, written: writtenAs(written?.trim(), value), family };
}

function writtenAs(written: string | undefined, value: string): string | null {
  if (written === undefined) return value;
  return written === '-' ? null : written;
}
