import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const node = (script: string) => runCommand(process.execPath, ['-e', script], { output: 'collect' });

test('both streams are collected, and the exit code is kept', async () => {
  const result = await node('console.log("out"); console.error("err"); process.exitCode = 3');
  expect(result.code).toBe(3);
  expect(result.output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('an argument with spaces and quotes arrives as it is', async () => {
  const { output } = await runCommand(
    process.execPath,
    ['-e', 'process.stdout.write(process.argv[1])', `a "b" $c`],
    { output: 'collect' },
  );
  expect(output).toBe(`a "b" $c`);
});

test('standard input is closed, so nothing can wait for an answer', async () => {
  const { output } = await node('process.stdin.on("end", () => console.log("ended")).resume()');
  expect(output).toBe('ended\n');
});

test('a signal and a missing program are failures, not rejections', async () => {
  expect((await node('process.kill(process.pid, "SIGKILL")')).code).toBe(1);
  const missing = await runCommand('no-such-program-anywhere', [], { output: 'collect' });
  expect(missing.code).toBe(1);
  expect(missing.output).toContain('no-such-program-anywhere');
});
