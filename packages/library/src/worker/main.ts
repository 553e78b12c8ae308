import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { JobMessage, JobName, Jobs, WorkerMessage } from './messages.ts';

/**
 * A process of its own that decodes what strangers have made. It reads no files and knows no settings; what a
 * file does to it, crash or memory, it does to nothing else.
 */
const work: { [Name in JobName]: (asked: Jobs[Name]['asked']) => Promise<Jobs[Name]['answered']> } = {
  // Each loads what it needs when it is first asked for.
  async measure(cut) {
    const [{ decodeSound }, { measureSound }] = await Promise.all([
      import('../analysis/decode/decode-sound.ts'),
      import('../analysis/measure/measure-sound.ts'),
    ]);
    return measureSound(await decodeSound(cut));
  },
  async resize(picture) {
    const { resizePicture } = await import('../media/resize-picture.ts');
    return resizePicture(picture);
  },
};

/** Takes the priority it was given: what else this machine does comes first. */
function giveWay(): void {
  try {
    setPriority(Number(process.argv[2]));
    // Where memory runs out, Linux ends this process first.
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Some machines allow neither.
  }
}

const tell = (message: WorkerMessage) => process.send?.(message);

async function answer({ job, asked }: JobMessage): Promise<void> {
  try {
    const run = work[job] as (asked: unknown) => Promise<unknown>;
    tell({ kind: 'done', answered: await run(asked) });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.name : 'Error' });
  }
}

giveWay();
// Ctrl-C reaches every process of a terminal, and a stop by systemd every one of a service; this one ends with the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (message: JobMessage) => void answer(message));
tell({ kind: 'ready' });
