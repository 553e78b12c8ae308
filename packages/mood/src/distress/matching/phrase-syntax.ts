/**
 * How phrases are written in the data files, one a line:
 *
 *     word      that word                     <name>    a class of phrases, named in the same file
 *     word*     any word that begins so       (a|b c)   one of these
 *     ..3       up to three words between     x?        x, or nothing
 *     ^         only where a sentence begins  $         only where a clause ends
 *
 * A class is written as `name: one phrase | another phrase`, and may use classes. `#` begins a line for the reader.
 */
export type Element = { optional: boolean } & (
  | { kind: 'word' | 'stem' | 'class'; text: string }
  | { kind: 'gap'; most: number }
  | { kind: 'end' }
  | { kind: 'choice'; phrases: Element[][] }
);

export interface Phrase {
  elements: Element[];
  startsSentence: boolean;
}

/** The widest gap: what bounds the work for each word of a text. */
const widestGap = 8;

/** The phrases or classes of a block of data. */
export function linesOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

export function parseClass(line: string): { name: string; phrases: Element[][] } {
  const colon = line.indexOf(':');
  if (colon === -1) throw new Error(`a class without a name: ${line}`);
  const reader = { text: line, at: colon };
  const phrases: Element[][] = [];
  do {
    reader.at += 1;
    phrases.push(readElements(reader));
  } while (reader.text[reader.at] === '|');
  if (reader.at < line.length) throw new Error(`not a class: ${line}`);
  return { name: line.slice(0, colon).trim(), phrases };
}

export function parsePhrase(line: string): Phrase {
  const text = line.trim();
  const startsSentence = text.startsWith('^');
  const inner = text.slice(startsSentence ? 1 : 0);
  const reader = { text: inner, at: 0 };
  const elements = readElements(reader);
  if (reader.at < inner.length || elements.length === 0) throw new Error(`not a phrase: ${line}`);
  return { elements, startsSentence };
}

interface Reader {
  text: string;
  at: number;
}

function readElements(reader: Reader): Element[] {
  const elements: Element[] = [];
  for (;;) {
    while (reader.text[reader.at] === ' ') reader.at += 1;
    const next = reader.text[reader.at];
    if (next === undefined || next === '|' || next === ')') return elements;
    elements.push(readElement(reader));
  }
}

function readElement(reader: Reader): Element {
  const atom = reader.text[reader.at] === '(' ? readChoice(reader) : readAtom(reader);
  if (reader.text[reader.at] !== '?') return atom;
  reader.at += 1;
  return { ...atom, optional: true };
}

function readChoice(reader: Reader): Element {
  const phrases: Element[][] = [];
  do {
    reader.at += 1;
    phrases.push(readElements(reader));
  } while (reader.text[reader.at] === '|');
  if (reader.text[reader.at] !== ')') throw new Error(`an open bracket: ${reader.text}`);
  reader.at += 1;
  return { kind: 'choice', phrases, optional: false };
}

function readAtom(reader: Reader): Element {
  const start = reader.at;
  while (reader.at < reader.text.length && !' |()?'.includes(reader.text[reader.at] ?? '')) reader.at += 1;
  const text = reader.text.slice(start, reader.at);
  if (text === '$') return { kind: 'end', optional: false };
  if (text.startsWith('..')) {
    const most = Number(text.slice(2));
    if (!Number.isInteger(most) || most < 1 || most > widestGap) throw new Error(`not a gap: ${text}`);
    return { kind: 'gap', most, optional: false };
  }
  if (text.startsWith('<') && text.endsWith('>'))
    return { kind: 'class', text: text.slice(1, -1), optional: false };
  if (text.endsWith('*')) return { kind: 'stem', text: text.slice(0, -1), optional: false };
  return { kind: 'word', text, optional: false };
}
