import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import * as z from 'zod';
import { judgePattern, type Verdict } from './judge-pattern.ts';

const savedSchema = z.record(z.string(), z.string().nullable());
const { version } = z
  .object({ version: z.string() })
  .parse(createRequire(import.meta.url)('recheck/package.json'));

/** Judging takes up to seconds a pattern, and few patterns change: what was judged is kept in a file. */
export function openVerdicts(path: string) {
  const saved = new Map(Object.entries(readSaved(path)));
  const used = new Map<string, Verdict>();
  return {
    judge(source: string, flags: string): Verdict {
      const key = `${version} /${source}/${flags}`;
      const known = used.has(key) ? used.get(key) : saved.get(key);
      const verdict = known === undefined ? judgePattern(source, flags) : known;
      used.set(key, verdict);
      return verdict;
    },
    save(): void {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(Object.fromEntries(used), null, 1));
    },
  };
}

function readSaved(path: string): Record<string, Verdict> {
  try {
    return savedSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Not there yet, or not whole: everything is judged again.
    return {};
  }
}
