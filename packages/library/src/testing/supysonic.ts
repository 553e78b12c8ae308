import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Debian's packages `supysonic` and `python3-waitress`; the second is asked for by no dependency of the first. */
export const hasSupysonic = (): boolean =>
  isOnPath('supysonic-cli') &&
  isOnPath('supysonic-server') &&
  spawnSync('/usr/bin/python3', ['-c', 'import supysonic, waitress'], { stdio: 'ignore' }).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const readyWithinMs = 15_000;

/** A real music server over a folder, with one user of it, on a free port of this machine. */
export async function startSupysonic(music: string, account: { user: string; password: string }) {
  const home = await mkdtemp(join(tmpdir(), 'attune-supysonic-'));
  await writeFile(
    join(home, 'supysonic.conf'),
    `[base]
database_uri = sqlite:///${home}/supysonic.db
scanner_extensions = mp3 ogg oga opus flac wav m4a
[webapp]
cache_dir = ${home}/cache
log_file = ${home}/supysonic.log
mount_webui = off
[daemon]
socket = ${home}/supysonic.sock
run_watcher = no
`,
  );
  // It reads its settings from the folder it runs in, and those of the user where they have any.
  const inHome = { cwd: home, env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home } };
  const cli = (...args: string[]) => run('supysonic-cli', args, inHome);
  await cli('user', 'add', '-p', account.password, account.user);
  await cli('folder', 'add', 'library', music);
  await cli('folder', 'scan', '--foreground', 'library');
  const port = await freePort();

  const start = async () => {
    const child = spawn(
      'supysonic-server',
      ['-S', 'waitress', '-h', '127.0.0.1', '-p', String(port), '--threads', '8'],
      { ...inHome, stdio: 'ignore' },
    );
    const ended = once(child, 'exit');
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/rest/ping`).then(
        () => true,
        () => false,
      );
    for (const until = Date.now() + readyWithinMs; !(await isUp()); await wait(50)) {
      if (Date.now() > until || child.exitCode !== null) throw new Error('supysonic did not start');
    }
    return { child, ended };
  };
  let running = await start();

  return {
    url: `http://127.0.0.1:${port}`,
    async addUser(user: string, password: string): Promise<void> {
      await cli('user', 'add', '-p', password, user);
    },
    /** Asks it as another application does, past all that is ours. */
    async ask(method: string, { user, password }: { user: string; password: string }, more = {}) {
      const query = new URLSearchParams({ u: user, p: password, c: 'other', f: 'json', ...more });
      const answer = await fetch(`http://127.0.0.1:${port}/rest/${method}?${query}`);
      // biome-ignore lint/suspicious/noExplicitAny: the test looks at the part that it asked for
      const { 'subsonic-response': said } = (await answer.json()) as { 'subsonic-response': any };
      return said;
    },
    async kill(): Promise<void> {
      running.child.kill('SIGKILL');
      await running.ended;
    },
    async restart(): Promise<void> {
      running = await start();
    },
    async dispose(): Promise<void> {
      if (running.child.exitCode === null && running.child.signalCode === null) {
        running.child.kill('SIGKILL');
        await running.ended;
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}
