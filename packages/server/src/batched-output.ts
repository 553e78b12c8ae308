import type { LogStream } from './logger.ts';

/** Short beside what a reader of the log can notice, long beside the requests of a busy moment. */
const batchMs = 5;

/**
 * Writes the lines of a few milliseconds with a single call to the system, since under load each line of its own costs
 * as much as the answer it tells of. Nothing is lost when the process ends by itself, an uncaught error included.
 */
export function createBatchedOutput(
  output: { write(text: string): unknown },
  later: (flush: () => void) => void = (flush) => setTimeout(flush, batchMs),
): LogStream {
  let lines = '';
  const flush = () => {
    if (lines === '') return;
    const batch = lines;
    lines = '';
    output.write(batch);
  };
  process.on('exit', flush);
  return {
    write(line) {
      if (lines === '') later(flush);
      lines += line;
    },
  };
}
