import { expect, test } from 'vitest';
import { createBatchedOutput } from './batched-output.ts';

test('lines written before a batch is over go out together, in their order, and the next one begins anew', () => {
  const written: string[] = [];
  const flushes: Array<() => void> = [];
  const output = createBatchedOutput({ write: (text) => written.push(text) }, (flush) => flushes.push(flush));
  output.write('one\n');
  output.write('two\n');
  expect([written, flushes.length]).toEqual([[], 1]);
  flushes[0]?.();
  output.write('three\n');
  flushes[1]?.();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
