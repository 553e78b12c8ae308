import { afterEach, expect, test } from 'vitest';
import { authorizeQuery, newProof, type RunningService, startService } from './testing/start-service.ts';

let service: RunningService;
afterEach(() => service.close());

const ownPage = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** `fetch` would set headers of its own, so the request goes in by the side. */
const authorize = (name: string, headers: Record<string, string> = ownPage, changes = {}) =>
  service.app.inject({
    url: `/local/authorize?${new URLSearchParams({
      ...authorizeQuery(service.redirectUri, newProof().challenge),
      login_hint: name,
      ...changes,
    })}`,
    headers,
  });

test('a name typed on the application’s own page signs in without a second question', async () => {
  service = await startService();
  const reply = await authorize('Sam');
  expect(reply.statusCode).toBe(303);
  const back = new URL(String(reply.headers.location));
  expect(back.searchParams.get('state')).toBe('st4te');
  expect(back.searchParams.get('code')).toMatch(/\S/);
  expect(String(reply.headers['set-cookie'])).toContain('attune_local_listener=');
});

test.each<[string, Record<string, string>]>([
  ['a page of another site', { ...ownPage, 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { ...ownPage, 'sec-fetch-site': 'same-site' }],
  ['a link in a mail', { ...ownPage, 'sec-fetch-site': 'none' }],
  ['a picture', { ...ownPage, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a frame', { ...ownPage, 'sec-fetch-dest': 'iframe' }],
  ['a browser that says nothing of it', {}],
])('%s signs nobody in: the question is asked, with the name filled in', async (_who, headers) => {
  service = await startService();
  const reply = await authorize('Sam', headers);
  expect(reply.headers['set-cookie'] ?? '').not.toContain('attune_local_listener=');
  expect(reply.headers.location).toBeUndefined();
  if (reply.statusCode !== 200) expect(reply.statusCode).toBe(403);
  else {
    expect(reply.body).toContain('value="Sam"');
    expect(reply.body).toContain('>Agree</button>');
  }
});

test('where there is a password it is asked for', async () => {
  service = await startService({ access: { kind: 'password', password: 'a password' } });
  const reply = await authorize('Sam');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('type="password"');
  expect(reply.body).toContain('value="Sam"');
});

test('an application of somebody else asks, whatever name comes along', async () => {
  service = await startService();
  const reply = await authorize('Sam', ownPage, {
    client_id: 'keeper',
    redirect_uri: 'http://127.0.0.1/back',
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('>Agree</button>');
});

test.each(['\u200b', '\u202e', 'x'.repeat(61)])(
  'what is no name (%j) is said beside the field',
  async (name) => {
    service = await startService();
    const reply = await authorize(name);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('Please type a name');
  },
);

test('with no room for another listener the page says so', async () => {
  service = await startService({ limits: { listeners: 0, playlists: 1, tracks: 1 } });
  const reply = await authorize('Sam');
  expect(reply.statusCode).toBe(403);
  expect(reply.body).toContain('LOCAL_MAX_LISTENERS');
});
