import { type SpawnOptions, spawn } from 'node:child_process';
import { projectRoot } from './project-root.ts';

export type CommandResult = {
  /** The exit code; 1 when a signal ended the command or it could not be started. */
  code: number;
  /** Both output streams in the order they arrived; empty when they were shown as they came. */
  output: string;
  seconds: number;
};

export type CommandOptions = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** `show` passes the output through as it comes; `collect` keeps it for the caller. */
  output: 'show' | 'collect';
  /** After so many milliseconds it is killed. Default: never. */
  timeoutMs?: number;
};

/**
 * Runs a program without a shell, so no argument needs quoting, and without standard input, so nothing can
 * wait for an answer. Never rejects: a program that is missing has exit code 1 and says so in `output`.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd = projectRoot, env = process.env, output, timeoutMs }: CommandOptions,
): Promise<CommandResult> {
  const startedAt = performance.now();
  const stdio: SpawnOptions['stdio'] =
    output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { cwd, env, stdio, timeout: timeoutMs, killSignal: 'SIGKILL' });
  const chunks: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      chunks.push(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, output: chunks.join(''), seconds: (performance.now() - startedAt) / 1000 };
}
