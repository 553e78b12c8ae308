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
}

const packagesFolder = join(import.meta.dirname, '../..');
/** Read no listener's text on the server. */
const withoutWords = ['catalogue', 'design', 'web'];

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
function piecesOf(text: string): string[] {
  const pieces = text.split(syntax).filter((piece) => piece.trim() !== '' && piece.length <= longestWord);
  return text.length <= longestWord ? [text, ...pieces] : pieces;
}

/** @param add is called with the pieces of each literal, and whether it is a pattern */
function visitLiterals(node: ts.Node, add: (pieces: string[], isPattern: boolean) => void): void {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
  if (ts.isRegularExpressionLiteral(node)) add(piecesOf(node.text), true);
  else if (ts.isStringLiteralLike(node)) add(piecesOf(node.text), false);
  else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
    add(piecesOf(node.text), false);
  }
  ts.forEachChild(node, (child) => visitLiterals(child, add));
}

function groupsOf(file: string): string[][] {
  const ofFile = new Set<string>();
  const ofPatterns: string[][] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  visitLiterals(source, (pieces, isPattern) => {
    for (const piece of pieces) ofFile.add(piece);
    if (isPattern) ofPatterns.push(pieces);
  });
  return [[...ofFile], ...ofPatterns];
}

export function readVocabulary(): Vocabulary {
  return {
    groups: sourceFiles()
      .flatMap(groupsOf)
      .filter((group) => group.length > 0),
  };
}
