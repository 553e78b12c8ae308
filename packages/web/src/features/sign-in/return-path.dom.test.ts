import { beforeEach, expect, test } from 'vitest';
import { rememberReturn, takeReturn } from './return-path.ts';

const key = 'attune_return_to';
beforeEach(() => sessionStorage.clear());

test('leads once to the screen where the sign-in was begun', () => {
  window.history.replaceState(null, '', '/settings?tab=devices');
  rememberReturn(sessionStorage);
  expect(takeReturn(sessionStorage)).toBe('/settings?tab=devices');
  expect(takeReturn(sessionStorage)).toBeNull();
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'settings',
])('leads nowhere by %j', (path) => {
  sessionStorage.setItem(key, path);
  expect(takeReturn(sessionStorage)).toBeNull();
});
