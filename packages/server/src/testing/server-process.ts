import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The real server in a process of its own. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything it has written so far, to both outputs. */
  output(): string;
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void;
  /** How it ended: its exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Kills it if it still runs, and removes what it kept. */
  dispose(): Promise<void>;
}

export interface ServerProcessOptions {
  env?: Record<string, string>;
  /** What node runs. Default: the sources, through tsx. */
  command?: readonly string[];
}

const fromSources = ['--import', 'tsx', fileURLToPath(new URL('./run-server.ts', import.meta.url))];
const readyLine = /^Attune is ready on (http\S+)$/m;
const lookEveryMs = 2;

/** Starts the server on a free port with a data directory of its own, and waits until it says that it is ready. */
export async function startServerProcess(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'attune-process-'));
  // Into a file: a process that reads along would slow down what it measures.
  const outputPath = join(dataDir, 'output');
  const outputFile = openSync(outputPath, 'a');
  const output = () => readFileSync(outputPath, 'utf8');
  const child = spawn(process.execPath, options.command ?? fromSources, {
    env: {
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      MOOD_CLASSIFIER: 'keywords',
      ...options.env,
    },
    stdio: ['ignore', outputFile, outputFile],
  });
  closeSync(outputFile);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  let url: string | undefined;
  while (url === undefined) {
    url = readyLine.exec(output())?.[1];
    if (url === undefined && hasEnded()) throw new Error(`the server did not start:\n${output()}`);
    if (url === undefined) await wait(lookEveryMs);
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    signal: (name) => child.kill(name),
    ended,
    async dispose() {
      if (!hasEnded()) child.kill('SIGKILL');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
