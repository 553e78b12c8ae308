import { expect, test } from 'vitest';
import { hasPublishedDocument, undocumentedRequests } from './documented-requests.ts';
import type { SeenRequest } from './fake-upstream.ts';

const request = (path: string, query = ''): SeenRequest => ({
  method: 'GET',
  path,
  query: new URLSearchParams(query),
  headers: {},
  body: '',
});

test.skipIf(!hasPublishedDocument())(
  'a removed endpoint, an unknown one and an unknown parameter are complained about',
  () => {
    expect(
      undocumentedRequests([
        request('/v1/recommendations'),
        request('/v1/nothing'),
        request('/v1/me', 'x=1'),
      ]),
    ).toEqual([
      '/recommendations was removed',
      'GET /v1/nothing is not documented',
      '/me does not know the parameter x',
    ]);
  },
);

test.skipIf(!hasPublishedDocument())(
  'what Attune asks for is documented, the guarded batch call included',
  () => {
    expect(
      undocumentedRequests([
        request('/v1/me'),
        request('/v1/tracks', 'ids=a&market=US'),
        request('/v1/search', 'q=a&type=track'),
      ]),
    ).toEqual([]);
  },
);
