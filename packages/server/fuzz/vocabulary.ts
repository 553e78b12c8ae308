import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * The product's own words: what its sources write in texts and in patterns. They are read from the sources, so that a word or
 * a pattern added tomorrow is tried tomorrow. Words of one pattern stay together, as it is their order and repetition
 * that costs a pattern time.
 */
export interface Vocabulary {
  /** The words of one pattern or of one file each; none is empty. */
  groups: readonly (readonly string[])[];
  /** What patterns let repeat itself. */
  repetitions: readonly Repetition[];
}

/** `/ (he|she) (?:has |had |has been )*(?:hitting|beating) /` lets three words repeat themselves after two others. */
export interface Repetition {
  before: readonly string[];
  repeated: readonly string[];
}

const packagesFolder = join(import.meta.dirname, '../..');
/** Read no listener's text on the server. */
const withoutWords = ['task-catalogue', 'design', 'web'];

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|client)\//.test(file);

function sourceFiles(): string[] {
  const rooms = readdirSync(packagesFolder).filter((name) => !withoutWords.includes(name));
  return rooms.flatMap((room) => {
    const folder = join(packagesFolder, room, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => isSource(`/${file}`)).map((file) => join(folder, file));
  });
}

const longestWord = 80;
/** What patterns are written with, and people are not. */
const syntax = /\\[a-zA-Z]|[()|[\]{}*+?^$\\/<>=!:]+/u;

/** What is left of a pattern, or of a text, when its syntax is taken away: `he`, `has been`, `hitting`. */
const wordsOf = (text: string) =>
  text.split(syntax).filter((piece) => piece.trim() !== '' && piece.length <= longestWord);

const piecesOf = (text: string) => (text.length <= longestWord ? [text, ...wordsOf(text)] : wordsOf(text));

/** The groups of a pattern that may occur more than once, each with what stands before it. */
export function repetitionsOf(pattern: string): Repetition[] {
  const begun: number[] = [];
  const found: Repetition[] = [];
  const tokens = /\\.|\[(?:\\.|[^\]])*\]|[()]/gu;
  for (let token = tokens.exec(pattern); token !== null; token = tokens.exec(pattern)) {
    if (token[0] === '(') begun.push(token.index);
    if (token[0] !== ')') continue;
    const start = begun.pop() ?? 0;
    if (!/^(?:[*+]|\{\d+,)/.test(pattern.slice(tokens.lastIndex))) continue;
    const repeated = wordsOf(pattern.slice(start, tokens.lastIndex));
    if (repeated.length > 0) found.push({ before: wordsOf(pattern.slice(0, start)), repeated });
  }
  return found;
}

interface Literal {
  text: string;
  isPattern: boolean;
}

function literalsIn(node: ts.Node, found: Literal[] = []): Literal[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return found;
  if (ts.isRegularExpressionLiteral(node)) found.push({ text: node.text, isPattern: true });
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  if (isText) found.push({ text: node.text, isPattern: false });
  ts.forEachChild(node, (child) => {
    literalsIn(child, found);
  });
  return found;
}

export function readVocabulary(): Vocabulary {
  const files = sourceFiles().map((file) =>
    literalsIn(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)),
  );
  const ofFiles = files.map((literals) => [...new Set(literals.flatMap(({ text }) => piecesOf(text)))]);
  const patterns = files.flat().filter(({ isPattern }) => isPattern);
  const ofPatterns = patterns.map(({ text }) => piecesOf(text));
  return {
    groups: [...ofFiles, ...ofPatterns].filter((group) => group.length > 0),
    // Patterns are also put together from texts.
    repetitions: files.flat().flatMap(({ text }) => repetitionsOf(text)),
  };
}
