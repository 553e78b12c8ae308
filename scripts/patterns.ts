/** Checks that no regular expression of the product can be made to backtrack: `npm run patterns`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPatterns } from './patterns/check-patterns.ts';
import { excusedPatterns } from './patterns/excused-patterns.ts';
import { productFiles } from './patterns/product-files.ts';
import { recordPatterns } from './patterns/record-patterns.ts';
import { openVerdicts } from './patterns/verdict-cache.ts';
import { projectRoot } from './project-root.ts';

const files = productFiles(projectRoot);
const verdicts = openVerdicts(join(projectRoot, '.cache', 'pattern-verdicts.json'));
const { problems, count } = await checkPatterns({
  files,
  excused: excusedPatterns,
  judge: verdicts.judge,
  load: async (modules) => {
    const recorded = await recordPatterns(async () => {
      for (const name of modules) await import(pathToFileURL(join(projectRoot, name)).href);
    });
    return recorded.map((pattern) => ({ ...pattern, file: pattern.file.replace(projectRoot, '') }));
  },
});
verdicts.save();

process.stdout.write(`${count} patterns in ${files.length} files\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
