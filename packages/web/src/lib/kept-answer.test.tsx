import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { forgetKeptAnswers, useKeptAnswer } from './kept-answer.ts';

function createAnswer() {
  const calls: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const ask = () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject }));
  return { ask, calls, client: {} as ApiClient };
}

describe('a kept answer', () => {
  test('is asked for once, however many parts of the page need it', async () => {
    const { ask, calls, client } = createAnswer();
    const first = renderHook(() => useKeptAnswer(client, ask));
    const second = renderHook(() => useKeptAnswer(client, ask));
    expect(first.result.current).toMatchObject({ data: undefined, error: null, isPending: true });
    await act(async () => calls[0]?.resolve('one'));
    expect(first.result.current).toMatchObject({ data: 'one', error: null, isPending: false });
    expect(second.result.current.data).toBe('one');
    expect(renderHook(() => useKeptAnswer(client, ask)).result.current.data).toBe('one');
    expect(calls).toHaveLength(1);
  });

  test('is kept for its client alone', () => {
    const { ask, calls, client } = createAnswer();
    renderHook(() => useKeptAnswer(client, ask));
    renderHook(() => useKeptAnswer({} as ApiClient, ask));
    expect(calls).toHaveLength(2);
  });

  test('that failed is asked for again by the next part that is shown', async () => {
    const { ask, calls, client } = createAnswer();
    const first = renderHook(() => useKeptAnswer(client, ask));
    await act(async () => calls[0]?.reject(new Error('away')));
    expect(first.result.current).toMatchObject({ data: undefined, isPending: false });
    expect(first.result.current.error).toBeInstanceOf(Error);
    renderHook(() => useKeptAnswer(client, ask));
    await act(async () => calls[1]?.resolve('two'));
    await waitFor(() => expect(first.result.current.data).toBe('two'));
  });

  test('that failed is asked for again on request', async () => {
    const { ask, calls, client } = createAnswer();
    const { result } = renderHook(() => useKeptAnswer(client, ask));
    act(() => result.current.askAgain());
    expect(calls).toHaveLength(1);
    await act(async () => calls[0]?.reject(new Error('away')));
    act(() => result.current.askAgain());
    expect(result.current).toMatchObject({ error: null, isPending: true });
    await act(async () => calls[1]?.resolve('two'));
    expect(result.current.data).toBe('two');
  });

  test('that arrives after it was forgotten is not shown', async () => {
    const { ask, calls, client } = createAnswer();
    const { result } = renderHook(() => useKeptAnswer(client, ask));
    act(() => forgetKeptAnswers(client));
    await act(async () => calls[0]?.resolve('late'));
    expect(result.current.data).toBeUndefined();
  });
});
