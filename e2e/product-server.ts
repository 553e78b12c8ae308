import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apiPaths } from '@attune/contract';

const entryPoint = fileURLToPath(new URL('../packages/server/dist/main.js', import.meta.url));

const readyWithinMs = 20_000;
const startAttempts = 3;

/** The built product, running as a process of its own. */
export type Product = {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Ends the process in the orderly way and removes its data. Rejects when it does not end well. */
  stop: () => Promise<void>;
};

/** Settings of the product, as its environment holds them. */
type Settings = Readonly<Record<string, string>>;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new TypeError('expected a TCP address');
  return address.port;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${origin}${apiPaths.readiness}`);
    return status === 200;
  } catch {
    return false;
  }
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady(origin)) return true;
    await delay(50);
  }
  return false;
}

async function stopProcess(child: ChildProcess, output: () => string): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  if (child.exitCode !== 0) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
}

async function tryStart(dataFolder: string, settings: Settings): Promise<Product | string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // Nothing of the tester's own environment reaches the product: this is what a newcomer gets, on a free port.
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const child = spawn(process.execPath, [entryPoint], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  const output = () => chunks.join('');
  if (await waitUntilReady(origin, child)) return { origin, stop: () => stopProcess(child, output) };
  child.kill('SIGKILL');
  return output();
}

/**
 * Starts the built product with nothing configured but a free port, a data folder of its own, and what a test is about.
 * @throws {Error} with the server's output when it is not ready in time, after three attempts (another process may
 *   take the port between finding and using it).
 */
export async function startProduct(settings: Settings = {}): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'attune e2e '));
  let output = '';
  for (let attempt = 0; attempt < startAttempts; attempt += 1) {
    const started = await tryStart(dataFolder, settings);
    if (typeof started !== 'string') {
      const stop = async () => {
        await started.stop();
        await rm(dataFolder, { recursive: true, force: true });
      };
      return { origin: started.origin, stop };
    }
    output = started;
  }
  throw new Error(`The built product did not become ready:\n${output}`);
}
