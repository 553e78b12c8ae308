import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatchedOutput } from './batched-output.ts';

test('lines of one turn go out together, in their order, and the next turn begins anew', async () => {
  const written: string[] = [];
  const output = createBatchedOutput({ write: (text) => written.push(text) });
  output.write('one\n');
  output.write('two\n');
  expect(written).toEqual([]);
  await turn();
  output.write('three\n');
  await turn();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
