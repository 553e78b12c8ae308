import { expect, test, vi } from 'vitest';
import { createSingleRefresh } from './single-refresh.ts';
import type { IssuedTokens } from './streaming-service.ts';

const issued: IssuedTokens = { accessToken: 'new', expiresInSeconds: 3600 };

test('refreshes of one token that overlap share one call, and the next one makes its own', async () => {
  const waiting: ((tokens: IssuedTokens) => void)[] = [];
  const refresh = vi.fn((_token: string) => new Promise<IssuedTokens>((resolve) => waiting.push(resolve)));
  const single = createSingleRefresh({ refresh });
  const together = [single('old'), single('old'), single('another')];
  expect(refresh.mock.calls).toEqual([['old'], ['another']]);
  for (const answer of waiting) answer(issued);
  expect(await Promise.all(together)).toEqual([issued, issued, issued]);

  void single('old');
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('a refresh that fails is not remembered', async () => {
  const refresh = vi
    .fn<() => Promise<IssuedTokens>>()
    .mockRejectedValueOnce(new Error('outage'))
    .mockResolvedValue(issued);
  const single = createSingleRefresh({ refresh });
  await expect(single('old')).rejects.toThrow('outage');
  expect(await single('old')).toBe(issued);
});
