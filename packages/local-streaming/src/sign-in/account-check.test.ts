import { expect, test } from 'vitest';
import type { AccountVerdict } from '../music/index.ts';
import { createAccountCheck } from './account-check.ts';

const form = { name: 'Sam', password: 'right' };

test('a sign-in that broke off counts as no wrong one', async () => {
  let answer: () => Promise<AccountVerdict> = () => Promise.reject(new Error('broken off'));
  const check = createAccountCheck({ signIn: () => answer(), isStillGood: async () => true }, () => 0);
  for (let attempt = 0; attempt < 40; attempt += 1)
    await expect(check('192.0.2.1', form)).rejects.toThrow('broken off');
  answer = async () => ({ verdict: 'refused', reason: 'wrong' });
  expect(await check('192.0.2.1', form)).toEqual({ verdict: 'refused', reason: 'wrong' });
});

test('wrong ones make the right one wait, by client and by name', async () => {
  const check = createAccountCheck(
    { signIn: async () => ({ verdict: 'refused', reason: 'wrong' }), isStillGood: async () => true },
    () => 0,
  );
  for (let guess = 0; guess < 10; guess += 1) await check('192.0.2.1', { ...form, name: `Name ${guess}` });
  expect(await check('192.0.2.1', form)).toEqual({ verdict: 'wait', seconds: 900 });
  for (let guess = 0; guess < 30; guess += 1) await check(`198.51.100.${guess}`, form);
  expect(await check('203.0.113.1', form)).toEqual({ verdict: 'wait', seconds: 900 });
});
