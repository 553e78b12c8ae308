import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('requests that wait go first, before each message', async () => {
  const order: string[] = [];
  await warmUp({
    answerTry: async (text) => {
      order.push(text);
      return { intent: 'mood', language: 'en', botResponse: 'Hello.' };
    },
    turn: async () => order.push('turn'),
  });
  expect(order.length).toBeGreaterThan(2);
  expect(order.filter((_, at) => at % 2 === 0).every((one) => one === 'turn')).toBe(true);
  expect(order.filter((_, at) => at % 2 === 1)).not.toContain('turn');
});
