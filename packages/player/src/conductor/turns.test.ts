import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('work waits for what was asked for before, also where that failed', async () => {
  const inTurn = createTurns();
  const done: string[] = [];
  const slow = inTurn(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push('slow');
    throw new Error('gone');
  });
  const quick = inTurn(() => done.push('quick'));
  await expect(slow).rejects.toThrow('gone');
  expect(await quick).toBe(2);
  expect(done).toEqual(['slow', 'quick']);
});
