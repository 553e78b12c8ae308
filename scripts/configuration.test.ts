import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';

// What nobody reads has no effect, and no compiler says so: the object that is made of the environment has every key.
const sources = join(projectRoot, 'packages/server/src');
const settingsFile = join(sources, 'config/settings.ts');
const isProduct = (path: string) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path);
const isConfigItself = (path: string) => /\/src\/config(\/[^/]+)?\.ts$/.test(path);

/** Finds where a name is spoken of in the server's own sources; what they take from elsewhere is left out. */
function openServer(): ts.LanguageService {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(isProduct)
    .map((path) => join(sources, path));
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    lib: ['lib.es2023.d.ts'],
    noResolve: true,
    strict: true,
    types: [],
  };
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => files,
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => projectRoot,
    getDefaultLibFileName: (of) => ts.getDefaultLibFilePath(of),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  });
}

/** The keys of all that is declared in a file, with their places. */
function keysOf(file: ts.SourceFile): { name: string; start: number }[] {
  const keys: { name: string; start: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) {
      // A key of an object within is named with it.
      const owner = ts.findAncestor(node.parent, ts.isPropertySignature)?.name.getText(file);
      const name = node.name.getText(file);
      keys.push({ name: owner === undefined ? name : `${owner}.${name}`, start: node.name.getStart(file) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return keys;
}

function isRead({ fileName, textSpan }: ts.ReferenceEntry, program: ts.Program): boolean {
  if (isConfigItself(fileName)) return false;
  const file = program.getSourceFile(fileName);
  if (file === undefined) return false;
  const find = (node: ts.Node): ts.Node | undefined =>
    node.getStart(file) <= textSpan.start && textSpan.start < node.end
      ? (ts.forEachChild(node, find) ?? node)
      : undefined;
  const parent = find(file)?.parent;
  const isGiven = parent !== undefined && (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent));
  return parent !== undefined && !isGiven;
}

test('each part of the configuration is read where the server works', { timeout: 60_000 }, () => {
  const service = openServer();
  const program = service.getProgram();
  const settings = program?.getSourceFile(settingsFile);
  if (program === undefined || settings === undefined)
    throw new Error('The settings are not where they were.');
  const keys = keysOf(settings);
  expect(keys.map(({ name }) => name)).toContain('rateLimitPerMinute');
  const unread = keys.filter(({ start }) => {
    const found = service.findReferences(settingsFile, start) ?? [];
    return !found.some(({ references }) => references.some((one) => isRead(one, program)));
  });
  expect(unread.map(({ name }) => name)).toEqual([]);
});
