import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useHistorySheet } from './history-sheet.ts';

const wentBack = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

beforeEach(() => {
  window.history.replaceState(null, '', '/dashboard');
});

test('is a step in the history, and closing it goes back', async () => {
  const { result } = renderHook(() => useHistorySheet('account'));
  const steps = window.history.length;
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
  expect(window.history.length).toBe(steps + 1);
  await act(async () => {
    const back = wentBack();
    result.current.close();
    result.current.close();
    await back;
  });
  expect(result.current.isOpen).toBe(false);
  expect(window.location.pathname).toBe('/dashboard');
});

test('is open where that was wished while it was closing', async () => {
  const { result } = renderHook(() => useHistorySheet('account'));
  act(() => result.current.open());
  await act(async () => {
    const back = wentBack();
    result.current.close();
    result.current.open();
    await back;
  });
  expect(result.current.isOpen).toBe(true);
  await act(async () => {
    const back = wentBack();
    result.current.close();
    await back;
  });
  expect(result.current.isOpen).toBe(false);
});
