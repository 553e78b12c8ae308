import type { Excuse } from './excused-patterns.ts';
import { findPatterns } from './find-patterns.ts';
import type { Verdict } from './judge-pattern.ts';
import type { RecordedPattern } from './record-patterns.ts';

export interface SourceFile {
  name: string;
  text: string;
}

export interface PatternCheck {
  files: readonly SourceFile[];
  excused: readonly Excuse[];
  /** Loads files with patterns that are built at run time and tells what they built. */
  load: (names: readonly string[]) => Promise<RecordedPattern[]>;
  judge: (source: string, flags: string) => Verdict;
}

/** Judges every pattern of the files. Each problem is a line to show; none means all is well. */
export async function checkPatterns({ files, excused, load, judge }: PatternCheck) {
  const problems: string[] = [];
  const patterns: RecordedPattern[] = [];
  const builtAt = new Map<string, number[]>();
  for (const { name, text } of files) {
    const found = findPatterns(name, text);
    patterns.push(...found.literals.map((literal) => ({ ...literal, file: name })));
    for (const line of found.hiddenAt) {
      problems.push(`${name}:${line} may make patterns where no check sees them; write a literal`);
    }
    if (found.builtAt.length > 0) builtAt.set(name, found.builtAt);
  }

  const built = await load([...builtAt.keys()]);
  for (const [name, lines] of builtAt) {
    for (const line of lines) {
      const made = built.filter((pattern) => pattern.file === name && pattern.line === line);
      patterns.push(...made);
      if (made.length === 0) {
        problems.push(`${name}:${line} builds a pattern after its module has loaded, where no check sees it`);
      }
    }
  }

  const needed = new Set<Excuse>();
  for (const { file, line, source, flags } of patterns) {
    const verdict = judge(source, flags);
    if (verdict === null) continue;
    const excuse = excused.find((entry) => entry.file === file && entry.source === source);
    if (excuse) needed.add(excuse);
    else problems.push(`${file}:${line} /${source}/${flags} is ${verdict}`);
  }
  for (const excuse of excused) {
    if (!needed.has(excuse)) {
      problems.push(`${excuse.file} needs no excuse for /${excuse.source}/: take it off the list`);
    }
  }
  return { problems, count: patterns.length };
}
