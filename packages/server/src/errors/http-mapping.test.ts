import { MoodModelError } from '@attune/mood';
import { expect, test } from 'vitest';
import { UpstreamError, type UpstreamFailure } from '../http-client/upstream-error.ts';
import { upstreamPolicies } from '../upstream-policies.ts';
import { mapError } from './http-mapping.ts';

const { streaming, recommendations } = upstreamPolicies;

test.each<[string, UpstreamFailure, string, number]>([
  [streaming.name, 'timeout', 'streaming_timeout', 504],
  [streaming.name, 'unreachable', 'streaming_unavailable', 503],
  [streaming.name, 'circuit-open', 'streaming_unavailable', 503],
  [streaming.name, 'too-large', 'streaming_unexpected_reply', 502],
  [streaming.name, 'aborted', 'request_timeout', 408],
  [recommendations.name, 'unreachable', 'recommendations_unavailable', 502],
  [recommendations.name, 'aborted', 'request_timeout', 408],
])('a call to %s that ended in %s is %s', (upstream, kind, code, status) => {
  expect(mapError(new UpstreamError(upstream, kind))).toMatchObject({ code, status });
});

test('a listener who left while the mood was read is no fault of this server', () => {
  expect(mapError(new MoodModelError('aborted', 'left'))).toMatchObject({ code: 'request_timeout' });
});

test('a mood that nothing could read is one: the keywords always answer', () => {
  expect(mapError(new MoodModelError('model-file', 'secret words'))).toEqual({
    code: 'internal',
    status: 500,
    reason: 'Something went wrong on this server.',
  });
});

test.each([new Error('secret'), 'secret', null, undefined, { status: 418 }])('%j is internal', (thrown) => {
  const mapped = mapError(thrown);
  expect(mapped.code).toBe('internal');
  expect(JSON.stringify(mapped)).not.toContain('secret');
});
