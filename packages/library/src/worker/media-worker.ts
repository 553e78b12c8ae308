import type { JobName, Jobs, WorkerMessage } from './messages.ts';
import type { StartWorker, WorkerProcess } from './worker-process.ts';

/** `died`: what it was given ended it, or took too long; `unavailable`: it does not start on this machine. */
export type WorkerErrorKind = 'failed' | 'died' | 'too-long' | 'unavailable' | 'closed';

export class WorkerError extends Error {
  override readonly name = 'WorkerError';
  readonly kind: WorkerErrorKind;
  constructor(kind: WorkerErrorKind, reason: string = kind) {
    super(reason);
    this.kind = kind;
  }
}

export interface MediaWorker {
  /** One job after the other. @throws {WorkerError} */
  run<Name extends JobName>(job: Name, asked: Jobs[Name]['asked']): Promise<Jobs[Name]['answered']>;
  close(): void;
}

interface Task {
  job: JobName;
  asked: unknown;
  resolve(answered: unknown): void;
  reject(error: WorkerError): void;
}

/** To start takes a busy machine some seconds. */
const startMs = 30_000;
/** So long it is kept when there is nothing to do. */
const idleMs = 60_000;
/** Each waits for those before it; more than this nobody would wait for. */
const mostWaiting = 200;

/**
 * Gives work to a process that is started when there is some, ended when there is none for a while, and replaced when a job
 * ends it or takes too long.
 */
export function createMediaWorker(start: StartWorker, jobMs: number): MediaWorker {
  const waiting: Task[] = [];
  let worker: WorkerProcess | null = null;
  let isReady = false;
  let current: Task | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function within(milliseconds: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
    timer.unref();
  }

  /** Lets go of the process; what it was at failed. */
  function drop(kind: WorkerErrorKind): void {
    clearTimeout(timer);
    const [ended, failed] = [worker, current];
    worker = null;
    current = null;
    isReady = false;
    ended?.end();
    failed?.reject(new WorkerError(kind));
  }

  function begin(): void {
    const notStarted = () => {
      current ??= waiting.shift() ?? null;
      drop('unavailable');
      next();
    };
    try {
      const mine: WorkerProcess = start({
        onMessage: (message) => {
          if (worker === mine) hear(message);
        },
        onEnd() {
          if (worker !== mine) return;
          if (!isReady) return notStarted();
          drop('died');
          next();
        },
      });
      worker = mine;
      within(startMs, notStarted);
    } catch {
      // The system has nothing left to make one of.
      queueMicrotask(notStarted);
    }
  }

  function hear(message: WorkerMessage): void {
    if (message.kind === 'ready') isReady = true;
    else {
      const done = current;
      current = null;
      if (message.kind === 'done') done?.resolve(message.answered);
      else done?.reject(new WorkerError('failed', message.reason));
    }
    next();
  }

  function next(): void {
    if (current !== null || isClosed) return;
    if (waiting.length === 0) {
      if (worker !== null) within(idleMs, () => drop('closed'));
      return;
    }
    if (worker === null) begin();
    if (!isReady) return;
    current = waiting.shift() ?? null;
    if (current === null) return;
    within(jobMs, () => {
      drop('too-long');
      next();
    });
    worker?.send({ job: current.job, asked: current.asked });
  }

  return {
    run: (job, asked) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= mostWaiting) {
          reject(new WorkerError(isClosed ? 'closed' : 'too-long'));
          return;
        }
        waiting.push({ job, asked, resolve: resolve as (answered: unknown) => void, reject });
        next();
      }),
    close() {
      isClosed = true;
      drop('closed');
      for (const task of waiting.splice(0)) task.reject(new WorkerError('closed'));
    },
  };
}
