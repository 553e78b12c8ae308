import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { type LightQuery, useLightQuery } from './light-query.ts';

function createQuery(retries = false) {
  const calls: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const ask = () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject }));
  const query: LightQuery<string> = { ask, retries };
  const client = {} as ApiClient;
  const show = (shownClient = client) => renderHook(() => useLightQuery(query, shownClient));
  const fail = (index: number) => act(async () => calls[index]?.reject(new Error('away')));
  return { calls, show, fail };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a light query', () => {
  test('is asked for once, however many parts of the page need it', async () => {
    const { calls, show } = createQuery();
    const first = show();
    const second = show();
    expect(first.result.current).toMatchObject({ data: undefined, error: null, isPending: true });
    await act(async () => calls[0]?.resolve('one'));
    expect(first.result.current).toMatchObject({ data: 'one', error: null, isPending: false });
    expect(second.result.current.data).toBe('one');
    expect(show().result.current.data).toBe('one');
    expect(calls).toHaveLength(1);
  });

  test('is cached for its client alone', async () => {
    const { calls, show } = createQuery();
    show();
    const other = show({} as ApiClient);
    await act(async () => calls[0]?.resolve('one'));
    expect(other.result.current.data).toBeUndefined();
    expect(calls).toHaveLength(2);
  });

  test('that failed is asked for again by the next part that needs it, and on request, but not while it is under way', async () => {
    const { calls, show, fail } = createQuery();
    const first = show();
    await fail(0);
    expect(first.result.current).toMatchObject({ data: undefined, isPending: false });
    expect(first.result.current.error).toBeInstanceOf(Error);
    show();
    act(() => first.result.current.refetch());
    expect(calls).toHaveLength(2);
    expect(first.result.current).toMatchObject({ error: null, isPending: true });
    await fail(1);
    act(() => first.result.current.refetch());
    await act(async () => calls[2]?.resolve('three'));
    expect(first.result.current.data).toBe('three');
  });

  test('that retries is asked for again by itself, after longer and longer, while something shown needs it', async () => {
    vi.useFakeTimers();
    const { calls, show, fail } = createQuery(true);
    const first = show();
    await fail(0);
    await pass(999);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
    await fail(1);
    await pass(1_999);
    expect(calls).toHaveLength(2);
    await pass(1);
    expect(calls).toHaveLength(3);
    await fail(2);
    first.unmount();
    await pass(3_600_000);
    expect(calls).toHaveLength(3);
    const again = show();
    await act(async () => calls[3]?.resolve('four'));
    expect(again.result.current.data).toBe('four');
    await pass(3_600_000);
    expect(calls).toHaveLength(4);
  });

  test('that does not retry waits to be asked for', async () => {
    vi.useFakeTimers();
    const { calls, show, fail } = createQuery();
    show();
    await fail(0);
    await pass(3_600_000);
    expect(calls).toHaveLength(1);
  });
});
