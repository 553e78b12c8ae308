import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/* The real programs that stand around several instances: Redis, and nginx with the deployment's own configuration. */

/** @returns the programs that this machine lacks. */
export function missingPrograms(): string[] {
  const needed: [program: string, ask: string][] = [
    ['redis-server', '--version'],
    ['nginx', '-v'],
    ['openssl', 'version'],
  ];
  return needed
    .filter(([program, ask]) => spawnSync(program, [ask]).status !== 0)
    .map(([program]) => program);
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function untilListening(port: number): Promise<void> {
  while (!(await isListening(port))) await wait(50);
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export interface Neighbour {
  stop(): Promise<void>;
}

export async function startRedis(port: number): Promise<Neighbour> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', settings, { stdio: 'ignore' });
  await untilListening(port);
  return { stop: () => stop(child, 'SIGKILL') };
}

export interface Proxy extends Neighbour {
  accessLog(): string;
}

const deployed = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));

/** Only what names places is changed: ports, files, and which user runs it. */
function configurationFor(
  folder: string,
  httpPort: number,
  httpsPort: number,
  instances: readonly number[],
): string {
  const addresses: [was: string | RegExp, is: string][] = [
    ['pid /run/nginx.pid;', `pid ${join(folder, 'nginx.pid')};\ndaemon off;`],
    ['error_log /dev/stderr crit;', `error_log ${join(folder, 'error.log')} crit;`],
    ['access_log /dev/stdout', `access_log ${join(folder, 'access.log')}`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`],
    ['/etc/nginx/tls/cert.pem', join(folder, 'cert.pem')],
    ['/etc/nginx/tls/key.pem', join(folder, 'key.pem')],
    ...instances.map((port, n): [string, string] => [`attune-${n + 1}:3000`, `127.0.0.1:${port}`]),
  ];
  return addresses.reduce(
    (text, [was, is]) => {
      const changed = text.replace(was, is);
      if (changed === text) throw new Error(`nginx.conf no longer says ${was}`);
      return changed;
    },
    readFileSync(deployed, 'utf8'),
  );
}

export async function startProxy(
  folder: string,
  httpsPort: number,
  instances: readonly number[],
): Promise<Proxy> {
  const certificate = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
  ];
  const names = [
    '-subj',
    '/CN=127.0.0.1',
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'cert.pem'),
  ];
  if (spawnSync('openssl', [...certificate, ...names]).status !== 0)
    throw new Error('openssl made no certificate');
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, configurationFor(folder, await freePort(), httpsPort, instances));
  const child = spawn('nginx', ['-p', folder, '-c', configuration], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilListening(httpsPort);
  return {
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: () => stop(child, 'SIGTERM'),
  };
}
