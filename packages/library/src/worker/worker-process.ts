import { fork } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { JobMessage, WorkerMessage } from './messages.ts';

/** A worker's process, as far as it matters to whoever gives it work. */
export interface WorkerProcess {
  send(message: JobMessage): void;
  /** Ends it at once, whatever it is at. */
  end(): void;
}

export interface WorkerListeners {
  onMessage(message: WorkerMessage): void;
  /** It has ended, or could not be started. */
  onEnd(): void;
}

export type StartWorker = (listeners: WorkerListeners) => WorkerProcess;

/** Memory of its own for what is not sound: sound lies outside of it, and is bounded where it is decoded. */
const heapMb = 192;

/** Of the environment it gets what a program needs to start, and none of the settings: some of them are secret. */
const passedOn = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'] as const;

/**
 * Starts the process beside this file, from sources or bundled.
 * @param priority as the system counts it: the higher, the more it gives way
 */
export const startWorkerProcess =
  (priority: number = constants.priority.PRIORITY_LOW): StartWorker =>
  ({ onMessage, onEnd }) => {
    // From its sources it runs by the loader that runs them; bundled, it lies beside the server.
    const isSource = import.meta.url.endsWith('.ts');
    const entry = new URL(isSource ? './main.ts' : './media-worker.js', import.meta.url);
    const inherited = passedOn.flatMap((name) => {
      // biome-ignore lint/style/noProcessEnv: what a program needs to start is no setting
      const value = process.env[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const child = fork(fileURLToPath(entry), [String(priority)], {
      execArgv: [`--max-old-space-size=${heapMb}`, ...(isSource ? ['--import', 'tsx'] : [])],
      env: Object.fromEntries(inherited),
      // What decoders print of a damaged file is of no use to anybody.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      onEnd();
    };
    child.on('message', (message) => onMessage(message as WorkerMessage));
    child.on('exit', end);
    child.on('error', end);
    return {
      send: (message) => child.send(message, () => {}),
      end: () => void child.kill('SIGKILL'),
    };
  };
