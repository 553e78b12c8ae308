import type { LogStream } from './logger.ts';

/**
 * Writes the lines of one turn of the event loop with a single call to the system, since under load each line of its own
 * costs as much as the answer it tells of. Nothing is lost when the process ends by itself, an uncaught error included.
 */
export function createBatchedOutput(output: { write(text: string): unknown }): LogStream {
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
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}
