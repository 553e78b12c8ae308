import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Lists the everyday English words of the mood model's training messages: those seen at least six times inside a
 * message, and mostly in lower case, so that names are left out. Run again when the messages change.
 */
const leastSeen = 6;
const lineWidth = 104;
/** Names that are seldom typed with their capital. */
const names = new Set(['abba']);
const data = new URL('../../mood/training/data/', import.meta.url);

const small = new Map<string, number>();
const capital = new Map<string, number>();
for (const file of readdirSync(data).filter((name) => name.startsWith('written-'))) {
  for (const line of readFileSync(new URL(file, data), 'utf8').split('\n')) {
    const [message = ''] = line.split('\t');
    const [, ...inner] = message.replaceAll('’', "'").match(/[A-Za-z']+/g) ?? [];
    for (const word of inner) count(word);
  }
}
const words = [...small.keys()].filter((word) => {
  const seen = small.get(word) ?? 0;
  return word.length > 1 && !names.has(word) && seen >= leastSeen && seen > 2 * (capital.get(word) ?? 0);
});
writeFileSync(new URL('../src/words/common-words.ts', import.meta.url), source(words.sort()));

function count(word: string): void {
  const key = word.toLowerCase().replaceAll("'", '');
  const isName = /^[A-Z][^A-Z]+$/.test(word);
  const counts = isName ? capital : small;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function source(sorted: readonly string[]): string {
  const lines = [''];
  for (const word of sorted) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 1 > lineWidth) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return `/** Everyday English words, written without apostrophes; made by \`scripts/common-words.ts\`. */
export const commonWords: ReadonlySet<string> = new Set(
  \`
${lines.join('\n')}
\`
    .trim()
    .split(/\\s+/),
);
`;
}
