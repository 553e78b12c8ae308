import { expect, test } from 'vitest';
import { type FirstLoad, firstLoads, judge } from './script-budget.ts';

const load: FirstLoad = { title: '/', path: '/', isSignedIn: false, limitBytes: 1000 };

test('a first load is within its budget up to and including the limit', () => {
  const half = (url: string) => ({ url, gzipBytes: 500 });
  expect(judge(load, [half('/a.js'), half('/b.js')])).toMatchObject({ isOk: true });
  expect(judge(load, [half('/a.js'), half('/b.js'), { url: '/c.js', gzipBytes: 1 }]).isOk).toBe(false);
});

test('a script that is asked for twice counts once', () => {
  const script = { url: '/a.js', gzipBytes: 800 };
  expect(judge(load, [script, script])).toMatchObject({
    isOk: true,
    line: expect.stringContaining('1 scripts'),
  });
});

test('a load without a script is no proof', () => {
  expect(judge(load, []).isOk).toBe(false);
});

test('the landing page is looked at in each of its states, the screens of a listener too', () => {
  const limits = Object.fromEntries(firstLoads.map(({ title, limitBytes }) => [title, limitBytes]));
  expect(limits).toEqual({
    '/, signed out': 110_000,
    '/, signed in': 110_000,
    '/, profile refused': 110_000,
    '/, sign-in panel open': 110_000,
    '/dashboard': 150_000,
    '/search': 165_000,
    '/playlists': 165_000,
    '/liked': 165_000,
    '/now-playing': 165_000,
    '/radio': 165_000,
    '/profile': 165_000,
    '/settings': 165_000,
    '/playlists/:id': 165_000,
    '/tracks/:id': 165_000,
    '/albums/:id': 165_000,
    '/artists/:id': 165_000,
  });
});
