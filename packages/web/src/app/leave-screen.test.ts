import { expect, test, vi } from 'vitest';
import { leaveScreen } from './leave-screen.ts';

function leaving(navigation: { canGoBack: boolean } | undefined, length: number) {
  const back = vi.fn();
  const otherwise = vi.fn();
  leaveScreen({ navigation, history: { length, back } } as unknown as Window, otherwise);
  return [back.mock.calls.length, otherwise.mock.calls.length];
}

test('one goes back to where one was on this site', () => {
  expect(leaving({ canGoBack: true }, 1)).toEqual([1, 0]);
  expect(leaving(undefined, 2)).toEqual([1, 0]);
});

test('whoever came straight here, or from another site, is led on', () => {
  expect(leaving({ canGoBack: false }, 5)).toEqual([0, 1]);
  expect(leaving(undefined, 1)).toEqual([0, 1]);
});
