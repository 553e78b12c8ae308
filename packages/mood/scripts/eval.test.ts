import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mood-eval-'));
const script = fileURLToPath(new URL('./eval.ts', import.meta.url));

function evaluate(
  table: string,
  ...options: string[]
): Promise<{ code: number; out: string; errors: string }> {
  const file = join(folder, `${Math.abs(table.length)}-${options.length}.tsv`);
  writeFileSync(file, table);
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', script, file, ...options], (error, out, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, errors }),
    );
  });
}

describe('mood:eval', { timeout: 30_000 }, () => {
  it('reads text and mood, skips a header and ignores further columns', async () => {
    const { code, out } = await evaluate(
      'text\tmood\tkind\nso happy\thappy\tplain\ngym now\tsad\tplain\n',
      '--classifier',
      'keywords',
    );
    expect(code).toBe(0);
    expect(out).toContain('messages     2');
    expect(out).toContain('accuracy     50.0 %');
    expect(out).toContain('macro-F1');
    expect(out).toMatch(/time +\d+ microseconds/);
  });

  it('takes columns in the order named and prints a matrix that adds up', async () => {
    const { out } = await evaluate('calm\trelaxing bath\nsad\tlonely\n', '--columns', 'mood,text', '--json');
    const { confusion, count, accuracy, calibrationError } = JSON.parse(out);
    expect([count, accuracy, confusion.flat().reduce((sum: number, one: number) => sum + one, 0)]).toEqual([
      2, 1, 2,
    ]);
    expect(calibrationError).toBeGreaterThanOrEqual(0);
  });

  it('refuses an unknown label, naming its place', async () => {
    const { code, errors } = await evaluate('hello\thappy\nhello there\tangry\n');
    expect(code).toBe(2);
    expect(errors).toContain('line 2');
  });
});
