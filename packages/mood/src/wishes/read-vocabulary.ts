import type { VocabularyEntry } from './wish.ts';

/**
 * Reads a vocabulary written one entry a line: the canonical name, then after `=` other spellings, separated
 * by commas. A `?` before a term marks it as an everyday word too; a `!` before the name marks an entry that
 * counts only when turned down.
 */
export function readVocabulary(lines: string): VocabularyEntry[] {
  return lines.trim().split('\n').map(readEntry);
}

function readEntry(line: string): VocabularyEntry {
  const onlyAvoided = line.startsWith('!');
  const [name = '', spellings = ''] = line.replace(/^!/, '').split('=');
  const marked = [name, ...spellings.split(',')].map((term) => term.trim()).filter((term) => term !== '');
  const terms = marked.map((term) => term.replace(/^\?/, ''));
  const ambiguous = marked.filter((term) => term.startsWith('?')).map((term) => term.slice(1));
  return { value: terms[0] ?? '', terms, ambiguous, onlyAvoided };
}
