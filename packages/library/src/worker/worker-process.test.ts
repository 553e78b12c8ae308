import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { WorkerMessage } from './messages.ts';
import { startWorkerProcess } from './worker-process.ts';

const textOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A process that has ended meanwhile.
    return '';
  }
};

/** Ids of the workers that this process has started. */
const workers = () =>
  readdirSync('/proc').filter(
    (pid) =>
      textOf(`/proc/${pid}/cmdline`).includes('worker/main.ts') &&
      textOf(`/proc/${pid}/status`).includes(`PPid:\t${process.pid}\n`),
  );

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM'] as const)(
  'a %s that goes to every process of the server ends none of its work: the server ends it',
  async (signal) => {
    const heard: WorkerMessage[] = [];
    let hasEnded = false;
    const worker = startWorkerProcess(constants.priority.PRIORITY_NORMAL)({
      onMessage: (message) => void heard.push(message),
      onEnd: () => {
        hasEnded = true;
      },
    });
    try {
      await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(1);
      const started = workers();
      expect(started).toHaveLength(1);
      for (const pid of started) process.kill(Number(pid), signal);
      const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#705' } })
        .png()
        .toBuffer();
      worker.send({ job: 'resize', asked: { bytes, sizePx: 64 } });
      const isOver = () => hasEnded || heard.at(-1)?.kind === 'done';
      await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
      expect([hasEnded, heard.at(-1)?.kind]).toEqual([false, 'done']);
    } finally {
      worker.end();
    }
    await expect.poll(() => hasEnded, { timeout: 20_000 }).toBe(true);
  },
  60_000,
);
