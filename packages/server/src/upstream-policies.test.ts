import { expect, test } from 'vitest';
import type { UpstreamPolicy } from './http-client/http-client.ts';
import { upstreamPolicies } from './upstream-policies.ts';

test('the wait before a second try leaves most of the deadline, within which it is made', () => {
  const policies: readonly UpstreamPolicy[] = Object.values(upstreamPolicies);
  const retried = policies.filter(({ retryReadsAfterMs }) => retryReadsAfterMs !== undefined);
  expect(retried).not.toEqual([]);
  for (const { name, deadlineMs, retryReadsAfterMs = 0 } of retried)
    expect(retryReadsAfterMs, name).toBeLessThan(deadlineMs / 4);
});
