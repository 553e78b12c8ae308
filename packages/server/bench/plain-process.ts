import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A script of this folder, running in a process of its own. */
export interface PlainProcess {
  url: string;
  /** From its start until it listened, in milliseconds. */
  startMs: number;
  stop(): Promise<void>;
}

export async function startPlain(
  script: string,
  args: readonly (string | number)[] = [],
): Promise<PlainProcess> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const begun = performance.now();
  const child = spawn(process.execPath, [path, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listening (\d+)/.exec(chunk.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`${script} ended`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    startMs: performance.now() - begun,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
